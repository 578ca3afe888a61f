import type { SinceBoot } from './clock.ts'
import { withDeadline } from './deadline.ts'
import { PhoneError, unreachable } from './errors.ts'
import { newId } from './ids.ts'
import { delayAfter, isPassing, parseRetryAfter, type RetryPolicy } from './retry.ts'
import type { CorpsErreur } from './types.ts'

/** The connection of a phone to the service, and the tokens of its agent. */
export type Server = {
  url: string
  fetch: typeof fetch
  /** Returns the current bearer token. */
  token(): Promise<string>
  /** Returns a new token from the offline session; called once if the service responds 401. */
  renewToken(): Promise<string>
  /** Organization code, needed if the account belongs to several. */
  organisation: string | null
  timeoutMs: number
  /** The phone's clock since boot, which dates each request. */
  sinceBoot?: () => SinceBoot | null
}

/** A response of the service, with any status. */
export type Answer = {
  status: number
  body: unknown
  retryAfterMs: number | null
  /** The reading of the clock since boot when the request was sent. */
  asked: SinceBoot | null
}

/** Headers of one request, in addition to those that every request has. */
type Headers = Readonly<Record<string, string>>

/** Sends one request without a token, for a phone on which no agent is signed in. */
export function requestUnsigned(
  server: Server,
  method: string,
  path: string,
  body?: string,
): Promise<Answer> {
  return send(server, method, path, body, { token: null })
}

/** Sends one request, and renews its token once on 401. Throws `reseau` if no response of the service came back. */
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

// The session is over, or the identity provider can not be reached: the queue keeps waiting.
function tokenBy(give: () => Promise<string>): Promise<string> {
  return give().catch((error: unknown) => {
    // Keeps the application's error code, and marks the error as unanswered, because no request was sent.
    if (error instanceof PhoneError) throw new PhoneError(error.code, error.message, error.details, false)
    throw new PhoneError('jeton_absent', 'the application has no token', String(error), false)
  })
}

/** Sends a request, and retries with a growing delay on network errors, 5xx, 408 and 429; throws the last failure. */
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

/** Sends a POST with retries under one new idempotency key, so that it takes effect once. */
export function act(server: Server, policy: RetryPolicy, path: string, body: string): Promise<Answer> {
  return persist(server, policy, 'POST', path, body, { 'Idempotency-Key': newId() })
}

/** Returns the body of a response with the expected status; otherwise throws the error code of the service. */
export function expectStatus(answer: Answer, status: number): unknown {
  if (answer.status === status) return answer.body
  const { erreur, details } = errorBody(answer)
  const message = `the service answers ${answer.status} ${erreur}`
  throw new PhoneError(erreur, message, details, isOfWhatWasAsked(answer))
}

/** Returns a body of the expected form, since a captive portal may respond with JSON too. */
export function expectBody<T>(answer: Answer, status: number, isOurs: (body: Partial<T>) => boolean): T {
  const body = expectStatus(answer, status) as Partial<T> | null
  if (typeof body === 'object' && body !== null && isOurs(body)) return body as T
  throw unreachable('the answer is not from the service', null)
}

// Returns true if the service judged this request. Returns false for 401 and 403, which concern the caller, for 408, 429 and 5xx
// above 500, which concern every request, and for an error body without a code of the service.
function isOfWhatWasAsked(answer: Answer): boolean {
  const { status } = answer
  const isOfAll = [401, 403, 408, 429].includes(status) || status > 500
  return !isOfAll && !errorBody(answer).erreur.startsWith('statut_')
}

/** Returns the error of a response; if the body is not the service's, the code follows from the status. */
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
    const { fetch } = server // Called as a plain function: a browser's fetch refuses to be called as a method.
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
  // The sign-in page of a hotel responds 200 with HTML: this counts as no network, and not as an acceptance.
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
