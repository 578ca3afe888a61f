// The counts of commands as a table, for a terminal.
import { table } from '../../src/process/table.ts'
import type { Counts } from './counts.ts'

const COLUMNS: Readonly<Record<keyof Counts, string>> = {
  statements: 'statements',
  checks: 'key checks',
  keys: 'keys of its rows',
  buffers: 'buffers',
  walBytes: 'WAL, bytes',
  walRecords: 'WAL records',
}

/** One line per type; the costs of the batch itself are divided among its commands. */
export function countsTable(counted: readonly (Counts & { type: string })[]): string {
  const columns = Object.entries(COLUMNS) as [keyof Counts, string][]
  const rows = counted.map((counts) => [
    counts.type,
    ...columns.map(([of, title]) => counts[of].toFixed(1).padStart(title.length)),
  ])
  return table(['one accepted command', ...columns.map(([, title]) => title)], rows)
}
