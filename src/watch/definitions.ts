// Lists the metrics of the service; prom-client adds those of the process. `v1.surveillance` returns the metrics of the database
// under the same names.

/** A metric. */
export type Definition = {
  readonly kind: 'counter' | 'gauge' | 'histogram'
  readonly help: string
  readonly labels: readonly string[]
  /** Upper bounds of a histogram, in seconds. */
  readonly buckets?: readonly number[]
}

const QUICK = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** The metrics of the service, by name. */
export const METRICS = {
  sillon_requests_total: {
    kind: 'counter',
    help: 'Requests that were answered, by the pattern of their route.',
    labels: ['method', 'route', 'status'],
  },
  sillon_request_seconds: {
    kind: 'histogram',
    help: 'Time from the headers of a request to the end of its answer.',
    labels: ['method', 'route'],
    buckets: QUICK,
  },
  sillon_commands_total: {
    kind: 'counter',
    help: 'Commands that were answered, by type and outcome; a replay is answered again.',
    labels: ['type', 'outcome'],
  },
  sillon_batch_seconds: {
    kind: 'histogram',
    help: 'Time that a batch of commands took, from its body read to its answer made.',
    labels: ['outcome'],
    buckets: QUICK,
  },
  sillon_batches_waiting: {
    kind: 'gauge',
    help: 'Batches that wait for their turn in the process, of which BATCHES_AT_ONCE are processed.',
    labels: [],
  },
  sillon_limited_total: {
    kind: 'counter',
    help: 'Requests that were too many for a limit (429), by which one.',
    labels: ['limit'],
  },
  sillon_pool_connections: {
    kind: 'gauge',
    help: 'Connections to the database that are open, by their login and whether they are in use.',
    labels: ['login', 'state'],
  },
  sillon_pool_connections_max: {
    kind: 'gauge',
    help: 'Connections that the pools of a login open at most.',
    labels: ['login'],
  },
  sillon_pool_waiting: {
    kind: 'gauge',
    help: 'Those who wait for a connection of a login.',
    labels: ['login'],
  },
  sillon_ready: {
    kind: 'gauge',
    help: 'Whether what serving needs answered when it was last asked, by part.',
    labels: ['part'],
  },
  sillon_ready_seconds: {
    kind: 'gauge',
    help: 'How long the part took to answer.',
    labels: ['part'],
  },
  sillon_sync_key: {
    kind: 'gauge',
    help: 'The key that this process signs sync tokens with, by its thumbprint: processes of one database have the same.',
    labels: ['key'],
  },
  sillon_measured: {
    kind: 'gauge',
    help: 'Whether the database told its figures when it was last asked; without them they are absent.',
    labels: [],
  },
  sillon_waiting: {
    kind: 'gauge',
    help:
      'What waits: open controls (controle), messages (message, of which message_echoue failed), mails (courriel), files ' +
      '(fichier), what the log outside of the database was not told (journal).',
    labels: ['kind'],
  },
  sillon_waiting_oldest_seconds: {
    kind: 'gauge',
    help: 'How long the oldest of them has waited.',
    labels: ['kind'],
  },
  sillon_jobs: {
    kind: 'gauge',
    help: 'Background jobs: due (pret), for later (prevu), in hand (en_cours), failed for good (echoue).',
    labels: ['task', 'state'],
  },
  sillon_jobs_oldest_seconds: {
    kind: 'gauge',
    help: 'Since when the oldest of them is due, in hand or failed.',
    labels: ['task', 'state'],
  },
  sillon_phones: {
    kind: 'gauge',
    help: 'Phones that are enrolled, and those of them that gave no sign for seven days (silent).',
    labels: ['state'],
  },
  sillon_replication_slot_active: {
    kind: 'gauge',
    help: 'Whether somebody reads the replication slot.',
    labels: ['slot'],
  },
  sillon_replication_slot_bytes: {
    kind: 'gauge',
    help: 'Log that PostgreSQL keeps for the slot.',
    labels: ['slot'],
  },
  sillon_replication_lag_bytes: {
    kind: 'gauge',
    help: 'Log that the reader of the slot has not confirmed.',
    labels: ['slot'],
  },
  sillon_replica_used: {
    kind: 'gauge',
    help: 'Whether lists, reports and GraphQL are read from the replica, for it answers and follows.',
    labels: ['replica'],
  },
  sillon_replica_lag_seconds: {
    kind: 'gauge',
    help: 'Since when the primary has what the replica has not replayed.',
    labels: ['replica'],
  },
  sillon_replica_lag_bytes: {
    kind: 'gauge',
    help: 'Log that the primary has and the replica has not replayed.',
    labels: ['replica'],
  },
  sillon_replica_reads_total: {
    kind: 'counter',
    help: 'Reads that the replica answered (replica); and the primary, since the replica was late, away, or failed.',
    labels: ['outcome'],
  },
  sillon_database_connections: {
    kind: 'gauge',
    help: 'Connections of the whole PostgreSQL server.',
    labels: [],
  },
  sillon_database_connections_max: {
    kind: 'gauge',
    help: 'Connections that PostgreSQL accepts.',
    labels: [],
  },
} as const satisfies Readonly<Record<string, Definition>>

/** The name of a metric. */
export type MetricName = keyof typeof METRICS
