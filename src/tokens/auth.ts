// Who is calling: the bearer token verified, its claims reduced to what the database is told.
import { hash } from 'node:crypto'
import { decodeProtectedHeader, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { Refusal } from '../contract/errors.ts'
import { textFault } from '../json/json.ts'
import type { SyncScope } from './keys.ts'

/** Of an account, what never changes. */
export type Keys = { readonly organisation_id: string; readonly utilisateur_id: string }

/** What every `v1` function is told of its caller: `p_appelant`. */
export type Caller = {
  emetteur: string
  sujet: string
  identifiant: string | null
  /** The login for which the issuer vouches: the only one by which an account that nobody used is taken. */
  identifiant_sur: string | null
  /** True where this service neither makes nor resets the credentials of the issuer. */
  emetteur_tiers?: boolean
  organisations: string[]
  roles: string[]
  x_organisation: string | null
  /** Whom the token names in the organization of the call, where the process was told (src/http/admission/callerKeys.ts). */
  connu?: Keys
  /** What is asked, of somebody of the publisher's team in an organization: its journal names it. */
  appel?: string
  /** The entity tags of If-Match, which SQL compares (src/http/responses/versions.ts). */
  versions?: readonly string[]
  /** The one device whose queue may be sent, when a draining token says so and nothing else. */
  vidage?: SyncScope
}

/** What a token proves, before the header that names the active organization. */
export type Bearer = Omit<Caller, 'x_organisation' | 'appel' | 'connu' | 'versions'>

/** What tokens are accepted and where their claims stand; paths are dotted. */
export type TokenRules = {
  audience: string
  algorithms: readonly string[]
  types: readonly string[]
  /** Whether people can not choose their user names at the issuer; an address that it verified vouches otherwise. */
  namesAreGiven: boolean
  /** True where this service neither makes nor resets the credentials of the issuer. */
  isElsewhere?: boolean
  claims: { identifiant: string; organisations: string; roles: readonly string[] }
  /** Tokens that were issued before are refused, in ms; null or absent: none is. */
  issuedSince?: () => number | null
}

/** Whose tokens are accepted. */
export type TrustedIssuer = { issuer: string; keys: JWTVerifyGetKey }

/** Does a piece of work now, or when its turn comes. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** Does it now. */
export const atOnce: InTurn = (work) => work()

/** Verifies the value of an `Authorization` header; a signature that was not verified before, in its turn. */
export type Authenticate = (authorization: string | undefined, inTurn?: InTurn) => Promise<Bearer>

const ORGANISATION_CODE = /^[A-Z0-9]{2,10}$/
const MAX_REMEMBERED = 10_000
const MAX_TOKEN_LENGTH = 16_384
const MAX_LIST = 200
// A key that its issuer withdrew is honoured no longer than this, however long its tokens live.
const REMEMBER_MS = 3_600_000
// A token that does not say when it was issued lived no longer than this.
const UNSAID_S = 3_600

/** Makes the verifier; verified tokens are remembered by their SHA-256 until they expire. */
export function createAuthenticator(trusted: TrustedIssuer, rules: TokenRules): Authenticate {
  const remembered = new Map<string, { bearer: Bearer; until: number; issued: number }>()
  const isOver = (issued: number) => issued < (rules.issuedSince?.() ?? Number.NEGATIVE_INFINITY)
  return async (authorization, inTurn = atOnce) => {
    const token = bearerToken(authorization)
    const fingerprint = hash('sha256', token, 'base64')
    const known = remembered.get(fingerprint)
    if (known !== undefined) {
      remembered.delete(fingerprint)
      if (known.until > Date.now() && !isOver(known.issued)) {
        remembered.set(fingerprint, known) // last again: the map's order is the order of use
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

/** The `X-Organisation` header as the database may read it; what it means is decided there. */
export function activeOrganisation(header: string | string[] | undefined): string | null {
  const value = Array.isArray(header) ? header.join(',') : header
  const clean = value
    ?.replace(/\p{Cc}/gu, '?')
    .trim()
    .slice(0, 64)
  return clean === undefined || clean === '' ? null : clean
}

/** The token of an `Authorization` header. */
export function bearerToken(authorization: string | undefined): string {
  const [, scheme, token] = /^(\S+) *(.*)$/s.exec(authorization?.trim() ?? '') ?? []
  if (scheme?.toLowerCase() !== 'bearer' || !token) throw new Refusal('jeton_absent')
  if (token.length > MAX_TOKEN_LENGTH) throw new Refusal('jeton_invalide')
  return token
}

/** When a token was issued, in ms and in whole seconds: one of the second of a restoration is refused with those before it. */
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

// A key set that can not be fetched says nothing of the token: the phone must retry, not sign in again.
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

// A claim's name may itself hold dots (`https://example.com/roles`): the whole path is tried as a name first.
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
