// Delivery notes that wait for a reception, sent by an agent's phone.
import { v7 as uuidv7 } from 'uuid'
import { CAMPAGNE, EMPLACEMENT } from '../../../demo/ids.ts'
import type { Api } from './api.ts'
import { openOffice } from './office.ts'

/** Makes a delivery note with one collection; returns the id of the note. */
export async function deliver(api: Api): Promise<string> {
  const office = await openOffice(api)
  const { collecte_id } = (await office.send()).envelope.payload as unknown as { collecte_id: string }
  const livraison_id = uuidv7()
  const payload = {
    livraison_id,
    campagne_id: CAMPAGNE.demo,
    destination_id: EMPLACEMENT.magasin,
    collectes: [collecte_id],
    vehicule: { immatriculation: 'BV 4471 RB', chauffeur: 'Koffi' },
  }
  await office.send({}, { type: 'livraison.etablir_bon', version_schema: 1, payload })
  return livraison_id
}
