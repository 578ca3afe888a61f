// Permission sets besides the default ones. Each gets a holder one month after the loading.
import { ATTRIBUTION, ENSEMBLE, UTILISATEUR } from './ids.ts'

/** An organization's own permission set, with a future assignment. */
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
