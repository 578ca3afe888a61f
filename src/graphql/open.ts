// Opens the back-office reads: a pool that signs in as `lecture`, and the schema. Building the schema takes a second and 100 MB.
// In production the process builds it at its start, so that no phone waits for it later; elsewhere the first query starts it.
import type { Pool } from 'pg'
import { type Log, Refusal, reach } from '../contract/errors.ts'
import { connect } from '../database/db.ts'
import { GRACE_MS } from '../database/longWork.ts'
import type { DatabaseConfig } from '../database/ownDatabase.ts'
import type { Replica } from '../database/replica.ts'
import { runInScope } from '../database/scope.ts'
import type { Holdings } from '../process/holdings.ts'
import { ConfigError } from '../settings/config.ts'
import type { Caller } from '../tokens/auth.ts'
import type { GraphqlRequest } from './execute.ts'
import type { ServedTable } from './naming.ts'
import { readingPool } from './readingPool.ts'
import type { Outcome } from './refusals.ts'

/** The reads of the service. */
export type Reads = {
  /** Admits a caller, or refuses it as every route does; returns the settings of its transactions. */
  admit(caller: Caller): Promise<Readonly<Record<string, string>>>
  /** Executes a query of an admitted caller. */
  answer(
    request: GraphqlRequest,
    settings: Readonly<Record<string, string>>,
    id: string,
  ): Promise<Outcome & { readonly isOfReplica?: true }>
}

/** The connections of reads: database, pool size, and timeout of a read. */
export type ReadOptions = {
  readonly url: string
  readonly max: number
  readonly timeoutMs: number
  /** Longest time in ms without data from the database. */
  readonly patienceMs: number
  readonly isProduction: boolean
  readonly log: Log
  /** Called with each pool: the caller monitors it and ends it. */
  readonly opened: (pool: Pool) => void
  /** The read replica and its URL; null if there is none. */
  readonly replicaReads: {
    readonly url: string
    readonly replica: Pick<Replica, 'read' | 'whileItStands'>
  } | null
}

/** Returns the options of reads from the configuration. */
export function readOptions(
  config: ReadConfig,
  { log, pools, closers }: Pick<Holdings, 'log' | 'pools' | 'closers'>,
  replica: Replica | null,
): ReadOptions {
  const { databaseReadUrl: url, readPoolSize: max, readTimeoutMs: timeoutMs, nodeEnv } = config
  const { databaseReplicaReadUrl: there } = config
  return {
    url,
    max,
    timeoutMs,
    patienceMs: config.queryTimeoutMs,
    isProduction: nodeEnv === 'production',
    log,
    opened(pool) {
      pools.push({ login: 'lecture', pool })
      closers.push(() => pool.end())
    },
    replicaReads: replica === null || there === undefined ? null : { url: there, replica },
  }
}

type ReadConfig = Pick<
  DatabaseConfig,
  | 'databaseReadUrl'
  | 'databaseReplicaReadUrl'
  | 'readPoolSize'
  | 'readTimeoutMs'
  | 'queryTimeoutMs'
  | 'nodeEnv'
>

type Admission = {
  readonly organisation_id: string
  readonly utilisateur_id: string
  readonly lectures: readonly string[]
  readonly le: string
}

/** Opens the reading pools. Fails at once if the login of the primary's pool may not read. */
export async function openReads(pool: Pool, options: ReadOptions): Promise<Reads> {
  const { url, replicaReads, timeoutMs, isProduction, log } = options
  const readings = openPool(url, options)
  const others = replicaReads === null ? null : openPool(replicaReads.url, options)
  const prepare = lazily(() => prepareEngines(pool, { here: readings, there: others }, options))
  await requirePrimary(readings)
  if (isProduction) {
    prepare().catch((error: unknown) => {
      if (!readings.ending) log.warn({ err: error }, 'the schema waits for a query')
    })
  }
  return {
    async admit(caller) {
      const values = [JSON.stringify(caller), '{}']
      const text = 'select v1.graphql_ouvrir($1::jsonb, $2::jsonb) as admission'
      const { rows } = await reach(pool.query<{ admission: Admission }>(text, values))
      const admission = rows[0]?.admission
      if (admission === undefined) throw new TypeError('graphql_ouvrir answers one row')
      return {
        'sillon.organisation_id': admission.organisation_id,
        'sillon.utilisateur_id': admission.utilisateur_id,
        'sillon.lectures': admission.lectures.join(','),
        'sillon.le': admission.le,
        // Limits only reads, because building the schema may take longer.
        statement_timeout: String(timeoutMs),
      }
    },
    async answer(request, settings, id) {
      // The schema serves all later queries too, so building it continues even if the first client leaves.
      const { here, there, answerQuery } = await reach(runInScope({}, prepare))
      const atPrimary = () => answerQuery(here, request, settings, id)
      if (replicaReads === null || there === null) return atPrimary()
      const atReplica = async () => {
        const outcome = await replicaReads.replica.whileItStands(() =>
          answerQuery(there, request, settings, id),
        )
        if (outcome.status >= 500) throw new Refusal('service_indisponible')
        return { ...outcome, isOfReplica: true }
      }
      return replicaReads.replica.read(atReplica, atPrimary)
    },
  }
}

function openPool(url: string, { max, patienceMs, timeoutMs, log, opened }: ReadOptions): Pool {
  const readings = connect(url, {
    max,
    role: 'lecture',
    application: 'sillon-lecture',
    // The queries that build the schema may take longer than a read.
    patienceMs: Math.max(patienceMs, timeoutMs + GRACE_MS),
    log,
  })
  opened(readings)
  return readings
}

// Requires the primary: a replica may lack recent writes, and has its own settings.
async function requirePrimary(readings: Pool): Promise<void> {
  const { rows } = await readings.query<{ in_hot_standby: string }>('show in_hot_standby')
  if (rows[0]?.in_hot_standby === 'on')
    throw new ConfigError(
      'DATABASE_READ_URL names a replica: name the primary there, and the replica by DATABASE_REPLICA_URL and DATABASE_REPLICA_READ_URL.',
    )
}

// Builds one schema, with an engine per pool.
async function prepareEngines(
  pool: Pool,
  { here, there }: { here: Pool; there: Pool | null },
  { isProduction, log }: ReadOptions,
) {
  const [{ schemaOn }, { createReader }, { answerQuery }] = await Promise.all([
    import('./schema.ts'),
    import('./documents.ts'),
    import('./execute.ts'),
  ])
  const { rows } = await pool.query<{ tables: ServedTable[] }>('select v1.graphql_tables() as tables')
  const tables = rows[0]?.tables ?? []
  const engineOn = async (readings: Pool) => {
    const built = await schemaOn(readingPool(readings), tables)
    return { ...built, read: createReader(built.schema), mayIntrospect: !isProduction, log }
  }
  const engine = await engineOn(here)
  return { here: engine, there: there === null ? null : await engineOn(there), answerQuery }
}

// Runs `make` once, at the first call; after a failure, the next call tries again.
function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null
      throw error
    })
    return made
  }
}
