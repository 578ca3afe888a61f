// Captures of the first agent besides collections: a new member with a field, then every other command of a field day.
import {
  enregistrerParcelle,
  enregistrerProducteur,
  estimerRecolte,
  etablirBon,
  modifierProducteur,
  reimprimerRecu,
  releverParcelle,
  remettreIntrant,
  signalerErreur,
} from '@sillon/telephone/commandes'
import { newId } from '@sillon/telephone/ids'
import type { CollecteEnregistrer2 } from '@sillon/telephone/payloads/collecte.enregistrer/2'
import { now } from '@sillon/telephone/phone'
import type { Parcelle } from '@sillon/telephone/reference'
import type { CommandeLocale } from '@sillon/telephone/state'
import type { Enveloppe } from '@sillon/telephone/types'
import { EMPLACEMENT, GROUPEMENT, INTRANT } from '../ids.ts'
import type { DemoPhone } from './phone.ts'
import type { Add } from './report.ts'
import { type Corner, FIELD_AGAIN, freshCorner, walk } from './survey.ts'
import { newField, type Terrain, versionOf } from './terrain.ts'

/** A member that the first agent registers, with the identity document and the survey of the field. */
export type Newcomer = {
  producteur_id: string
  parcelle_id: string
  piece: { type: string; numero: string; pays: string }
  corner: Corner
}

const DAY_MS = 24 * 3_600_000

/** A new member and their field. */
export async function registerNewcomer({ phone }: DemoPhone, add: Add, terrain: Terrain): Promise<Newcomer> {
  const newcomer: Newcomer = {
    producteur_id: newId(),
    parcelle_id: newId(),
    piece: { type: 'cip', numero: String(Math.floor(1e9 + Math.random() * 9e9)), pays: 'BJ' },
    corner: freshCorner(),
  }
  const { producteur_id, parcelle_id, piece, corner } = newcomer
  const person = { groupement_id: GROUPEMENT.sekou, nom: 'Adanhou', prenoms: 'Honorine', localite: 'Sékou' }
  const identity = { sexe: 'F', date_naissance: '1984-03-12', piece_identite: piece } as const
  await add('a new member', enregistrerProducteur({ producteur_id, ...person, ...identity }))
  await add(
    'their field',
    enregistrerParcelle(newField(terrain, { parcelle_id, producteur_id }, corner, now(phone))),
  )
  return newcomer
}

/** Captures of the first agent besides collections. */
export async function captureOperations(
  { phone }: DemoPhone,
  add: Add,
  terrain: Terrain,
  newcomer: Newcomer,
  collectes: CommandeLocale[],
): Promise<void> {
  const [plot] = terrain.parcelles
  const [first, , third] = collectes
  if (!plot || !first || !third) throw new Error('the demo needs a plot and three collections')
  const { producteur_id, parcelle_id, corner } = newcomer
  const gift = { producteur_id: plot.producteur_id, avance: false }
  const version_base = versionOf(terrain, producteur_id)

  await add(
    'another telephone',
    modifierProducteur({ producteur_id, version_base, champs: { telephone: '+2290190000001' } }),
  )
  await add('walked again', releverParcelle({ parcelle_id, releve: walk(corner, FIELD_AGAIN, now(phone)) }))
  await add(
    'two copies',
    reimprimerRecu({ reference_provisoire: first.reference_provisoire ?? '', copies: 2 }),
  )
  await add(
    'three collections on the van',
    etablirBon({
      campagne_id: terrain.campagne.id,
      collectes: collectes.map((c) => collecteOf(c).collecte_id),
      vehicule: { immatriculation: 'BV 4471 RB', chauffeur: 'Théophile Hounkpè' },
      destination_id: EMPLACEMENT.station,
    }),
  )
  const compost = { intrant_id: INTRANT.compost, quantite: 500, unite_code: 'KGM' }
  await add('compost', remettreIntrant({ ...gift, ...compost, valeur: { montant: 15_000, devise: 'XOF' } }))
  const npk = { intrant_id: INTRANT.npk, quantite: 50, unite_code: 'KGM' }
  await add(
    'mineral fertilizer for an organic plot',
    remettreIntrant({ ...gift, ...npk, valeur: { montant: 22_500, devise: 'XOF' } }),
  )
  await add('in two months', estimerRecolte(estimate(terrain, plot, now(phone))))
  const wrong = collecteOf(third)
  await add(
    'one crate was not weighed',
    signalerErreur({
      collecte_id: wrong.collecte_id,
      motif: 'Une caisse restée dans la pirogue n’a pas été pesée.',
      correction_proposee: { pesees: [...wrong.pesees, { brut_g: 9_400, tare_g: 600 }] },
    }),
  )
}

function estimate({ campagne, produit }: Terrain, plot: Parcelle, today: Date) {
  const date_prevue = new Date(today.getTime() + 60 * DAY_MS).toISOString().slice(0, 10)
  const where = { parcelle_id: plot.id, campagne_id: campagne.id, produit_id: produit.id }
  return { ...where, date_prevue, quantite_g: 12_000_000 }
}

function collecteOf({ texte }: CommandeLocale): CollecteEnregistrer2 {
  return (JSON.parse(texte) as Enveloppe).payload as CollecteEnregistrer2
}
