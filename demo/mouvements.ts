// Events of members and plots before the demo's campaign: an exit, a change of group, a transfer.
import { demoId, GROUPEMENT, PRODUCTEUR } from './ids.ts'

/** The dated events of an organization, in days before the loading of the demo. */
export type Mouvements = {
  adhesions: { producteur_id: string; nature: 'sortie' | 'retour'; jours: number; raison: string }[]
  rattachements: {
    producteur_id: string
    ancien_id: string
    groupement_id: string
    jours: number
    raison: string
  }[]
  transferts: {
    parcelle_id: string
    ancien_id: string
    producteur_id: string
    jours: number
    raison: string
  }[]
}

/** The events of DEMO. */
export const MOUVEMENTS_DEMO: Mouvements = {
  adhesions: [
    {
      producteur_id: PRODUCTEUR.departed,
      nature: 'sortie',
      jours: 120,
      raison: 'Départ à la ville, lettre du 3',
    },
  ],
  rattachements: [
    {
      producteur_id: demoId('producteur', 12),
      ancien_id: GROUPEMENT.attogon,
      groupement_id: GROUPEMENT.togoudo,
      jours: 200,
      raison: 'Déménagement',
    },
  ],
  transferts: [
    {
      parcelle_id: demoId('parcelle', 100),
      ancien_id: demoId('producteur', 9),
      producteur_id: demoId('producteur', 10),
      jours: 150,
      raison: 'Vente devant le chef de village',
    },
  ],
}

/** VOISINE has no dated events. */
export const MOUVEMENTS_VOISINE: Mouvements = { adhesions: [], rattachements: [], transferts: [] }
