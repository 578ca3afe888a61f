// Loads many collections with few statements: copies of a template organization, and copies of the template's rows on different
// plots in turn. The copies refer to each other as the service's own rows do; counters and balances do not change.
import type { Client } from 'pg'
import { type Column, type Found, type Row, readPlots } from './template.ts'

/** The progress of loading. */
export type Progress = (loaded: number) => void

// The number of rows that one statement writes, which takes a few seconds.
const AT_ONCE = 20_000
// The first sequence and rank of loaded rows, which phones and the baseline function never reach.
const FIRST = 500_000_000

/**
 * Makes organizations with these numbers as copies of organization `like`; number 0 is the organization of the first collection.
 * Requires a connection as superuser, as does the loading of collections.
 */
export async function cloneOrganisations(
  client: Client,
  { template }: Found,
  { like, from, to }: { like: number; from: number; to: number },
  ending: AbortSignal,
): Promise<void> {
  const values = [template.organisation_id, like, from, to]
  const { rows: tables } = await client.query<{ name: string; columns: (Column & { isOwn: boolean })[] }>(
    TENANTS,
  )
  await client.query('begin; set local session_replication_role = replica')
  try {
    await client.query(ORGANISATIONS, values)
    for (const { name, columns } of tables) {
      ending.throwIfAborted()
      const written = columns.map(({ name: column, type, isOwn }) => {
        if (column === 'organisation_id') return numbered(`t.${column}`)
        if (column === 'code_court') return `'Z' || lpad(o.n::text, 5, '0') || t.${column}`
        return type === 'uuid' && isOwn ? numbered(`t.${column}`) : `t.${column}`
      })
      await client.query(
        `insert into ${name} (${columns.map((column) => column.name).join(', ')}) select ${written.join(', ')}
         from ${name} t cross join generate_series($3::integer, $4::integer) as o (n)
         where t.organisation_id = ${LIKE}`,
        values,
      )
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Loads this number of collections into each of the organizations; number 0 is the template's own. */
export async function loadCollections(
  client: Client,
  found: Found,
  { from, to, first, each }: { from: number; to: number; first: number; each: number },
  ending: AbortSignal,
  progress: Progress = () => undefined,
): Promise<void> {
  const plots = await readPlots(client, found.template)
  const texts = [...found.rows.map((row) => copiesOf(client, found, row)), messageOf(client, found)]
  const step = Math.max(1, Math.floor(AT_ONCE / each))
  let loaded = 0
  for (let low = from; low <= to; low += step) {
    const high = Math.min(to, low + step - 1)
    for (let start = 0; start < each; start += AT_ONCE) {
      ending.throwIfAborted()
      const size = Math.min(AT_ONCE, each - start)
      await client.query(
        'begin; set local session_replication_role = replica; set local synchronous_commit = off',
      )
      const values = [low, high, first + start, first + start + size - 1]
      const champs = [plots.map((plot) => plot.parcelle_id), plots.map((plot) => plot.producteur_id)]
      for (const text of texts) await client.query(text, [...values, ...champs])
      await client.query('commit')
      loaded += (high - low + 1) * size
      progress(loaded)
    }
  }
}

// The ids of a copied organization differ from the original ones in their first eight digits. Organization 0 keeps its ids.
function numbered(id: string): string {
  return `case when o.n = 0 then ${id} else overlay(${id}::text placing lpad(to_hex(o.n), 8, '0') from 1 for 8)::uuid end`
}

// The ids of a loaded collection begin with the collection's number, as a phone's ids begin with a time.
function own(id: string): string {
  return `(lpad(to_hex(g), 8, '0') || '-' || lpad(to_hex(o.n), 4, '0') || '${id.slice(13)}')::uuid`
}

const SOURCE = `generate_series($1::integer, $2::integer) as o (n)
  cross join generate_series($3::integer, $4::integer) as g
  cross join lateral (
    select ($5::uuid[])[r.rang] as parcelle_id, ($6::uuid[])[r.rang] as producteur_id
    from (select 1 + g % cardinality($5::uuid[]) as rang) as r) as p`

/** Values other than ids that differ between collections. */
const UNIQUE: Readonly<Record<string, string>> = {
  sequence: `${FIRST}::bigint + g`,
  reference_provisoire: `'L-' || g`,
  numero: `'L-' || g`,
  numero_officiel: `'L-' || g`,
  'numerotation.numero_officiel.rang': `${FIRST}::bigint + g`,
  prise_rang: `${FIRST}::bigint + g`,
}

function copiesOf(client: Client, { template, ids }: Found, { table, values }: Row): string {
  const value = ({ name, type, value }: Row['values'][number]) => {
    const unique = UNIQUE[`${table}.${name}`] ?? UNIQUE[name]
    if (unique !== undefined) return unique
    if (ids.has(value)) return own(value)
    if (value === template.parcelle_id) return numbered('p.parcelle_id')
    if (value === template.producteur_id) return numbered('p.producteur_id')
    const literal = `${client.escapeLiteral(value)}::${type}`
    if (type === 'timestamp with time zone') return `${literal} - g * interval '7 seconds'`
    return type === 'uuid' ? numbered(literal) : literal
  }
  return `insert into ${table} (${values.map(({ name }) => name).join(', ')})
    select ${values.map(value).join(', ')} from ${SOURCE}`
}

// Messages to producers were sent long ago.
function messageOf(client: Client, { template: { organisation_id, collecte_id } }: Found): string {
  const organisation = numbered(`${client.escapeLiteral(organisation_id)}::uuid`)
  return `insert into collecte.sms (organisation_id, collecte_id, version, statut, le)
    select ${organisation}, ${own(collecte_id)}, 1, 'envoye', now() - g * interval '7 seconds' from ${SOURCE}`
}

const LIKE = `(select ${numbered('$1::uuid')} from (select $2::integer as n) as o)`

const ORGANISATIONS = `
  insert into organisation.organisation
  select (jsonb_populate_record(o, jsonb_build_object('id', ${numbered('o.id').replaceAll('o.n', 'n')}, 'code', 'Z' || n))).*
  from organisation.organisation o cross join generate_series($3::integer, $4::integer) as n where o.id = ${LIKE}`

// The tables with rows of an organization, and their columns whose ids differ between organizations.
const TENANTS = `
  select format('%I.%I', n.nspname, c.relname) as name, json_agg(json_build_object(
    'name', quote_ident(a.attname), 'type', format_type(a.atttypid, null), 'isOwn', not exists (
      select from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any (k.conkey) and not exists (
        select from pg_attribute f where f.attrelid = k.confrelid and f.attname = 'organisation_id')))
    order by a.attnum) as columns
  from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and a.attidentity = '' and a.attgenerated = ''
  where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname !~ '^(pg_|public)'
    and c.oid <> 'collecte.sms'::regclass
    and exists (select from pg_attribute o where o.attrelid = c.oid and o.attname = 'organisation_id')
  group by n.nspname, c.relname
  order by 1`
