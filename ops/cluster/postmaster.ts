// Runs one PostgreSQL data directory: creates it, starts and stops its server, and distinguishes a running server from the
// leftovers of a killed one. Everything runs as the owner of the directory.
import { execFile, execFileSync } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const BIN = '/usr/lib/postgresql/15/bin'
const START_ATTEMPTS = 5
const run = promisify(execFile)

/**
 * The operating system user that runs PostgreSQL: `postgres` if this process is root, which the server refuses; otherwise the
 * current user.
 */
export type Owner = { readonly uid: number; readonly gid: number }

/** A data directory, its log file and the folder of its socket. */
export type Postmaster = {
  readonly data: string
  readonly log: string
  readonly socket: string
  readonly owner: Owner
}

/** Returns the operating system user that runs PostgreSQL on this machine. */
export function postgresOwner(): Owner {
  const [uid, gid] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0]
  if (uid !== 0) return { uid, gid }
  const id = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** Creates the data directory, completely or not at all. */
export async function initialize({ data, owner }: Postmaster): Promise<void> {
  if (existsSync(join(data, 'PG_VERSION'))) return
  const unfinished = `${data}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  chownSync(unfinished, owner.uid, owner.gid)
  const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync']
  await run(`${BIN}/initdb`, [...options, `--pgdata=${unfinished}`], { cwd: '/', ...owner })
  rmSync(data, { recursive: true, force: true })
  renameSync(unfinished, data)
}

/** Returns the process id of the directory's running server, if there is one. */
export function livingPid({ data }: Postmaster): number | undefined {
  const file = join(data, 'postmaster.pid')
  const pid = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : Number.NaN
  return pid > 1 && workingDirectory(pid) === data ? pid : undefined
}

/**
 * Starts the server. Removes the pid file of a killed server, and waits until the last child processes of that server have ended.
 */
export async function start(postmaster: Postmaster, configuration: string): Promise<void> {
  const { data, log, socket, owner } = postmaster
  for (const stale of [join(data, 'postmaster.pid'), socket]) rmSync(stale, { recursive: true, force: true })
  mkdirSync(socket, { mode: 0o700 })
  chownSync(socket, owner.uid, owner.gid)
  writeFileSync(join(data, 'postgresql.conf'), configuration)
  if (existsSync(log)) renameSync(log, `${log}.1`)
  // The log is private, because it quotes failed statements with their values.
  writeFileSync(log, '', { mode: 0o600 })
  chownSync(log, owner.uid, owner.gid)
  for (let attempt = 1; ; attempt += 1) {
    try {
      await control(postmaster, 'start', `--log=${log}`, '--timeout=60')
      return
    } catch (error) {
      const said = `${readFileSync(log, 'utf8')}\n${(error as { stderr?: string }).stderr ?? error}`
      // Child processes of a killed server end shortly after it; until then another server can not start.
      if (!/pre-existing shared memory|shared memory block/.test(said) || attempt === START_ATTEMPTS) {
        throw new Error(`PostgreSQL did not start; ${log} ends with:\n${said.trim().slice(-2000)}`)
      }
      await new Promise((resolve) => setTimeout(resolve, 300 * attempt))
    }
  }
}

/** Stops the server: fast first, and immediately if that fails. */
export async function stop(postmaster: Postmaster): Promise<void> {
  if (livingPid(postmaster) !== undefined) {
    await control(postmaster, 'stop', '--mode=fast', '--timeout=20').catch(() =>
      control(postmaster, 'stop', '--mode=immediate', '--timeout=20'),
    )
  }
  rmSync(postmaster.socket, { recursive: true, force: true })
}

/** Returns the configuration with which the server was last started. */
export function lastConfiguration({ data }: Postmaster): string | undefined {
  const file = join(data, 'postgresql.conf')
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Returns the version of the installed binaries in the form of `server_version`. */
export async function installedVersion(): Promise<string> {
  const { stdout } = await run(`${BIN}/postgres`, ['--version'])
  return stdout.replace('postgres (PostgreSQL) ', '').trim()
}

async function control({ data, owner }: Postmaster, verb: string, ...options: string[]): Promise<void> {
  await run(`${BIN}/pg_ctl`, [verb, `--pgdata=${data}`, '--wait', '--silent', ...options], {
    cwd: '/',
    ...owner,
  })
}

// Returns the working directory of a process. A server works in its data directory, which distinguishes it from another process
// with a reused id.
function workingDirectory(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}
