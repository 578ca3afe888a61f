// Verifies bearer tokens, and reduces their claims to the caller that the database receives.
import { hash } from 'node:crypto'
import { decodeProtectedHeader, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { Refusal } from '../contract/errors.ts'
import { claim, organisationCodes, publisherRoles, text } from './claims.ts'
import { faultsOf, ISSUED_BEFORE, isTyped, TOLERANCE_S, type TokenFault } from './faults.ts'
import type { SyncScope } from './keys.ts'
import type { TokenRules } from './rules.ts'

/** The keys of an account, which never change. */
export type Keys = { readonly organisation_id: string; readonly utilisateur_id: string }

/** The caller, in the form that every `v1` function receives (`p_appelant`). */
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
  /** Method and path of the call; the journal of an organization records them for the publisher's team. */
  appel?: string
  /** Entity tags of If-Match, which SQL compares (src/http/responses/versions.ts). */
  versions?: readonly string[]
  /** The only device whose queue a draining token may send; such a token allows nothing else. */
  vidage?: SyncScope
}

/** The proved part of a caller, without the header that names the active organization. */
export type Bearer = Omit<Caller, 'x_organisation' | 'appel' | 'connu' | 'versions'>

/** The issuer whose tokens are accepted. */
export type TrustedIssuer = { issuer: string; keys: JWTVerifyGetKey }

/** Runs work, at once or later when its turn comes. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** Runs work now. */
export const runNow: InTurn = (work) => work()

/** Verifies the value of an `Authorization` header. A token whose proof is not cached waits for its turn. */
export type Authenticate = (authorization: string | undefined, inTurn?: InTurn) => Promise<Bearer>

const MAX_REMEMBERED = 10_000
/** Longest token that is verified. */
export const MAX_TOKEN_LENGTH = 16_384
// Longest time in ms that a verified token is cached: after this time, a key that its issuer withdrew is no longer accepted.
const REMEMBER_MS = 3_600_000
// Longest life in seconds of a token without an issue time.
const UNSAID_S = 3_600

/**
 * Makes the verifier. Caches verified tokens by their SHA-256 until they expire. `report` receives the faults of a token that is
 * refused, or that gives access to nothing.
 */
export function createAuthenticator(
  trusted: TrustedIssuer,
  rules: TokenRules,
  report: (faults: readonly TokenFault[]) => void = () => undefined,
): Authenticate {
  const remembered = new Map<string, { bearer: Bearer; until: number; issued: number }>()
  const isOver = (issued: number) => issued < (rules.issuedSince?.() ?? Number.NEGATIVE_INFINITY)
  const read = async (token: string) => {
    const payload = await verify(token, trusted, rules)
    const issued = issuedAt(payload)
    if (isOver(issued)) throw new Refusal('jeton_invalide', undefined, new Error(ISSUED_BEFORE))
    return { bearer: bearerOf(payload, trusted.issuer, rules), issued, exp: payload.exp ?? 0 }
  }
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
    const { bearer, issued, exp } = await inTurn(() => read(token)).catch((error: unknown) => {
      const isRefused = error instanceof Refusal && error.code === 'jeton_invalide'
      if (isRefused) report(faultsOf(token, trusted.issuer, rules, error.cause))
      throw error
    })
    if (bearer.organisations.length + bearer.roles.length === 0)
      report(faultsOf(token, trusted.issuer, rules))
    const until = Math.min(exp * 1000, Date.now() + REMEMBER_MS)
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

/**
 * Returns the issue time of a token in ms, which tokens give in whole seconds. A token issued in the same second as a restore is
 * therefore refused like the earlier ones.
 */
export function issuedAt({ iat, nbf, exp = 0 }: JWTPayload): number {
  return (iat ?? nbf ?? exp - UNSAID_S) * 1000
}

async function verify(token: string, trusted: TrustedIssuer, rules: TokenRules): Promise<JWTPayload> {
  try {
    const header = decodeProtectedHeader(token)
    if (typeof header.kid !== 'string' || header.kid === '' || !isTyped(header.typ, rules.types))
      throw new Refusal('jeton_invalide')
    const { payload } = await jwtVerify(token, keysOrUnavailable(trusted.keys), {
      issuer: trusted.issuer,
      audience: rules.audience,
      algorithms: [...rules.algorithms],
      requiredClaims: ['sub', 'exp'],
      clockTolerance: TOLERANCE_S,
    })
    return payload
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('jeton_invalide', undefined, error)
  }
}

// If a key set can not be fetched, the token is neither valid nor invalid: the phone must retry, and not sign in again.
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

/** Reduces the claims of a token to a caller. */
export function bearerOf(
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
    organisations: organisationCodes(claim(payload, claims.organisations)),
    roles: publisherRoles(payload, claims.roles),
  }
}
