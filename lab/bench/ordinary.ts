// Makes ordinary commands of every type: no two are equal, and each writes all rows of its type.
import {
  constaterNonConformite,
  enregistrerInspection,
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
import type { CommandType, Payload } from '@sillon/telephone/commandTypes'
import type { Commande } from '@sillon/telephone/envelope'
import { newId } from '@sillon/telephone/ids'
import type { Parcelle } from '@sillon/telephone/reference'
import type { Enveloppe } from '@sillon/telephone/types'
import { EMPLACEMENT, GROUPEMENT, INTRANT } from '../../demo/ids.ts'
import { type Corner, FIELD_AGAIN, walk } from '../../demo/play/survey.ts'
import { collecteFrom, newField, type Terrain } from '../../demo/play/terrain.ts'

/** Makes commands of a type. */
export type Ordinary = {
  /** The account that sends the command. */
  readonly as: 'agent1' | 'inspecteur'
  /** Commands that must be sent before each command. */
  readonly after?: { readonly type: CommandType; readonly times: number }
  /** Makes the n-th command; `before` holds the envelopes of `after`. */
  readonly make: (terrain: Terrain, n: number, before: readonly Enveloppe[]) => Commande
}

const FIELDS_A_ROW = 100
const DEGREES_APART = 0.004
const DAY_MS = 24 * 3_600_000

/** All twelve types; each is listed after the types that it depends on. */
export const ORDINARY: Readonly<Record<CommandType, Ordinary>> = {
  'producteur.enregistrer': {
    as: 'agent1',
    make: (_, n) =>
      enregistrerProducteur({
        groupement_id: GROUPEMENT.sekou,
        nom: `Adanhou ${n}`,
        prenoms: 'Honorine',
        localite: 'Sékou',
        sexe: 'F',
        date_naissance: '1984-03-12',
        piece_identite: { type: 'cip', numero: String(1_000_000_000 + n), pays: 'BJ' },
      }),
  },
  'producteur.modifier': {
    as: 'agent1',
    after: { type: 'producteur.enregistrer', times: 1 },
    make: (_, n, [producteur]) =>
      modifierProducteur({
        producteur_id: payloadOf<'producteur.enregistrer'>(producteur).producteur_id,
        version_base: 1,
        champs: { telephone: `+22901${String(n).padStart(8, '0')}` },
      }),
  },
  'parcelle.enregistrer': {
    as: 'agent1',
    after: { type: 'producteur.enregistrer', times: 1 },
    make: (terrain, n, [producteur]) => {
      const { producteur_id } = payloadOf<'producteur.enregistrer'>(producteur)
      const ids = { parcelle_id: newId(), producteur_id }
      return enregistrerParcelle(newField(terrain, ids, cornerOf(n), new Date()))
    },
  },
  'parcelle.relever': {
    as: 'agent1',
    after: { type: 'parcelle.enregistrer', times: 1 },
    make: (_terrain, _n, [parcelle]) => {
      const { parcelle_id, releve } = payloadOf<'parcelle.enregistrer'>(parcelle)
      const [longitude = 0, latitude = 0] = releve.geojson.coordinates[0]?.[0] ?? []
      return releverParcelle({
        parcelle_id,
        releve: walk({ longitude, latitude }, FIELD_AGAIN, new Date()),
      })
    },
  },
  'collecte.enregistrer': {
    as: 'agent1',
    make: (terrain, n) => collecteFrom(terrain, plotOf(terrain, n), [1_000, 1_500]),
  },
  'collecte.signaler_erreur': {
    as: 'agent1',
    after: { type: 'collecte.enregistrer', times: 1 },
    make: (_terrain, _n, [collecte]) => {
      const { collecte_id, pesees } = payloadOf<'collecte.enregistrer'>(collecte)
      const correction_proposee = { pesees: [...pesees, { brut_g: 9_400, tare_g: 600 }] }
      return signalerErreur({ collecte_id, motif: 'Une caisse n’a pas été pesée.', correction_proposee })
    },
  },
  'recu.reimprimer': {
    as: 'agent1',
    after: { type: 'collecte.enregistrer', times: 1 },
    make: (_terrain, _n, [collecte]) =>
      reimprimerRecu({ reference_provisoire: collecte?.reference_provisoire ?? '', copies: 2 }),
  },
  'livraison.etablir_bon': {
    as: 'agent1',
    after: { type: 'collecte.enregistrer', times: 3 },
    make: ({ campagne }, _, collectes) =>
      etablirBon({
        campagne_id: campagne.id,
        collectes: collectes.map((c) => payloadOf<'collecte.enregistrer'>(c).collecte_id),
        vehicule: { immatriculation: 'BV 4471 RB', chauffeur: 'Théophile Hounkpè' },
        destination_id: EMPLACEMENT.station,
      }),
  },
  'intrant.remettre': {
    as: 'agent1',
    make: (terrain, n) =>
      remettreIntrant({
        producteur_id: plotOf(terrain, n).producteur_id,
        intrant_id: INTRANT.compost,
        quantite: 50,
        unite_code: 'KGM',
        valeur: { montant: 22_500, devise: 'XOF' },
        avance: true,
      }),
  },
  'inspection.enregistrer': {
    as: 'inspecteur',
    make: (terrain, n) =>
      enregistrerInspection({
        ...placeOf(terrain, n),
        formulaire_code: 'visite_producteur',
        formulaire_version: 1,
        reponses: { registre_a_jour: true },
        debut: new Date(Date.now() - 40 * 60_000).toISOString(),
        fin: new Date(Date.now() - 10 * 60_000).toISOString(),
      }),
  },
  'recolte.estimer': {
    as: 'agent1',
    make: (terrain, n) =>
      estimerRecolte({
        parcelle_id: plotOf(terrain, n).id,
        campagne_id: terrain.campagne.id,
        produit_id: terrain.produit.id,
        date_prevue: new Date(Date.now() + 60 * DAY_MS).toISOString().slice(0, 10),
        quantite_g: 12_000_000,
      }),
  },
  'non_conformite.constater': {
    as: 'inspecteur',
    make: (terrain, n) =>
      constaterNonConformite({
        ...placeOf(terrain, n),
        constat_code: 'zone_tampon_absente',
        gravite: 'majeure',
        description: 'Un mètre au lieu de cinq',
      }),
  },
}

function payloadOf<T extends CommandType>(envelope: Enveloppe | undefined): Payload<T> {
  if (envelope === undefined) throw new Error('what this command is about was not sent before')
  return envelope.payload as Payload<T>
}

function plotOf({ parcelles }: Terrain, n: number): Parcelle {
  const plot = parcelles[n % parcelles.length]
  if (plot === undefined) throw new Error('the demo data has no plot')
  return plot
}

function placeOf(terrain: Terrain, n: number) {
  const { id, producteur_id } = plotOf(terrain, n)
  return { producteur_id, parcelle_id: id }
}

// Fields are placed in rows and columns, so that they do not overlap.
function cornerOf(n: number): Corner {
  const [row, column] = [Math.floor(n / FIELDS_A_ROW), n % FIELDS_A_ROW]
  return { longitude: 2.3 + DEGREES_APART * column, latitude: 6.9 + DEGREES_APART * row }
}
