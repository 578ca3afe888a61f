// What expeditions are refused for: a lot that a control holds, a place that does not admit, a rate that is not there yet.
import { v7 as uuidv7 } from 'uuid'
import { EMPLACEMENT } from '../../../demo/ids.ts'
import type { Api } from './api.ts'
import type { Stage } from './provoke.ts'
import { createSale, type ExpeditionWish, saleLine } from './sales.ts'
import { makeLot } from './stock.ts'

/** A lot made of a collection that a capacity control holds. */
export async function heldLot({ api, scene }: Pick<Stage, 'api' | 'scene'>): Promise<string> {
  const lot = await makeLot(api)
  const control = await scene.control()
  await api.sql("update controle.controle set motif = 'capacite_depassee' where id = $1", [control])
  await api.sql(
    `insert into matiere.filiation
       (organisation_id, mouvement_id, rang, de_genre, de_id, vers_genre, vers_id, quantite_g)
     select f.organisation_id, f.mouvement_id, 99, 'collecte', c.id, 'lot', f.vers_id, 1
     from matiere.filiation f, controle.controle k join collecte.collecte c on c.commande_id = k.commande_id
     where f.vers_id = $1 and k.id = $2`,
    [lot, control],
  )
  return lot
}

/** A place that takes conventional goods only. */
export async function conventionalPlace(api: Api): Promise<string> {
  const id = uuidv7()
  await api.sql(
    `with e as (insert into emplacement.emplacement (organisation_id, id, code, nom)
       select organisation_id, $1::uuid, upper(substr($1::text, 25)), 'Conventionnel' from emplacement.emplacement where id = $2
       returning organisation_id, id)
     insert into emplacement.qualite_admise select e.organisation_id, e.id, 'conventionnel' from e`,
    [id, EMPLACEMENT.magasin],
  )
  return id
}

/** An expedition dated before the rate of its sale's currency. */
export async function beforeRate({ api }: Stage): Promise<ExpeditionWish> {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  const rate = { source: 'KWD', cible: 'XOF', valeur: '1900', depuis: ago(30), raison: 'Cours' }
  await api.post('/v1/taux-change', rate, 'commercial')
  const vente_id = await createSale(api, { devise: 'KWD', lignes: [saleLine({ qualites: {} })] })
  return { vente_id, date_operation: ago(60) }
}
