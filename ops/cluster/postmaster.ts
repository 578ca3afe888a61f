// One PostgreSQL data directory of ours: creating it, starting and stopping its server, telling a living server
// from what a killed one left behind. Everything runs as the user who owns the directory.
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

/** The user that PostgreSQL runs as: `postgres` when we are root, which the server refuses; ourselves otherwise. */
export type Owner = { readonly uid: number; readonly gid: number }

/** A data directory of ours, its log file and the folder of its socket. */
export type Postmaster = {
  readonly data: string
  readonly log: string
  readonly socket: string
  readonly owner: Owner
}

/** Who runs PostgreSQL on this machine. */
export function postgresOwner(): Owner {
  const [uid, gid] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0]
  if (uid !== 0) return { uid, gid }
  const id = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** Creates the data directory, whole or not at all. */
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

/** The process id of the living server of that directory, if there is one. */
export function livingPid({ data }: Postmaster): number | undefined {
  const file = join(data, 'postmaster.pid')
  const pid = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : Number.NaN
  return pid > 1 && workingDirectory(pid) === data ? pid : undefined
}

/** Starts the server; a killed one's pid file is removed, and its last children are waited for. */
export async function start(postmaster: Postmaster, configuration: string): Promise<void> {
  const { data, log, socket, owner } = postmaster
  for (const stale of [join(data, 'postmaster.pid'), socket]) rmSync(stale, { recursive: true, force: true })
  mkdirSync(socket, { mode: 0o700 })
  chownSync(socket, owner.uid, owner.gid)
  writeFileSync(join(data, 'postgresql.conf'), configuration)
  if (existsSync(log)) renameSync(log, `${log}.1`)
  // Statements that failed stand in it, with what they held.
  writeFileSync(log, '', { mode: 0o600 })
  chownSync(log, owner.uid, owner.gid)
  for (let attempt = 1; ; attempt += 1) {
    try {
      await control(postmaster, 'start', `--log=${log}`, '--timeout=60')
      return
    } catch (error) {
      const said = `${readFileSync(log, 'utf8')}\n${(error as { stderr?: string }).stderr ?? error}`
      // Children of a killed server notice its death within a moment; a new one may not start before.
      if (!/pre-existing shared memory|shared memory block/.test(said) || attempt === START_ATTEMPTS) {
        throw new Error(`PostgreSQL did not start; ${log} ends with:\n${said.trim().slice(-2000)}`)
      }
      await new Promise((resolve) => setTimeout(resolve, 300 * attempt))
    }
  }
}

/** Stops the server, rudely if it does not want to. */
export async function stop(postmaster: Postmaster): Promise<void> {
  if (livingPid(postmaster) !== undefined) {
    await control(postmaster, 'stop', '--mode=fast', '--timeout=20').catch(() =>
      control(postmaster, 'stop', '--mode=immediate', '--timeout=20'),
    )
  }
  rmSync(postmaster.socket, { recursive: true, force: true })
}

/** The configuration that the server was last started with. */
export function lastConfiguration({ data }: Postmaster): string | undefined {
  const file = join(data, 'postgresql.conf')
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** The version of the installed binaries, in the words of `server_version`. */
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

// A server works in its data directory: that tells it from a stranger who got its process id after it died.
function workingDirectory(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}
