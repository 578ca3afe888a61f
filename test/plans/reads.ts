// What a call of the database's door reads: it is run once more before it runs, inside a transaction that is taken back.
import { Client } from 'pg'

const MODES = {
  // The plans that read the fewest rows of those that indexes allow: what still reads an organization then, reads it at any size,
  // and no statistics of a small table decide.
  indexes: {
    settings: `set local plan_cache_mode = force_custom_plan; set local enable_seqscan = off; set local enable_hashjoin = off;
      set local enable_mergejoin = off; set local cpu_tuple_cost = 1`,
    before: 0,
  },
  // The plans that a service takes once its connections have made the call some times and keep plans for any value.
  taken: { settings: 'set local jit = off', before: 6 },
  // The same for what sums the organization, where nobody looks at the time.
  once: { settings: 'set local jit = off', before: 0 },
} as const

/** How the planner is asked in each mode. */
export const SETTINGS = { indexes: MODES.indexes.settings }

/** How the planner is asked. */
export type Mode = keyof typeof MODES

/** One call of a function of schema `v1`: how many rows of tables it read, of which ones most, and how long it took. */
export type Reads = {
  readonly name: string
  readonly mode: Mode
  readonly rows: number
  readonly ms: number
  readonly tables: string
}

/** Calls are measured while it is on. */
export type Watch = { on: boolean; readonly calls: Reads[]; stop(): void }

/** A statement as it is sent. */
export type Statement = { text: string; values?: unknown[] }
type Callback = (error: unknown, result?: unknown) => void
type Run = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>

const READ = `select format('%s.%s', t.schemaname, t.relname) as table,
    (t.seq_tup_read + coalesce(t.idx_tup_fetch, 0))::float8 as rows
  from pg_stat_xact_all_tables t where t.schemaname not in ('pg_catalog', 'pg_toast', 'module', 'activite', 'utilisateur', 'reglage', 'backoffice')`

/** Measures every call of schema `v1` that this process makes; sums by the plans that a service takes alone. */
export function watch(modes: readonly Mode[], sums: readonly string[]): Watch {
  const prototype = Client.prototype as unknown as { query: (...given: unknown[]) => unknown }
  const original = prototype.query
  const summing: readonly Mode[] = [modes.includes('taken') ? 'taken' : 'once']
  const watching: Watch = {
    on: false,
    calls: [],
    stop() {
      prototype.query = original
    },
  }
  prototype.query = function (this: Client, ...given: unknown[]) {
    const statement = statementOf(given)
    if (!watching.on || statement === undefined || !/\bv1\.\w+\(/.test(statement.text))
      return original.apply(this, given)
    const run: Run = (text, values) => original.call(this, text, values) as ReturnType<Run>
    const measured = async () => {
      const isSum = sums.some((name) => statement.text.includes(`v1.${name}(`))
      for (const mode of isSum ? summing : modes)
        watching.calls.push(...(await measure(run, statement, mode)))
      return original.call(this, statement)
    }
    const whole = measured()
    const callback = given.find((argument): argument is Callback => typeof argument === 'function')
    if (callback === undefined) return whole
    whole.then((result) => callback(null, result), callback)
    return undefined
  }
  return watching
}

/** What was given to `query`. */
export function statementOf([first, second]: unknown[]): Statement | undefined {
  const given = Array.isArray(second) ? { values: second } : {}
  if (typeof first === 'string') return { text: first, ...given }
  const { text, values } = (first ?? {}) as Partial<Statement>
  return typeof text === 'string' ? { text, ...given, ...(values ? { values } : {}) } : undefined
}

async function measure(run: Run, statement: Statement, mode: Mode): Promise<Reads[]> {
  const found: Reads[] = []
  // What is read is told of the transactions since it was last reported: what was read before this one is reported first.
  await run('select pg_stat_force_next_flush()')
  await run(`begin; ${MODES[mode].settings}`)
  let isFirst = MODES[mode].before === 0
  try {
    for (const { name, text, values } of partsOf(statement)) {
      for (let i = 0; i < MODES[mode].before; i++) {
        await run('savepoint avant')
        await run(text, values)
        await run('rollback to avant')
      }
      const before = isFirst ? new Map<string, number>() : await readOf(run)
      isFirst = false
      const start = performance.now()
      await run(text, values)
      await run('set constraints all immediate')
      const ms = performance.now() - start
      const read = [...(await readOf(run))].map(([table, rows]) => ({
        table,
        rows: rows - (before.get(table) ?? 0),
      }))
      const most = read.filter(({ rows }) => rows > 100).toSorted((a, b) => b.rows - a.rows)
      found.push({
        name,
        mode,
        ms,
        rows: read.reduce((sum, { rows }) => sum + rows, 0),
        tables: most.map(({ table, rows }) => `${table} ${rows}`).join(', '),
      })
    }
  } catch {
    // A call that is refused says so when it runs.
  } finally {
    await run('rollback')
  }
  return found
}

/** The rows that each table gave in this transaction. */
export async function readOf(run: Run): Promise<Map<string, number>> {
  const { rows } = await run(READ)
  return new Map(rows.map((row) => [row.table as string, row.rows as number]))
}

type Part = { name: string; text: string; values: unknown[] }

// A procedure that commits can not be taken back: the functions that it calls, one after the other, can.
function partsOf({ text, values = [] }: Statement): Part[] {
  if (!text.startsWith('call v1.sync_commandes'))
    return [{ name: /v1\.(\w+)/.exec(text)?.[1] ?? '', text, values }]
  const [caller, envelopes, facts] = values
  const opened = `v1.sync_ouvrir($1::jsonb, ($2::jsonb #>> '{0,entete,appareil_id}')::uuid, $3::text[])`
  return [
    { name: 'sync_ouvrir', text: `select ${opened}`, values: [caller, facts, envelopes] },
    {
      name: 'sync_traiter',
      text: `select v1.sync_traiter(${opened}, e.texte, $2::jsonb -> (e.i - 1)::integer)
        from unnest($3::text[]) with ordinality as e (texte, i)`,
      values: [caller, facts, envelopes],
    },
    {
      name: 'sync_clore',
      text: `select v1.sync_clore(${opened}, false)`,
      values: [caller, facts, envelopes],
    },
  ]
}
