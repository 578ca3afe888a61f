// Inventories of a new place with one lot, which the storekeeper proposes.
import { v7 as uuidv7 } from 'uuid'
import type { Api } from './api.ts'
import { makeLot } from './stock.ts'

/** Returns the mass of the lot in a place with one lot, in g. */
export const HELD = 1_000_000

/** Opens a place and returns its id. */
export async function createPlace(api: Api, rest: object = {}): Promise<string> {
  const body = { code: uuidv7().toUpperCase(), nom: 'Chambre froide', ...rest }
  return (await api.post('/v1/emplacements', body, 'magasinier')).body.id
}

/** Makes a place with one lot; returns the request that counts it. */
export async function counted(api: Api, compte_g = HELD, place: object = {}) {
  const emplacement_id = await createPlace(api, place)
  const lot_id = await makeLot(api, { emplacement_id })
  return { emplacement_id, comptages: [{ lot_id, compte_g, raison: 'Compté deux fois' }] }
}

/** Proposes an inventory; returns its id and the lot that it counts. */
export async function proposed(api: Api, compte_g?: number, place?: object) {
  const body = await counted(api, compte_g, place)
  const answer = await api.post('/v1/inventaires', body, 'magasinier')
  if (answer.status !== 201) throw new Error(answer.text)
  return { id: String(answer.body.id), lot_id: String(body.comptages[0]?.lot_id) }
}

/** Proposes an inventory with this count and validates it; returns the result. */
export async function inventoried(api: Api, compte_g: number) {
  const { id } = await proposed(api, compte_g)
  const answer = await api.post(`/v1/inventaires/${id}/valider`, {}, 'direction')
  if (answer.status !== 200) throw new Error(answer.text)
  const [count] = answer.body.comptages
  return {
    id,
    lot_id: String(count.lot_id),
    mouvement_id: String(count.mouvement_id),
    surplus_lot_id: String(count.surplus_lot_id),
  }
}
