// Faults of a private PostgreSQL: killed as in a power cut, or stopped like a machine that hangs.
import { readdirSync, readFileSync } from 'node:fs'
import { ask, until } from './sessions.ts'

/**
 * Commits do not wait for the disk, and background writes are off: a command reaches the disk only with the last commit of its
 * batch.
 */
export const FRAGILE = {
  fsync: 'on',
  synchronous_commit: 'off',
  wal_writer_delay: '10s',
  wal_buffers: '16MB',
  bgwriter_lru_maxpages: '0',
  checkpoint_timeout: '1h',
  autovacuum: 'off',
}

/** Stops the WAL writer while it sleeps; at another time it could hold a lock that every commit needs. */
export async function stopWalWriter(adminUrl: string): Promise<void> {
  const find = async () => {
    const [writer] = await ask<{ pid: number; sleeps: boolean }>(
      adminUrl,
      `select pid, wait_event is not distinct from 'WalWriterMain' as sleeps
       from pg_stat_activity where backend_type = 'walwriter'`,
    )
    return writer
  }
  await until('the WAL writer stands still in its sleep', async () => {
    const pid = (await find())?.pid
    if (pid === undefined) return false
    process.kill(pid, 'SIGSTOP')
    await until('the WAL writer stands still', () => stat(pid)?.state === 'T')
    if ((await find())?.sleeps) return true
    process.kill(pid, 'SIGCONT')
    return false
  })
}

/** Kills every process of a PostgreSQL at once and waits until they have ended. */
export async function killAll(postmaster: number | undefined): Promise<void> {
  if (postmaster === undefined) return
  const family = await stopAll(postmaster)
  for (const pid of family) process.kill(pid, 'SIGKILL')
  await until('every process is dead', () =>
    family.every((pid) => ['Z', undefined].includes(stat(pid)?.state)),
  )
}

/** Kills every process of a PostgreSQL, without waiting for their end. */
export function killNow(postmaster: number | undefined): void {
  if (postmaster === undefined) return
  for (const pid of [...childrenOf(postmaster), postmaster]) process.kill(pid, 'SIGKILL')
}

/** Stops every process of a PostgreSQL (SIGSTOP); returns their ids, for SIGCONT. */
export async function stopAll(postmaster: number): Promise<readonly number[]> {
  // The postmaster is stopped first, so that it neither restarts a child process nor begins a recovery.
  process.kill(postmaster, 'SIGSTOP')
  await until('the postmaster stands still', () => stat(postmaster)?.state === 'T')
  const family = [...childrenOf(postmaster), postmaster]
  for (const pid of family) process.kill(pid, 'SIGSTOP')
  return family
}

/** Replaces a text in the batch procedure for all later calls. */
export async function replaceInBatches(adminUrl: string, from: string, to: string): Promise<void> {
  const text = readFileSync('sql/v1/sync_commandes.sql', 'utf8')
  if (text.split(from).length !== 2) throw new Error(`not exactly once in the batch procedure: ${from}`)
  await ask(adminUrl, `set role metier; ${text.replace(from, to)}`)
}

/** Settings that make the batch procedure wait for the disk, or not wait. */
export const CLOSING_FLUSH = [
  `perform set_config('synchronous_commit', 'on', true);`,
  `perform set_config('synchronous_commit', 'off', true);`,
] as const

/** Returns the processes that this one started. */
export function childrenOf(parent: number): number[] {
  return readdirSync('/proc').map(Number).filter(isChildOf(parent))
}

function isChildOf(parent: number): (pid: number) => boolean {
  return (pid) => Number.isInteger(pid) && pid > 0 && stat(pid)?.parent === parent
}

function stat(pid: number): { state: string; parent: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state = '', parent] = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { state, parent: Number(parent) }
  } catch {
    return undefined
  }
}
