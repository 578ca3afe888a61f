// The depth of the indexes that a command searches, and the number of searches: they grow with the database at every request.
import { table } from '../../src/process/table.ts'
import { onDatabase } from './season.ts'

/** An index of the database: the number of searches in it so far, for lookups and writes, and its levels. */
export type Depth = { index: string; descents: number; levels: number }

const FLUSHED_MS = 1_500
const SHOWN = 25

/** Returns all indexes, after every connection has reported its counts. */
export async function depthsOf(adminUrl: string): Promise<Depth[]> {
  await new Promise((resolve) => setTimeout(resolve, FLUSHED_MS))
  return onDatabase(adminUrl, async (client) => {
    await client.query('create extension if not exists pageinspect schema public')
    return (await client.query<Depth>(DEPTHS)).rows
  })
}

/** The number of index searches between two readings, per command. */
export function perCommand(before: readonly Depth[], after: readonly Depth[], commands: number): Depth[] {
  const was = new Map(before.map(({ index, descents }) => [index, descents]))
  return after
    .map((each) => ({ ...each, descents: (each.descents - (was.get(each.index) ?? 0)) / commands }))
    .filter(({ descents }) => descents > 0.01)
}

/** The indexes that became deeper, with the pages that each adds to a command, and the sum of these pages. */
export function levelsTable(small: readonly Depth[], large: readonly Depth[], grown: number): string {
  const was = new Map(small.map(({ index, levels }) => [index, levels]))
  const deeper = large
    .map((each) => ({ ...each, was: was.get(each.index) ?? each.levels }))
    .map((each) => ({ ...each, added: each.descents * (each.levels - each.was) }))
    .filter(({ added }) => added !== 0)
    .toSorted((a, b) => b.added - a.added)
  const sum = deeper.reduce((total, { added }) => total + added, 0)
  const descents = large.reduce((total, each) => total + each.descents, 0)
  const rows = deeper
    .slice(0, SHOWN)
    .map(({ index, descents: each, was: low, levels, added }) => [
      index,
      each.toFixed(2).padStart(8),
      `${low} → ${levels}`,
      added.toFixed(2).padStart(7),
    ])
  const told = table(['deeper indexes', 'a command', 'levels', 'buffers'], rows)
  return (
    `${told}\na command goes down ${descents.toFixed(0)} times in an index; ` +
    `deeper ones add ${sum.toFixed(1)} of the ${grown.toFixed(1)} buffers that it reads more\n`
  )
}

// An inserted row searches every index of its table; a row that is updated in place searches none.
const DEPTHS = `select i.indexrelid::regclass::text as index,
    (i.idx_scan + t.n_tup_ins + t.n_tup_upd - t.n_tup_hot_upd)::float8 as descents,
    (public.bt_metap(i.indexrelid::regclass::text)).fastlevel::float8 + 1 as levels
  from pg_stat_user_indexes i
    join pg_stat_user_tables t on t.relid = i.relid
    join pg_class c on c.oid = i.indexrelid
    join pg_am a on a.oid = c.relam and a.amname = 'btree'`
