// The second issuer whose tokens are accepted, this service itself: a draining token proves one device of one account,
// and opens the sending of its queue alone.
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose'
import { Refusal } from '../contract/errors.ts'
import { type Authenticate, atOnce, type Bearer, bearerToken, issuedAt, type TokenRules } from './auth.ts'
import { DRAINING_TYPE, type SyncKeys, type SyncScope } from './keys.ts'

/** Accepts a draining token of these keys beside the tokens that `authenticate` accepts, and none that was issued before. */
export function acceptingDraining(
  authenticate: Authenticate,
  keys: Pick<SyncKeys, 'publicSet' | 'issuer' | 'audiences'>,
  issuedSince: NonNullable<TokenRules['issuedSince']>,
): Authenticate {
  return async (authorization, inTurn = atOnce) => {
    const token = bearerToken(authorization)
    if (!isDraining(token)) return authenticate(authorization, inTurn)
    return { ...NOBODY, ...(await inTurn(() => verified(token, keys, issuedSince() ?? 0))) }
  }
}

// No organization and no name: whatever asks who is calling, and not which device is drained, finds nobody.
const NOBODY: Omit<Bearer, 'emetteur' | 'sujet'> = {
  identifiant: null,
  identifiant_sur: null,
  organisations: [],
  roles: [],
}

// What the header says decides only which keys judge the token. Ours writes the type as it is: nearly every token is told by the
// bytes of its header, which is then not read.
function isDraining(token: string): boolean {
  const header = Buffer.from(token.slice(0, token.indexOf('.')), 'base64url').toString('latin1')
  if (!header.includes(DRAINING_TYPE)) return false
  try {
    return decodeProtectedHeader(token).typ === DRAINING_TYPE
  } catch {
    return false
  }
}

async function verified(
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
