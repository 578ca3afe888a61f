// Counts for Prometheus with prom-client, which is loaded only if METRICS_PORT is set. The figures of the database are read when
// Prometheus requests the metrics, at most every fifteen seconds.
import type { RequestListener } from 'node:http'
import type { Pool } from 'pg'
import type { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Log } from '../contract/errors.ts'
import { countWaiting } from '../database/db.ts'
import type { Replica } from '../database/replica.ts'
import { runInScope } from '../database/scope.ts'
import { type Definition, METRICS, type MetricName } from './definitions.ts'
import type { Readiness } from './readiness.ts'
import { readRefusals } from './refusals.ts'

/** A pool of the process, by the login of its connections. */
export type NamedPool = { readonly login: string; readonly pool: Pool }

/** Counters of work. */
export type WorkCounters = {
  request(method: string, route: string, status: number, seconds: number): void
  /** Counts a batch and its commands by type; `answer` is null if the batch failed. */
  batch(seconds: number, types: readonly string[], answer: string | null): void
  /** Sets the number of batches that wait for their turn. */
  waiting(batches: number): void
}

/** The metrics of a process, and the listener that serves them. */
export type Metrics = WorkCounters & { readonly answer: RequestListener }

/** Sources of the metrics. */
export type MetricSources = {
  readonly log: Log
  /** Pool for the figures of the database, as `api`, with a separate connection. */
  readonly figures: Pool
  readonly pools: readonly NamedPool[]
  readonly readiness: Readiness
  /** Thumbprint of the key that signs sync tokens now. */
  readonly signingKey?: () => Promise<string>
  /** The read replica. */
  readonly replica?: Replica | null
  /** Known types of commands; all others count as one. */
  readonly types: ReadonlySet<string>
}

type Figure = { mesure: string; etiquettes: Record<string, string>; valeur: number }

const EVERY_MS = 15_000
// Pause in ms after the database failed to return figures.
const AGAIN_MS = 1_000
const PATIENCE_MS = 5_000
const PATH = '/metrics'
const UNKNOWN = 'unknown'

/** Loads the library and starts to count. */
export async function openMetrics(measured: MetricSources): Promise<Metrics> {
  const client = await import('prom-client')
  const registry = new client.Registry()
  client.collectDefaultMetrics({ register: registry })
  const made = Object.entries<Definition>(METRICS).map(([name, { kind, help, labels, buckets }]) => {
    const options = { name, help, labelNames: [...labels], registers: [registry] }
    if (kind === 'counter') return [name, new client.Counter(options)] as const
    if (kind === 'gauge') return [name, new client.Gauge(options)] as const
    return [name, new client.Histogram({ ...options, buckets: [...(buckets ?? [])] })] as const
  })
  const instruments = new Map<string, Counter | Gauge | Histogram>(made)
  const named = <T>(name: MetricName) => instruments.get(name) as T
  const gauge = (name: MetricName) => named<Gauge>(name)
  const look = makeUpdater(measured, gauge)
  const limited = named<Counter>('sillon_limited_total')
  const lookAll = async () => {
    limited.reset()
    for (const [limit, refused] of Object.entries(readRefusals())) limited.inc({ limit }, refused)
    const key = await measured.signingKey?.()
    gauge('sillon_sync_key').reset()
    if (key !== undefined) gauge('sillon_sync_key').set({ key }, 1)
    if (measured.replica) showReplica(measured.replica, named)
    await look()
  }
  return { ...makeCounters(measured.types, named), answer: makeHandler(registry, lookAll, measured.log) }
}

function makeCounters(types: ReadonlySet<string>, named: <T>(name: MetricName) => T): WorkCounters {
  const requests = named<Counter>('sillon_requests_total')
  const durations = named<Histogram>('sillon_request_seconds')
  const batches = named<Histogram>('sillon_batch_seconds')
  const commands = named<Counter>('sillon_commands_total')
  const waiting = named<Gauge>('sillon_batches_waiting')
  return {
    request(method, route, status, seconds) {
      requests.inc({ method, route, status })
      durations.observe({ method, route }, seconds)
    },
    batch(seconds, sent, answer) {
      batches.observe({ outcome: answer === null ? 'failed' : 'answered' }, seconds)
      if (answer === null) return
      const { resultats } = JSON.parse(answer) as { resultats: readonly { issue: string }[] }
      for (const [index, { issue: outcome }] of resultats.entries()) {
        const type = sent[index] ?? UNKNOWN
        commands.inc({ type: types.has(type) ? type : UNKNOWN, outcome })
      }
    },
    waiting: (count) => waiting.set(count),
  }
}

// Updates every gauge.
function makeUpdater({ log, figures, pools, readiness }: MetricSources, gauge: (name: MetricName) => Gauge) {
  let nextAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | null = null
  const shown = new Set<MetricName>()
  const ask = async () => {
    const found = await runInScope({ patienceMs: PATIENCE_MS }, () =>
      figures.query<{ mesures: Figure[] }>('select v1.surveillance() as mesures'),
    ).catch((error: unknown) => {
      log.warn({ err: error }, 'the database returned no figures')
      return null
    })
    nextAt = performance.now() + (found === null ? AGAIN_MS : EVERY_MS)
    // Removes a figure that the database no longer returns.
    for (const name of shown) gauge(name).reset()
    gauge('sillon_measured').set(found === null ? 0 : 1)
    for (const { mesure, etiquettes, valeur } of found?.rows[0]?.mesures ?? []) {
      // A database of a newer version may return unknown figures.
      if (!isMetric(mesure)) continue
      shown.add(mesure)
      gauge(mesure).set(etiquettes, valeur)
    }
  }
  return async () => {
    if (performance.now() >= nextAt) asking ??= ask().finally(() => (asking = null))
    showPools(pools, gauge)
    const [findings] = await Promise.all([readiness.ask(), asking])
    for (const { part, fault, ms } of findings) {
      gauge('sillon_ready').set({ part }, fault === null ? 1 : 0)
      gauge('sillon_ready_seconds').set({ part }, ms / 1000)
    }
  }
}

function showPools(pools: readonly NamedPool[], gauge: (name: MetricName) => Gauge): void {
  const [connections, most, waiting] = [
    gauge('sillon_pool_connections'),
    gauge('sillon_pool_connections_max'),
    gauge('sillon_pool_waiting'),
  ]
  for (const each of [connections, most, waiting]) each.reset()
  for (const { login, pool } of pools) {
    connections.inc({ login, state: 'in_use' }, pool.totalCount - pool.idleCount)
    connections.inc({ login, state: 'idle' }, pool.idleCount)
    most.inc({ login }, pool.options.max)
    waiting.inc({ login }, countWaiting(pool))
  }
}

function showReplica(
  { server: replica, isUsed, lag, reads }: Replica,
  named: <T>(name: MetricName) => T,
): void {
  const gauge = (name: MetricName) => named<Gauge>(name)
  const { seconds, bytes } = lag()
  gauge('sillon_replica_used').set({ replica }, isUsed() ? 1 : 0)
  if (seconds !== null) gauge('sillon_replica_lag_seconds').set({ replica }, seconds)
  if (bytes !== null) gauge('sillon_replica_lag_bytes').set({ replica }, bytes)
  const counter = named<Counter>('sillon_replica_reads_total')
  counter.reset()
  for (const [outcome, count] of Object.entries(reads())) counter.inc({ outcome }, count)
}

function makeHandler(registry: Registry, look: () => Promise<void>, log: Log): RequestListener {
  return async (req, res) => {
    if (req.method !== 'GET' || req.url !== PATH) {
      res.writeHead(404).end()
      return
    }
    try {
      await look()
      res.writeHead(200, { 'Content-Type': registry.contentType }).end(await registry.metrics())
    } catch (error) {
      log.error({ err: error }, 'the metrics could not be written')
      res.writeHead(500).end()
    }
  }
}

function isMetric(name: string): name is MetricName {
  return Object.hasOwn(METRICS, name)
}
