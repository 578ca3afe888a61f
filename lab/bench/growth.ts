// Makes an organization larger without making its records larger: every row of the organization is copied many times. The new ids
// refer to each other as the original ids do. The list of tables comes from the catalogue, so that new tables are copied too.
import type { Client } from 'pg'

/** The factors for field records, for office records, and for the members and plots of both. */
export type Growth = {
  readonly terrain: number
  readonly stock: number
  readonly membres: number
  /** Tables that are not copied. */
  readonly sauf?: RegExp
}

type Column = { name: string; type: string; key: boolean; unique: boolean }
type Table = { name: string; columns: Column[] }

/** Records that an organization sets up once, so that their number does not grow with its activity. */
const SET_UP =
  /^(organisation|utilisateur|licence|facture|module|activite|reglage|pack|produit|campagne|complement|emplacement|devise|rapports|journal\.appel|paiement\.ouverture|document\.logo|numerotation\.(compteur|modele)|conformite\.(referentiel|cochage)|inspection\.plan|non_conformite\.type_mesure|webhook|sceau)/
const MEMBERS =
  /^(producteur|parcelle|conformite|capacite\.(capacite|validation|refus|solde)|fournisseur|client|contrat|certificat|intrant\.(intrant|autorisation)|inspection\.(interet|prevue|echantillon|resultat)|eudr|replica)/
const STOCK = /^(journal|matiere|lot|reception|paiement|etape|vente|expedition|rappel)/
/** Text columns with unique values. Equal texts in other columns get the same copied value. */
const NUMBERS = /^(numero_officiel|reference_provisoire|numero_normalise)$/

/** Grows an organization by the given factors, on a connection as superuser. */
export async function grow(client: Client, organisation: string, size: Growth): Promise<void> {
  const tables = (await tablesOf(client)).filter(
    ({ name }) => !SET_UP.test(name) && size.sauf?.test(name) !== true,
  )
  await client.query('create temporary table souche (id uuid primary key, classe text not null)')
  for (const { name, columns } of tables) {
    await client.query(
      `create temporary table "souche ${name}" as select t.* from ${name} t where t.organisation_id = '${organisation}'`,
    )
    if (columns.some((column) => column.name === 'id' && column.type === 'uuid'))
      await client.query(
        `insert into souche select t.id, '${classOf(name)}' from "souche ${name}" t on conflict do nothing`,
      )
  }
  await client.query(ABOUT)
  await client.query('begin; set local session_replication_role = replica')
  for (const table of tables) {
    const text = copyOf(table, size)
    await client.query(text).catch((cause) => {
      throw new Error(`${table.name} can not be written again: ${text}`, { cause })
    })
  }
  await client.query('commit')
  await client.query('analyze')
}

// Movements and accounts are copied with their record. An account (compte) of an agent, or without a record, is not copied.
const ABOUT = `
  update souche s set classe = d.classe
  from "souche matiere.mouvement" m join souche d on d.id = m.entite_id where s.id = m.id;
  ${['matiere', 'paiement']
    .map(
      (ledger) => `update souche s set classe = d.classe
  from "souche ${ledger}.compte" c join souche d on d.id = c.objet_id where s.id = c.id;
  delete from souche s using "souche ${ledger}.compte" c
  where c.id = s.id and not exists (select from souche d where d.id = c.objet_id);`,
    )
    .join('\n  ')}
  analyze souche`

function classOf(table: string): keyof Growth {
  return MEMBERS.test(table) ? 'membres' : STOCK.test(table) ? 'stock' : 'terrain'
}

async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      json_agg(json_build_object(
        'name', a.attname, 'type', format_type(a.atttypid, null),
        'key', exists (
          select from pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum = any (i.indkey)),
        'unique', exists (
          select from pg_index i
          where i.indrelid = c.oid and i.indisunique and a.attnum = any (i.indkey) and not exists (
            select from pg_attribute u
            where u.attrelid = c.oid and u.attnum = any (i.indkey) and u.atttypid = 'uuid'::regtype
              and u.attname not in ('organisation_id', 'campagne_id', 'produit_id'))))
        order by a.attnum) as columns
    from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and a.attgenerated = '' and a.attidentity = ''
    where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname <> 'public' and n.nspname not like 'pg\\_%'
      and exists (select from pg_attribute o where o.attrelid = c.oid and o.attname = 'organisation_id')
    group by n.nspname, c.relname
    order by 1`)
  return rows
}

/** The expressions that rewrite a table's rows. */
function copyOf({ name, columns }: Table, size: Growth): string {
  const ids = columns.filter((column) => column.type === 'uuid' && column.name !== 'organisation_id')
  const own = ids.filter((column) => column.name === 'id')
  const keys = own.length > 0 ? own : ids.filter((column) => column.key)
  const times = (column: Column) =>
    `case s_${column.name}.classe when 'terrain' then ${size.terrain} when 'stock' then ${size.stock} when 'membres' then ${size.membres} end`
  const copies = keys.length === 0 ? String(size[classOf(name)]) : `greatest(${keys.map(times).join(', ')})`
  return `insert into ${name} (${columns.map((column) => column.name).join(', ')})
    select ${columns.map(copiedValue).join(', ')}
    from (
      select b.*, ${copies} as "copies en tout" ${ids.map((column) => `, ${times(column)} as n_${column.name}, s_${column.name}.classe as s_${column.name}`).join('')}
      from "souche ${name}" b
        ${ids.map((column) => `left join souche s_${column.name} on s_${column.name}.id = b.${column.name}`).join(' ')}
      offset 0) as b
      cross join lateral generate_series(1, b."copies en tout" - 1) as j`
}

// Copies have ids of a UUID version that no original id has, so that their ids never coincide. The first digits of ids of field
// records differ between copies, so that the copies are spread over the indexes.
function copiedValue({ name, type, unique }: Column): string {
  if (type === 'uuid' && name !== 'organisation_id') {
    const copy = `(j % b.n_${name})`
    return `case when b.n_${name} is null or ${copy} = 0 then b.${name} else
      overlay(overlay(b.${name}::text placing '8' || lpad(to_hex(${copy} >> 12), 3, '0') from 15 for 4)
              placing lpad(to_hex(${copy} & 4095), 3, '0')
              from case b.s_${name} when 'terrain' then 1 else 21 end for 3)::uuid end`
  }
  if (type === 'timestamp with time zone') return `b.${name} - j * interval '11 seconds'`
  if (type === 'geometry') return `st_translate(b.${name}, (j % 100) * 0.05, (j / 100) * 0.05)`
  // A code that is the beginning of a fingerprint is copied as the beginning of the copy's fingerprint.
  if (type === 'text' && unique && name === 'code')
    return `case when b.code ~ '^[0-9a-f]{16}$' then left(md5(b.code || j), 16) else b.code || '-' || j end`
  if (type === 'text' && (unique || NUMBERS.test(name))) return `b.${name} || '-' || j`
  if (type === 'integer' && name === 'indice') return 'b.indice + j * 1000'
  if (type === 'bigint' && name === 'rang' && unique) return `b.${name} + j * 100000::bigint`
  return `b.${name}`
}
