// The screens of the workbench, one row each. A screen is loaded when a person opens it.
import type { ComponentType, FunctionComponent } from 'react'
import { piece } from './parts/piece.tsx'
import type { fr } from './words/fr.ts'

type ScreenPiece = FunctionComponent & { readonly preload: () => Promise<void> }

const screenOf = (load: () => Promise<{ Screen: ComponentType }>): ScreenPiece =>
  piece(async () => (await load()).Screen)

/** A screen: path, name in the menu, permissions and component. */
export type ScreenRow = {
  readonly path: `/${string}`
  /** The key of the screen's name in the frame's texts. */
  readonly name: keyof typeof fr
  /** The part of the menu that it stands in. */
  readonly section?: 'magasin' | 'commerce' | 'terrain' | 'partenaires' | 'personnes' | 'reglages' | 'editeur'
  /** True if `parts/fiche/kinds.ts` has its list and sheet. */
  readonly isTable?: true
  /** The menu shows the screen to holders of one of these permissions or roles of the publisher, to every member where there are none; other persons who open it get the service's refusal. */
  readonly permissions: readonly string[]
  readonly screen: ScreenPiece
}

type Section = NonNullable<ScreenRow['section']>

const TABLE = screenOf(() => import('./parts/fiche/Screen.tsx'))

// The screen for the record kinds of the table.
function table(
  path: ScreenRow['path'],
  name: ScreenRow['name'],
  section: Section,
  ...permissions: readonly string[]
): ScreenRow {
  return { path, name, section, permissions, isTable: true, screen: TABLE }
}

/** The table of screens, in the order of the menu; the workbench opens with the first screen. */
export const SCREENS: readonly ScreenRow[] = [
  {
    path: '/campagne',
    name: 'campagne',
    permissions: ['dashboard.view'],
    screen: screenOf(() => import('./screens/campagne/Screen.tsx')),
  },
  {
    path: '/controles',
    name: 'controles',
    permissions: ['review.resolve'],
    screen: screenOf(() => import('./screens/controles/Screen.tsx')),
  },
  {
    path: '/lots',
    name: 'lots',
    permissions: ['stock.manage', 'stock.release_quarantine', 'stock.reverse', 'dashboard.view'],
    screen: screenOf(() => import('./screens/lots/Screen.tsx')),
  },
  {
    path: '/trace',
    name: 'trace',
    permissions: ['stock.manage', 'recall.manage', 'dashboard.view'],
    screen: screenOf(() => import('./screens/trace/Screen.tsx')),
  },
  {
    path: '/parcelles',
    name: 'parcelles',
    permissions: ['dashboard.view', 'review.resolve', 'capacity.approve', 'capacity.propose'],
    screen: screenOf(() => import('./screens/parcelles/Screen.tsx')),
  },
  {
    path: '/lots/dossiers',
    name: 'dossiers',
    permissions: ['audit.export'],
    screen: screenOf(() => import('./screens/dossiers/Screen.tsx')),
  },
  table('/receptions', 'receptions', 'magasin', 'stock.manage', 'dashboard.view'),
  table('/etapes', 'etapes', 'magasin', 'stock.manage', 'dashboard.view'),
  table('/inventaires', 'inventaires', 'magasin', 'stock.manage', 'stock.reverse'),
  table('/sorties', 'sorties', 'magasin', 'stock.manage', 'stock.reverse'),
  table('/collectes', 'collectes', 'magasin', 'review.resolve', 'dashboard.view'),
  table('/attendus', 'attendus', 'magasin', 'stock.manage', 'dashboard.view'),
  table('/mouvements', 'mouvements', 'magasin', 'stock.manage', 'dashboard.view'),
  table('/bilan', 'bilan_matiere', 'magasin', 'stock.manage', 'dashboard.view'),
  table('/redressements', 'redressements', 'magasin', 'stock.manage', 'dashboard.view'),
  table('/lieux', 'lieux', 'magasin', 'stock.manage'),
  table('/echantillons', 'echantillons', 'magasin', 'dashboard.view'),
  table('/contrats', 'contrats', 'commerce', 'contracts.manage', 'dashboard.view'),
  {
    path: '/contrats/simuler',
    name: 'simuler',
    section: 'commerce',
    permissions: ['contracts.manage', 'dashboard.view'],
    screen: screenOf(() => import('./screens/simuler/Screen.tsx')),
  },
  table('/ventes', 'ventes', 'commerce', 'sales.manage', 'shipping.manage', 'dashboard.view'),
  {
    path: '/expeditions/charger',
    name: 'charger',
    section: 'commerce',
    permissions: ['shipping.manage'],
    screen: screenOf(() => import('./screens/charger/Screen.tsx')),
  },
  table('/expeditions', 'expeditions', 'commerce', 'shipping.manage', 'sales.manage', 'dashboard.view'),
  {
    path: '/expeditions/eudr',
    name: 'eudr',
    section: 'commerce',
    permissions: ['shipping.manage', 'sales.manage', 'dashboard.view'],
    screen: screenOf(() => import('./screens/eudr/Screen.tsx')),
  },
  {
    path: '/paiements/a-payer',
    name: 'a_payer',
    section: 'commerce',
    permissions: ['payments.manage'],
    screen: screenOf(() => import('./screens/a_payer/Screen.tsx')),
  },
  table('/creances', 'creances', 'commerce', 'payments.manage', 'contracts.manage'),
  table('/paiements', 'paiements', 'commerce', 'payments.manage', 'dashboard.view'),
  table('/complements', 'complements', 'commerce', 'contracts.manage', 'payments.manage'),
  table('/remises', 'remises', 'commerce', 'input.issue', 'dashboard.view'),
  table('/taux', 'taux', 'commerce', 'contracts.manage', 'payments.manage'),
  table('/producteurs', 'producteurs', 'terrain', 'review.resolve', 'dashboard.view'),
  table('/registre', 'registre', 'terrain', 'review.resolve', 'dashboard.view'),
  table('/estimations', 'estimations', 'terrain', 'harvest.estimate', 'dashboard.view'),
  table('/certificats', 'certificats', 'terrain', 'certification.manage', 'dashboard.view'),
  table('/capacites', 'capacites', 'terrain', 'capacity.propose', 'capacity.approve', 'dashboard.view'),
  {
    path: '/capacites/a-decider',
    name: 'a_decider',
    section: 'terrain',
    permissions: ['capacity.approve'],
    screen: screenOf(() => import('./screens/a_decider/Screen.tsx')),
  },
  table('/rendements', 'rendements', 'terrain', 'capacity.propose', 'capacity.approve'),
  table('/conformite', 'conformite', 'terrain', 'certification.manage', 'dashboard.view'),
  {
    path: '/conformite/tableau',
    name: 'etats_grille',
    section: 'terrain',
    permissions: ['certification.manage', 'dashboard.view'],
    screen: screenOf(() => import('./screens/etats_grille/Screen.tsx')),
  },
  table('/conformite/grille', 'grille', 'terrain', 'certification.manage', 'dashboard.view'),
  table('/conformite/revisions', 'revisions', 'terrain', 'certification.manage', 'dashboard.view'),
  table('/interets', 'interets', 'terrain', 'users.manage', 'review.resolve'),
  table('/controles-officiels', 'controles_officiels', 'terrain', 'dashboard.view'),
  {
    path: '/plan-inspections/miennes',
    name: 'mes_inspections',
    section: 'terrain',
    permissions: ['inspection.record'],
    screen: screenOf(() => import('./screens/mes_inspections/Screen.tsx')),
  },
  table('/plan-inspections', 'inspections_plan', 'terrain', 'inspection.record', 'dashboard.view'),
  table('/inspections', 'inspections', 'terrain', 'inspection.record', 'dashboard.view'),
  table('/non-conformites', 'non_conformites', 'terrain', 'inspection.record', 'dashboard.view'),
  table('/fournisseurs', 'fournisseurs', 'partenaires', 'certification.manage'),
  table('/clients', 'clients', 'partenaires', 'sales.manage'),
  table('/comptes', 'comptes', 'personnes', 'users.manage'),
  {
    path: '/comptes/droits',
    name: 'droits',
    section: 'personnes',
    permissions: ['permission_sets.manage'],
    screen: screenOf(() => import('./screens/droits/Screen.tsx')),
  },
  table('/ensembles', 'ensembles', 'personnes', 'permission_sets.manage'),
  table('/groupements', 'groupements', 'personnes', 'users.manage'),
  table('/telephones', 'telephones', 'personnes', 'devices.manage'),
  table('/telephones/codes', 'codes', 'personnes', 'devices.manage'),
  table('/telephones/rejets', 'rejets', 'personnes', 'devices.manage'),
  table('/reglages', 'parametres', 'reglages', 'settings.manage'),
  table('/produits', 'produits', 'reglages', 'products.manage'),
  table('/modules', 'modules', 'reglages', 'modules.manage'),
  table('/activites', 'activites', 'reglages', 'modules.manage'),
  table('/referentiels', 'referentiels', 'reglages', 'certification.manage'),
  table('/mesures', 'mesures', 'reglages', 'dashboard.view'),
  {
    path: '/imports',
    name: 'imports',
    section: 'reglages',
    permissions: [
      'users.manage',
      'capacity.propose',
      'sales.manage',
      'certification.manage',
      'contracts.manage',
      'review.resolve',
      'stock.manage',
    ],
    screen: screenOf(() => import('./screens/imports/Screen.tsx')),
  },
  table('/corrections', 'corrections', 'reglages', 'review.resolve', 'stock.manage', 'sales.manage'),
  table('/journal', 'journal', 'reglages', 'audit.export'),
  table('/journal/appels', 'appels', 'reglages', 'users.manage'),
  table('/acces-support', 'acces_support', 'reglages', 'users.manage'),
  {
    path: '/papiers',
    name: 'papiers',
    section: 'reglages',
    permissions: ['settings.manage'],
    screen: screenOf(() => import('./screens/papiers/Screen.tsx')),
  },
  {
    path: '/moi',
    name: 'moi',
    section: 'reglages',
    permissions: [],
    screen: screenOf(() => import('./screens/moi/Screen.tsx')),
  },
  table('/editeur/cockpit', 'cockpit', 'editeur', 'editeur_support'),
  table('/editeur/organisations', 'organisations', 'editeur', 'editeur_support'),
  table('/editeur/licences', 'licences', 'editeur', 'editeur_support'),
  table('/editeur/factures', 'factures', 'editeur', 'editeur_admin'),
  table('/editeur/packs', 'packs', 'editeur', 'editeur_parametrage'),
  table('/editeur/referentiels', 'catalogue', 'editeur', 'editeur_parametrage'),
  table('/editeur/journal', 'journal_editeur', 'editeur', 'editeur_support'),
]
