// Idempotency-Key (draft-ietf-httpapi-idempotency-key-header): a repeated request has one effect and gets the same response,
// which the act's own transaction stores. The key itself is not stored. Three secrets are derived from the key, so that a reader
// of the tables learns neither the request nor the response.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import canonicalize from 'canonicalize'
import type { Pool } from 'pg'
import { Refusal, reach, refusalCode } from '../../contract/errors.ts'
import { isPublisher, KEY_PATTERN, type Route } from '../../contract/route.ts'
import { inTransaction } from '../../database/db.ts'
import type { Caller } from '../../tokens/auth.ts'
import type { Document, Run } from './call.ts'
import type { Step } from './exchange.ts'
import { retryOnDeadlock, runOn, withLongTimeout } from './run.ts'

/** The parts of a key that the database stores. */
type StoredKey = { nom: string; requete: string }

/** The Idempotency-Key of one request. */
export type IdempotencyKey = {
  readonly stored: StoredKey
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

/**
 * Reads the Idempotency-Key header; null if the header is absent. An unquoted key and a quoted string (RFC 8941) are the same
 * key.
 */
function readKey(
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
  const stored = {
    nom: secret('nom').toString('hex'),
    // The digest is keyed, because a request may contain a password, which could be guessed from a plain digest.
    requete: createHmac('sha256', secret('requete')).update(asked).digest('hex'),
  }
  return {
    stored,
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

/**
 * Performs an act once for an Idempotency-Key: the act and its sealed response are one transaction, and a repetition gets that
 * response.
 */
export function actOnce(pool: Pool, route: Route): Step {
  return (exchange, next) => {
    const { caller, req, request } = exchange
    const key = readKey(req.headers['idempotency-key'], route, request)
    if (key === null || caller === null) return next(exchange)
    const act = (run: Run) => next({ ...exchange, run })
    return retryOnDeadlock(() => once(pool, route, caller, key, act))
  }
}

async function once(
  pool: Pool,
  route: Route,
  caller: Caller,
  key: IdempotencyKey,
  act: (run: Run) => Promise<Document>,
): Promise<Document> {
  const keyed = { ...caller, cle: key.stored }
  const appelant = JSON.stringify(keyed)
  const [keep, find] = isPublisher(route.who)
    ? ['select v1.garder_reponse_editeur($1, $2)', 'select v1.reponse_gardee_editeur($1) as reponse']
    : ['select v1.garder_reponse($1, $2)', 'select v1.reponse_gardee($1) as reponse']
  try {
    const acting = inTransaction(pool, async (client) => {
      const answer = await withLongTimeout(route, client, () => act(runOn(client, keyed)))
      if (typeof answer.body !== 'string') throw new TypeError(`${route.name} has no text to keep`)
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
