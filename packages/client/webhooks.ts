// Verifies the webhooks of the service, in the form of Standard Webhooks. It needs WebCrypto alone, so that it runs in Node and in
// every other runtime.
import type { components } from './contract.ts'

/** An event, as the service sends it. */
export type WebhookEvent = components['schemas']['evenement_envoye']

/** A request that did not come from the service, or came too late. */
export class NotVerified extends Error {}

const TOLERANCE_S = 300
const PREFIX = 'whsec_'

/**
 * Returns the event of a request that the service signed. `body` is the exact text of the request; `secrets` is the secret of the
 * webhook, or several while one is replaced. Throws NotVerified otherwise. The service sends an event at least once: keep the ids
 * of the events that you processed (`webhook-id`).
 */
export async function verifyWebhook(
  body: string,
  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>,
  secrets: string | readonly string[],
  now: Date = new Date(),
): Promise<WebhookEvent> {
  const [id, at, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
    headerOf(headers, `webhook-${name}`),
  )
  if (!id || !at || !signatures) throw new NotVerified('a header is missing')
  const age = now.getTime() / 1000 - Number(at)
  if (!(/^\d{1,12}$/.test(at) && Math.abs(age) <= TOLERANCE_S)) throw new NotVerified('too old, or too new')
  const signed = new TextEncoder().encode(`${id}.${at}.${body}`)
  for (const secret of typeof secrets === 'string' ? [secrets] : secrets) {
    const key = await crypto.subtle.importKey(
      'raw',
      keyOf(secret),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['verify'],
    )
    for (const signature of signatures.split(' ')) {
      const [version, value = ''] = signature.split(',')
      // WebCrypto compares in constant time.
      if (version === 'v1' && (await crypto.subtle.verify('HMAC', key, bytesOf(value), signed)))
        return JSON.parse(body) as WebhookEvent
    }
  }
  throw new NotVerified('no signature is that of a secret')
}

function headerOf(headers: Parameters<typeof verifyWebhook>[1], name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined
  const value = headers[name]
  return typeof value === 'string' ? value : value?.[0]
}

function keyOf(secret: string): Uint8Array<ArrayBuffer> {
  return bytesOf(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret)
}

// Text that is not base64 has no bytes, and signs nothing.
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}
