// Statement coverage of the PL/pgSQL functions, counted by plpgsql_check's profiler. It counts in the databases of pgTAP, which
// calls the rules, and in those of the test files that call every `v1` function (`isProfiled`). Each database exports its counts
// before it is dropped; a statement is covered if any database executed it. Other databases do not count, because counting is
// slow and they would add almost nothing.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import { withClient } from './clone.ts'

/** The number of statements covered in any database, and for each function the lines that no database executed. */
export type Coverage = {
  readonly covered: number
  readonly total: number
  readonly missed: readonly {
    readonly function: string
    readonly lines: readonly number[]
    readonly total: number
  }[]
}

type Statement = {
  readonly function: string
  readonly id: number
  readonly line: number
  readonly executed: boolean
}

// The project's functions are those not owned by a superuser; extensions and test fixtures create the others. A block executes
// together with its first statement, so blocks are not counted.
const STATEMENTS = `
  with ours as materialized (
    select p.oid
    from pg_proc p
      join pg_namespace n on n.oid = p.pronamespace and n.nspname !~ '^graphile_'
      join pg_language l on l.oid = p.prolang and l.lanname = 'plpgsql'
      join pg_roles o on o.oid = p.proowner and not o.rolsuper
  )
  select o.oid::regprocedure::text as function, s.stmtid as id, s.lineno as line, s.exec_stmts > 0 as executed
  from ours o cross join lateral plpgsql_profiler_function_statements_tb(o.oid) s
  where s.stmtname <> 'statement block'
  order by 1, 2`

/** Says if that server has loaded the profiler. */
export async function canProfile(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ can: boolean }>(
    `select current_setting('plpgsql_check.profiler', true) is not null as can`,
  )
  return rows[0]?.can === true
}

/** Makes every later session in a database count the statements that it executes. */
export async function countStatements(adminUrl: string, database: string): Promise<void> {
  await withClient(adminUrl, (client) =>
    client.query(`alter database ${database} set plpgsql_check.profiler = on`),
  )
}

/** Exports the counts of a database under its name. No session may run in the database any more. */
export async function collectCoverage(url: string, folder: string, name: string): Promise<void> {
  const { rows } = await withClient(url, (client) => client.query<Statement>(STATEMENTS))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(rows))
}

/** Returns the union of all exported counts. */
export function mergeCoverage(folder: string): Coverage {
  const statements = new Map<string, Statement>()
  for (const file of readdirSync(folder)) {
    for (const statement of JSON.parse(readFileSync(join(folder, file), 'utf8')) as Statement[]) {
      const key = `${statement.function} ${statement.id}`
      if (statement.executed || !statements.has(key)) statements.set(key, statement)
    }
  }
  const all = [...statements.values()]
  const byFunction = Map.groupBy(all, (statement) => statement.function)
  const missed = [...byFunction].flatMap(([name, own]) => {
    const lines = own.filter(({ executed }) => !executed).map(({ line }) => line)
    return lines.length === 0 ? [] : [{ function: name, lines, total: own.length }]
  })
  return {
    covered: all.filter(({ executed }) => executed).length,
    total: all.length,
    missed: missed.sort((a, b) => b.lines.length - a.lines.length),
  }
}
