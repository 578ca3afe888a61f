// Permission sets besides the default ones. Each gets a holder one month after the loading of the demo.
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

/** The permission sets of DEMO. */
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

/** The permission sets of VOISINE. */
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
