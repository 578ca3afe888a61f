// The keys that the configuration names.
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
