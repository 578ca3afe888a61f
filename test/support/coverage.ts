// Statement coverage of the PL/pgSQL functions, as plpgsql_check's profiler counted it. Each test database hands in
// its counts before it is dropped; a statement is covered when any of them executed it. A function of which a process
// has handed in every statement as executed is not asked about again: the databases are clones, and the sum is the same.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'

/** Covered statements of all, and per function the lines that nothing executed. */
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

type Counted = Statement & { readonly oid: number }

// Ours are the functions that no superuser owns: theirs come from extensions and from the fixtures of the tests.
// A block is executed with its first statement: counting it would only flatter.
const STATEMENTS = `
  with ours as materialized (
    select p.oid
    from pg_proc p
      join pg_namespace n on n.oid = p.pronamespace and n.nspname !~ '^graphile_'
      join pg_language l on l.oid = p.prolang and l.lanname = 'plpgsql'
      join pg_roles o on o.oid = p.proowner and not o.rolsuper
    where p.oid <> all ($1::oid[])
  )
  select o.oid, o.oid::regprocedure::text as function, s.stmtid as id, s.lineno as line, s.exec_stmts > 0 as executed
  from ours o cross join lateral plpgsql_profiler_function_statements_tb(o.oid) s
  where s.stmtname <> 'statement block'
  order by 1, 2`

// The profiler's table is shared by all databases of a server and can not grow: full, it stops the server for good.
const FORGOTTEN = `
  select plpgsql_profiler_reset(p.oid) from pg_proc p join pg_language l on l.oid = p.prolang and l.lanname = 'plpgsql'`

// Statements that no database of this process has executed yet, by function.
const missing = new Map<number, Set<number>>()

/** Hands in what a database counted, under its own name, once nothing will run in it any more. */
export async function collectCoverage(url: string, folder: string, name: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const done = [...missing].filter(([, ids]) => ids.size === 0).map(([oid]) => oid)
    const { rows } = await client.query<Counted>(STATEMENTS, [done])
    await client.query(FORGOTTEN)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(rows))
    remember(rows)
  } finally {
    await client.end()
  }
}

function remember(counted: readonly Counted[]): void {
  for (const [oid, statements] of Map.groupBy(counted, (statement) => statement.oid)) {
    const left = statements.filter(({ id, executed }) => !executed && (missing.get(oid)?.has(id) ?? true))
    missing.set(oid, new Set(left.map(({ id }) => id)))
  }
}

/** The union of everything handed in. */
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
