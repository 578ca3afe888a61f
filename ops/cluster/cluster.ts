// The private PostgreSQL cluster of one data folder. It is reachable only through its Unix socket. The processes that use it
// share it, and the last one stops it. If a killed process left a cluster running, the next process takes it over.
import { existsSync, lstatSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import { acquireLock } from '../install/lock.mjs'
import { choosePlace, findPlace, postmasterAt } from './place.ts'
import {
  initialize,
  installedVersion,
  lastConfiguration,
  livingPid,
  type Postmaster,
  postgresOwner,
  start,
  stop,
} from './postmaster.ts'
import { type Exclusively, keepAlive } from './revival.ts'
import { countUsers, enter } from './users.ts'

/** A running cluster. */
export type Cluster = {
  /** Returns the URL of a database for a login. No password is needed, because the folder of the socket is private. */
  url(database: string, user: string): string
  /** Creates the database unless it exists. */
  ensureDatabase(name: string): Promise<void>
  /** Returns the process id of the server while it is alive. */
  pid(): number | undefined
  /** Unregisters this process, and stops the cluster if no other process uses it. */
  stop(): Promise<void>
  /** Like `stop`, and also removes the stopped cluster. */
  remove(): Promise<void>
  /** Unregisters this process without waiting for the cluster to stop; for a process that ends at once. */
  abandon(): void
}

/** The folder of the cluster, and additional settings. */
export type ClusterOptions = {
  readonly dataDir: string
  readonly settings?: Readonly<Record<string, string>>
  readonly say?: (sentence: string) => void
  /** Restarts the server when it dies while this process runs. */
  readonly revive?: boolean
}

const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  wal_level: 'logical',
  max_slot_wal_keep_size: '1GB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C.UTF-8',
  // JIT is off, because compiling a plan takes longer than any statement of the preparation runs.
  jit: 'off',
}

/** Starts the cluster of a folder if needed, creates it at first use, and registers this process. */
export async function ensureCluster(options: ClusterOptions): Promise<Cluster> {
  const { dataDir, settings = {}, say, revive = false } = options
  const folder = resolve(dataDir)
  const place = choosePlace(folder, postgresOwner(), say)
  const postmaster = postmasterAt(place)
  const users = join(place, 'users')
  const locked = exclusively(place)

  const unregister = await locked(async () => {
    const leaveAgain = enter(users)
    try {
      await bringUp(postmaster, configurationOf(postmaster, settings), countUsers(users) === 1)
      return leaveAgain
    } catch (error) {
      leaveAgain()
      throw error
    }
  })
  const unwatch = revive ? keepAlive(postmaster, locked, say) : () => undefined
  const leave = () => {
    unwatch()
    unregister()
  }

  const leaveLast = (then: () => Promise<void>) =>
    locked(async () => {
      leave()
      if (countUsers(users) === 0) await then()
    })

  const url = (database: string, user: string) => urlOf(postmaster, database, user)
  return {
    url,
    ensureDatabase: (name) => createDatabase(url('postgres', 'postgres'), name),
    pid: () => livingPid(postmaster),
    stop: () => leaveLast(() => stop(postmaster)),
    remove: () => leaveLast(() => removeFrom(place, folder)),
    abandon() {
      leave()
      const pid = countUsers(users) === 0 ? livingPid(postmaster) : undefined
      if (pid !== undefined) process.kill(pid, 'SIGQUIT')
    },
  }
}

/** Stops the cluster of a folder, even if processes use it, and removes it. */
export async function destroyCluster(dataDir: string): Promise<void> {
  const place = findPlace(resolve(dataDir))
  if (place === undefined) return
  await exclusively(place)(() => removeFrom(place, resolve(dataDir)))
}

async function removeFrom(place: string, dataDir: string): Promise<void> {
  await stop(postmasterAt(place))
  const folders = place === dataDir ? ['cluster', 'users'].map((name) => join(place, name)) : [place]
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}

async function bringUp(postmaster: Postmaster, configuration: string, alone: boolean): Promise<void> {
  refuseForeignSocket(postmaster)
  await initialize(postmaster)
  const running = livingPid(postmaster) === undefined ? undefined : await answeringVersion(postmaster)
  if (running !== undefined) {
    const outdated = running !== (await installedVersion()) || lastConfiguration(postmaster) !== configuration
    if (!outdated || !alone) return
    await stop(postmaster)
  }
  await start(postmaster, configuration)
}

/** Returns the version of the running server; undefined if it is shutting down. */
async function answeringVersion(postmaster: Postmaster): Promise<string | undefined> {
  const deadline = Date.now() + 30_000
  while (livingPid(postmaster) !== undefined) {
    const client = new Client({ connectionString: urlOf(postmaster, 'postgres', 'postgres') })
    client.on('error', () => undefined)
    try {
      await client.connect()
      const { rows } = await client.query<{ server_version: string }>('show server_version')
      return rows[0]?.server_version
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resume) => setTimeout(resume, 100))
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  return undefined
}

async function createDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}

function configurationOf({ socket }: Postmaster, settings: Readonly<Record<string, string>>): string {
  const all = { ...SETTINGS, unix_socket_directories: socket, ...settings }
  const lines = Object.entries(all).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`)
  return `# Written at every start; change ops/cluster/cluster.ts instead.\n${lines.join('\n')}\n`
}

// Returns a URL with the socket's folder as host, which libpq and node-postgres both accept.
function urlOf({ socket }: Postmaster, database: string, user: string): string {
  return `postgresql://${encodeURIComponent(user)}@${encodeURIComponent(socket)}/${encodeURIComponent(database)}`
}

// Refuses a folder of another user: /tmp is shared, and the owner of the folder could read all data that pass through the socket.
function refuseForeignSocket({ socket, owner }: Postmaster): void {
  if (!existsSync(socket)) return
  const found = lstatSync(socket)
  if (found.isDirectory() && found.uid === owner.uid) return
  throw new Error(`${socket} belongs to another user; remove it, or set DATA_DIR to another folder.`)
}

function exclusively(place: string): Exclusively {
  return async (task) => {
    const lock = await acquireLock(`cluster ${place}`)
    try {
      return await task()
    } finally {
      await lock.release()
    }
  }
}
