// The keys that sign identity tokens, the same for every process of a database.
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Runner } from './accounts.ts'

/** The signing keys, the active one first; the very first is made by whichever process comes first. */
export async function openSigningKeys(database: Runner): Promise<JWK[]> {
  const known = await read(database)
  if (known[0]?.active) return known.map(({ jwk }) => jwk)
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  const kid = await calculateJwkThumbprint(jwk)
  await database.query(
    `insert into connexion.cle_signature (kid, jwk, active, cree_le) values ($1, $2, true, now()) on conflict do nothing`,
    [kid, JSON.stringify({ ...jwk, kid, alg: 'ES256', use: 'sig' })],
  )
  return (await read(database)).map((key) => key.jwk)
}

async function read(database: Runner): Promise<{ jwk: JWK; active: boolean }[]> {
  const { rows } = await database.query<{ jwk: JWK; active: boolean }>(
    'select jwk, active from connexion.cle_signature order by active desc, cree_le desc',
  )
  return rows
}
