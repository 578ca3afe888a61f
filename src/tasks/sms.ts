// Sends text messages through an HTTP gateway. Without one, the log records the collection and length of each unsent message. It
// never records recipient or text.

/** A message to one phone number. */
export type Sms = { readonly destinataire: string; readonly texte: string }

/** Sends the message of a collection; throws on failure. */
export type SendSms = (sms: Sms, collecteId: string, signal?: AbortSignal) => Promise<void>

/** Log of unsent messages. */
export type SmsLog = { info(details: object, message: string): void }

const TIMEOUT_MS = 15_000

/** Returns the configured sender: the gateway at `url`, or the log. */
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
