// The screens of the workbench: one row each. A screen is loaded when somebody goes there.
import type { ComponentType } from 'react'

/** A screen: where it is, what the frame calls it, whom it is of use to, and its component. */
export type ScreenRow = {
  readonly path: `/${string}`
  /** The key of its name in the frame's texts. */
  readonly name: 'campagne' | 'controles' | 'trace' | 'parcelles' | 'lots' | 'dossiers'
  /** The permissions of which one lets the menu name it; whoever goes there otherwise is told by the service. */
  readonly permissions: readonly string[]
  readonly screen: () => Promise<{ Screen: ComponentType }>
}

/** The table of screens, in the order of the menu; the first is where people begin. */
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
]
