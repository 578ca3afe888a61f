// Permission sets beside the default ones: each has a holder from a month after the loading on.
import { ATTRIBUTION, ENSEMBLE, UTILISATEUR } from './ids.ts'

/** A permission set of an organization's own, and the assignment that is to come. */
export type Ensemble = {
  id: string
  code: string
  libelle: string
  permissions: string[]
  attribution_id: string
  utilisateur_id: string
}

/** DEMO's. */
export const ENSEMBLES_DEMO: readonly Ensemble[] = [
  {
    id: ENSEMBLE.chefStation,
    code: 'chef_station',
    libelle: 'Chef de station',
    permissions: ['dashboard.view', 'stock.manage', 'stock.release_quarantine'],
    attribution_id: ATTRIBUTION.aVenir,
    utilisateur_id: UTILISATEUR.rsciAdjoint,
  },
]

/** VOISINE's. */
export const ENSEMBLES_VOISINE: readonly Ensemble[] = [
  {
    id: ENSEMBLE.voisine,
    code: 'chef_magasin',
    libelle: 'Chef de magasin',
    permissions: ['dashboard.view', 'stock.manage'],
    attribution_id: ATTRIBUTION.voisine,
    utilisateur_id: UTILISATEUR.voisineRsciAdjoint,
  },
]
