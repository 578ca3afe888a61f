// Verifies bearer tokens, and reduces their claims to the caller that the database receives.
import { hash } from 'node:crypto'
import { decodeProtectedHeader, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { Refusal } from '../contract/errors.ts'
import { textFault } from '../json/json.ts'
import type { SyncScope } from './keys.ts'

/** The keys of an account, which never change. */
export type Keys = { readonly organisation_id: string; readonly utilisateur_id: string }

/** The caller, as every `v1` function receives it (`p_appelant`). */
export type Caller = {
  emetteur: string
  sujet: string
  identifiant: string | null
  /** The login that the issuer guarantees. Only this login can claim an account that has no identity yet. */
  identifiant_sur: string | null
  /** True if this service neither makes nor resets the credentials of the issuer. */
  emetteur_tiers?: boolean
  organisations: string[]
  roles: string[]
  x_organisation: string | null
  /** Keys of the account in the organization of the call, once the process has cached them (src/http/admission/callerKeys.ts). */
  connu?: Keys
  /** Name of the call by a member of the publisher's team in an organization: its journal records it. */
  appel?: string
  /** Entity tags of If-Match, which SQL compares (src/http/responses/versions.ts). */
  versions?: readonly string[]
  /** The one device whose queue a draining token may send; such a token allows nothing else. */
  vidage?: SyncScope
}

/** The proved part of a caller, before the header that names the active organization. */
export type Bearer = Omit<Caller, 'x_organisation' | 'appel' | 'connu' | 'versions'>

/** Rules for accepted tokens, with the dotted paths of their claims. */
export type TokenRules = {
  audience: string
  algorithms: readonly string[]
  types: readonly string[]
  /**
   * True if people can not choose their user names at the issuer. Otherwise an email address that the issuer verified is the
   * guaranteed login.
   */
  namesAreGiven: boolean
  /** True if this service neither makes nor resets the credentials of the issuer. */
  isElsewhere?: boolean
  claims: { identifiant: string; organisations: string; roles: readonly string[] }
  /** Returns the time in ms before which issued tokens are refused; null or absent: no limit. */
  issuedSince?: () => number | null
}

/** The issuer whose tokens are accepted. */
export type TrustedIssuer = { issuer: string; keys: JWTVerifyGetKey }

/** Runs work now, or when its turn comes. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** Runs work now. */
export const runNow: InTurn = (work) => work()

/** Verifies the value of an `Authorization` header. A signature that is not cached is verified in its turn. */
export type Authenticate = (authorization: string | undefined, inTurn?: InTurn) => Promise<Bearer>

const ORGANISATION_CODE = /^[A-Z0-9]{2,10}$/
const MAX_REMEMBERED = 10_000
const MAX_TOKEN_LENGTH = 16_384
const MAX_LIST = 200
// Longest time in ms that a verified token is cached: a key that its issuer withdrew is accepted no longer.
const REMEMBER_MS = 3_600_000
// Longest life in seconds of a token without an issue time.
const UNSAID_S = 3_600

/** Makes the verifier. Verified tokens are cached by their SHA-256 until they expire. */
export function createAuthenticator(trusted: TrustedIssuer, rules: TokenRules): Authenticate {
  const remembered = new Map<string, { bearer: Bearer; until: number; issued: number }>()
  const isOver = (issued: number) => issued < (rules.issuedSince?.() ?? Number.NEGATIVE_INFINITY)
  return async (authorization, inTurn = runNow) => {
    const token = bearerToken(authorization)
    const fingerprint = hash('sha256', token, 'base64')
    const known = remembered.get(fingerprint)
    if (known !== undefined) {
      remembered.delete(fingerprint)
      if (known.until > Date.now() && !isOver(known.issued)) {
        remembered.set(fingerprint, known) // moved to the end: the map is in order of use
        return known.bearer
      }
    }
    const payload = await inTurn(() => verify(token, trusted, rules))
    const issued = issuedAt(payload)
    if (isOver(issued)) throw new Refusal('jeton_invalide')
    const bearer = bearerOf(payload, trusted.issuer, rules)
    const until = Math.min((payload.exp ?? 0) * 1000, Date.now() + REMEMBER_MS)
    remembered.set(fingerprint, { bearer, until, issued })
    const oldest = remembered.keys().next().value
    if (remembered.size > MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest)
    return bearer
  }
}

/** Returns the `X-Organisation` header in a form that the database accepts; the rules interpret it. */
export function activeOrganisation(header: string | string[] | undefined): string | null {
  const value = Array.isArray(header) ? header.join(',') : header
  const clean = value
    ?.replace(/\p{Cc}/gu, '?')
    .trim()
    .slice(0, 64)
  return clean === undefined || clean === '' ? null : clean
}

/** Returns the token of an `Authorization` header. */
export function bearerToken(authorization: string | undefined): string {
  const [, scheme, token] = /^(\S+) *(.*)$/s.exec(authorization?.trim() ?? '') ?? []
  if (scheme?.toLowerCase() !== 'bearer' || !token) throw new Refusal('jeton_absent')
  if (token.length > MAX_TOKEN_LENGTH) throw new Refusal('jeton_invalide')
  return token
}

/** Returns the issue time of a token in ms, rounded to seconds: a token of the second of a restore is refused with the earlier ones. */
export function issuedAt({ iat, nbf, exp = 0 }: JWTPayload): number {
  return (iat ?? nbf ?? exp - UNSAID_S) * 1000
}

async function verify(token: string, trusted: TrustedIssuer, rules: TokenRules): Promise<JWTPayload> {
  try {
    const header = decodeProtectedHeader(token)
    const type = header.typ?.toLowerCase().replace(/^application\//, '')
    const isTyped = type !== undefined && rules.types.some((accepted) => accepted.toLowerCase() === type)
    if (typeof header.kid !== 'string' || header.kid === '' || !isTyped) throw new Refusal('jeton_invalide')
    const { payload } = await jwtVerify(token, keysOrUnavailable(trusted.keys), {
      issuer: trusted.issuer,
      audience: rules.audience,
      algorithms: [...rules.algorithms],
      requiredClaims: ['sub', 'exp'],
      clockTolerance: 5,
    })
    return payload
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('jeton_invalide', undefined, error)
  }
}

// A key set that can not be fetched proves nothing about the token: the phone must retry, not sign in again.
function keysOrUnavailable(keys: JWTVerifyGetKey): JWTVerifyGetKey {
  return async (header, token) => {
    try {
      return await keys(header, token)
    } catch (error) {
      const isAnswer =
        error instanceof errors.JWKSNoMatchingKey ||
        error instanceof errors.JWKSMultipleMatchingKeys ||
        error instanceof errors.JOSENotSupported
      throw isAnswer ? error : new Refusal('service_indisponible', undefined, error)
    }
  }
}

function bearerOf(
  payload: JWTPayload,
  emetteur: string,
  { claims, namesAreGiven, isElsewhere }: TokenRules,
): Bearer {
  const sujet = text(payload.sub)
  if (sujet === null) throw new Refusal('jeton_invalide')
  const identifiant = text(claim(payload, claims.identifiant))
  const address = payload.email_verified === true ? text(payload.email) : null
  return {
    emetteur,
    emetteur_tiers: isElsewhere === true,
    sujet,
    identifiant,
    identifiant_sur: namesAreGiven ? identifiant : (address?.toLowerCase() ?? null),
    organisations: texts(claim(payload, claims.organisations)).filter((code) => ORGANISATION_CODE.test(code)),
    roles: [...new Set(claims.roles.flatMap((path) => texts(claim(payload, path))))],
  }
}

// Reads a claim. A claim's name may itself contain dots (`https://example.com/roles`), so the whole path is tried as a name
// first.
function claim(payload: JWTPayload, path: string): unknown {
  if (Object.hasOwn(payload, path)) return payload[path]
  let value: unknown = payload
  for (const step of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    value = (value as Record<string, unknown>)[step]
  }
  return value
}

function texts(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value]
  return [...new Set(list.slice(0, MAX_LIST).map(text))].filter((item) => item !== null)
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && value.length <= 255 && textFault(value) === null
    ? value
    : null
}
