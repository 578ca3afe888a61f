// Measures the reads of a database function. It runs in a separate transaction: committed if the call is made once, rolled back
// if it runs again.
import { Client } from 'pg'

const MODES = {
  // Plans that use indexes wherever possible: a call that then still reads the whole organization does so at any size, whatever
  // the statistics of small tables.
  indexes: {
    settings: `set local plan_cache_mode = force_custom_plan; set local enable_seqscan = off; set local enable_hashjoin = off;
      set local enable_mergejoin = off; set local cpu_tuple_cost = 1`,
    before: 0,
  },
  // The plans of a service whose connections have made the call several times and use generic plans.
  taken: { settings: 'set local jit = off', before: 6 },
  // The same plans, for calls that sum over the organization; these calls have no time limit.
  once: { settings: 'set local jit = off', before: 0 },
} as const

/** The planner's settings in each mode. */
export const SETTINGS = { indexes: MODES.indexes.settings }

/** The name of a mode. */
export type Mode = keyof typeof MODES

/** One call of a function of schema `v1`: the number of rows that it read, the tables with the most rows, and its time. */
export type Reads = {
  readonly name: string
  readonly mode: Mode
  readonly rows: number
  readonly ms: number
  readonly tables: string
}

/** Measures calls while `on` is true. */
export type Watch = { on: boolean; readonly calls: Reads[]; stop(): void }

/** A statement as the client sends it. */
export type Statement = { text: string; values?: unknown[] }
type Callback = (error: unknown, result?: unknown) => void
type Run = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>

// The view `pg_stat_xact_all_tables` joins and sorts the whole catalogue each time, so the tables and indexes are read once per
// database.
const RELATIONS = `select format('%I.%I', n.nspname, c.relname) as name, c.oid, i.indexrelid as index
  from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    left join pg_index i on i.indrelid = c.oid
  where c.relkind in ('r', 'm')
    and n.nspname not in ('pg_catalog', 'pg_toast', 'module', 'activite', 'utilisateur', 'reglage', 'backoffice')`
const READ = `select t.oid, pg_stat_get_xact_tuples_returned(t.oid) + pg_stat_get_xact_tuples_fetched(t.oid) as rows
  from unnest($1::oid[]) as t (oid)
  union all
  select t.oid, pg_stat_get_xact_tuples_fetched(t.oid) from unnest($2::oid[]) as t (oid)`
const relations = new Map<string, Relations>()
type Relations = {
  readonly tables: readonly number[]
  readonly indexes: readonly number[]
  /** The table of each relation. */
  readonly named: ReadonlyMap<number, string>
}

/**
 * Measures every call of schema `v1` that this process makes; the calls in `sums` are measured only with the service's real
 * plans.
 */
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
      const all = isSum ? summing : modes
      for (const mode of all) {
        const { found, kept } = await measure(run, statement, mode, this.database, mode === all.at(-1))
        watching.calls.push(...found)
        if (kept !== undefined) return kept
      }
      return original.call(this, statement)
    }
    const whole = measured()
    // A statement object of the service may contain its own callback.
    const callback = [...given, (given[0] as { callback?: unknown } | undefined)?.callback].find(
      (argument): argument is Callback => typeof argument === 'function',
    )
    if (callback === undefined) return whole
    whole.then((result) => callback(null, result), callback)
    return undefined
  }
  return watching
}

/** The arguments of `query`. */
export function statementOf([first, second]: unknown[]): Statement | undefined {
  const given = Array.isArray(second) ? { values: second } : {}
  if (typeof first === 'string') return { text: first, ...given }
  const { text, values } = (first ?? {}) as Partial<Statement>
  return typeof text === 'string' ? { text, ...given, ...(values ? { values } : {}) } : undefined
}

// Measures a call with several plans, and rolls it back where it must not, or can not, be committed.
async function measure(
  run: Run,
  statement: Statement,
  mode: Mode,
  database: string | undefined,
  isLast: boolean,
): Promise<{ found: readonly Reads[]; kept?: object }> {
  const found: Reads[] = []
  const parts = partsOf(statement)
  let kept: object | undefined
  let end = 'rollback'
  // Statistics contain the transactions since the last report, so earlier reads are reported first.
  await run('select pg_stat_force_next_flush()')
  await run(`begin; ${MODES[mode].settings}`)
  let isFirst = MODES[mode].before === 0
  try {
    for (const { name, text, values } of parts) {
      for (let i = 0; i < MODES[mode].before; i++) {
        await run('savepoint avant')
        await run(text, values)
        await run('rollback to avant')
      }
      const before = isFirst ? new Map<string, number>() : await readOf(run, database)
      isFirst = false
      const start = performance.now()
      kept = await run(text, values)
      await run('set constraints all immediate')
      const ms = performance.now() - start
      const read = [...(await readOf(run, database))].map(([table, rows]) => ({
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
    if (!isLast || parts[0]?.text !== statement.text) return { found }
    end = 'commit'
    return { found, kept }
  } catch {
    // A refused call throws its refusal when it is really run.
    return { found }
  } finally {
    await run(end)
  }
}

/** Returns the rows read from each table of that database in this transaction. */
export async function readOf(run: Run, database: string | undefined): Promise<Map<string, number>> {
  const { tables, indexes, named } = relations.get(`${database}`) ?? (await relationsOf(run, `${database}`))
  const { rows } = await run(`select * from (${READ}) as r where r.rows > 0`, [tables, indexes])
  const found = new Map<string, number>()
  for (const { oid, rows: read } of rows) {
    const name = named.get(Number(oid)) ?? ''
    found.set(name, (found.get(name) ?? 0) + Number(read))
  }
  return found
}

async function relationsOf(run: Run, database: string): Promise<Relations> {
  const { rows } = await run(RELATIONS)
  const [tables, indexes, named] = [new Set<number>(), new Set<number>(), new Map<number, string>()]
  for (const { name, oid, index } of rows) {
    tables.add(Number(oid))
    named.set(Number(oid), `${name}`)
    if (index === null) continue
    indexes.add(Number(index))
    named.set(Number(index), `${name}`)
  }
  const found = { tables: [...tables], indexes: [...indexes], named }
  relations.set(database, found)
  return found
}

type Part = { name: string; text: string; values: unknown[] }

// A procedure that commits can not be rolled back, but the functions that it calls can, so these run one after the other.
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
