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
    help: 'Requests, by the pattern of their route.',
    labels: ['method', 'route', 'status'],
  },
  sillon_request_seconds: {
    kind: 'histogram',
    help: 'Time from the headers of a request to the end of its response.',
    labels: ['method', 'route'],
    buckets: QUICK,
  },
  sillon_commands_total: {
    kind: 'counter',
    help: 'Processed commands, by type and outcome; a replay counts again.',
    labels: ['type', 'outcome'],
  },
  sillon_batch_seconds: {
    kind: 'histogram',
    help: 'Time of a batch of commands, from the end of its body to its response.',
    labels: ['outcome'],
    buckets: QUICK,
  },
  sillon_batches_waiting: {
    kind: 'gauge',
    help: 'Batches that wait in the process; BATCHES_AT_ONCE run at a time.',
    labels: [],
  },
  sillon_limited_total: {
    kind: 'counter',
    help: 'Requests above a rate limit (429), by limit.',
    labels: ['limit'],
  },
  sillon_pool_connections: {
    kind: 'gauge',
    help: 'Open connections to the database, by login and state (in use or idle).',
    labels: ['login', 'state'],
  },
  sillon_pool_connections_max: {
    kind: 'gauge',
    help: 'Maximum of connections in the pools of a login.',
    labels: ['login'],
  },
  sillon_pool_waiting: {
    kind: 'gauge',
    help: 'Requests and jobs that wait for a connection of a login.',
    labels: ['login'],
  },
  sillon_ready: {
    kind: 'gauge',
    help: '1 if a part of readiness responded to the last check, by part.',
    labels: ['part'],
  },
  sillon_ready_seconds: {
    kind: 'gauge',
    help: 'Duration of the last check of a part.',
    labels: ['part'],
  },
  sillon_sync_key: {
    kind: 'gauge',
    help: 'Thumbprint of the key that signs sync tokens: the same in all processes of one database.',
    labels: ['key'],
  },
  sillon_measured: {
    kind: 'gauge',
    help: '1 if the database returned its figures at the last scrape; otherwise they are absent.',
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
    help: 'Age of the oldest waiting one.',
    labels: ['kind'],
  },
  sillon_jobs: {
    kind: 'gauge',
    help: 'Background jobs: due (pret), for later (prevu), in hand (en_cours), failed for good (echoue).',
    labels: ['task', 'state'],
  },
  sillon_jobs_oldest_seconds: {
    kind: 'gauge',
    help: 'Age of the oldest job in its state.',
    labels: ['task', 'state'],
  },
  sillon_phones: {
    kind: 'gauge',
    help: 'Enrolled phones, and those without contact for seven days (silent).',
    labels: ['state'],
  },
  sillon_replication_slot_active: {
    kind: 'gauge',
    help: '1 if a client reads the replication slot.',
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
    help: '1 if lists, reports and GraphQL use the replica, because it responds and follows.',
    labels: ['replica'],
  },
  sillon_replica_lag_seconds: {
    kind: 'gauge',
    help: 'Age of the oldest change that the replica has not replayed.',
    labels: ['replica'],
  },
  sillon_replica_lag_bytes: {
    kind: 'gauge',
    help: 'Log that the primary has and the replica has not replayed.',
    labels: ['replica'],
  },
  sillon_replica_reads_total: {
    kind: 'counter',
    help: 'Reads by the replica, and by the primary because the replica was late, away, or failed.',
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
