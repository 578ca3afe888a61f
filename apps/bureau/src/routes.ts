// The screens of the workbench, one row each. A screen is loaded when a person opens it.
import type { ComponentType } from 'react'
import type { fr } from './words/fr.ts'

/** A screen: path, name in the menu, permissions and component. */
export type ScreenRow = {
  readonly path: `/${string}`
  /** The key of the screen's name in the frame's texts. */
  readonly name: keyof typeof fr
  /** The part of the menu that it stands in. */
  readonly section?: 'magasin' | 'partenaires' | 'personnes'
  /** True if `parts/fiche/kinds.ts` has its list and sheet. */
  readonly isTable?: true
  /** The menu shows the screen to holders of one of these permissions; other persons who open it get the service's refusal. */
  readonly permissions: readonly string[]
  readonly screen: () => Promise<{ Screen: ComponentType }>
}

type Section = NonNullable<ScreenRow['section']>

// The screen of a kind of record in the table of kinds.
function table(
  path: ScreenRow['path'],
  name: ScreenRow['name'],
  section: Section,
  ...permissions: readonly string[]
): ScreenRow {
  return { path, name, section, permissions, isTable: true, screen: () => import('./parts/fiche/Screen.tsx') }
}

/** The table of screens, in the order of the menu; the workbench opens with the first one. */
export const SCREENS: readonly ScreenRow[] = [
  {
    path: '/campagne',
    name: 'campagne',
    permissions: ['dashboard.view'],
    screen: () => import('./screens/campagne/Screen.tsx'),
  },
  {
    path: '/controles',
    name: 'controles',
    permissions: ['review.resolve', 'dashboard.view'],
    screen: () => import('./screens/controles/Screen.tsx'),
  },
  {
    path: '/lots',
    name: 'lots',
    permissions: ['stock.manage', 'stock.release_quarantine', 'stock.reverse', 'dashboard.view'],
    screen: () => import('./screens/lots/Screen.tsx'),
  },
  {
    path: '/trace',
    name: 'trace',
    permissions: ['stock.manage', 'recall.manage', 'dashboard.view'],
    screen: () => import('./screens/trace/Screen.tsx'),
  },
  {
    path: '/parcelles',
    name: 'parcelles',
    permissions: ['dashboard.view', 'review.resolve', 'capacity.approve', 'capacity.propose'],
    screen: () => import('./screens/parcelles/Screen.tsx'),
  },
  {
    path: '/lots/dossiers',
    name: 'dossiers',
    permissions: ['audit.export'],
    screen: () => import('./screens/dossiers/Screen.tsx'),
  },
  table('/receptions', 'receptions', 'magasin', 'stock.manage', 'dashboard.view'),
  table('/etapes', 'etapes', 'magasin', 'stock.manage', 'dashboard.view'),
  table('/inventaires', 'inventaires', 'magasin', 'stock.manage', 'stock.reverse'),
  table('/sorties', 'sorties', 'magasin', 'stock.manage', 'stock.reverse'),
  table('/lieux', 'lieux', 'magasin', 'stock.manage'),
  table('/echantillons', 'echantillons', 'magasin', 'review.resolve'),
  table('/fournisseurs', 'fournisseurs', 'partenaires', 'certification.manage'),
  table('/clients', 'clients', 'partenaires', 'sales.manage'),
  table('/comptes', 'comptes', 'personnes', 'users.manage'),
  table('/ensembles', 'ensembles', 'personnes', 'permission_sets.manage'),
  table('/groupements', 'groupements', 'personnes', 'users.manage'),
  table('/telephones', 'telephones', 'personnes', 'devices.manage'),
  table('/telephones/codes', 'codes', 'personnes', 'devices.manage'),
  table('/telephones/rejets', 'rejets', 'personnes', 'devices.manage'),
]
