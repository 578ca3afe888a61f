// Opens the signing keys of a process. Processes of one database sign with the same keys, and the log outside of the database
// records these keys.
import type { Pool } from 'pg'
import type { Log } from '../contract/errors.ts'
import { keysOf, signingKey } from '../tokens/configured.ts'
import type { SyncKeys } from '../tokens/keys.ts'
import { logHead } from './restored.ts'

const STRANGE =
  'SYNC_KEYS: the key that signs here is none that a process of this database ever named. Where they differ, phones are let in ' +
  'by one process and not by the next (docs/operate.md, «More than one process»); keys that were lost and made anew are told once'

/** Opens the keys of a process. Warns if the signing key is unknown to a database whose log knows others. */
export async function openKeys(
  pool: Pick<Pool, 'query'>,
  config: Parameters<typeof keysOf>[0],
  log: Pick<Log, 'warn'>,
): Promise<SyncKeys> {
  const keys = await keysOf(config)
  const known = (await logHead(pool)).cles ?? []
  const key = await signingKey(keys)
  if (known.length > 0 && !known.includes(key)) log.warn({ key }, STRANGE)
  return keys
}
