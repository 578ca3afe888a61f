// Fixed identifiers of the demo data, in the shape of UUID v7, so that tests and documents can name its rows.

const KINDS = {
  organisation: 1,
  utilisateur: 2,
  groupement: 3,
  produit: 4,
  campagne: 5,
  producteur: 6,
  parcelle: 7,
  polygone: 8,
  rendement: 9,
  statut: 10,
  contrat: 11,
  capacite: 12,
  emplacement: 13,
  intrant: 14,
  interet: 15,
  acces_support: 16,
  ensemble: 80,
  attribution: 81,
  certificat: 64,
  fournisseur: 65,
  client: 66,
} as const

/** A kind of row of the demo data. */
export type Kind = keyof typeof KINDS

/** The first 24 characters of all identifiers of a kind. */
export function idPrefix(kind: Kind): string {
  return `01960000-00${KINDS[kind].toString(16).padStart(2, '0')}-7000-8000-`
}

/** The identifier of the n-th row of a kind; VOISINE counts from 1001. */
export function demoId(kind: Kind, rank: number): string {
  return idPrefix(kind) + rank.toString(16).padStart(12, '0')
}

/** The two organizations. */
export const ORGANISATION = {
  demo: demoId('organisation', 1),
  voisine: demoId('organisation', 2),
} as const

/** Accounts, named as they sign in; `deux` has one account in each organization. */
export const UTILISATEUR = {
  admin: demoId('utilisateur', 1),
  direction: demoId('utilisateur', 2),
  rsci: demoId('utilisateur', 3),
  rsciAdjoint: demoId('utilisateur', 4),
  agent1: demoId('utilisateur', 5),
  agent2: demoId('utilisateur', 6),
  commercial: demoId('utilisateur', 7),
  magasinier: demoId('utilisateur', 8),
  inspecteur: demoId('utilisateur', 9),
  auditeur: demoId('utilisateur', 10),
  deux: demoId('utilisateur', 11),
  admin2: demoId('utilisateur', 1001),
  voisineDirection: demoId('utilisateur', 1002),
  voisineRsci: demoId('utilisateur', 1003),
  voisineRsciAdjoint: demoId('utilisateur', 1004),
  voisineAgent: demoId('utilisateur', 1005),
  deuxVoisine: demoId('utilisateur', 1006),
} as const

/** Groups of producers. */
export const GROUPEMENT = {
  allada: demoId('groupement', 1),
  sekou: demoId('groupement', 2),
  attogon: demoId('groupement', 3),
  togoudo: demoId('groupement', 4),
  kouma: demoId('groupement', 1001),
} as const

/** Campaigns: one open in each organization. DEMO also has an earlier closed one and a later planned one. */
export const CAMPAGNE = {
  demo: demoId('campagne', 1),
  demoPrevious: demoId('campagne', 2),
  demoNext: demoId('campagne', 3),
  /** A second open campaign, with a later version of the pack; the season creates it. */
  demoJus: demoId('campagne', 4),
  /** A short campaign that closed during the season; the season creates it. */
  demoEssai: demoId('campagne', 5),
  voisine: demoId('campagne', 1001),
} as const

/** The raw materials. The other products of a pack have the following numbers, in the pack's order. */
export const PRODUIT = {
  ananas: demoId('produit', 1),
  mangue: demoId('produit', 7),
  cacao: demoId('produit', 1001),
} as const

/** Producers with a special role; the others have the ids `demoId('producteur', 1…24)`. */
export const PRODUCTEUR = {
  /** A producer with two organic plots and a large validated capacity. */
  ordinary: demoId('producteur', 1),
  /**
   * A producer of the group that both agents share. The validated capacity is a few hundred kilograms, so that one collection
   * exceeds it.
   */
  small: demoId('producteur', 6),
  /** A producer with a capacity that is only proposed: the ceiling is zero. */
  unvalidated: demoId('producteur', 21),
  /** A producer with a validated capacity that replaced a smaller one. */
  replaced: demoId('producteur', 17),
  /** A producer with a validated capacity, and with a larger proposal that was refused. */
  refused: demoId('producteur', 18),
  /** A producer with a capacity that a survey returned to validation, and with a new proposal for it. */
  returned: demoId('producteur', 19),
  /** A producer who is a relative of the inspector, as the inspector has declared: `conflit_interets`. */
  kin: demoId('producteur', 15),
  /** A producer who left the organization before the demo: `reference_inactive`. */
  departed: demoId('producteur', 24),
  voisine: demoId('producteur', 1001),
} as const

/** Plots of the producers above; the first plot of producer n is `demoId('parcelle', 10 * n)`. */
export const PARCELLE = {
  ordinary: demoId('parcelle', 10),
  small: demoId('parcelle', 60),
  unvalidated: demoId('parcelle', 210),
  kin: demoId('parcelle', 150),
  departed: demoId('parcelle', 240),
  voisine: demoId('parcelle', 10_010),
} as const

/** Purchase contracts: one in each state, and one in euros with a price that depends on measurements. */
export const CONTRAT = {
  actif: demoId('contrat', 1),
  brouillon: demoId('contrat', 2),
  clos: demoId('contrat', 3),
  formule: demoId('contrat', 4),
  voisine: demoId('contrat', 1001),
} as const

/** Places that store goods, used as destinations of delivery notes. */
export const EMPLACEMENT = {
  station: demoId('emplacement', 1),
  magasin: demoId('emplacement', 2),
  /** A place that was closed before the demo: `reference_inactive`. */
  closed: demoId('emplacement', 3),
  voisine: demoId('emplacement', 1001),
} as const

/** Inputs: those of the pack in its order, and from 101 on the organization's own. */
export const INTRANT = {
  compost: demoId('intrant', 3),
  /** An input that is on no list of the pack. A producer under a referential who receives it gets `intrant_non_autorise`. */
  npk: demoId('intrant', 101),
  voisine: demoId('intrant', 1002),
} as const

/** The organizations' own permission sets. */
export const ENSEMBLE = {
  chefStation: demoId('ensemble', 1),
  voisine: demoId('ensemble', 1001),
} as const

/** Assignments of the organizations' own permission sets; they begin one month after the loading. */
export const ATTRIBUTION = {
  aVenir: demoId('attribution', 1),
  voisine: demoId('attribution', 1001),
} as const

/** Certificates: of groups, of a supplier, and of the organization itself. */
export const CERTIFICAT = {
  /** Allada's certificate, issued when that of the previous year ended. */
  valide: demoId('certificat', 1),
  expire: demoId('certificat', 2),
  sekou: demoId('certificat', 3),
  /** Attogon's certificate, suspended by its control body. Another body has certified the group since then. */
  suspendu: demoId('certificat', 4),
  attogon: demoId('certificat', 5),
  organisation: demoId('certificat', 6),
  fournisseur: demoId('certificat', 7),
  voisine: demoId('certificat', 1001),
  voisineFournisseur: demoId('certificat', 1002),
} as const

/** Suppliers, each with its certificate. */
export const FOURNISSEUR = {
  plantation: demoId('fournisseur', 1),
  voisine: demoId('fournisseur', 1001),
} as const

/** Clients: an importer of fresh fruit, a maker of juice. */
export const CLIENT = {
  importateur: demoId('client', 1),
  jus: demoId('client', 2),
  voisine: demoId('client', 1001),
} as const
