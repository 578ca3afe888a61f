// Copies the facts that must survive a restore to the log outside of the database, every second. Each segment is committed to the
// database, sealed and stored before the next one starts.
import type { Pool } from 'pg'
import { callDoor } from '../database/callDoor.ts'
import { depositSegment, sealedSegment, thumbprintsOf } from '../objects/outsideLog.ts'
import type { ObjectStore } from '../objects/port.ts'
import { TREAT } from '../objects/restored.ts'
import type { Version } from '../process/version.ts'
import type { SyncKeys } from '../tokens/keys.ts'

const LOAD = 10
// Longest pause in ms. After a restore, counters skip as many ranks as could be given without a log entry in this time, so it
// must stay short.
const MOST_MS = 2_000

/** The parts needed for the copy. */
export type LogTools = {
  readonly pool: Pick<Pool, 'query'>
  readonly objects: Pick<ObjectStore, 'put' | 'read'>
  readonly keys: Pick<SyncKeys, 'seal' | 'publicSet'>
  readonly version: Pick<Version, 'serves' | 'doubt'>
}

type Prepared = { journal: string; numero: number; contenu: string; scelle: string | null; suite: boolean }

/**
 * Copies all facts that exist when it starts; later facts wait for the next call. Returns the time in ms that the last search
 * took in the database. Several processes may run it at the same time.
 */
export async function copyToLog({ pool, objects, keys, version }: LogTools): Promise<number> {
  const ask = <T>(requete: object) => callDoor<T | null>(pool, 'journal_exterieur', requete)
  for (;;) {
    const cles = await thumbprintsOf((await keys.publicSet()).keys)
    const begun = performance.now()
    const segment = await ask<Prepared>({ demande: 'preparer', cles })
    const took = performance.now() - begun
    if (segment === null) return took
    const { journal, numero, contenu, suite } = segment
    const own = segment.scelle ?? sealedSegment(contenu, await keys.seal(Buffer.from(contenu)))
    const sealed = await ask<string>({ demande: 'sceller', numero, scelle: own })
    if (sealed === null) continue // another worker stored this segment first
    if (!(await depositSegment(objects, journal, numero, sealed))) {
      const fault = `segment ${numero} of the log outside of the database is there already, and another one`
      version.doubt(`${fault}: ${TREAT}`)
      throw new Error(fault)
    }
    await ask({ demande: 'deposer', numero })
    if (!suite) return took
  }
}

/** Log of failures to copy. */
export type CopyLog = Record<'error' | 'info', (details: object, message: string) => void>

/** Copies at an interval while this version serves, until `stop`. */
export function copyPeriodically(tools: LogTools, everyMs: number, log: CopyLog): { stop(): Promise<void> } {
  let telling: Promise<void> | null = null
  let failing = false
  let restsUntil = 0
  const tell = async () => {
    try {
      // A search reads all counters, so it may use at most a tenth of the time.
      restsUntil = performance.now() + Math.min(LOAD * (await copyToLog(tools)), MOST_MS)
      if (failing) log.info({}, 'the log outside of the database is written again')
      failing = false
    } catch (error) {
      if (!failing) log.error({ err: error }, 'the log outside of the database can not be written')
      failing = true
    }
  }
  const timer = setInterval(() => {
    if (telling !== null || performance.now() < restsUntil || !tools.version.serves()) return
    telling = tell().finally(() => {
      telling = null
    })
  }, everyMs)
  return {
    async stop() {
      clearInterval(timer)
      await telling
    },
  }
}
