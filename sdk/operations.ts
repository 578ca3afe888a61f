// Written from schemas/operations by `generateOperations.ts`: nothing here is written by hand.
import type { Operation } from './graphql.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
/** Of a saved query. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Of a saved query. */
export type AppareilsSilencieuxQueryVariables = Exact<{
  apres?: string | null | undefined;
}>;


/** Of a saved query. */
export type AppareilsSilencieuxQuery = { appareils: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ codeCourt: string, modele: string | null, statut: string, derniereSynchro: string | null, ageSynchroS: string | null } | null> } | null };

/** Of a saved query. */
export type CollectesDeCampagneQueryVariables = Exact<{
  campagne: string;
  apres?: string | null | undefined;
}>;


/** Of a saved query. */
export type CollectesDeCampagneQuery = { collectes: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, numeroOfficiel: string | null, dateOperation: string, netMarchandG: string, enAnomalie: boolean | null, paiementBloque: boolean | null, motifs: Array<string | null> | null, producteur: { nomComplet: string | null, groupement: { nom: string } | null } | null, etats: { nodes: Array<{ referentielCode: string, code: string } | null> } } | null> } | null };

/** Of a saved query. */
export type ControlesOuvertsQueryVariables = Exact<{
  apres?: string | null | undefined;
}>;


/** Of a saved query. */
export type ControlesOuvertsQuery = { controles: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, motif: string, ouvertLe: string, actesPossibles: Array<string | null> | null, details: unknown, collecte: { numeroOfficiel: string | null } | null, producteur: { nomComplet: string | null } | null, parcelle: { nom: string } | null } | null> } | null };

/** Of a saved query. */
export type FicheProducteurQueryVariables = Exact<{
  id: string;
}>;


/** Of a saved query. */
export type FicheProducteurQuery = { producteur: { nomComplet: string | null, telephone: string | null, actif: boolean | null, parcelles: { nodes: Array<{ nom: string, releveEnVigueur: { surfaceM2: string | null, forme: unknown } | null, culturesEnVigueur: { nodes: Array<{ partCp: number, strate: string, produit: { nomFr: string } | null } | null> } } | null> }, soldesCapacite: { nodes: Array<{ matiereCode: string, etatCode: string, plafondG: string, consommeG: string, resteG: string | null } | null> } } | null };

/** Of a saved query. */
export type NomsDeFichesQueryVariables = Exact<{
  producteurs: Array<string> | string;
  parcelles: Array<string> | string;
  produits: Array<string> | string;
  utilisateurs: Array<string> | string;
}>;


/** Of a saved query. */
export type NomsDeFichesQuery = { producteurs: { nodes: Array<{ id: string, nomComplet: string | null } | null> } | null, parcelles: { nodes: Array<{ id: string, nom: string } | null> } | null, produits: { nodes: Array<{ id: string, nomFr: string, nomEn: string } | null> } | null, utilisateurs: { nodes: Array<{ id: string, nomAffiche: string } | null> } | null };

/** Devices with the time since they were last heard of, for who holds `devices.manage`. */
export const AppareilsSilencieux: Operation<AppareilsSilencieuxQuery, AppareilsSilencieuxQueryVariables> = {
  sha256: '903823ba83d86d5edb1e6189ea0589a9e0a996da3a815e70e4d6e3ba3aaf1ece',
  query: "# Devices with the time since they were last heard of, for who holds `devices.manage`.\nquery AppareilsSilencieux($apres: Cursor) {\n  appareils(first: 50, after: $apres, orderBy: [CODE_COURT_ASC]) {\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    nodes {\n      codeCourt\n      modele\n      statut\n      derniereSynchro\n      ageSynchroS\n    }\n  }\n}\n",
}

/** Collections of a campaign, latest first, with what their open controls forbid. */
export const CollectesDeCampagne: Operation<CollectesDeCampagneQuery, CollectesDeCampagneQueryVariables> = {
  sha256: '43ce39d4e3a989ca232bf2604224669e1cb2a07827900eb58717a1001c12e8bf',
  query: "# Collections of a campaign, latest first, with what their open controls forbid.\nquery CollectesDeCampagne($campagne: UUID!, $apres: Cursor) {\n  collectes(\n    first: 20\n    after: $apres\n    orderBy: [DATE_OPERATION_DESC]\n    filter: { campagneId: { equalTo: $campagne } }\n  ) {\n    totalCount\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    nodes {\n      id\n      numeroOfficiel\n      dateOperation\n      netMarchandG\n      enAnomalie\n      paiementBloque\n      motifs\n      producteur {\n        nomComplet\n        groupement {\n          nom\n        }\n      }\n      etats {\n        nodes {\n          referentielCode\n          code\n        }\n      }\n    }\n  }\n}\n",
}

/** The open controls with the record that each is about. */
export const ControlesOuverts: Operation<ControlesOuvertsQuery, ControlesOuvertsQueryVariables> = {
  sha256: '4ae445afc9d5fea19c9c6a272b473bda023f68e00483bcc3ab7a9da371b54624',
  query: "# The open controls with the record that each is about.\nquery ControlesOuverts($apres: Cursor) {\n  controles(first: 50, after: $apres, filter: { statut: { equalTo: \"ouvert\" } }) {\n    totalCount\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    nodes {\n      id\n      motif\n      ouvertLe\n      actesPossibles\n      details\n      collecte {\n        numeroOfficiel\n      }\n      producteur {\n        nomComplet\n      }\n      parcelle {\n        nom\n      }\n    }\n  }\n}\n",
}

/** A producer with plots, surveys in force and what remains of the capacities. */
export const FicheProducteur: Operation<FicheProducteurQuery, FicheProducteurQueryVariables> = {
  sha256: '8a080685e8bd17499fc34e001c8881472045f7409db191258647d8362d647127',
  query: "# A producer with plots, surveys in force and what remains of the capacities.\nquery FicheProducteur($id: UUID!) {\n  producteur(id: $id) {\n    nomComplet\n    telephone\n    actif\n    parcelles {\n      nodes {\n        nom\n        releveEnVigueur {\n          surfaceM2\n          forme\n        }\n        culturesEnVigueur {\n          nodes {\n            partCp\n            strate\n            produit {\n              nomFr\n            }\n          }\n        }\n      }\n    }\n    soldesCapacite {\n      nodes {\n        matiereCode\n        etatCode\n        plafondG\n        consommeG\n        resteG\n      }\n    }\n  }\n}\n",
}

/** What producers, plots, products and accounts are called, of those whose ids a list holds. */
export const NomsDeFiches: Operation<NomsDeFichesQuery, NomsDeFichesQueryVariables> = {
  sha256: '04fda6746e721aeec5512762663e80654e39007264f684faff9558eef2277d26',
  query: "# What producers, plots, products and accounts are called, of those whose ids a list holds.\nquery NomsDeFiches(\n  $producteurs: [UUID!]!\n  $parcelles: [UUID!]!\n  $produits: [UUID!]!\n  $utilisateurs: [UUID!]!\n) {\n  producteurs(first: 200, filter: { id: { in: $producteurs } }) {\n    nodes {\n      id\n      nomComplet\n    }\n  }\n  parcelles(first: 200, filter: { id: { in: $parcelles } }) {\n    nodes {\n      id\n      nom\n    }\n  }\n  produits(first: 200, filter: { id: { in: $produits } }) {\n    nodes {\n      id\n      nomFr\n      nomEn\n    }\n  }\n  utilisateurs(first: 200, filter: { id: { in: $utilisateurs } }) {\n    nodes {\n      id\n      nomAffiche\n    }\n  }\n}\n",
}
