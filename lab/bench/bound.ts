// The cost of a command beyond its own rows, in processor time of one backend. Three writers are compared: the service, which
// writes a collection; a PL/pgSQL function that writes the same rows with the role of the rules, under the policies; and the
// owner of the tables, who writes the same rows without policies.
import { MAX_BATCH } from '@sillon/telephone/contract'
import { Client } from 'pg'
import { connect } from '../../src/database/db.ts'
import { table } from '../../src/process/table.ts'
import { processorOf } from './accounting.ts'
import type { Demo } from './demoCluster.ts'
import { byDoors, openField } from './field.ts'
import { createFloor } from './floor.ts'
import { middleOf } from './rounds.ts'
import { onDatabase } from './season.ts'
import { readTemplate } from './template.ts'

/** A writer and its backend. One call of `turn` writes as many collections as a batch has, and commits each of them. */
type Writer = {
  readonly title: string
  readonly pid: number
  turn(): Promise<() => Promise<unknown>>
  end(): Promise<unknown>
}

const [WHOLE, ROWS] = ['borne', 'borne_plancher']
const WARMING = 4
const BACKEND = 'select pg_backend_pid() as pid'

// As in a batch, only the last commit waits for the disk.
const WRITE = `create procedure public.planchers(p_appareil_id uuid, p_producteurs uuid[], p_fois integer)
  language plpgsql as $$
  begin
    for n in 1 .. p_fois loop
      perform public.plancher(p_appareil_id, p_producteurs[1 + n % cardinality(p_producteurs)]);
      commit;
    end loop;
  end $$;
  grant usage on sequence public.plancher_n to metier`

/**
 * Measures the three writers alternately, several times, on copies of the demo's database. No session may be connected to that
 * database.
 */
export async function boundTable({ cluster }: Demo, rounds: number): Promise<string> {
  const copyOf = (name: string, template: string) =>
    onDatabase(cluster.url('postgres', 'postgres'), (client) =>
      client.query(`create database ${name} template ${template}`),
    )
  await copyOf(WHOLE, 'sillon')
  const first = await serviceWriter(cluster.url(WHOLE, 'api'))
  // The rows copy a collection that the service wrote.
  await (await first.turn())()
  await first.end()
  await copyOf(ROWS, WHOLE)
  const copy = cluster.url(ROWS, 'postgres')
  const template = await onDatabase(copy, async (client) => {
    const found = await readTemplate(client)
    const floor = await createFloor(client, found)
    await client.query(WRITE)
    return { ...floor, organisation: found.template.organisation_id }
  })
  const writers = [
    await serviceWriter(cluster.url(WHOLE, 'api')),
    await rowsWriter('its rows below the policies', copy, template, 'metier'),
    await rowsWriter('its rows as nobody’s', copy, template, null),
  ]
  const found: number[][] = writers.map(() => [])
  for (let round = -WARMING; round < rounds; round++)
    for (const [i, writer] of writers.entries()) {
      const act = await writer.turn()
      const before = processorOf(writer.pid)
      await act()
      if (round >= 0) found[i]?.push((processorOf(writer.pid) - before) / MAX_BATCH)
    }
  for (const { end } of writers) await end()
  const whole = found[0] ?? []
  const rows = writers.map(({ title }, i) => {
    const own = found[i] ?? []
    const share = middleOf(own.map((ms, round) => ms / (whole[round] ?? ms)))
    return [title, middleOf(own), Math.min(...own), share].map((cell) =>
      typeof cell === 'string' ? cell : cell.toFixed(2).padStart(8),
    )
  })
  return table(['processor of a backend, ms', '  median', '   least', 'of a command'], rows)
}

async function serviceWriter(url: string): Promise<Writer> {
  const pool = connect(url, { max: 1, role: 'api', application: 'sillon-bench' })
  const field = await openField(byDoors(pool))
  const { rows } = await pool.query<{ pid: number }>(BACKEND)
  return {
    title: 'an accepted collection',
    pid: rows[0]?.pid ?? 0,
    turn: () => field.batch('collecte.enregistrer', MAX_BATCH),
    end: () => pool.end(),
  }
}

async function rowsWriter(
  title: string,
  url: string,
  { devices, producers, organisation }: { devices: string[]; producers: string[]; organisation: string },
  role: string | null,
): Promise<Writer> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>(BACKEND)
  await client.query(`set synchronous_commit = off`)
  await client.query(`select set_config('sillon.organisation_id', $1, false)`, [organisation])
  if (role !== null) await client.query(`set role ${role}`)
  const values = [devices[0], producers, MAX_BATCH]
  return {
    title,
    pid: rows[0]?.pid ?? 0,
    turn: async () => () => client.query('call public.planchers($1, $2, $3)', values),
    end: () => client.end(),
  }
}
