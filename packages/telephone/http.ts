import type { SinceBoot } from './clock.ts'
import { withDeadline } from './deadline.ts'
import { PhoneError, unreachable } from './errors.ts'
import { newId } from './ids.ts'
import { delayAfter, isPassing, parseRetryAfter, type RetryPolicy } from './retry.ts'
import type { CorpsErreur } from './types.ts'

/** How the phone reaches the service and proves who holds it. */
export type Server = {
  url: string
  fetch: typeof fetch
  /** The bearer token at hand. */
  token(): Promise<string>
  /** A new one, from the offline session; called once when the service answers 401. */
  renewToken(): Promise<string>
  /** Organization code, needed when the account belongs to several. */
  organisation: string | null
  timeoutMs: number
  /** The phone's clock since boot, which says when an answer was asked for. */
  sinceBoot?: () => SinceBoot | null
}

/** An answer of the service, whatever its status. */
export type Answer = {
  status: number
  body: unknown
  retryAfterMs: number | null
  /** What the clock since boot showed when it was asked for. */
  asked: SinceBoot | null
}

/** What a request says beside what every one says. */
type Headers = Readonly<Record<string, string>>

/** One request of a phone that nobody signs in on. */
export function requestUnsigned(
  server: Server,
  method: string,
  path: string,
  body?: string,
): Promise<Answer> {
  return send(server, method, path, body, { token: null })
}

/** One request, its token renewed once on 401; throws `reseau` when no answer of the service came back. */
export async function request(
  server: Server,
  method: string,
  path: string,
  body?: string,
  extra?: Headers,
): Promise<Answer> {
  const first = await send(server, method, path, body, { token: await tokenBy(() => server.token()), extra })
  if (first.status !== 401) return first
  return send(server, method, path, body, { token: await tokenBy(() => server.renewToken()), extra })
}

// A session that is over, or a provider that nobody reaches: what waits goes on waiting.
function tokenBy(give: () => Promise<string>): Promise<string> {
  return give().catch((error: unknown) => {
    // Whatever the application calls it, nothing was asked, and nothing answered.
    if (error instanceof PhoneError) throw new PhoneError(error.code, error.message, error.details, false)
    throw new PhoneError('jeton_absent', 'the application has no token', String(error), false)
  })
}

/** The same, sent again with a growing delay on network errors, 5xx, 408 and 429; the last failure is the outcome. */
export async function persist(
  server: Server,
  policy: RetryPolicy,
  method: string,
  path: string,
  body?: string,
  extra?: Headers,
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const outcome = await request(server, method, path, body, extra).catch(networkFailure)
    const passing = outcome instanceof PhoneError || isPassing(outcome.status)
    if (!passing) return outcome
    const asked = outcome instanceof PhoneError ? null : outcome.retryAfterMs
    const delay = delayAfter(policy, attempt, asked)
    if (attempt >= policy.attempts || delay > policy.longestDelayMs) {
      throw outcome instanceof PhoneError
        ? outcome
        : unreachable(`the service answers ${outcome.status}`, outcome.body, isOfWhatWasAsked(outcome))
    }
    await policy.sleep(delay)
  }
}

/** A POST that creates or acts, sent again likewise: under a key of its own, it has its effect once. */
export function act(server: Server, policy: RetryPolicy, path: string, body: string): Promise<Answer> {
  return persist(server, policy, 'POST', path, body, { 'Idempotency-Key': newId() })
}

/** The body of an answer of the awaited status; throws the service's own error code otherwise. */
export function expectStatus(answer: Answer, status: number): unknown {
  if (answer.status === status) return answer.body
  const { erreur, details } = errorBody(answer)
  const message = `the service answers ${answer.status} ${erreur}`
  throw new PhoneError(erreur, message, details, isOfWhatWasAsked(answer))
}

/** The same, of the shape that the service gives it: a portal may speak JSON too. */
export function expectBody<T>(answer: Answer, status: number, isOurs: (body: Partial<T>) => boolean): T {
  const body = expectStatus(answer, status) as Partial<T> | null
  if (typeof body === 'object' && body !== null && isOurs(body)) return body as T
  throw unreachable('the answer is not from the service', null)
}

// Who asks is refused by 401 and 403, everybody by what passes; what is no error of the service's own says nothing of what was asked.
function isOfWhatWasAsked(answer: Answer): boolean {
  const { status } = answer
  const isOfAll = [401, 403, 408, 429].includes(status) || status > 500
  return !isOfAll && !errorBody(answer).erreur.startsWith('statut_')
}

/** The error of an answer; a body that is not the service's gets the code of its status. */
export function errorBody(answer: Answer): CorpsErreur {
  const body = answer.body as Partial<CorpsErreur> | null
  if (typeof body === 'object' && body !== null && typeof body.erreur === 'string') {
    return { erreur: body.erreur, details: body.details }
  }
  return { erreur: `statut_${answer.status}` }
}

async function send(
  server: Server,
  method: string,
  path: string,
  body: string | undefined,
  { token, extra }: { token: string | null; extra?: Headers | undefined },
): Promise<Answer> {
  const headers: Record<string, string> = { Accept: 'application/json', ...extra }
  if (token !== null) Object.assign(headers, { Authorization: `Bearer ${token}` })
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (server.organisation !== null) headers['X-Organisation'] = server.organisation
  const init: RequestInit = { method, headers }
  if (body !== undefined) init.body = body

  const asked = server.sinceBoot?.() ?? null
  let response: Response
  let text: string
  try {
    const { fetch } = server // a browser's fetch refuses to be called as a method
    ;[response, text] = await withDeadline(server.timeoutMs, async (signal) => {
      const came = await fetch(`${server.url.replace(/\/+$/, '')}${path}`, { ...init, signal })
      return [came, await came.text()] as const
    })
  } catch (error) {
    throw unreachable('no answer from the service', String(error))
  }
  const answer: Answer = {
    status: response.status,
    body: parse(text),
    retryAfterMs: parseRetryAfter(response.headers.get('Retry-After'), new Date()),
    asked,
  }
  // A hotel's sign-in page answers 200 with HTML: that is no network, not an acceptance.
  if (response.ok && answer.body === undefined) throw unreachable('the answer is not from the service', null)
  return answer
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function networkFailure(error: unknown): PhoneError {
  if (error instanceof PhoneError && error.code === 'reseau') return error
  throw error
}
