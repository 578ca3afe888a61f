// A client with types for every route of the service. Each call sends the token of its session. Each act sends an idempotency
// key, so that the service performs the act once even if the client sends it several times. When the service is busy, the client
// retries after the delay that the service names.
import createClient, { type Client } from 'openapi-fetch'
import { ACTS } from './acts.ts'
import type { paths } from './contract.ts'
import { type Session, withoutSlash } from './session.ts'

/** The settings of a client. */
export type Settings = {
  /** The URL of the service, for example `https://sillon.exemple.org`. */
  readonly url: string
  /** Without a session, only public routes can be called. */
  readonly session?: Session
  /** The code of the organization; needed by a person who belongs to several. */
  readonly organisation?: string
  /** Greatest number of attempts per call while the service is down or busy; 4 by default. */
  readonly tries?: number
  /**
   * The longest delay before a retry, in milliseconds; default 60,000. If the service names a longer delay, the client returns
   * that response without a retry.
   */
  readonly patienceMs?: number
  readonly fetch?: (request: Request) => Promise<Response>
}

/** A client of the service. */
export type Sillon = Client<paths, 'application/json'>

/** The code of a response that does not come from the service, for example the page of a proxy. */
export const UNREADABLE = 'reponse_illisible'

/** A refusal of the service: its code (listed in `docs/routes.md`) and its details. */
export class Refused extends Error {
  readonly status: number
  readonly code: string
  readonly details: unknown
  constructor(status: number, code: string, details: unknown) {
    super(`${status} ${code}`)
    this.status = status
    this.code = code
    this.details = details
  }
}

const [TRIES, PATIENCE_MS, FIRST_WAIT_MS] = [4, 60_000, 500]
// Statuses of an unavailable service: from the service itself (503), or from a proxy in front that cannot reach it (502, 504).
const AWAY: readonly number[] = [502, 503, 504]

/** Makes a client. */
export function sillon(settings: Settings): Sillon {
  const { organisation } = settings
  const isSafe = ({ method, headers }: Request) => method === 'GET' || headers.has('Idempotency-Key')
  const client = createClient<paths, 'application/json'>({
    baseUrl: withoutSlash(settings.url),
    fetch: calling(settings, isSafe),
  })
  client.use({
    onRequest({ request, schemaPath }) {
      if (organisation !== undefined && !request.headers.has('X-Organisation'))
        request.headers.set('X-Organisation', organisation)
      if (ACTS.has(`${request.method} ${schemaPath}`) && !request.headers.has('Idempotency-Key'))
        request.headers.set('Idempotency-Key', crypto.randomUUID())
      return request
    },
  })
  return client
}

/**
 * Returns a function that sends a call with its session and retries it. `isSafe` is true if sending a call twice has no second
 * effect.
 */
export function calling(settings: Settings, isSafe: (request: Request) => boolean) {
  const { session } = settings
  const send = sending(settings, isSafe)
  return async (request: Request): Promise<Response> => {
    const token = await session?.token()
    const response = await send(withToken(request, token))
    if (response.status !== 401 || session === undefined || token === undefined) return response
    const next = await session.renew(token)
    return next === null ? response : send(withToken(request, next))
  }
}

/** Returns the body of a response; throws Refused if the service refused the call. */
export function answered<R extends { data?: unknown; error?: unknown; response: Response }>(
  result: R,
): Exclude<R['data'], undefined> {
  const { data, error, response } = result
  if (response.ok) return data as Exclude<R['data'], undefined>
  const { erreur, details } = (typeof error === 'object' && error !== null ? error : {}) as Record<
    string,
    unknown
  >
  throw new Refused(response.status, String(erreur ?? UNREADABLE), details)
}

function withToken(request: Request, token: string | undefined): Request {
  const again = request.clone()
  if (token !== undefined) again.headers.set('Authorization', `Bearer ${token}`)
  return again
}

function sending(
  { tries = TRIES, patienceMs = PATIENCE_MS, fetch: reach = fetch }: Settings,
  isSafe: (request: Request) => boolean,
) {
  return async (request: Request): Promise<Response> => {
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await reach(request.clone()).catch((error: unknown) => ({ error }))
      const isLast = attempt >= tries || request.signal.aborted
      if ('error' in outcome) {
        if (isLast || !isSafe(request)) throw outcome.error
        await wait(FIRST_WAIT_MS * 2 ** attempt, request.signal)
        continue
      }
      // A 429 had no effect, so any call may be retried. An unavailable service may have performed the act, so only a safe call
      // is retried.
      const isBusy = outcome.status === 429 || (AWAY.includes(outcome.status) && isSafe(request))
      const ms = waitOf(outcome, attempt)
      if (!isBusy || isLast || ms > patienceMs) return outcome
      await outcome.body?.cancel()
      await wait(ms, request.signal)
    }
  }
}

function waitOf(response: Response, attempt: number): number {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds * 1000 : FIRST_WAIT_MS * 2 ** attempt
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })
}
