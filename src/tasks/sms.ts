// The port through which a message leaves: an HTTP gateway; without one it does not leave, and the log says of which
// collection it would have been. Who it was for and what it said is nobody's business there.

/** A message to one telephone. */
export type Sms = { readonly destinataire: string; readonly texte: string }

/** Sends the message of a collection; throws when it did not leave. */
export type SendSms = (sms: Sms, collecteId: string, signal?: AbortSignal) => Promise<void>

/** Where the adapter without gateway writes. */
export type SmsLog = { info(details: object, message: string): void }

const TIMEOUT_MS = 15_000

/** The sender of the configuration: the gateway at `url`, or the log. */
export function smsSender(url: string | undefined, log: SmsLog): SendSms {
  return url === undefined ? toLog(log) : toGateway(url)
}

function toLog(log: SmsLog): SendSms {
  return async ({ texte }, collecteId) =>
    log.info(
      { collecte_id: collecteId, longueur: texte.length },
      'SMS_URL is not set: a message was not sent',
    )
}

function toGateway(url: string): SendSms {
  return async (sms, _collecteId, signal) => {
    const timeout = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sms),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`)
  }
}
