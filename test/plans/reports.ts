// The reads of a report about one record: each view of schema `rapports` with a lot or a producer is read for one record, by a
// report login.
import { ORGANISATION } from '../../demo/ids.ts'
import { withClient } from '../support/clone.ts'
import { readOf, SETTINGS } from './reads.ts'

const LOGIN = 'essai_plans_rapports'

/** Returns the number of rows that each report reads. */
export function rowsOfReports(adminUrl: string): Promise<ReadonlyMap<string, number>> {
  return withClient(adminUrl, async (client) => {
    const run = (text: string, values?: unknown[]) => client.query<Record<string, unknown>>(text, values)
    const { rows: asked } = await run(ASKED, [ORGANISATION.demo])
    const found = new Map<string, number>()
    try {
      await run(`begin; create role ${LOGIN} login in role rapports; set local role metier`)
      await run(`select set_config('sillon.organisation_id', $1, true)`, [ORGANISATION.demo])
      await run(`select rapports.rattacher('${LOGIN}', true, now())`)
      await run(`reset role; set local session authorization ${LOGIN}; ${SETTINGS.indexes}`)
      for (const { vue, colonne, id } of asked) {
        const before = await readOf(run, client.database)
        await run(`select * from rapports.${vue} where ${colonne} = $1`, [id])
        const read = [...(await readOf(run, client.database))].map(
          ([table, rows]) => rows - (before.get(table) ?? 0),
        )
        found.set(
          `${vue} by ${colonne}`,
          read.reduce((sum, rows) => sum + rows, 0),
        )
      }
    } finally {
      await run('rollback')
    }
    return found
  })
}

// A lot that another record used, and a producer with few collections, like most producers.
const ASKED = `
  with sujet (colonne, id) as (
    (select 'lot_id', f.vers_id from matiere.filiation f
     where f.organisation_id = $1 and f.vers_genre = 'lot' order by f.mouvement_id limit 1)
    union all
    (select 'producteur_id', c.producteur_id from collecte.collecte c
     where c.organisation_id = $1 and c.producteur_id is not null
     group by c.producteur_id order by count(*), c.producteur_id limit 1)
  )
  select v.relname as vue, s.colonne, s.id
  from sujet s
    join pg_attribute a on a.attname = s.colonne and not a.attisdropped
    join pg_class v on v.oid = a.attrelid and v.relkind = 'v'
  where v.relnamespace = 'rapports'::regnamespace
  order by 1, 2`
