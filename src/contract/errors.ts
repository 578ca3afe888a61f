// Translates every error to the response for the client: by code, SQLSTATE and constraint name, never by message text. No other file does
// this.
import pg from 'pg'
import type { Logger } from 'pino'
import erreurs from '../../schemas/erreurs.json' with { type: 'json' }

/** A code of schemas/erreurs.json. */
export type ErrorCode = keyof typeof erreurs

/** The body of every error response. */
export type ErrorBody = { erreur: string; details?: unknown }

/** An error response. */
export type Failure = { status: number; headers: Record<string, string>; body: ErrorBody }

/** The part of the logger that this service uses. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>

const RETRY_AFTER_S = 5
const STATUSES = new Map(Object.entries(erreurs).map(([code, { statut }]) => [code, statut]))

/** A refusal with its stable code; schemas/erreurs.json gives the status. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly details: unknown
  /** Seconds for `Retry-After`, if this refusal has a better value than the general one. */
  retryAfterS: number | undefined

  constructor(code: ErrorCode, details?: unknown, cause?: unknown) {
    super(code, { cause })
    this.name = 'Refusal'
    this.code = code
    this.details = details
  }

  /** Sets `Retry-After` on this refusal. */
  retryAfter(seconds: number): this {
    this.retryAfterS = seconds
    return this
  }
}

/** Returns the status of a code. */
export function statusOf(code: ErrorCode): number {
  return erreurs[code].statut
}

/**
 * Returns the result of a database call. Throws `service_indisponible` after an error that the database did not send: a lost
 * connection, a timeout. Refusals and bugs of this program are thrown unchanged.
 */
export async function reach<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    const isAnswer = error instanceof pg.DatabaseError || error instanceof Refusal
    const isBug = error instanceof TypeError || error instanceof RangeError || error instanceof ReferenceError
    throw isAnswer || isBug ? error : new Refusal('service_indisponible', undefined, error)
  }
}

/** Returns the code with which the database refused, or null for any other error. */
export function refusalCode(error: unknown): string | null {
  return error instanceof pg.DatabaseError && /^TR4\d\d$/.test(error.code ?? '') ? error.message : null
}

/**
 * Returns true if PostgreSQL cancelled the statement so that another could continue (serialization failure, deadlock): the same
 * statement may be retried.
 */
export function isVictim(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '40001' || error.code === '40P01')
}

// Codes of an unavailable database: connection, resources, locks, operator intervention, system errors; a server that became read-only
// after a failover; a transaction that the server ended because it was idle.
const AWAY = /^(?:(?:08|40|53|55|57|58)...|25006|25P03)$/

/** Returns true if the database is unavailable for the moment and the statement is not the cause. */
export function isAway(error: pg.DatabaseError): boolean {
  return AWAY.test(error.code ?? '')
}

/**
 * Returns true if a connection cannot be used after this error: it is lost, or its server became read-only because another one is now the
 * primary.
 */
export function endsConnection(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || /^(?:08|57P|25006|25P0[23])/.test(error.code ?? '')
}

/** Translates any error to a response. An unexpected error is logged with the request's id, and the response shows only that id. */
export function translate(error: unknown, log: Log, id: string): Failure {
  const known = refusalOf(error, log)
  if (known !== null) return known
  log.error({ err: error, id }, 'unexpected error')
  return failure(500, { erreur: 'erreur_interne', details: { id } })
}

function refusalOf(error: unknown, log: Log): Failure | null {
  if (error instanceof Refusal) {
    const status = statusOf(error.code)
    if (status >= 500) log.warn({ err: error.cause ?? error, code: error.code }, 'service unavailable')
    return failure(status, bodyOf(error.code, error.details), error.retryAfterS)
  }
  if (error instanceof pg.DatabaseError) return databaseRefusal(error, log)
  return httpRefusal(error)
}

function databaseRefusal(error: pg.DatabaseError, log: Log): Failure | null {
  const state = error.code ?? ''
  const code = refusalCode(error)
  if (code !== null) return failure(Number(state.slice(2)), bodyOf(code, parseDetail(error.detail)))
  const constraintStatus = STATUSES.get(error.constraint ?? '')
  if (state.startsWith('23') && error.constraint !== undefined && constraintStatus !== undefined) {
    return failure(constraintStatus, { erreur: error.constraint })
  }
  if (state === '23505') return failure(409, { erreur: 'identifiant_deja_pris' satisfies ErrorCode })
  if (state.startsWith('22')) return failure(400, { erreur: 'parametre_invalide' })
  if (isAway(error)) {
    log.warn({ err: error }, 'database unavailable')
    return failure(503, { erreur: 'service_indisponible' })
  }
  return null
}

// Codes for the errors of Express, its router and its body parser. These errors have a status and, most of them, a `type`.
const BY_TYPE = new Map<string, ErrorCode>([
  ['entity.too.large', 'corps_trop_grand'],
  ['encoding.unsupported', 'type_contenu_non_supporte'],
  ['request.aborted', 'corps_illisible'],
  ['request.size.invalid', 'corps_illisible'],
])

function httpRefusal(error: unknown): Failure | null {
  if (!(error instanceof Error)) return null
  if (error instanceof URIError) return failure(400, { erreur: 'parametre_invalide' })
  const { type, status } = error as { type?: unknown; status?: unknown }
  const code = typeof type === 'string' ? BY_TYPE.get(type) : undefined
  if (code !== undefined) return failure(statusOf(code), { erreur: code })
  if (typeof status === 'number' && status >= 400 && status <= 499)
    return failure(400, { erreur: 'corps_illisible' })
  return null
}

function failure(status: number, body: ErrorBody, retryAfterS = RETRY_AFTER_S): Failure {
  const headers: Record<string, string> = {}
  if (status === 503 || status === 429) headers['Retry-After'] = String(retryAfterS)
  if (body.erreur === 'jeton_absent') headers['WWW-Authenticate'] = 'Bearer realm="sillon"'
  if (body.erreur === 'jeton_invalide')
    headers['WWW-Authenticate'] = 'Bearer realm="sillon", error="invalid_token"'
  return { status, headers, body }
}

function bodyOf(erreur: string, details: unknown): ErrorBody {
  return details === undefined || details === null ? { erreur } : { erreur, details }
}

function parseDetail(detail: string | undefined): unknown {
  if (detail === undefined) return undefined
  try {
    return JSON.parse(detail) as unknown
  } catch {
    return detail
  }
}
