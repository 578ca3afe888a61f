// The reasons why a token is refused, as text for an operator who connects a provider. No reason contains the token itself.
import {
  decodeJwt,
  decodeProtectedHeader,
  errors,
  type JWTPayload,
  type ProtectedHeaderParameters,
} from 'jose'
import type { Log } from '../contract/errors.ts'
import { claim, organisationCodes, publisherRoles, text } from './claims.ts'
import type { TokenRules } from './rules.ts'

/** A reason: its kind, and a sentence about the token. */
export type TokenFault = { readonly kind: string; readonly sentence: string }

type Read = {
  readonly header: ProtectedHeaderParameters
  readonly payload: JWTPayload
  readonly issuer: string
  readonly rules: TokenRules
  readonly seconds: number
}

/** Message of the error when a restored service refuses a token that was issued before the restore. */
export const ISSUED_BEFORE = 'it was issued before this service was restored'
/** Number of seconds by which the clock of a provider may differ. */
export const TOLERANCE_S = 5

const MOST_SHOWN = 100
const LOG_AGAIN_MS = 60_000

// Each check returns a sentence, or null if the token has what the service needs.
const CHECKS: Readonly<Record<string, (read: Read) => string | null>> = {
  typ: ({ header: { typ }, rules: { types } }) =>
    isTyped(typ, types)
      ? null
      : `the typ of its header is ${shown(typ)}; OIDC_TYP accepts ${types.join(', ')}`,
  kid: ({ header: { kid } }) =>
    typeof kid === 'string' && kid !== '' ? null : `the kid of its header is ${shown(kid)}: it names no key`,
  alg: ({ header: { alg }, rules: { algorithms } }) =>
    algorithms.includes(alg ?? '')
      ? null
      : `the alg of its header is ${shown(alg)}; OIDC_ALGORITHMS accepts ${algorithms.join(', ')}`,
  issuer: ({ payload: { iss }, issuer }) =>
    iss === issuer ? null : `its iss is ${shown(iss)}; the issuer of this service is ${shown(issuer)}`,
  audience: ({ payload: { aud }, rules: { audience } }) =>
    [aud].flat().includes(audience) ? null : `its aud is ${shown(aud)}; OIDC_AUDIENCE is ${shown(audience)}`,
  sub: ({ payload: { sub } }) =>
    text(sub) === null ? `its sub is ${shown(sub)}: it must be a text of 1 to 255 characters` : null,
  exp: ({ payload: { exp } }) =>
    typeof exp === 'number' ? null : `its exp is ${shown(exp)}: it must be seconds`,
  expired: ({ payload: { exp }, seconds }) =>
    typeof exp === 'number' && exp <= seconds - TOLERANCE_S ? `it ended at ${instant(exp)}` : null,
  nbf: ({ payload: { nbf }, seconds }) =>
    typeof nbf === 'number' && nbf > seconds + TOLERANCE_S ? `it begins at ${instant(nbf)} (nbf)` : null,
  organisations: ({ payload, rules: { claims } }) =>
    organisationCodes(claim(payload, claims.organisations)).length > 0 ||
    publisherRoles(payload, claims.roles).length > 0
      ? null
      : `${claims.organisations} (OIDC_CLAIM_ORGANISATIONS) is ${shown(claim(payload, claims.organisations))}: ` +
        'it names no organization by its code, 2 to 10 of A-Z and 0-9',
}

/** Lists the faults of a token. If the verification failed, its error is one of them; a fault of the signature comes first. */
export function faultsOf(
  token: string,
  issuer: string,
  rules: TokenRules,
  cause?: unknown,
): readonly TokenFault[] {
  try {
    const [header, payload] = [decodeProtectedHeader(token), decodeJwt(token)]
    const read = { header, payload, issuer, rules, seconds: Date.now() / 1000 }
    const found = Object.entries(CHECKS).flatMap(([kind, check]) => {
      const sentence = check(read)
      return sentence === null ? [] : [{ kind, sentence }]
    })
    const faults = [...faultsOfSignature(header, cause), ...found]
    const isNamed = faults.some(({ kind }) => kind !== 'organisations')
    return isNamed || !(cause instanceof Error)
      ? faults
      : [{ kind: 'other', sentence: cause.message }, ...faults]
  } catch {
    return [{ kind: 'form', sentence: 'it is no JWT of three parts' }]
  }
}

function faultsOfSignature({ kid }: ProtectedHeaderParameters, cause: unknown): readonly TokenFault[] {
  if (cause instanceof errors.JWKSNoMatchingKey || cause instanceof errors.JWKSMultipleMatchingKeys)
    return [{ kind: 'key', sentence: `the key set of the issuer has no one key ${shown(kid)} for it` }]
  if (cause instanceof errors.JWSSignatureVerificationFailed)
    return [{ kind: 'signature', sentence: `key ${shown(kid)} of the issuer did not sign it` }]
  return []
}

/**
 * Logs why tokens are refused: one line a minute for each kind of fault, with the number of the others. Expired tokens are
 * ordinary and are not logged.
 */
export function logFaults(log: Log, now: () => number = Date.now): (faults: readonly TokenFault[]) => void {
  const lines = new Map<string, { at: number; unsaid: number }>()
  return (faults) => {
    const [first] = faults
    if (first === undefined || first.kind === 'expired') return
    const last = lines.get(first.kind)
    if (last !== undefined && now() - last.at < LOG_AGAIN_MS) {
      last.unsaid += 1
      return
    }
    lines.set(first.kind, { at: now(), unsaid: 0 })
    const reasons = faults.map(({ sentence }) => sentence).join('; ')
    log.info({ kind: first.kind, unsaid: last?.unsaid ?? 0 }, `a token opens nothing: ${reasons}`)
  }
}

/** Returns true if a header's `typ` is accepted; it may be written as a media type. */
export function isTyped(typ: string | undefined, types: readonly string[]): boolean {
  const type = typ?.toLowerCase().replace(/^application\//, '')
  return type !== undefined && types.some((accepted) => accepted.toLowerCase() === type)
}

function shown(value: unknown): string {
  const json = JSON.stringify(value) ?? 'absent'
  return json.length > MOST_SHOWN ? `${json.slice(0, MOST_SHOWN)}…` : json
}

function instant(seconds: number): string {
  const date = new Date(seconds * 1000)
  return Number.isNaN(date.getTime()) ? shown(seconds) : date.toISOString()
}
