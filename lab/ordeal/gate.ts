// A gate is a place in a rule of the database. While the ordeal keeps the gate closed, sessions wait there, and the ordeal kills
// the waiting session.
import { Client } from 'pg'
import { hold, ask as question, until, untilBlocked } from '../../test/concurrency/support/sessions.ts'
import { changeDatabase } from '../../test/support/breakages/apply.ts'
import { withClient } from '../../test/support/clone.ts'

/** The place of a gate: before the first statement of a rule, or before a text in it. */
export type Gate = { readonly number: number; readonly rule: string; readonly before?: RegExp }

const GATES = 97
// The time that PostgreSQL needs to recover after a crash, on a disk that other processes use, does not count as the service's
// time.
const RECOVERING_MS = 120_000
const BEGIN = /(?<=\n|\$)begin\n/

/** Makes gates, which are all open. */
export async function makeGates(adminUrl: string, gates: readonly Gate[]): Promise<void> {
  await withClient(adminUrl, async (client) => {
    for (const { number, rule, before } of gates) {
      const wait = `perform pg_catalog.pg_advisory_xact_lock_shared(${GATES}, ${number});\n  `
      const change =
        before === undefined ? { from: BEGIN, to: `begin\n  ${wait}` } : { from: before, to: `  ${wait}` }
      await changeDatabase(client, { rule, ...change })
    }
  })
}

/** Makes a request wait at a place in a rule, and crashes PostgreSQL while it waits there; returns the response. */
export async function crashAt<T>(adminUrl: string, gate: number, ask: () => Promise<T>): Promise<T> {
  const holder = await hold(adminUrl, 'select pg_advisory_xact_lock($1, $2)', [GATES, gate])
  const asked = ask()
  asked.catch(() => undefined) // the function that awaits it reports the error
  const [pid] = await untilBlocked(adminUrl, 1)
  await crash(adminUrl, pid)
  const answer = await asked
  await holder.release().catch(() => undefined)
  return answer
}

/**
 * Makes a request wait in its commit, and crashes PostgreSQL at that point: the transaction is on the disk, but no client has a
 * response.
 */
export async function crashCommitted<T>(adminUrl: string, gate: number, ask: () => Promise<T>): Promise<T> {
  const holder = await hold(adminUrl, 'select pg_advisory_xact_lock($1, $2)', [GATES, gate])
  const asked = ask()
  asked.catch(() => undefined)
  const [pid] = await untilBlocked(adminUrl, 1)
  await waitForNobody(adminUrl)
  await holder.release()
  await until('the transaction is on disk', () => isOnDisk(adminUrl, pid))
  await crash(adminUrl, pid)
  const answer = await asked
  await untilServed(adminUrl)
  await configure(adminUrl, 'alter system reset synchronous_standby_names')
  return answer
}

// Makes commits wait, after their flush, for a standby that does not exist; resolves once a commit of this ordeal waits.
async function waitForNobody(adminUrl: string): Promise<void> {
  await configure(adminUrl, `alter system set synchronous_standby_names = 'nobody'`)
  await until('commits wait for a standby', async () => {
    const client = new Client({ connectionString: adminUrl })
    client.on('error', () => undefined)
    await client.connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    let isThrough = false
    const through = () => {
      isThrough = true
    }
    client.query(`select pg_logical_emit_message(true, 'ordeal', '')`).then(through, through)
    await until(
      'our own commit waits or is through',
      async () => isThrough || isOnDisk(adminUrl, rows[0]?.pid),
    )
    if (isThrough) await client.end()
    return !isThrough
  })
}

async function isOnDisk(adminUrl: string, pid: number | undefined): Promise<boolean> {
  const rows = await question(
    adminUrl,
    `select from pg_stat_activity where pid = $1 and wait_event = 'SyncRep'`,
    [pid],
  )
  return rows.length > 0
}

/** Resolves when PostgreSQL accepts sessions again. */
export async function untilServed(adminUrl: string): Promise<void> {
  const isServed = () =>
    withClient(adminUrl, (client) => client.query('select')).then(
      () => true,
      () => false,
    )
  await until('PostgreSQL accepts sessions again', isServed, RECOVERING_MS)
}

// Killing one process ends every session, but only after the postmaster has noticed it; until then PostgreSQL accepts new
// sessions.
async function crash(adminUrl: string, pid: number | undefined): Promise<void> {
  if (pid === undefined) throw new Error('nobody stands there')
  const [witness] = await question<{ pid: number }>(
    adminUrl,
    `select pid from pg_stat_activity where backend_type = 'checkpointer'`,
  )
  process.kill(pid, 'SIGKILL')
  await until('the others are taken along', () => !isAlive(witness?.pid))
}

function isAlive(pid: number | undefined): boolean {
  try {
    return pid !== undefined && process.kill(pid, 0)
  } catch {
    return false
  }
}

async function configure(adminUrl: string, statement: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    await client.query(statement)
    await client.query('select pg_reload_conf()')
  })
}
