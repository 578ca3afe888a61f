// The keys that sign sync tokens and draining tokens. A key set (RFC 7517) in the order active, next, retired…: the next key is published
// before it signs, a retired one until its last token is expired. `depuis` tells since when a key has its place.
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

/** The longest that a sync token lives, whatever an organization sets; five minutes is the ordinary case. */
export const LONGEST_TOKEN_S = 3600

/** How long the next key must have been published before it signs. */
export const PUBLISHED_BEFORE_MS = 300_000

const RETIRED_PUBLISHED_MS = LONGEST_TOKEN_S * 1000 + 60_000

/** The type that a draining token's header bears. */
export const DRAINING_TYPE = 'vidage+jwt'

/** The type that the header of a detached signature bears: it is no token. */
const SEAL_TYPE = 'sceau'

/** What a token is for: the replication service, or the sending of one queue. */
export type TokenUse = 'replication' | 'vidage'

/** What a sync token is scoped to. */
export type SyncScope = {
  organisation_id: string
  utilisateur_id: string
  appareil_id: string
  /** The organization's code, in a draining token: other tokens name organizations so. */
  organisation?: string
}

/** A detached signature, and the public half of the key that it was made with. */
export type Seal = { readonly signature: string; readonly key: JWK }

/** The keys of this service that sign and prove sync tokens. */
export type SyncKeys = {
  readonly issuer: string
  /** Whom the tokens of each use are meant for. */
  readonly audiences: Readonly<Record<TokenUse, string>>
  /** The public halves, the next key's among them. */
  publicSet(): Promise<{ keys: JWK[] }>
  /** Signs a token of so many seconds with the active key. */
  sign(scope: SyncScope, seconds: number, use?: TokenUse): Promise<{ jeton: string; expire_le: string }>
  /** Signs what is no token, apart from it (RFC 7515, appendix F): a compact JWS without its payload, and the key's public half. */
  seal(content: Uint8Array): Promise<Seal>
  /** Makes the next key the active one and publishes a new next one, or only says which; throws while that is too early. */
  rotate(isTrial?: boolean): Promise<{ active: string; next: string }>
}

/** Where the keys stand and what their tokens say. */
export type SyncKeysSettings = {
  /** A key set in JSON with private keys, or the path of the file that keeps one. */
  source: string
  issuer: string
  audience: string
  now?: () => Date
}

type Key = JWK & { kid: string; depuis: string }
type KeySet = { active: Key; next: Key | undefined; retired: Key[] }

/** Opens the keys, generating the file that should keep them when it does not exist. */
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
      const keys = await rotated(await read(), now())
      if (!isTrial) replaceSecret(source, write([keys.active, keys.next, ...keys.retired]))
      return { active: keys.active.kid, next: keys.next.kid }
    },
  }
}

async function rotated({ active, next, retired }: KeySet, now: Date): Promise<KeySet & { next: Key }> {
  // A set that was brought from elsewhere may have no next key yet: it is published now and signs next time.
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

// Another process may have rotated: the file is read again whenever it is not the one that was read.
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
