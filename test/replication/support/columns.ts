// The contract of replicated columns: the tables and columns that phones rely on, and the comparison of two versions of it.
import { readdirSync, readFileSync } from 'node:fs'
import { readRules } from './phone.ts'

const FOLDER = new URL('../../../ops/powersync/contrats/', import.meta.url)
const INTEGER = 4

/** The type of each column, by phone table; every table also has a text `id`. */
export type Columns = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The contract in force: the one with the highest number. */
export function promised(): { numero: number; tables: Columns } {
  const numbers = readdirSync(FOLDER).map((name) => Number.parseInt(name, 10))
  const numero = Math.max(...numbers)
  return JSON.parse(readFileSync(new URL(`${numero}.json`, FOLDER), 'utf8'))
}

/** Returns the columns that the rules send to phones today. */
export async function given(url: string): Promise<Columns> {
  const { config, schema } = await readRules(url)
  const tables: Parameters<(typeof config.bucketDataSources)[number]['resolveResultSets']>[1] = {}
  for (const source of config.bucketDataSources) source.resolveResultSets(schema, tables)
  return Object.fromEntries(
    Object.entries(tables).map(([table, columns]) => [
      table,
      Object.fromEntries(
        Object.values(columns).map(({ name, type }) => [
          name,
          type.typeFlags === INTEGER ? 'integer' : 'text',
        ]),
      ),
    ]),
  )
}

/** Returns the columns that a contract promises but phones would not get, and the columns that are not promised yet. */
export function compare(promise: Columns, today: Columns): { broken: string[]; unwritten: string[] } {
  const list = (columns: Columns) =>
    Object.entries(columns).flatMap(([table, all]) =>
      Object.entries(all).map(([column, type]) => `${table}.${column} ${type}`),
    )
  const [before, now] = [list(promise), list(today)]
  return {
    broken: before.filter((line) => !now.includes(line)),
    unwritten: now.filter((line) => !before.includes(line)),
  }
}
