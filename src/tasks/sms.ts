// The port through which a message leaves: an HTTP gateway, or the log when none is configured.

/** A message to one telephone. */
export type Sms = { readonly destinataire: string; readonly texte: string }

/** Sends a message; throws when it did not leave. */
export type SendSms = (sms: Sms, signal?: AbortSignal) => Promise<void>

/** Where the adapter without gateway writes. */
export type SmsLog = { info(details: object, message: string): void }

const TIMEOUT_MS = 15_000

/** The sender of the configuration: the gateway at `url`, or the log. */
export function smsSender(url: string | undefined, log: SmsLog): SendSms {
  return url === undefined ? toLog(log) : toGateway(url)
}

function toLog(log: SmsLog): SendSms {
  return async (sms) => log.info({ sms }, 'SMS_URL is not set: message logged instead of sent')
}

function toGateway(url: string): SendSms {
  return async (sms, signal) => {
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
