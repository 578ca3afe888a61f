// The screens of the workbench, one row each. A screen is loaded when a person opens it.
import type { ComponentType } from 'react'

/** A screen: path, name in the menu, permissions and component. */
export type ScreenRow = {
  readonly path: `/${string}`
  /** The key of the screen's name in the frame's texts. */
  readonly name: 'campagne' | 'controles' | 'trace' | 'parcelles' | 'lots' | 'dossiers'
  /** The menu shows the screen to holders of one of these permissions; other persons who open it get the service's refusal. */
  readonly permissions: readonly string[]
  readonly screen: () => Promise<{ Screen: ComponentType }>
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
]
