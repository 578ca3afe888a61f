// Accepts a second issuer, this service itself. A draining token proves one device of one account, and allows only the sending of
// its queue.
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose'
import { Refusal } from '../contract/errors.ts'
import { type Authenticate, type Bearer, bearerToken, issuedAt, runNow } from './auth.ts'
import { DRAINING_TYPE, type SyncKeys, type SyncScope } from './keys.ts'
import type { TokenRules } from './rules.ts'

/**
 * Accepts a draining token signed with these keys, besides the tokens of `authenticate`. Refuses a draining token issued before
 * `issuedSince`.
 */
export function acceptDraining(
  authenticate: Authenticate,
  keys: Pick<SyncKeys, 'publicSet' | 'issuer' | 'audiences'>,
  issuedSince: NonNullable<TokenRules['issuedSince']>,
): Authenticate {
  return async (authorization, inTurn = runNow) => {
    const token = bearerToken(authorization)
    if (!isDraining(token)) return authenticate(authorization, inTurn)
    return { ...NOBODY, ...(await inTurn(() => verifyDraining(token, keys, issuedSince() ?? 0))) }
  }
}

// A draining token names no organization and no person, so rules that need the caller find no account.
const NOBODY: Omit<Bearer, 'emetteur' | 'sujet'> = {
  identifiant: null,
  identifiant_sur: null,
  organisations: [],
  roles: [],
}

// Returns true if a token is a draining token. Its header only decides which keys verify it. This service writes the header
// without escapes, so for nearly every token a comparison of bytes is enough.
function isDraining(token: string): boolean {
  const header = Buffer.from(token.slice(0, token.indexOf('.')), 'base64url').toString('latin1')
  if (!header.includes(DRAINING_TYPE)) return false
  try {
    return decodeProtectedHeader(token).typ === DRAINING_TYPE
  } catch {
    return false
  }
}

async function verifyDraining(
  token: string,
  keys: Pick<SyncKeys, 'publicSet' | 'issuer' | 'audiences'>,
  since: number,
): Promise<Pick<Bearer, 'emetteur' | 'sujet' | 'vidage'>> {
  try {
    const { payload } = await jwtVerify<SyncScope>(token, createLocalJWKSet(await keys.publicSet()), {
      issuer: keys.issuer,
      audience: keys.audiences.vidage,
      typ: DRAINING_TYPE,
      algorithms: ['ES256'],
      requiredClaims: ['sub', 'exp'],
    })
    if (issuedAt(payload) < since) throw new Refusal('jeton_invalide')
    const { organisation_id, utilisateur_id, appareil_id, organisation } = payload
    const vidage = {
      organisation_id,
      utilisateur_id,
      appareil_id,
      ...(organisation === undefined ? {} : { organisation }),
    }
    return { emetteur: keys.issuer, sujet: utilisateur_id, vidage }
  } catch (cause) {
    throw new Refusal('jeton_invalide', undefined, cause)
  }
}
