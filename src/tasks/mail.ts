// The port through which a mail leaves: an SMTP server; without one it does not leave, and the log says which it would
// have been. Whom it was for and what it said is nobody's business there.
import { createTransport } from 'nodemailer'

/** A mail to one person; `reference` is what it is known by, the same however often it is sent. */
export type Mail = {
  readonly reference: string
  readonly destinataire: string
  readonly sujet: string
  readonly texte: string
}

/** Sends a mail; throws when it did not leave. */
export type SendMail = (mail: Mail) => Promise<void>

/** Where the adapter without server writes. */
export type MailLog = { info(details: object, message: string): void }

const TIMEOUT_MS = 15_000

/** The sender of the configuration: the server at `url` for `from`, or the log. */
export function mailSender(url: string | undefined, from: string | undefined, log: MailLog): SendMail {
  return url === undefined || from === undefined ? toLog(log) : toServer(url, from)
}

function toLog(log: MailLog): SendMail {
  return async ({ reference, texte }) =>
    log.info({ reference, longueur: texte.length }, 'SMTP_URL is not set: a mail was not sent')
}

function toServer(url: string, from: string): SendMail {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.slice(from.lastIndexOf('@') + 1)
  return async ({ reference, destinataire, sujet, texte }) => {
    const message = {
      from: { name: '', address: from },
      to: { name: '', address: destinataire },
      subject: oneLine(sujet),
      text: texte,
      // A server or a reader that sees a message again knows it by this.
      messageId: `<${reference}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    }
    await transport.sendMail(message).catch((error: unknown) => {
      throw new Error(`the mail server did not take it: ${reasonOf(error)}`)
    })
  }
}

// What a server says of a mail may name whom it is for: its code alone is kept.
function reasonOf(error: unknown): string {
  const { responseCode, code } = error as { responseCode?: number; code?: string }
  return String(responseCode ?? code ?? 'no reason')
}

// What stands in a name is text, and begins no header.
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
}
