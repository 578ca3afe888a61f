// The captures of a history: commands of several types, all about the demo's ordinary producer.
import {
  constaterNonConformite,
  enregistrerInspection,
  enregistrerProducteur,
  estimerRecolte,
  reimprimerRecu,
} from '@sillon/telephone/commandes'
import type { Commande } from '@sillon/telephone/envelope'
import { CAMPAGNE, GROUPEMENT, PARCELLE, PRODUCTEUR, PRODUIT } from '../../../demo/ids.ts'
import { collecteOf } from '../../api/support/clientPhone.ts'

const DAY_MS = 86_400_000

/** Makes a command of this kind, captured at a time that the agent reads from the phone. */
export function commandeOf(genre: number, wall: Date): Commande {
  switch (genre) {
    case 1:
      return enregistrerProducteur({
        groupement_id: GROUPEMENT.sekou,
        nom: 'Adanhou',
        prenoms: 'Honorine',
        localite: 'Sékou',
        piece_identite: null,
      })
    case 2:
      return estimerRecolte({
        parcelle_id: PARCELLE.ordinary,
        campagne_id: CAMPAGNE.demo,
        produit_id: PRODUIT.ananas,
        date_prevue: new Date(wall.getTime() + 60 * DAY_MS).toISOString().slice(0, 10),
        quantite_g: 12_000_000,
      })
    case 3:
      return constaterNonConformite({
        producteur_id: PRODUCTEUR.ordinary,
        constat_code: 'registre_incomplet',
        gravite: 'mineure',
        description: 'Deux mois manquent.',
      })
    case 4:
      return reimprimerRecu({ reference_provisoire: 'BR-A7-20260504-0001', copies: 1 })
    case 5:
      return enregistrerInspection({
        producteur_id: PRODUCTEUR.ordinary,
        formulaire_code: 'visite_producteur',
        formulaire_version: 1,
        reponses: {},
        debut: new Date(wall.getTime() - 40 * 60_000).toISOString(),
        fin: wall.toISOString(),
      })
    default:
      return collecteOf()
  }
}
