// Keys that sign sync tokens and draining tokens. A key set (RFC 7517) in the order active, next, retired…: the next key is
// published before it signs; a retired key stays until its last token has expired. `depuis` is the time since which a key is
// active, next or retired.
import { readFileSync, statSync } from 'node:fs'
import {
  calculateJwkThumbprint,
  exportJWK,
  FlattenedSign,
  generateKeyPair,
  importJWK,
  type JWK,
  SignJWT,
} from 'jose'
import { ConfigError } from '../settings/config.ts'
import { readOrCreateSecret, replaceSecret } from './keyFiles.ts'

/** Longest lifetime of a sync token in seconds, whatever an organization sets; five minutes is usual. */
const LONGEST_TOKEN_S = 3600

/** Shortest time in ms between the publication of the next key and its first signature. */
const PUBLISHED_BEFORE_MS = 300_000

const RETIRED_PUBLISHED_MS = LONGEST_TOKEN_S * 1000 + 60_000

/** The `typ` header of a draining token. */
export const DRAINING_TYPE = 'vidage+jwt'

/** The `typ` header of a detached signature, which is not a token. */
const SEAL_TYPE = 'sceau'

/** The use of a token: for the replication service, or for the sending of one queue. */
export type TokenUse = 'replication' | 'vidage'

/** The scope of a sync token. */
export type SyncScope = {
  organisation_id: string
  utilisateur_id: string
  appareil_id: string
  /** The organization's code, in draining tokens only: other tokens also name organizations by their codes. */
  organisation?: string
}

/** A detached signature, with the public half of its key. */
export type Seal = { readonly signature: string; readonly key: JWK }

/** The keys of this service that sign and prove sync tokens. */
export type SyncKeys = {
  readonly issuer: string
  /** The audience of each use. */
  readonly audiences: Readonly<Record<TokenUse, string>>
  /** Returns the public halves, including that of the next key. */
  publicSet(): Promise<{ keys: JWK[] }>
  /** Signs a token with the active key, valid for the given number of seconds. */
  sign(scope: SyncScope, seconds: number, use?: TokenUse): Promise<{ jeton: string; expire_le: string }>
  /** Signs content that is not a token: a detached JWS (RFC 7515, appendix F), with the key's public half. */
  seal(content: Uint8Array): Promise<Seal>
  /** Makes the next key active and publishes a new one; a trial only returns them. Throws if this is too early. */
  rotate(isTrial?: boolean): Promise<{ active: string; next: string }>
}

/** Source of the keys, and claims of their tokens. */
export type SyncKeysSettings = {
  /** A key set in JSON with private keys, or the path of its file. */
  source: string
  issuer: string
  audience: string
  now?: () => Date
}

type Key = JWK & { kid: string; depuis: string }
type KeySet = { active: Key; next: Key | undefined; retired: Key[] }

/** Opens the keys. Generates the key file if it is missing. */
export async function openSyncKeys(settings: SyncKeysSettings): Promise<SyncKeys> {
  const { source, issuer, audience, now = () => new Date() } = settings
  const isLiteral = source.trimStart().startsWith('{')
  if (!isLiteral) {
    await readOrCreateSecret(source, async () => write([await newKey(now()), await newKey(now())]))
  }
  const read = isLiteral ? literalReader(source, now()) : fileReader(source)
  await read()
  const audiences = { replication: audience, vidage: `${audience}-vidage` }

  return {
    issuer,
    audiences,
    async publicSet() {
      const { active, next, retired } = await read()
      const stillUsed = retired.filter(({ depuis }) => age(depuis, now()) < RETIRED_PUBLISHED_MS)
      return { keys: [active, ...(next === undefined ? [] : [next]), ...stillUsed].map(publicHalf) }
    },
    async sign(scope, seconds, use = 'replication') {
      const { active } = await read()
      const issuedAt = Math.floor(now().getTime() / 1000)
      const expires = issuedAt + Math.min(seconds, LONGEST_TOKEN_S)
      const { organisation_id, utilisateur_id, appareil_id, organisation } = scope
      const named = use === 'vidage' && organisation !== undefined ? { organisation } : {}
      const jeton = await new SignJWT({ organisation_id, utilisateur_id, appareil_id, ...named })
        .setProtectedHeader({
          alg: 'ES256',
          typ: use === 'vidage' ? DRAINING_TYPE : 'JWT',
          kid: active.kid,
        })
        .setSubject(utilisateur_id)
        .setIssuer(issuer)
        .setAudience(audiences[use])
        .setIssuedAt(issuedAt)
        .setExpirationTime(expires)
        .sign(await importJWK(active, 'ES256'))
      return { jeton, expire_le: new Date(expires * 1000).toISOString() }
    },
    async seal(content) {
      const { active } = await read()
      const { protected: head, signature } = await new FlattenedSign(content)
        .setProtectedHeader({ alg: 'ES256', typ: SEAL_TYPE, kid: active.kid, b64: false, crit: ['b64'] })
        .sign(await importJWK(active, 'ES256'))
      return { signature: `${head}..${signature}`, key: publicHalf(active) }
    },
    async rotate(isTrial = false) {
      if (isLiteral)
        throw new Error('SYNC_KEYS holds the keys themselves: rotate them there, next key first.')
      const keys = await rotateSet(await read(), now())
      if (!isTrial) replaceSecret(source, write([keys.active, keys.next, ...keys.retired]))
      return { active: keys.active.kid, next: keys.next.kid }
    },
  }
}

async function rotateSet({ active, next, retired }: KeySet, now: Date): Promise<KeySet & { next: Key }> {
  // A key set from elsewhere may have no next key: a new one is published now, and signs after the next rotation.
  if (next === undefined) return { active, next: await newKey(now), retired }
  const wait = PUBLISHED_BEFORE_MS - age(next.depuis, now)
  if (wait > 0) {
    throw new Error(
      `The next key is published for less than ${PUBLISHED_BEFORE_MS / 60_000} minutes: ` +
        `rotate again in ${Math.ceil(wait / 1000)} s, or tokens would be signed by a key that is not known yet.`,
    )
  }
  const depuis = now.toISOString()
  const kept = retired.filter((key) => age(key.depuis, now) < RETIRED_PUBLISHED_MS)
  return { active: { ...next, depuis }, next: await newKey(now), retired: [{ ...active, depuis }, ...kept] }
}

function literalReader(source: string, now: Date): () => Promise<KeySet> {
  const keys = parse(source, now)
  return () => keys
}

// Reads the file again if it changed: another process may have rotated the keys.
function fileReader(file: string): () => Promise<KeySet> {
  let seen = ''
  let keys: Promise<KeySet>
  return () => {
    const { ino, mtimeMs, size, mtime } = statSync(file)
    const stamp = `${ino}/${mtimeMs}/${size}`
    if (stamp !== seen) {
      keys = parse(readFileSync(file, 'utf8'), mtime)
      seen = stamp
    }
    return keys
  }
}

async function parse(text: string, since: Date): Promise<KeySet> {
  try {
    const { keys } = JSON.parse(text) as { keys: (JWK & { depuis?: unknown })[] }
    const [active, next, ...retired] = await Promise.all(
      keys.map(async (jwk): Promise<Key> => {
        if (jwk.kty !== 'EC' || jwk.crv !== 'P-256' || !jwk.d) throw new TypeError('not a private P-256 key')
        const depuis = typeof jwk.depuis === 'string' ? jwk.depuis : since.toISOString()
        return { ...jwk, kid: jwk.kid ?? (await calculateJwkThumbprint(jwk)), depuis }
      }),
    )
    if (active === undefined) throw new TypeError('it is empty')
    await importJWK(active, 'ES256')
    return { active, next, retired }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ConfigError(`SYNC_KEYS is not a key set of private ES256 keys: ${reason}.`, { cause })
  }
}

async function newKey(now: Date): Promise<Key> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), depuis: now.toISOString() }
}

function publicHalf({ kty, crv, x, y, kid }: Key): JWK {
  return { kty, crv, x, y, kid, alg: 'ES256', use: 'sig' } as JWK
}

function write(keys: Key[]): string {
  return `${JSON.stringify({ keys }, null, 2)}\n`
}

function age(since: string, now: Date): number {
  return now.getTime() - Date.parse(since)
}
