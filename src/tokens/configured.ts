// Opens the keys that the configuration names.
import { existsSync } from 'node:fs'
import { calculateJwkThumbprint, type JWK } from 'jose'
import type { Config } from '../settings/config.ts'
import { openSyncKeys, type SyncKeys } from './keys.ts'

/** Opens the configured keys. */
export function keysOf({
  syncKeys: source,
  publicUrl: issuer,
  syncAudience: audience,
}: Pick<Config, 'syncKeys' | 'publicUrl' | 'syncAudience'>): Promise<SyncKeys> {
  return openSyncKeys({ source, issuer, audience })
}

/** Returns the public halves of the existing keys. Makes no keys, for commands that only read. */
export async function publishedKeys(config: Parameters<typeof keysOf>[0]): Promise<readonly JWK[]> {
  const { syncKeys } = config
  if (!syncKeys.trimStart().startsWith('{') && !existsSync(syncKeys)) return []
  return (await (await keysOf(config)).publicSet()).keys
}

/** Returns the thumbprint (RFC 7638) of the key that signs now. Processes compare it to find out if they have the same keys. */
export async function signingKey({ publicSet }: Pick<SyncKeys, 'publicSet'>): Promise<string> {
  const [active = {}] = (await publicSet()).keys
  return calculateJwkThumbprint(active)
}
