// Delivery notes that wait for a reception, sent by an agent's phone.
import { v7 as uuidv7 } from 'uuid'
import { CAMPAGNE, EMPLACEMENT } from '../../../demo/ids.ts'
import type { Api } from './api.ts'
import { openOffice } from './office.ts'

/** Makes a delivery note with one collection, or several; returns the id of the note. */
export async function deliver(api: Api, count = 1): Promise<string> {
  const office = await openOffice(api)
  const collectes: string[] = []
  for (let made = 0; made < count; made++) {
    const { payload } = (await office.send()).envelope
    collectes.push((payload as unknown as { collecte_id: string }).collecte_id)
  }
  const livraison_id = uuidv7()
  const payload = {
    livraison_id,
    campagne_id: CAMPAGNE.demo,
    destination_id: EMPLACEMENT.magasin,
    collectes,
    vehicule: { immatriculation: 'BV 4471 RB', chauffeur: 'Koffi' },
  }
  await office.send({}, { type: 'livraison.etablir_bon', version_schema: 1, payload })
  return livraison_id
}
