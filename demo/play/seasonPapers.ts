// The documents of the season, made by its acts. One slip is printed again. One lot was put in the wrong place and moved back, so
// its earlier labels are no longer valid.
import { EMPLACEMENT, ORGANISATION, UTILISATEUR } from '../ids.ts'
import type { Season } from './seasonStage.ts'

const { magasinier } = UTILISATEUR

/** Prints the first valid slip a second time, and moves its lot away and back. */
export async function keepPapers({ client, call, does, before }: Season): Promise<void> {
  const { rows } = await client.query<{ id: string; lot_id: string; emplacement_id: string }>(
    `select d.id, l.id as lot_id, l.emplacement_id
     from document.document d join lot.lot l on l.reception_id = d.entite_id and l.statut = 'validé'
     where d.type = 'bon_reception' and d.remplace_le is null order by d.etabli_le, d.numero limit 1`,
  )
  const { id, lot_id, emplacement_id } = rows[0] ?? {}
  const again = 'document.dupliquer(($1::uuid, $2::uuid, true)::utilisateur.session, $3, 1, $4)'
  await call(magasinier, again, [ORGANISATION.demo, magasinier, id, before(2)])
  await does(magasinier, 'lot.deplacer', 2, lot_id, EMPLACEMENT.magasin, 'Rangé au mauvais endroit')
  await does(magasinier, 'lot.deplacer', 1, lot_id, emplacement_id, 'Remis à sa place')
}
