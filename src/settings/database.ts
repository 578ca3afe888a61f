/** The settings of the database: URLs, logins, number of connections and timeouts. */
import { optional, postgresUrl, secret, setting, wholeNumber } from './setting.ts'

/** The rows of the settings table. */
export const DATABASE_TABLE = {
  databaseUrl: secret(
    optional(
      'DATABASE_URL',
      postgresUrl,
      'database to use, as `api` or a member of it; absent: a private cluster',
    ),
  ),
  databaseAdminUrl: secret(
    optional('DATABASE_ADMIN_URL', postgresUrl, 'the same database for migrations; default DATABASE_URL'),
  ),
  databaseSuperuserUrl: secret(
    optional(
      'DATABASE_SUPERUSER_URL',
      postgresUrl,
      'the same as a superuser, only for the steps of `npm run db` that need one; default DATABASE_ADMIN_URL',
    ),
  ),
  databaseTasksUrl: secret(
    optional(
      'DATABASE_TASKS_URL',
      postgresUrl,
      'the same database for background tasks; default DATABASE_URL',
    ),
  ),
  databaseReadUrl: secret(
    optional('DATABASE_READ_URL', postgresUrl, 'the same for GraphQL, as `lecture`; default DATABASE_URL'),
  ),
  databaseReplicaUrl: secret(
    optional(
      'DATABASE_REPLICA_URL',
      postgresUrl,
      'a streaming replica of that server, as `api`: lists and GraphQL are read there; absent: from the primary',
    ),
  ),
  databaseReplicaReadUrl: secret(
    optional(
      'DATABASE_REPLICA_READ_URL',
      postgresUrl,
      'the same replica for GraphQL, as `lecture`; default DATABASE_REPLICA_URL',
    ),
  ),
  replicaPatienceMs: setting(
    'REPLICA_PATIENCE_MS',
    '200',
    wholeNumber(1, 10_000),
    'timeout of a read that waits for the replica to catch up, in ms; then the primary serves it',
  ),
  poolSize: setting(
    'POOL_SIZE',
    '9',
    wholeNumber(1, 100),
    'database connections of the HTTP service; one organization has two thirds, whole tables one third',
  ),
  queryTimeoutMs: setting(
    'QUERY_TIMEOUT_MS',
    '30000',
    wholeNumber(100, 600_000),
    'timeout of the database, in ms, after which the connection is dropped; its statement_timeout is 25 s',
  ),
  readPoolSize: setting(
    'READ_POOL_SIZE',
    '6',
    wholeNumber(1, 100),
    'connections of GraphQL; one organization has two thirds',
  ),
  readTimeoutMs: setting(
    'READ_TIMEOUT_MS',
    '10000',
    wholeNumber(100, 600_000),
    'longest GraphQL read, in ms',
  ),
} as const
