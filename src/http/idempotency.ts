// A request that is sent again under its Idempotency-Key (draft-ietf-httpapi-idempotency-key-header) has its one effect and
// gets its one answer, which is kept in the act's own transaction. The key itself is kept nowhere: three secrets are made
// of it, and who reads the tables finds neither what was asked nor what was answered.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import canonicalize from 'canonicalize'
import type { Pool } from 'pg'
import { Refusal, reach, refusalCode } from '../contract/errors.ts'
import { isPublisher, KEY_PATTERN, type Route } from '../contract/route.ts'
import { inTransaction } from '../database/db.ts'
import type { Caller } from '../tokens/auth.ts'
import type { Answer, Run } from './call.ts'
import { atLength, runOn } from './run.ts'

/** What the database is told of a key. */
type Told = { nom: string; requete: string }

/** The key of one request. */
export type IdempotencyKey = {
  readonly told: Told
  seal(body: string): Buffer
  open(sealed: Buffer): string
}

const KEY = new RegExp(KEY_PATTERN)
const FAULT = {
  chemin: 'Idempotency-Key',
  raison: 'must be one key of 16 to 128 characters of A-Z a-z 0-9 _ . : ~ + / = -, bare or in double quotes',
}
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Reads the header of a request to that route; null without one. Bare or as a string of RFC 8941, it is the same key. */
export function readKey(
  header: string | string[] | undefined,
  route: Route,
  request: object,
): IdempotencyKey | null {
  if (header === undefined) return null
  const [, quoted, bare] = KEY.exec(String(header)) ?? []
  const key = quoted ?? bare
  if (key === undefined) throw new Refusal('parametre_invalide', [FAULT])
  const secret = (use: string) => Buffer.from(hkdfSync('sha256', key, '', `sillon ${use}`, 32))
  const asked = canonicalize([route.name, request]) ?? ''
  const told = {
    nom: secret('nom').toString('hex'),
    // Keyed: a request may bring a password, which a bare digest would let somebody guess.
    requete: createHmac('sha256', secret('requete')).update(asked).digest('hex'),
  }
  return {
    told,
    seal(body) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', secret('reponse'), nonce)
      const sealed = [cipher.update(body, 'utf8'), cipher.final()]
      return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed])
    },
    open(sealed) {
      const nonce = sealed.subarray(0, NONCE_BYTES)
      const decipher = createDecipheriv('aes-256-gcm', secret('reponse'), nonce)
      decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      const rest = sealed.subarray(NONCE_BYTES + TAG_BYTES)
      return Buffer.concat([decipher.update(rest), decipher.final()]).toString('utf8')
    },
  }
}

/** Acts and keeps the answer in one transaction; where that was done before, answers what was kept. */
export async function once(
  pool: Pool,
  route: Route,
  caller: Caller,
  key: IdempotencyKey,
  act: (run: Run) => Promise<Answer>,
): Promise<Answer> {
  const keyed = { ...caller, cle: key.told }
  const appelant = JSON.stringify(keyed)
  const [keep, find] = isPublisher(route.who)
    ? ['select v1.garder_reponse_editeur($1, $2)', 'select v1.reponse_gardee_editeur($1) as reponse']
    : ['select v1.garder_reponse($1, $2)', 'select v1.reponse_gardee($1) as reponse']
  try {
    const acting = inTransaction(pool, async (client) => {
      const answer = await atLength(route, client, () => act(runOn(client, keyed)))
      await client.query(keep, [appelant, key.seal(answer.body)])
      return answer
    })
    return await reach(acting)
  } catch (error) {
    if (refusalCode(error) !== 'cle_reutilisee') throw error
    const { rows } = await reach(pool.query<{ reponse: Buffer | null }>(find, [appelant]))
    const kept = rows[0]?.reponse ?? null
    if (kept === null) throw error // the same key, another request
    return { body: key.open(kept), headers: { 'Idempotency-Replayed': 'true' } }
  }
}
