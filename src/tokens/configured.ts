// The keys that the configuration names.
import { existsSync } from 'node:fs'
import { calculateJwkThumbprint, type JWK } from 'jose'
import type { Config } from '../settings/config.ts'
import { openSyncKeys, type SyncKeys } from './keys.ts'

/** Opens them. */
export function keysOf({
  syncKeys: source,
  publicUrl: issuer,
  syncAudience: audience,
}: Pick<Config, 'syncKeys' | 'publicUrl' | 'syncAudience'>): Promise<SyncKeys> {
  return openSyncKeys({ source, issuer, audience })
}

/** The public halves of those that there are: whoever only reads makes none. */
export async function publishedKeys(config: Parameters<typeof keysOf>[0]): Promise<readonly JWK[]> {
  const { syncKeys } = config
  if (!syncKeys.trimStart().startsWith('{') && !existsSync(syncKeys)) return []
  return (await (await keysOf(config)).publicSet()).keys
}

/** The thumbprint (RFC 7638) of the key that signs now, by which processes tell whether they have the same. */
export async function signingKey({ publicSet }: Pick<SyncKeys, 'publicSet'>): Promise<string> {
  const [active = {}] = (await publicSet()).keys
  return calculateJwkThumbprint(active)
}
