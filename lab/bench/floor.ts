// The baseline of the benches: a function that writes the rows of one real collection again and again, with inserts and updates
// only. The function is generated from rows that the service wrote, so it follows changes of the tables automatically.
import pg from 'pg'
import { type Found, type Row, readPlots } from './template.ts'

// The numbered row and the rows that refer to it. As in the service, they are written after the counter is taken. If a row
// checked its key to the counter earlier, it would lock the counter's row for other writers. Index entries of the row's old
// versions would then never count as dead, and each write would read all of them until the next vacuum, so the baseline's figure
// would halve within a minute.
const NUMBERED = `
  with recursive numbered (oid) as (
    select 'numerotation.numero_officiel'::regclass::oid
    union
    select c.conrelid from pg_constraint c join numbered n on c.confrelid = n.oid where c.contype = 'f')
  select oid::regclass::text as name from numbered`
const DEVICES = 'select id from appareil.appareil where organisation_id = $1 order by code_court'

// Values other than ids that differ between writes. The rows of one collection share ids.
const UNIQUE: Record<string, string> = {
  sequence: 'v_n',
  reference_provisoire: `'F-' || v_n`,
  numero: `'F-' || v_n`,
  numero_officiel: `'F-' || v_n`,
  'numerotation.numero_officiel.rang': 'v_n',
  prise_rang: 'v_n',
}

/**
 * The baseline function's data in one database: the tables that a call writes, and devices and producers whose calls do not block
 * each other.
 */
export type Floor = { tables: string[]; devices: string[]; producers: string[] }

/** Creates the function `plancher` from a collection, in a database that no service uses. */
export async function createFloor(client: pg.ClientBase, found: Found): Promise<Floor> {
  const { template } = found
  await client.query('create sequence public.plancher_n start 1000000000')
  const { rows } = await client.query<{ name: string }>(NUMBERED)
  const late = new Set(rows.map(({ name }) => name))
  await client.query(functionText(client, found, late))
  // The triggers with rules are disabled for the baseline function; the tables' checks and foreign keys still apply.
  for (const { table } of found.rows) await client.query(`alter table ${table} disable trigger user`)
  return {
    tables: found.rows.map(({ table }) => table),
    devices: await idsOf(client, DEVICES, [template.organisation_id]),
    producers: [...new Set((await readPlots(client, template)).map(({ producteur_id }) => producteur_id))],
  }
}

function functionText(
  client: pg.ClientBase,
  { template, rows, ids }: Found,
  late: ReadonlySet<string>,
): string {
  const expressions: Record<string, string> = {
    [template.appareil_id]: 'p_appareil_id',
    [template.producteur_id]: 'p_producteur_id',
  }
  const variables = [...ids].map((id, index) => {
    expressions[id] = `v_${index}`
    return `v_${index} uuid := gen_random_uuid();`
  })
  const is = (column: keyof Found['template']) => `${column} = ${client.escapeLiteral(template[column])}`
  const number = rows.find(({ table }) => table === 'numerotation.numero_officiel')?.values ?? []
  const counter = number
    .filter(({ name }) => name === 'nature' || name === 'produit_id')
    .map(({ name, value }) => `${name} = ${client.escapeLiteral(value)}`)
    .join(' and ')
  const inserts = (isLate: boolean) =>
    rows.filter(({ table }) => late.has(table) === isLate).map((row) => insertOf(client, row, expressions))
  return `
    create function public.plancher(p_appareil_id uuid, p_producteur_id uuid) returns void
    language plpgsql as $plancher$
    declare
      v_n bigint := nextval('public.plancher_n');
      ${variables.join('\n')}
    begin
      ${inserts(false).join('\n')}
      -- The message is the task's, and the job of a batch is left out.
      update appareil.appareil set derniere_sequence = derniere_sequence + 1
      where ${is('organisation_id')} and id = p_appareil_id;
      update capacite.solde set consomme_g = consomme_g + 1
      where ${is('organisation_id')} and ${is('campagne_id')} and producteur_id = p_producteur_id
        and ${is('matiere_code')} and ${is('etat_code')};
      update numerotation.compteur set dernier_rang = dernier_rang + 1
      where ${is('organisation_id')} and ${is('campagne_id')} and ${counter};
      ${inserts(true).join('\n')}
    end
    $plancher$`
}

/**
 * Calls the baseline function on this number of connections at once, with one commit per call; returns the seconds that all calls
 * took.
 */
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
    return (performance.now() - begun) / 1000
  } finally {
    await pool.end()
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

async function idsOf(client: pg.ClientBase, query: string, values: string[]): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(query, values)
  return rows.map(({ id }) => id)
}
