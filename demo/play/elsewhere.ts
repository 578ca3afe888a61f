// Captures of the second agent at the same time: they contradict those of the first agent, and exceed the second agent's
// permissions.
import {
  constaterNonConformite,
  enregistrerInspection,
  enregistrerParcelle,
  enregistrerProducteur,
  modifierProducteur,
  releverParcelle,
} from '@sillon/telephone/commandes'
import { newId } from '@sillon/telephone/ids'
import { now } from '@sillon/telephone/phone'
import { CONTRAT, GROUPEMENT } from '../ids.ts'
import type { Newcomer } from './operations.ts'
import type { DemoPhone } from './phone.ts'
import type { Add } from './report.ts'
import { type Corner, CROSSED_FIELD, eastOf, freshCorner, walk } from './survey.ts'
import { collecteFrom, newField, plotOf, type Terrain, versionOf } from './terrain.ts'

/** The second agent's day: first producers and plots that contradict those of the first agent, then visits. */
export async function captureElsewhere(
  device: DemoPhone,
  add: Add,
  terrain: Terrain,
  newcomer: Newcomer,
): Promise<void> {
  await captureRivals(device, add, terrain, newcomer)
  await captureVisits(device, add, terrain)
}

async function captureRivals({ phone }: DemoPhone, add: Add, terrain: Terrain, newcomer: Newcomer) {
  const person = { groupement_id: GROUPEMENT.togoudo, nom: 'Hounsou', prenoms: 'Agossa', localite: 'Togoudo' }
  const [twin, member, plot] = [newId(), newId(), newId()]
  const field = (parcelle_id: string, producteur_id: string, corner: Corner) =>
    enregistrerParcelle(newField(terrain, { parcelle_id, producteur_id }, corner, now(phone)))
  const corner = freshCorner()

  await add(
    'the same document, another name',
    enregistrerProducteur({ producteur_id: twin, ...person, piece_identite: newcomer.piece }),
  )
  await add('their field', field(newId(), twin, freshCorner()))
  await add(
    'a member without document',
    enregistrerProducteur({ producteur_id: member, ...person, piece_identite: null }),
  )
  await add('over the neighbour’s field', field(newId(), member, eastOf(newcomer.corner, 60)))
  await add('another field of theirs', field(plot, member, corner))
  await add(
    'a contour that crosses itself',
    releverParcelle({ parcelle_id: plot, releve: walk(corner, CROSSED_FIELD, now(phone)) }),
  )
  await add(
    'the same telephone, and the village',
    modifierProducteur({
      producteur_id: newcomer.producteur_id,
      version_base: versionOf(terrain, newcomer.producteur_id),
      champs: { telephone: '+2290190000002', localite: 'Togoudo' },
    }),
  )
}

async function captureVisits({ phone }: DemoPhone, add: Add, terrain: Terrain) {
  const delivering = plotOf(terrain, GROUPEMENT.togoudo)
  const other = plotOf(terrain, GROUPEMENT.attogon)
  const { versions } = phone
  phone.versions = { ...versions, pack: '0.9' }
  await add('yesterday’s pack on the phone', collecteFrom(terrain, delivering, [27_300]))
  phone.versions = versions
  await add(
    'contract closed meanwhile',
    collecteFrom(terrain, delivering, [24_800], { contrat_id: CONTRAT.clos }),
  )
  await add(
    'of a producer collected from today',
    enregistrerInspection(visit(delivering.producteur_id, now(phone))),
  )
  await add('of another producer', enregistrerInspection(visit(other.producteur_id, now(phone))))
  await add(
    'strip too narrow',
    constaterNonConformite({
      parcelle_id: other.id,
      constat_code: 'zone_tampon_absente',
      gravite: 'majeure',
      description: 'Moins d’un mètre le long du champ de maïs voisin.',
    }),
  )
}

function visit(producteur_id: string, end: Date) {
  return {
    producteur_id,
    formulaire_code: 'visite_producteur',
    formulaire_version: 1,
    reponses: {
      engagement_signe: true,
      registre_a_jour: true,
      parcelles_conventionnelles: 0,
      recoltes_separees: true,
    },
    debut: new Date(end.getTime() - 40 * 60_000).toISOString(),
    fin: end.toISOString(),
  }
}
