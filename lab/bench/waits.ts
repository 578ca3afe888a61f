// Samples the service's backends while devices send. A backend is running, or waits for the number counter, for a producer's
// balance, for another lock, or for the disk. There are many samples a second; their averages show which wait slows commands
// down.
import { Client } from 'pg'
import type { Lifetime } from '../../src/process/lifetime.ts'
import { table } from '../../src/process/table.ts'
import { sendAll } from './phones.ts'
import { progress } from './progress.ts'
import type { Case } from './rounds.ts'
import type { Season } from './season.ts'

/** The average number of backends that process a batch, by state, and the number of samples. */
type Waits = {
  looks: number
  batches: number
  running: number
  counter: number
  balance: number
  locks: number
  disk: number
}

const LOOK_MS = 10

/** Sends each case once more and prints the states of the backends; the other figures are measured without sampling. */
export async function waitsTable(
  { phones }: Season,
  cases: readonly Case[],
  adminUrl: string,
  { ending }: Lifetime,
): Promise<string> {
  const rows: string[][] = []
  for (const { title, devices, size, count } of cases) {
    progress(`${title}: what they wait for`)
    const { waits, seconds } = await watching(adminUrl, () =>
      sendAll(phones.slice(0, devices), { count, size }, ending, () => undefined),
    )
    const each = (n: number) => (n / waits.looks).toFixed(2).padStart(7)
    const perCommand = (waits.counter / waits.looks) * (seconds / (devices * size * count)) * 1_000
    const { batches, running, counter, balance, locks, disk } = waits
    rows.push([
      title,
      ...[batches, running, counter, balance, locks, disk].map(each),
      `${((100 * counter) / Math.max(1, batches)).toFixed(0)} %`.padStart(7),
      perCommand.toFixed(2).padStart(7),
    ])
  }
  return table(
    [
      'backends on average',
      'with a batch',
      'running',
      'waiting for the counter',
      'for a balance',
      'for other locks',
      'for the disk',
      'of it the counter',
      'ms a command',
    ],
    rows,
  )
}

async function watching(
  adminUrl: string,
  act: () => Promise<number>,
): Promise<{ waits: Waits; seconds: number }> {
  const admin = new Client({ connectionString: adminUrl })
  await admin.connect()
  const waits: Waits = { looks: 0, batches: 0, running: 0, counter: 0, balance: 0, locks: 0, disk: 0 }
  try {
    let isOver = false
    const looking = (async () => {
      while (!isOver) {
        const { rows } = await admin.query<Omit<Waits, 'looks'>>(LOOK)
        const [row] = rows
        // A sample taken while no batch is running does not count.
        if (row !== undefined && row.batches > 0) {
          waits.looks++
          for (const what of ['batches', 'running', 'counter', 'balance', 'locks', 'disk'] as const)
            waits[what] += row[what]
        }
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
      }
    })()
    const seconds = await act().finally(() => {
      isOver = true
    })
    await looking
    return { waits, seconds }
  } finally {
    await admin.end()
  }
}

// A statement locks its tables before it waits for a row. A waiting backend with a lock on the table of counters waits for a
// counter, which is the last lock of a command. A waiting backend with a lock on balances, but not on counters, waits for a
// balance.
const LOOK = `select count(*)::integer as batches,
    (count(*) filter (where a.wait_event is null))::integer as running,
    (count(*) filter (where a.attend and a.compteur))::integer as counter,
    (count(*) filter (where a.attend and not a.compteur and a.solde))::integer as balance,
    (count(*) filter (where a.attend and not a.compteur and not a.solde))::integer as locks,
    (count(*) filter (where a.wait_event_type = 'IO' or a.wait_event like 'WAL%'))::integer as disk
  from (
    select a.wait_event_type, a.wait_event, a.wait_event_type = 'Lock' as attend,
           coalesce(l.tables @> array['numerotation.compteur'::regclass::oid], false) as compteur,
           coalesce(l.tables @> array['capacite.solde'::regclass::oid], false) as solde
    from pg_stat_activity a
      left join (
        select k.pid, array_agg(k.relation) as tables from pg_locks k
        where k.locktype = 'relation' and k.mode = 'RowExclusiveLock'
        group by k.pid) as l on l.pid = a.pid
    where a.datname = current_database() and a.state = 'active' and a.query ~ '^call v1.sync_') as a`
