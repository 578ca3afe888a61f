// Opens the observation of a process according to its settings: metrics, traces, readiness. Readiness checks the logins that the
// process needs, the rules in the database, and the object store.
import { listCommandSchemas } from '../contract/commandSchemas.ts'
import { connect } from '../database/db.ts'
import type { DatabaseConfig } from '../database/ownDatabase.ts'
import type { Replica } from '../database/replica.ts'
import type { Holdings } from '../process/holdings.ts'
import { assertServed, type Version } from '../process/version.ts'
import { openMetrics } from './metrics.ts'
import { createReadiness, type Part } from './readiness.ts'
import { openTracer } from './tracing.ts'
import type { Watch } from './watch.ts'

/** A login of the database, with the setting of its URL. */
export type Login = {
  readonly role: string
  readonly address: 'databaseUrl' | 'databaseReadUrl' | 'databaseIdentityUrl' | 'databaseTasksUrl'
}

/** Dependencies of the process: `api` may call `v1`; the others are further logins of the process. */
export type WatchNeeds = {
  readonly api: Login
  /**
   * True for a login on another server than `api`, such as for reads from a replica: it is reported but does not decide
   * readiness.
   */
  readonly others: readonly Login[]
  readonly objects: { answer(): Promise<void> }
  /** Returns true if the process itself accepts the database. */
  readonly version: Pick<Version, 'serves'>
  /** Thumbprint of the key that signs sync tokens now. */
  readonly signingKey: () => Promise<string>
  /** The read replica, if any. */
  readonly replica?: Replica | null
}

// An empty first statement keeps the connection open, so that the check works even when PostgreSQL has no free connection.
const FIRST = ''

/** Opens them; parts without settings are not loaded. */
export async function openWatch(
  { log, closers, pools }: Pick<Holdings, 'log' | 'closers' | 'pools'>,
  config: DatabaseConfig,
  { api, others, objects, version, signingKey, replica = null }: WatchNeeds,
): Promise<Watch> {
  const asking = ({ role, address }: Login, purpose: string) => {
    const application = `sillon-${role}-${purpose}`
    const options = { max: 1, role, application, patienceMs: config.queryTimeoutMs, first: FIRST, log }
    const pool = connect(config[address], options)
    closers.push(() => pool.end())
    return pool
  }
  const probe = asking(api, 'sonde')
  const readiness = createReadiness(
    [
      { part: api.role, ask: () => probe.query('') },
      ...others.map((login): Part => {
        const pool = asking(login, 'sonde')
        const isShownOnly = serverOf(config[login.address]) !== serverOf(config[api.address])
        return { part: login.role, ask: () => pool.query(''), isShownOnly }
      }),
      { part: 'regles', ask: () => assertServed(probe, version) },
      { part: 'objets', ask: () => objects.answer() },
    ],
    log,
  )
  const tracer = await openTracer(config, log)
  if (tracer !== null) closers.push(tracer.close)
  if (config.metricsPort === undefined) return { metrics: null, tracer, readiness }
  const types = new Set(listCommandSchemas().map(({ type }) => type))
  const figures = asking(api, 'mesures')
  const metrics = await openMetrics({ log, figures, pools, readiness, signingKey, replica, types })
  return { metrics, tracer, readiness }
}

function serverOf(address: string): string {
  const { host, searchParams } = new URL(address)
  return [host, searchParams.get('host'), searchParams.get('port')].join(' ')
}
