// Sends mail through an SMTP server. Without one, the log records the reference and length of each unsent mail. It never records
// recipient or text.
import { createTransport } from 'nodemailer'

/** A mail to one person. `reference` identifies it, and stays the same when it is sent again. */
export type Mail = {
  readonly reference: string
  readonly destinataire: string
  readonly sujet: string
  readonly texte: string
}

/** Sends a mail; throws on failure. */
export type SendMail = (mail: Mail) => Promise<void>

/** Log of unsent mails. */
export type MailLog = { info(details: object, message: string): void }

const TIMEOUT_MS = 15_000

/** Returns the configured sender: the server at `url` for `from`, or the log. */
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
      // Identifies the message if a server or a reader receives it twice.
      messageId: `<${reference}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    }
    await transport.sendMail(message).catch((error: unknown) => {
      throw new Error(`the mail server refused it: ${reasonOf(error)}`)
    })
  }
}

// Returns only the code of an error, because its text may name the recipient.
function reasonOf(error: unknown): string {
  const { responseCode, code } = error as { responseCode?: number; code?: string }
  return String(responseCode ?? code ?? 'no reason')
}

// Replaces line breaks, so that a name can not start another mail header.
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
}
