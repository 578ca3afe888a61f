// Keys that sign identity tokens, the same for every process of a database. Their private parts are stored sealed.
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import { isSealed, type Sealing } from '../sealing.ts'
import type { Runner } from './accounts.ts'

type Kept = JWK & { readonly kid: string; readonly d: string }

/** Returns the signing keys, the active one first. The first process makes the first key. */
export async function openSigningKeys(database: Runner, sealing: Sealing): Promise<JWK[]> {
  await sealKeys(database, sealing)
  const opened = (keys: { jwk: Kept }[]) =>
    keys.map(({ jwk }) => ({ ...jwk, d: sealing.open(jwk.d, aboutKey(jwk.kid)) }))
  const known = await read(database)
  if (known[0]?.active) return opened(known)
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const { d = '', ...half } = await exportJWK(privateKey)
  const kid = await calculateJwkThumbprint(half)
  const jwk: Kept = { ...half, kid, alg: 'ES256', use: 'sig', d: sealing.seal(d, aboutKey(kid)) }
  await database.query(
    `insert into connexion.cle_signature (kid, jwk, active, cree_le) values ($1, $2, true, now()) on conflict do nothing`,
    [kid, JSON.stringify(jwk)],
  )
  return opened(await read(database))
}

// Seals the keys that a release without sealing stored.
async function sealKeys(database: Runner, sealing: Sealing): Promise<void> {
  for (const { jwk } of await read(database)) {
    if (isSealed(jwk.d)) continue
    await database.query(
      `update connexion.cle_signature set jwk = jsonb_set(jwk, '{d}', to_jsonb($2::text)) where kid = $1 and jwk ->> 'd' = $3`,
      [jwk.kid, sealing.seal(jwk.d, aboutKey(jwk.kid)), jwk.d],
    )
  }
}

/** Returns the context under which a signing key is sealed. */
export function aboutKey(kid: string): string {
  return `connexion.cle_signature/${kid}`
}

async function read(database: Runner): Promise<{ jwk: Kept; active: boolean }[]> {
  const { rows } = await database.query<{ jwk: Kept; active: boolean }>(
    'select jwk, active from connexion.cle_signature order by active desc, cree_le desc',
  )
  return rows
}
