// What a process is watched by, opened as its settings ask. The parts of its readiness are the logins that it needs, the rules
// that the database holds, and the store of files.
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

/** A login of the database, and the setting that says where it signs in. */
export type Login = {
  readonly role: string
  readonly address: 'databaseUrl' | 'databaseReadUrl' | 'databaseIdentityUrl' | 'databaseTasksUrl'
}

/** What the process needs to do its work: `api` may call `v1`, the others are what else it signs in as. */
export type Needed = {
  readonly api: Login
  /** Of those that sign in to another server than `api`, as reads to a replica, it is only told whether they answer. */
  readonly others: readonly Login[]
  readonly objects: { answer(): Promise<void> }
  /** Whether the process itself refuses the database by now. */
  readonly version: Pick<Version, 'serves'>
  /** Thumbprint of the key that signs sync tokens now. */
  readonly signingKey: () => Promise<string>
  /** The replica that is read from, where there is one. */
  readonly replica?: Replica | null
}

// A connection that is made once is kept: where they are used up, the question still goes through.
const FIRST = ''

/** Opens it; what the settings do not ask for is not loaded. */
export async function openWatch(
  { log, closers, pools }: Pick<Holdings, 'log' | 'closers' | 'pools'>,
  config: DatabaseConfig,
  { api, others, objects, version, signingKey, replica = null }: Needed,
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
