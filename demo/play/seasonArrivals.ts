// Records of the season that arrive in another order than they were made: a survey that names a crop arrives late, and one
// collection has two delivery notes.
import { newId } from '@sillon/telephone/ids'
import type { Enveloppe } from '@sillon/telephone/types'
import { CAMPAGNE, EMPLACEMENT, PRODUIT, UTILISATEUR } from '../ids.ts'
import { lift } from './seasonMistakes.ts'
import { type Phone, type Plot, sealOn, sendEnvelopes } from './seasonPhone.ts'
import { dayOf, type Season } from './seasonStage.ts'
import { type Corner, eastOf, FIELD, FIELD_AGAIN, walk } from './survey.ts'

const { agent1, agent2, rsci } = UTILISATEUR
const campagne_id = CAMPAGNE.demoEssai
/** The corner of a separate field, south of the villages. */
const CORNER: Corner = eastOf({ longitude: 2.17, latitude: 6.58 }, 600)

/**
 * Registers a field of pineapples, then estimates its mangoes, a crop that the field does not have: this opens a control. The
 * survey that adds the mangoes was made before the estimate but arrives after it, and closes the control automatically.
 */
export async function plantLate(season: Season, other: Phone, { producteur_id }: Plot): Promise<void> {
  const { as, before, client, phone } = season
  const parcelle_id = newId()
  const pineapples = { produit_id: PRODUIT.ananas, part_cp: 10_000, strate: 'principal' }
  const field = sealOn(phone, before(6.9), {
    type: 'parcelle.enregistrer',
    version_schema: 2,
    payload: {
      parcelle_id,
      producteur_id,
      nom: 'Champ des manguiers',
      surface_declaree_m2: 10_000,
      cultures: [pineapples],
      releve: walk(CORNER, FIELD, before(6.9)),
    },
  })
  const mangoes = { ...pineapples, produit_id: PRODUIT.mangue, strate: 'associe' }
  const survey = sealOn(other, before(6.6), {
    type: 'parcelle.relever',
    version_schema: 2,
    payload: {
      parcelle_id,
      cultures: [pineapples, mangoes],
      releve: walk(CORNER, FIELD_AGAIN, before(6.6)),
    },
  })
  const estimate = sealOn(phone, before(6.5), {
    type: 'recolte.estimer',
    version_schema: 1,
    payload: {
      estimation_id: newId(),
      parcelle_id,
      campagne_id,
      produit_id: PRODUIT.mangue,
      date_prevue: dayOf(before, -60),
      quantite_g: 900_000,
    },
  })
  await as(agent1)
  await sendEnvelopes(client, phone, [await field.sealed], before(6.8))
  await sendEnvelopes(client, phone, [await estimate.sealed], before(6.45), ['reference_inactive'])
  await as(agent2)
  await sendEnvelopes(client, other, [await survey.sealed], before(6.4))
}

/** A delivery note of collections, sealed on a phone. */
export function noteOn(phone: Phone, collectes: readonly string[], days: number, { before }: Season) {
  const { sealed } = sealOn(phone, before(days), {
    type: 'livraison.etablir_bon',
    version_schema: 1,
    payload: {
      livraison_id: newId(),
      campagne_id,
      collectes,
      vehicule: { immatriculation: 'BV 4471 RB', chauffeur: 'Théophile Hounkpè' },
      destination_id: EMPLACEMENT.magasin,
    },
  })
  return sealed
}

/** Cancels a delivery note after an earlier note took its collection. */
export async function cancelNote(season: Season, note: Enveloppe, days: number): Promise<void> {
  const raison = 'Chargé avec le bon de la veille'
  await lift(season, rsci, note, { decision: 'annulation', raison }, days)
}
