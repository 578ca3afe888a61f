// The sizes of a database at one time, and the growth between two times per added collection or organization.
import type { Client } from 'pg'
import { onDatabase } from './season.ts'

type Size = {
  name: string
  isPublished: boolean
  rows: number
  moved: number
  bytes: number
  indexes: number
}

/** A reading: the tables with their sizes, and the number of writes and commits so far. */
export type Looked = {
  readonly tables: readonly Size[]
  readonly wal: number
  readonly images: number
  readonly transactions: number
}

/** The growth; `moved` counts rows that were rewritten in another place, with new index entries. */
export type Grown = Looked

/** Reads the sizes after the counts of other sessions have arrived. */
export async function look(adminUrl: string): Promise<Looked> {
  return onDatabase(adminUrl, async (client) => {
    const { rows: tables } = await client.query<Size>(TABLES)
    const { rows } = await client.query<Omit<Looked, 'tables'>>(FIGURES)
    const [figures] = rows
    if (figures === undefined) throw new Error('nothing was counted')
    return { tables, ...figures }
  })
}

/** Returns the growth between two readings divided by `count`. */
export function perOne(before: Looked, after: Looked, count: number): Grown {
  const was = new Map(before.tables.map((one) => [one.name, one]))
  const each = (is: number, had = 0) => (is - had) / count
  return {
    tables: after.tables.map((one) => {
      const had = was.get(one.name)
      return {
        name: one.name,
        isPublished: one.isPublished,
        rows: each(one.rows, had?.rows),
        moved: each(one.moved, had?.moved),
        bytes: each(one.bytes, had?.bytes),
        indexes: each(one.indexes, had?.indexes),
      }
    }),
    wal: each(after.wal, before.wal),
    images: each(after.images, before.images),
    transactions: each(after.transactions, before.transactions),
  }
}

/** Milliseconds of the work that covers all organizations: the metrics, and the nightly tasks of each organization. */
export async function nightOf(client: Client): Promise<{ surveillance: number; organisation: number }> {
  const timed = async (text: string) => {
    const begun = performance.now()
    await client.query(text)
    return performance.now() - begun
  }
  await client.query('select v1.surveillance()')
  const surveillance = await timed('select v1.surveillance()')
  await client.query(NIGHT)
  return { surveillance, organisation: (await timed(NIGHT)) / SOME }
}

const SOME = 50

const TABLES = `select format('%I.%I', n.nspname, c.relname) as name,
    exists (select from pg_publication_tables p where p.schemaname = n.nspname and p.tablename = c.relname) as "isPublished",
    s.n_tup_ins::float8 as rows, (s.n_tup_upd - s.n_tup_hot_upd)::float8 as moved,
    pg_table_size(c.oid)::float8 as bytes, pg_indexes_size(c.oid)::float8 as indexes
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_stat_user_tables s on s.relid = c.oid
  where n.nspname <> 'public'`

const FIGURES = `select (pg_current_wal_lsn() - '0/0')::float8 as wal, w.wal_fpi::float8 * 8192 as images,
    pg_snapshot_xmax(pg_current_snapshot())::text::float8 as transactions
  from pg_stat_wal w`

const NIGHT = `select v1.tache_nocturne(json_build_object('tache', t.nom, 'organisation_id', o.id, 'maintenant', now())::jsonb)
  from (select id from organisation.organisation order by id desc limit ${SOME}) as o
    cross join unnest(array['collectes_synchronisables', 'pieces_manquantes', 'perimetres', 'reponses_gardees']) as t (nom)`
