// Checks of the ledger: the mass balance equals the lots, under two referentials that differ on the same goods; and goods are
// traced forward and backward in the same quantity.
import { ORGANISATION, UTILISATEUR } from '../../../demo/ids.ts'
import type { Api } from '../../api/support/api.ts'
import { withClient } from '../../support/clone.ts'

/** The states that a supplier declares: under the second referential the same as under the first, a lower one, or none. */
export const SAID: readonly Readonly<Record<string, string>>[] = [
  { AB: 'AB' },
  { AB: 'AB', NOP: 'TR' },
  { AB: 'C2', NOP: 'TR' },
  { AB: 'C1' },
  {},
]

const BALANCE = `
  with etat as (
    select distinct on (q.lot_id, q.referentiel_code) q.lot_id, q.referentiel_code, e.categorie_affichage
    from lot.qualite q join conformite.etat e on e.referentiel_code = q.referentiel_code and e.code = q.etat_code
    order by q.lot_id, q.referentiel_code, q.rang desc),
  tenu as (
    select r.code, coalesce(e.categorie_affichage, 'conventionnel') as categorie, sum(s.quantite_g) as g
    from matiere.compte c join matiere.solde s on s.organisation_id = c.organisation_id and s.compte_id = c.id
      cross join unnest('{AB,NOP}'::text[]) as r (code)
      left join etat e on e.lot_id = c.objet_id and e.referentiel_code = r.code
    where c.genre = 'lot' group by 1, 2 having sum(s.quantite_g) <> 0),
  bilan as (
    select b.referentiel_code, b.categorie, sum(b.cloture_g) as g
    from rapports.bilan('-infinity', 'infinity') as b group by 1, 2 having sum(b.cloture_g) <> 0)
  (table tenu except table bilan) union all (table bilan except table tenu)`

const CONSERVED = `
  select x.id, d.genre, d.id as atteint, d.quantite_g
   from (select l.id from lot.lot l where l.id = any ($1) order by l.id limit 60) as x
     cross join lateral genealogie.parts('aval', array[genealogie.noeud_de(x.id)],
       array[genealogie.masse_de(genealogie.noeud_de(x.id))]) as d
   where d.genre in ('lot', 'expedition') and d.quantite_g > 0
     and (select sum(o.reste_g) = d.quantite_g and bool_or(o.id = x.id)
          from genealogie.parts('amont', array[genealogie.noeud_de(d.id)], array[d.quantite_g]) as o)
       is not true`

/**
 * Lists the differences between the balance of each referential and category, and the lots whose latest state under that
 * referential is in this category.
 */
export function miscounted(api: Api): Promise<unknown[]> {
  return asDirection(api, BALANCE, [])
}

/**
 * Lists quantities that differ between tracing forward and backward. Each entry names the lot, the record that it reached, and
 * that record's figure.
 */
export function unconserved(api: Api, lots: readonly string[]): Promise<unknown[]> {
  return asDirection(api, CONSERVED, [lots])
}

async function asDirection(api: Api, sql: string, values: unknown[]): Promise<unknown[]> {
  return withClient(api.server.database.adminUrl, async (client) => {
    await client.query('begin')
    await client.query('set local role metier')
    await client.query(
      `select set_config('sillon.organisation_id', $1, true), set_config('sillon.utilisateur_id', $2, true)`,
      [ORGANISATION.demo, UTILISATEUR.direction],
    )
    const { rows } = await client.query(sql, values)
    await client.query('rollback')
    return rows
  })
}
