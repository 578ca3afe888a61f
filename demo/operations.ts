// Records to which field operations refer besides producers and plots: places, the organization's own inputs, interests.
import { demoId, EMPLACEMENT, INTRANT, PRODUCTEUR, UTILISATEUR } from './ids.ts'

/** A place; `ferme_jours` is the number of days from its closing to the loading of the demo, null while the place is in use. */
export type Emplacement = { id: string; code: string; nom: string; ferme_jours: number | null }

/** An input that the organization distributes, with the pack's unit code. */
export type Intrant = { id: string; code: string; nom: string; unite_code: string }

/** An interest that an account declared in a producer, with the number of days before the loading of the demo. */
export type Interet = {
  id: string
  utilisateur_id: string
  producteur_id: string
  nature: 'est_le_producteur' | 'parent' | 'interet_economique' | 'autre'
  depuis_jours: number
}

/** The places of DEMO. */
export const EMPLACEMENTS_DEMO: readonly Emplacement[] = [
  { id: EMPLACEMENT.station, code: 'STATION', nom: 'Station de conditionnement d’Allada', ferme_jours: null },
  { id: EMPLACEMENT.magasin, code: 'MAGASIN', nom: 'Magasin de Sékou', ferme_jours: null },
  { id: EMPLACEMENT.closed, code: 'HANGAR', nom: 'Ancien hangar d’Attogon', ferme_jours: 90 },
]

/** The place of VOISINE. */
export const EMPLACEMENTS_VOISINE: readonly Emplacement[] = [
  { id: EMPLACEMENT.voisine, code: 'MAGASIN', nom: 'Magasin de Kouma-Konda', ferme_jours: null },
]

/** The inputs that DEMO distributes besides those of its pack: no referential authorizes them. */
export const INTRANTS_DEMO: readonly Intrant[] = [
  { id: INTRANT.npk, code: 'engrais_npk', nom: 'Engrais minéral NPK 10-20-20', unite_code: 'KGM' },
]

/** The interests that accounts of DEMO declared. */
export const INTERETS_DEMO: readonly Interet[] = [
  {
    id: demoId('interet', 1),
    utilisateur_id: UTILISATEUR.inspecteur,
    producteur_id: PRODUCTEUR.kin,
    nature: 'parent',
    depuis_jours: 300,
  },
]

/** The interest that an account of VOISINE declared. */
export const INTERETS_VOISINE: readonly Interet[] = [
  {
    id: demoId('interet', 1001),
    utilisateur_id: UTILISATEUR.voisineAgent,
    producteur_id: PRODUCTEUR.voisine,
    nature: 'interet_economique',
    depuis_jours: 200,
  },
]
