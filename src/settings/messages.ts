/** The settings for messages to people: text messages to producers, mails to users of an organization. */
import { httpUrl, optional, type Parser, secret } from './setting.ts'

const smtpUrl: Parser<string> = {
  accepts: 'an address such as smtp://user:password@host:587, or smtps:// for TLS from the start',
  parse: (value) => {
    const url = URL.canParse(value) ? new URL(value) : null
    return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '' ? value : undefined
  },
}

const address: Parser<string> = {
  accepts: 'an address such as sillon@exemple.org',
  parse: (value) => (/^[^\s@<>",;:()\\]+@[^\s@<>",;:()\\]+$/.test(value) ? value : undefined),
}

/** The rows of the settings table. */
export const MESSAGES_TABLE = {
  smsUrl: optional(
    'SMS_URL',
    httpUrl,
    'HTTP gateway for text messages; absent: none is sent, and the log names their collections',
  ),
  smtpUrl: secret(
    optional('SMTP_URL', smtpUrl, 'mail server; absent: no mail is sent, and the log names each one'),
  ),
  mailFrom: optional('MAIL_FROM', address, 'address that mails come from; goes with SMTP_URL'),
}

type Values = { readonly [K in keyof typeof MESSAGES_TABLE]: ReturnType<(typeof MESSAGES_TABLE)[K]['parse']> }

/** Returns a sentence if only one of the two mail settings is set; otherwise null. */
export function messagesFault({ smtpUrl: server, mailFrom }: Values): string | null {
  if ((server === undefined) === (mailFrom === undefined)) return null
  return 'SMTP_URL and MAIL_FROM go together: set both, or neither.'
}
