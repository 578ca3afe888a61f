// Tells the log outside of the database what must never be forgotten, every second: a segment is committed to the database,
// sealed, put into the store, and only then followed by the next.
import type { Pool } from 'pg'
import { depositSegment, sealedSegment, thumbprintsOf } from '../objects/outsideLog.ts'
import type { ObjectStore } from '../objects/port.ts'
import { TREAT } from '../objects/restored.ts'
import type { Version } from '../process/version.ts'
import type { SyncKeys } from '../tokens/keys.ts'

const LOAD = 10
// Counters pass over what the log may miss by a margin of ranks: it never rests for long.
const MOST_MS = 2_000

/** What the telling needs. */
export type LogTools = {
  readonly pool: Pick<Pool, 'query'>
  readonly objects: Pick<ObjectStore, 'put' | 'read'>
  readonly keys: Pick<SyncKeys, 'seal' | 'publicSet'>
  readonly version: Pick<Version, 'serves' | 'doubt'>
}

type Prepared = { journal: string; numero: number; contenu: string; scelle: string | null; suite: boolean }

/**
 * Tells all that there was to tell as it began, and leaves to the next call what commands bring meanwhile; answers how long the
 * database took to look for it at last, in ms. Several may do so at once.
 */
export async function tellLog({ pool, objects, keys, version }: LogTools): Promise<number> {
  const ask = async <T>(requete: object): Promise<T | null> => {
    const { rows } = await pool.query<{ reponse: string | null }>(
      'select v1.journal_exterieur($1::jsonb)::text as reponse',
      [JSON.stringify(requete)],
    )
    return JSON.parse(rows[0]?.reponse ?? 'null') as T | null
  }
  for (;;) {
    const cles = await thumbprintsOf((await keys.publicSet()).keys)
    const begun = performance.now()
    const segment = await ask<Prepared>({ demande: 'preparer', cles })
    const took = performance.now() - begun
    if (segment === null) return took
    const { journal, numero, contenu, suite } = segment
    const own = segment.scelle ?? sealedSegment(contenu, await keys.seal(Buffer.from(contenu)))
    const sealed = await ask<string>({ demande: 'sceller', numero, scelle: own })
    if (sealed === null) continue // another worker was faster: it is in the store
    if (!(await depositSegment(objects, journal, numero, sealed))) {
      const fault = `segment ${numero} of the log outside of the database is there already, and another one`
      version.doubt(`${fault}: ${TREAT}`)
      throw new Error(fault)
    }
    await ask({ demande: 'deposer', numero })
    if (!suite) return took
  }
}

/** Where it is said that the log could not be told. */
export type TellingLog = Record<'error' | 'info', (details: object, message: string) => void>

/** Tells the log every so often while this version serves, until it is stopped. */
export function keepTelling(tools: LogTools, everyMs: number, log: TellingLog): { stop(): Promise<void> } {
  let telling: Promise<void> | null = null
  let failing = false
  let restsUntil = 0
  const tell = async () => {
    try {
      // All counters were looked at: never more than a tenth of the time.
      restsUntil = performance.now() + Math.min(LOAD * (await tellLog(tools)), MOST_MS)
      if (failing) log.info({}, 'the log outside of the database is told again')
      failing = false
    } catch (error) {
      if (!failing) log.error({ err: error }, 'the log outside of the database can not be told')
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
