// The two organizations of the demo, as the loader writes them.

import {
  CERTIFICATS_DEMO,
  CERTIFICATS_VOISINE,
  type Certificat,
  CLIENTS_DEMO,
  CLIENTS_VOISINE,
  FOURNISSEURS_DEMO,
  FOURNISSEURS_VOISINE,
  type Tiers,
} from './certificats.ts'
import { COMPTES, type Compte } from './comptes.ts'
import { CONTRATS_DEMO, CONTRATS_VOISINE, type Contrat, TAUX_DEMO, type Taux } from './contrats.ts'
import { ENSEMBLES_DEMO, ENSEMBLES_VOISINE, type Ensemble } from './ensembles.ts'
import { CAMPAGNE, ORGANISATION, UTILISATEUR } from './ids.ts'
import { MOUVEMENTS_DEMO, MOUVEMENTS_VOISINE, type Mouvements } from './mouvements.ts'
import {
  EMPLACEMENTS_DEMO,
  EMPLACEMENTS_VOISINE,
  type Emplacement,
  INTERETS_DEMO,
  INTERETS_VOISINE,
  INTRANTS_DEMO,
  type Interet,
  type Intrant,
} from './operations.ts'
import { type Land, landOfDemo, landOfVoisine } from './producteurs.ts'

/**
 * A campaign, with the days from its opening and closing to the loading of the demo; a negative `ouverte_jours` is in the future.
 */
export type Campagne = {
  id: string
  nom: string
  ouverte_jours: number
  fermee_jours: number
  statut: 'preparation' | 'ouverte' | 'cloturee'
}

/** An organization with all of its data. */
export type Organisation = {
  id: string
  code: Compte['organisation']
  nom: string
  fuseau: string
  devise: string
  pack: string
  /** Products and capacities of the organization are numbered from the number after this one. */
  offset: number
  modules: string[]
  modules_inactifs: string[]
  referentiels: string[]
  comptes: Compte[]
  /** Permission sets besides the default ones. */
  ensembles: readonly Ensemble[]
  /** Days from the initialization of the activity tree to the loading of the demo; null if the tree is not initialized. */
  arbre_jours: number | null
  administrateur_id: string
  validation: { auteur: string; direction: string; rsci: string }
  campagnes: Campagne[]
  campagne_ouverte_id: string
  land: Land
  contrats: readonly Contrat[]
  taux: readonly Taux[]
  emplacements: readonly Emplacement[]
  /** Inputs besides those of its pack. */
  intrants: readonly Intrant[]
  interets: readonly Interet[]
  certificats: readonly Certificat[]
  fournisseurs: readonly Tiers[]
  clients: readonly Tiers[]
  mouvements: Mouvements
}

const MODULES = [
  'livraison',
  'intrants',
  'inspection',
  'estimation',
  'contrats',
  'certification',
  'stock',
  'procedes',
  'ventes',
  'rappel',
]

function comptesOf(code: Compte['organisation']): Compte[] {
  return COMPTES.filter((compte) => compte.organisation === code)
}

/** The organizations DEMO and VOISINE. */
export function organisations(): Organisation[] {
  return [demo(), voisine()]
}

function demo(): Organisation {
  return {
    id: ORGANISATION.demo,
    code: 'DEMO',
    nom: 'Union des producteurs bio d’Allada',
    fuseau: 'Africa/Porto-Novo',
    devise: 'XOF',
    pack: 'fruits',
    offset: 0,
    modules: MODULES,
    modules_inactifs: [],
    referentiels: ['AB', 'NOP'],
    comptes: comptesOf('DEMO'),
    ensembles: ENSEMBLES_DEMO,
    arbre_jours: 59,
    administrateur_id: UTILISATEUR.admin,
    validation: {
      auteur: UTILISATEUR.rsciAdjoint,
      direction: UTILISATEUR.direction,
      rsci: UTILISATEUR.rsci,
    },
    campagnes: [
      {
        id: CAMPAGNE.demoPrevious,
        nom: 'Campagne ananas',
        ouverte_jours: 430,
        fermee_jours: 65,
        statut: 'cloturee',
      },
      {
        id: CAMPAGNE.demo,
        nom: 'Campagne ananas',
        ouverte_jours: 60,
        fermee_jours: -400,
        statut: 'ouverte',
      },
      {
        id: CAMPAGNE.demoNext,
        nom: 'Campagne ananas',
        ouverte_jours: -405,
        fermee_jours: -770,
        statut: 'preparation',
      },
    ],
    campagne_ouverte_id: CAMPAGNE.demo,
    land: landOfDemo(),
    contrats: CONTRATS_DEMO,
    taux: TAUX_DEMO,
    emplacements: EMPLACEMENTS_DEMO,
    intrants: INTRANTS_DEMO,
    interets: INTERETS_DEMO,
    certificats: CERTIFICATS_DEMO,
    fournisseurs: FOURNISSEURS_DEMO,
    clients: CLIENTS_DEMO,
    mouvements: MOUVEMENTS_DEMO,
  }
}

function voisine(): Organisation {
  return {
    id: ORGANISATION.voisine,
    code: 'VOISINE',
    nom: 'Coopérative voisine de Kouma',
    fuseau: 'Africa/Lome',
    devise: 'XOF',
    pack: 'cacao',
    offset: 1000,
    modules: ['livraison', 'contrats', 'certification', 'stock'],
    modules_inactifs: ['intrants'],
    referentiels: ['AB', 'NOP'],
    comptes: comptesOf('VOISINE'),
    ensembles: ENSEMBLES_VOISINE,
    arbre_jours: null,
    administrateur_id: UTILISATEUR.admin2,
    validation: {
      auteur: UTILISATEUR.voisineRsciAdjoint,
      direction: UTILISATEUR.voisineDirection,
      rsci: UTILISATEUR.voisineRsci,
    },
    campagnes: [
      {
        id: CAMPAGNE.voisine,
        nom: 'Campagne cacao',
        ouverte_jours: 60,
        fermee_jours: -400,
        statut: 'ouverte',
      },
    ],
    campagne_ouverte_id: CAMPAGNE.voisine,
    land: landOfVoisine(),
    contrats: CONTRATS_VOISINE,
    taux: [],
    emplacements: EMPLACEMENTS_VOISINE,
    intrants: [],
    certificats: CERTIFICATS_VOISINE,
    fournisseurs: FOURNISSEURS_VOISINE,
    clients: CLIENTS_VOISINE,
    interets: INTERETS_VOISINE,
    mouvements: MOUVEMENTS_VOISINE,
  }
}
