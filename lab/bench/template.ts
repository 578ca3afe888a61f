// The rows of one real collection, as the service wrote them. The baseline function writes copies of these rows; the loader loads
// millions of copies.
import type { ClientBase } from 'pg'

/** A column of a table. */
export type Column = { name: string; type: string }

/** A row as it was written, without its empty columns. */
export type Row = { table: string; values: (Column & { value: string })[] }

/** The ids of the records that the collection refers to. */
export type Template = Record<
  | 'commande_id'
  | 'collecte_id'
  | 'appareil_id'
  | 'producteur_id'
  | 'parcelle_id'
  | 'organisation_id'
  | 'campagne_id'
  | 'matiere_code'
  | 'etat_code',
  string
>

/** A collection: its own ids, and the rows that contain one of them. */
export type Found = { template: Template; rows: Row[]; ids: Set<string> }

/** A plot and its producer. */
export type Plot = { parcelle_id: string; producteur_id: string }

const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as table, json_agg(
    json_build_object('name', quote_ident(a.attname), 'type', format_type(a.atttypid, a.atttypmod))
    order by a.attnum) as columns
  from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and a.attidentity = '' and a.attgenerated = ''
  where c.relkind = 'r' and n.nspname !~ '^(pg_|information_schema|public|graphile)'
    -- The worker takes them off again, sooner or later.
    and c.oid <> 'collecte.sms'::regclass
  group by c.oid, 1
  order by c.oid`

const TEMPLATE = `
  select c.commande_id, c.id as collecte_id, c.appareil_id, c.parcelle_id, k.producteur_id, k.organisation_id, k.campagne_id,
    k.matiere_code, k.etat_code
  from commande.commande_resultat r
    join collecte.collecte c on c.organisation_id = r.organisation_id and c.id = (r.entites ->> 'collecte')::uuid
    join capacite.toute_consommation k on k.organisation_id = c.organisation_id and k.collecte_id = c.id
  where r.issue = 'acceptee'
  order by (select count(*) from collecte.qualite q where q.organisation_id = c.organisation_id and q.collecte_id = c.id),
    r.recue_le
  limit 1`

// Plots whose producers have a balance for the template's campaign, raw material and quality state.
const PLOTS = `
  select p.id as parcelle_id, p.producteur_id
  from capacite.solde s
    join parcelle.parcelle p on p.organisation_id = s.organisation_id and p.producteur_id = s.producteur_id
  where s.organisation_id = $1 and s.campagne_id = $2 and s.matiere_code = $3 and s.etat_code = $4
  order by 1`

/** The first accepted collection of the database among those under the fewest referentials. */
export async function readTemplate(client: ClientBase): Promise<Found> {
  const { rows } = await client.query<Template>(TEMPLATE)
  const [template] = rows
  if (template === undefined) throw new Error('no accepted collection to take as template')
  return { template, ...(await rowsOf(client, [template.commande_id, template.collecte_id])) }
}

/** The plots from which this collection could have come. */
export async function readPlots(client: ClientBase, template: Template): Promise<Plot[]> {
  const { organisation_id, campagne_id, matiere_code, etat_code } = template
  const { rows } = await client.query<Plot>(PLOTS, [organisation_id, campagne_id, matiere_code, etat_code])
  return rows
}

// Finds the rows with one of the ids, then the rows with an id of these rows, and so on until there is no new row.
async function rowsOf(client: ClientBase, seed: string[]): Promise<Pick<Found, 'rows' | 'ids'>> {
  const { rows: tables } = await client.query<{ table: string; columns: Column[] }>(TABLES)
  const ids = new Set(seed)
  for (;;) {
    const before = ids.size
    const rows: Row[] = []
    for (const { table, columns } of tables) {
      const fields = columns.map(({ name }) => `t.${name}::text`).join(', ')
      const text = `select array[${fields}] as row from ${table} t where t::text ~ $1`
      const found = await client.query<{ row: (string | null)[] }>(text, [[...ids].join('|')])
      for (const { row } of found.rows) {
        const values = columns.map((column, i) => ({ ...column, value: row[i] ?? null }))
        rows.push({ table, values: values.filter((v): v is Row['values'][number] => v.value !== null) })
      }
    }
    for (const { name, type, value } of rows.flatMap((row) => row.values)) {
      if (name === 'id' && type === 'uuid') ids.add(value)
    }
    if (ids.size === before) return { rows, ids }
  }
}
