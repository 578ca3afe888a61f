// Sends one event to the address of a webhook. The request is bounded in time and size, follows no redirect, uses no proxy and no
// connection of an earlier request, so that its address is judged each time.
import { type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { Webhook } from 'standardwebhooks'
import { type AddressRules, ForbiddenAddress } from './addresses.ts'

/** The outcome of an attempt. `erreur` is null if the receiver accepted the event. */
export type Outcome = {
  readonly code_http: number | null
  readonly erreur: string | null
  readonly duree_ms: number
}

/** One event, as it is sent. */
export type Message = {
  readonly id: string
  readonly body: string
  /** The secrets in force: each signs. */
  readonly secrets: readonly string[]
}

/** Sends a message to a URL; it never throws. */
export type SendWebhook = (url: string, message: Message, signal?: AbortSignal) => Promise<Outcome>

/** The limits of a request: time in all, and bytes of the response that are read before the connection is closed. */
const [TIMEOUT_MS, RESPONSE_BYTES] = [15_000, 65_536]

/** Makes the sender. `ca` is a certificate authority to trust besides the system's; `timeoutMs` is shorter in tests. */
export function webhookSender(
  rules: AddressRules,
  { ca, timeoutMs = TIMEOUT_MS }: { readonly ca?: string; readonly timeoutMs?: number } = {},
): SendWebhook {
  return async (url, message, stopping) => {
    const begun = performance.now()
    const outcome = (erreur: string | null, code_http: number | null = null): Outcome => ({
      code_http,
      erreur,
      duree_ms: Math.round(performance.now() - begun),
    })
    const fault = rules.faultOf(url)
    if (fault !== null) return outcome(fault)
    const timeout = AbortSignal.timeout(timeoutMs)
    const signal = stopping ? AbortSignal.any([stopping, timeout]) : timeout
    const guard = rules.isAllowed(url) ? {} : { lookup: rules.lookup }
    const options: RequestOptions = {
      ...guard,
      method: 'POST',
      agent: false,
      signal,
      headers: headersOf(message),
    }
    try {
      const status = await post(url, options, message.body, ca)
      return status >= 200 && status < 300 ? outcome(null, status) : outcome(`reponse_${status}`, status)
    } catch (error) {
      return outcome(timeout.aborted ? 'delai_depasse' : errorOf(error))
    }
  }
}

function headersOf({ id, body, secrets }: Message): Record<string, string | number> {
  const now = new Date()
  return {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'Sillon-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': Math.floor(now.getTime() / 1000),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
  }
}

// Resolves with the status once the response has ended, or was longer than anyone needs.
function post(url: string, options: RequestOptions, body: string, ca: string | undefined): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const isSecure = url.startsWith('https:')
  const request = isSecure
    ? requestHttps(url, { ...options, ...(ca === undefined ? {} : { ca }) })
    : requestHttp(url, options)
  request.on('error', reject)
  request.on('response', (response) => {
    let bytes = 0
    const end = () => resolve(response.statusCode ?? 0)
    response.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes <= RESPONSE_BYTES) return
      end()
      request.destroy()
    })
    response.on('end', end)
    response.on('error', reject)
    response.on('aborted', () => reject(new Error('aborted')))
  })
  request.end(body)
  return promise
}

// Names a failure by a code that people read in the log of deliveries; it shows nothing of what the receiver said.
function errorOf(error: unknown): string {
  if (error instanceof ForbiddenAddress) return 'adresse_interdite'
  const { code = '' } = error as NodeJS.ErrnoException
  if (/^(?:ENOTFOUND|ENODATA|ESERVFAIL|ETIMEOUT|EREFUSED)$/.test(code)) return 'nom_introuvable'
  if (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_/.test(code)) return 'certificat_refuse'
  if (code === 'ECONNREFUSED') return 'connexion_refusee'
  return 'connexion_perdue'
}
