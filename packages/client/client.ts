// Every route of the service with its types. Calls carry their session; acts carry a key, so that they are done once however often
// they are sent; what the service has no time for is asked again when it says.
import createClient, { type Client } from 'openapi-fetch'
import { ACTS } from './acts.ts'
import type { paths } from './contract.ts'
import { type Session, withoutSlash } from './session.ts'

/** What a client is made with. */
export type Settings = {
  /** The address of the service, as `https://sillon.exemple.org`. */
  readonly url: string
  /** Absent: public routes alone. */
  readonly session?: Session
  /** The code of the organization, for who belongs to several. */
  readonly organisation?: string
  /** How often a call is sent at most that finds the service away or busy; default 4. */
  readonly tries?: number
  /** The longest that is waited before one of them, in milliseconds; default 60,000. A longer wait is answered as it is. */
  readonly patienceMs?: number
  readonly fetch?: (request: Request) => Promise<Response>
}

/** A client of the service. */
export type Sillon = Client<paths, 'application/json'>

/** The code of an answer that is none of the service's: something before it wrote a page of its own. */
export const UNREADABLE = 'reponse_illisible'

/** What the service refused: its code, as `docs/routes.md` lists them, and what it says beside. */
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
// Away for now: the service says so itself, or what stands before it finds nobody.
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

/** What sends a call with its session, and sends it again: `isSafe` says of which call that does nothing twice. */
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

/** The answer of a call; throws Refused when the service refused it. */
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
      // What was refused for its number did nothing; what is away may have.
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
