// A real mail server for tests, which keeps the messages.
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'

/** A message, with its headers. */
export type Mail = { readonly to: readonly string[]; readonly text: string }

/** The messages that arrived; the server refuses others while `isRefusing`. */
export type Mailbox = {
  readonly url: string
  readonly mails: readonly Mail[]
  isRefusing: boolean
  /** Returns the messages to an address. */
  to(address: string): Mail[]
}

/** Opens a mail server, which is closed when the test file ends. */
export async function openMailbox(): Promise<Mailbox> {
  const mails: Mail[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(box.isRefusing ? Object.assign(new Error('no'), { responseCode: 451 }) : undefined),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        mails.push({
          to: envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString('utf8'),
        })
        done()
      })
    },
  })
  await new Promise<void>((resume) => void smtp.listen(0, '127.0.0.1', resume))
  afterAll(() => new Promise<void>((resume) => smtp.close(resume)))
  const box: Mailbox = {
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    mails,
    isRefusing: false,
    to: (address) => mails.filter((mail) => mail.to.includes(address)),
  }
  return box
}

/** Returns the decoded text of a message, without its headers. */
export function bodyOf({ text }: Mail): string {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const said = rest.join('\n\n')
  const isPlain = !/^content-transfer-encoding: *base64/im.test(head)
  if (!isPlain) return Buffer.from(said, 'base64').toString('utf8')
  const bytes = said
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
