/** Every setting of the service, in one table: name, default, accepted values, purpose. */
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { DATABASE_TABLE } from './database.ts'
import { DOOR_TABLE } from './door.ts'
import { IDENTITY_TABLE, identityFault, issuerOf } from './identity.ts'
import { MESSAGES_TABLE, messagesFault } from './messages.ts'
import { OBJECTS_TABLE, objectsFault } from './objects.ts'
import {
  described,
  fileOf,
  guessedFault,
  httpUrl,
  list,
  oneOf,
  optional,
  origin,
  path,
  type Setting,
  secret,
  setting,
  text,
  wholeNumber,
} from './setting.ts'
import { WATCH_TABLE } from './watch.ts'
import { WEBHOOKS_TABLE, webhooksFault } from './webhooks.ts'

/** An invalid setting. The message names the variable, its value and the accepted values. */
export class ConfigError extends Error {}

const TABLE = {
  port: setting('PORT', '3000', wholeNumber(0, 65535), 'TCP port of the HTTP service; 0 chooses a free one'),
  host: setting('HOST', '127.0.0.1', text, 'address that it listens on; 0.0.0.0 for every network'),
  publicUrl: optional(
    'PUBLIC_URL',
    httpUrl,
    'address under which clients reach it; default http://HOST:PORT',
  ),
  dataDir: setting(
    'DATA_DIR',
    '.data',
    path,
    'folder of the private PostgreSQL cluster and of generated keys',
  ),
  ...DATABASE_TABLE,
  ...IDENTITY_TABLE,
  ...OBJECTS_TABLE,
  corsOrigins: setting('CORS_ORIGINS', '', list(origin), 'browser applications that may call the API'),
  syncAudience: setting('SYNC_AUDIENCE', 'sillon-sync', text, 'audience of the replication tokens'),
  syncKeys: secret(
    optional(
      'SYNC_KEYS',
      text,
      'private keys of those tokens: a JWKS, or its file; default DATA_DIR/cles-sync.json',
    ),
  ),
  syncFlush: setting(
    'SYNC_FLUSH',
    'lot',
    oneOf('lot', 'commande'),
    'one durable flush per batch, or also one per command',
  ),
  batchesAtOnce: optional(
    'BATCHES_AT_ONCE',
    wholeNumber(1, 1000),
    'batches that are processed at once, of more than five commands one fewer; default one more than this machine has processors',
  ),
  ...DOOR_TABLE,
  preparation: setting(
    'PREPARATION',
    'inside',
    oneOf('inside', 'apart'),
    'the database is brought to this version by `npm start`, or apart: by `npm run db`, and start only looks',
  ),
  tasks: setting(
    'TASKS',
    'inside',
    oneOf('inside', 'apart'),
    'background tasks in the service, or apart: `npm run worker` then runs them',
  ),
  powersyncUrl: optional(
    'POWERSYNC_URL',
    httpUrl,
    'replication service that the phones of `npm run demo` read; absent: they read their results from the API',
  ),
  powersyncTestUrl: optional(
    'POWERSYNC_TEST_URL',
    httpUrl,
    'replication service for the replication tests; absent: they are skipped',
  ),
  ...MESSAGES_TABLE,
  ...WEBHOOKS_TABLE,
  ...WATCH_TABLE,
  logLevel: setting(
    'LOG_LEVEL',
    'info',
    oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    'least severity that is logged',
  ),
  nodeEnv: setting(
    'NODE_ENV',
    'development',
    oneOf('development', 'test', 'production'),
    'production never loads demo data nor knows demo accounts',
  ),
}

type Values = { readonly [K in keyof typeof TABLE]: (typeof TABLE)[K] extends Setting<infer T> ? T : never }

/** The settings of a running service; the table says which may be absent. */
export type Config = Omit<Values, 'publicUrl' | 'syncKeys' | 'batchesAtOnce'> & {
  readonly batchesAtOnce: number
  readonly publicUrl: string
  readonly syncKeys: string
}

/** Reads the settings from the environment. Throws ConfigError on the first invalid value. */
export function loadConfig(env: Record<string, string | undefined> = process.env): Config {
  const values = Object.fromEntries(
    Object.entries(TABLE).map(([key, row]) => [key, read(row, givenOf(row, env))]),
  )
  const config = values as Values
  const fault =
    identityFault(config) ??
    objectsFault(config) ??
    messagesFault(config) ??
    webhooksFault(config) ??
    audienceFault(config) ??
    guessedFault(TABLE, config)
  if (fault !== null) throw new ConfigError(fault)
  return {
    ...config,
    batchesAtOnce: config.batchesAtOnce ?? availableParallelism() + 1,
    publicUrl: config.publicUrl?.replace(/\/+$/, '') ?? publicUrlOf(config.host, config.port),
    databaseAdminUrl: config.databaseAdminUrl ?? config.databaseUrl,
    databaseTasksUrl: config.databaseTasksUrl ?? config.databaseUrl,
    databaseIdentityUrl: config.databaseIdentityUrl ?? config.databaseUrl,
    oidcIssuer: issuerOf(config),
    databaseReadUrl: config.databaseReadUrl ?? config.databaseUrl,
    databaseReplicaReadUrl: config.databaseReplicaReadUrl ?? config.databaseReplicaUrl,
    syncKeys: config.syncKeys ?? join(config.dataDir, 'cles-sync.json'),
  }
}

/** Reads the settings, with another file store in place of the present one. */
export function configWithStore(store: Record<string, string | undefined>): Config {
  const besides = Object.entries(process.env).filter(([name]) => !name.startsWith('S3_'))
  return loadConfig({ ...Object.fromEntries(besides), ...store })
}

// Refuses the same audience for both uses, because the identity provider issues tokens with any audience that a client requests,
// and the replication service must not accept these tokens.
function audienceFault({ syncAudience, oidcAudience }: Values): string | null {
  const taken = [syncAudience, `${syncAudience}-vidage`].includes(oidcAudience)
  return taken ? 'SYNC_AUDIENCE must not be OIDC_AUDIENCE: a token is for one use.' : null
}

/** Returns the URL of a service without PUBLIC_URL, as reached from the same machine. */
export function publicUrlOf(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::'
  const name = everywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}

/** Returns the environment variables that this version reads. */
export function settingNames(): string[] {
  return Object.values(TABLE).flatMap(({ name, secret }) => (secret ? [name, fileOf(name)] : [name]))
}

/** Returns the settings as a page for an operator, one entry each. */
export function describeSettings(): string {
  return `Settings, all environment variables:\n\n${Object.values(TABLE).map(described).join('\n')}\n`
}

// Returns the value of a setting. Other operating system users may list the environment of a process, so every secret may be in a
// file instead, as containers provide it.
function givenOf({ name, secret }: Setting<unknown>, env: Record<string, string | undefined>) {
  // Compose files pass an empty text for an absent variable.
  const value = env[name] || undefined
  const file = secret ? env[fileOf(name)] || undefined : undefined
  if (file === undefined) return value
  if (value !== undefined) throw new ConfigError(`${name} and ${fileOf(name)} are both set: set one of them.`)
  try {
    return readFileSync(file, 'utf8').trim() || undefined
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new ConfigError(`${fileOf(name)} names ${file}, which can not be read (${code}).`)
  }
}

function read(row: Setting<unknown>, given: string | undefined): unknown {
  const value = given ?? row.default
  if (value === undefined) return undefined
  const parsed = row.parse(value)
  if (parsed !== undefined) return parsed
  const shown = row.secret ? 'has a value that' : `is ${JSON.stringify(value)}, which`
  throw new ConfigError(`${row.name} ${shown} is not accepted; it takes ${row.accepts}.`)
}
