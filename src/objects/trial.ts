import type { Log } from '../contract/errors.ts'
import { ConfigError } from '../settings/config.ts'
import type { ObjectStore } from './port.ts'

const AWAY = 'the store of files does not answer; files are refused with service_indisponible until it does'
const COPIES =
  'a client with a signed URL can copy other objects: give the bucket the policy of docs/fichiers.md'
const KEEPS_ONLY =
  'the store of files keeps checksums without comparing them: contents are judged at confirmation'

/** Refuses to start with a store that can not work. If the store is down, starts and logs it. */
export async function requireStore(
  objects: Pick<ObjectStore, 'check'>,
  log: Pick<Log, 'info' | 'warn'>,
): Promise<void> {
  try {
    const { comparesContent, refusesCopies } = await objects.check()
    if (!comparesContent) log.info(KEEPS_ONLY)
    if (!refusesCopies) log.warn(COPIES)
  } catch (error) {
    if (error instanceof ConfigError) throw error
    log.warn({ err: error }, AWAY)
  }
}
