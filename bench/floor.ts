// The floor: the rows of one real collection, written again and again by a function that only inserts and updates.
// The function is made from what the service wrote, so it follows the tables without being kept in step by hand.
import pg from 'pg'

type Column = { name: string; type: string }
type Found = { rows: Row[]; ids: Set<string> }
type Row = { table: string; values: (Column & { value: string })[] }

const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as table, json_agg(
    json_build_object('name', quote_ident(a.attname), 'type', format_type(a.atttypid, a.atttypmod))
    order by a.attnum) as columns
  from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and a.attidentity = '' and a.attgenerated = ''
  where c.relkind = 'r' and n.nspname !~ '^(pg_|information_schema|public|graphile)'
    and c.oid <> 'collecte.sms'::regclass
  group by c.oid, 1
  order by c.oid`

type Template = Record<
  | 'commande_id'
  | 'collecte_id'
  | 'appareil_id'
  | 'producteur_id'
  | 'organisation_id'
  | 'campagne_id'
  | 'matiere_code'
  | 'etat_code',
  string
>

const TEMPLATE = `
  select c.commande_id, c.id as collecte_id, c.appareil_id, k.producteur_id, k.organisation_id, k.campagne_id,
    k.matiere_code, k.etat_code
  from (select * from commande.commande_resultat where issue = 'acceptee' order by recue_le limit 1) r
    join collecte.collecte c on c.organisation_id = r.organisation_id and c.id = (r.entites ->> 'collecte')::uuid
    join capacite.consommation k on k.organisation_id = c.organisation_id and k.collecte_id = c.id`

// Producers whose balance is of the same campaign, raw material and quality state as the template's.
const PRODUCERS = `
  select s.producteur_id as id from capacite.solde s
  where organisation_id = $1 and campagne_id = $2 and matiere_code = $3 and etat_code = $4
  order by 1`

// What must differ from one writing to the next, beside the ids that the rows of one collection share.
const UNIQUE: Record<string, string> = {
  sequence: 'v_n',
  reference_provisoire: `'F-' || v_n`,
  numero: `'F-' || v_n`,
  numero_officiel: `'F-' || v_n`,
  'numerotation.numero_officiel.rang': 'v_n',
}

/** The floor of one database: what a writing leaves, table by table, and whose writings do not collide. */
export type Floor = { tables: string[]; devices: string[]; producers: string[] }

/** Makes the function `plancher` from the first collection of the database. */
export async function createFloor(client: pg.ClientBase): Promise<Floor> {
  const { rows } = await client.query<Template>(TEMPLATE)
  const [template] = rows
  if (template === undefined) throw new Error('no accepted collection to take as template')
  const { organisation_id, campagne_id, matiere_code, etat_code } = template
  const found = await rowsOf(client, [template.commande_id, template.collecte_id])
  await client.query('create sequence public.plancher_n start 1000000000')
  await client.query(functionText(client, template, found))
  // The rules behind triggers are no part of the floor; the checks and foreign keys of the tables are.
  for (const { table } of found.rows) await client.query(`alter table ${table} disable trigger user`)
  return {
    tables: found.rows.map(({ table }) => table),
    devices: await idsOf(client, 'select id from appareil.appareil order by code_court'),
    producers: await idsOf(client, PRODUCERS, [organisation_id, campagne_id, matiere_code, etat_code]),
  }
}

function functionText(client: pg.ClientBase, template: Template, found: Found): string {
  const expressions: Record<string, string> = {
    [template.appareil_id]: 'p_appareil_id',
    [template.producteur_id]: 'p_producteur_id',
  }
  const variables = [...found.ids].map((id, index) => {
    expressions[id] = `v_${index}`
    return `v_${index} uuid := gen_random_uuid();`
  })
  const is = (column: keyof Template) => `${column} = ${client.escapeLiteral(template[column])}`
  return `
    create function public.plancher(p_appareil_id uuid, p_producteur_id uuid) returns void
    language plpgsql as $plancher$
    declare
      v_n bigint := nextval('public.plancher_n');
      ${variables.join('\n')}
    begin
      ${found.rows.map((row) => insertOf(client, row, expressions)).join('\n')}
      -- The worker deletes its job once it is done, so the template no longer shows it.
      insert into graphile_worker._private_jobs (task_id, payload, key, max_attempts)
      select t.id, json_build_object('collecte_id', v_n), 'F-' || v_n, 25
      from graphile_worker._private_tasks t where t.identifier = 'sms_collecte';
      update appareil.appareil set derniere_sequence = derniere_sequence + 1
      where ${is('organisation_id')} and id = p_appareil_id;
      update capacite.solde set consomme_g = consomme_g + 1
      where ${is('organisation_id')} and ${is('campagne_id')} and producteur_id = p_producteur_id
        and ${is('matiere_code')} and ${is('etat_code')};
      update numerotation.compteur set dernier_rang = dernier_rang + 1;
    end
    $plancher$`
}

/** Calls the floor from so many connections at once, one commit a call; answers the collections per second. */
export async function runFloor(
  url: string,
  { devices, producers }: Floor,
  connections: number,
  calls: number,
  ending: AbortSignal,
): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: connections })
  try {
    const writeAll = async (connection: number) => {
      for (let call = 0; call < calls; call++) {
        ending.throwIfAborted()
        const producer = producers[(connection * 4 + call) % producers.length]
        await pool.query('select public.plancher($1, $2)', [devices[connection % devices.length], producer])
      }
    }
    const begun = performance.now()
    await Promise.all(Array.from({ length: connections }, (_, connection) => writeAll(connection)))
    return (connections * calls * 1000) / (performance.now() - begun)
  } finally {
    await pool.end()
  }
}

// The rows that hold one of the ids, then those that hold an id of these rows, until nothing new is found.
async function rowsOf(client: pg.ClientBase, seed: string[]): Promise<Found> {
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

function insertOf(
  client: pg.ClientBase,
  { table, values }: Row,
  expressions: Record<string, string>,
): string {
  const written = values.map(
    ({ name, type, value }) =>
      UNIQUE[`${table}.${name}`] ??
      UNIQUE[name] ??
      expressions[value] ??
      `${client.escapeLiteral(value)}::${type}`,
  )
  return `insert into ${table} (${values.map(({ name }) => name).join(', ')}) values (${written.join(', ')});`
}

async function idsOf(client: pg.ClientBase, query: string, values: string[] = []): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(query, values)
  return rows.map(({ id }) => id)
}
