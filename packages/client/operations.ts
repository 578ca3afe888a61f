// Written from schemas/operations by `npm run generate`: nothing here is written by hand.
import type { Operation } from './graphql.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
/** A type of a saved query. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** A type of a saved query. */
export type AppareilsSilencieuxQueryVariables = Exact<{
  apres?: string | null | undefined;
}>;


/** A type of a saved query. */
export type AppareilsSilencieuxQuery = { appareils: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ codeCourt: string, modele: string | null, statut: string, derniereSynchro: string | null, ageSynchroS: string | null } | null> } | null };

/** A type of a saved query. */
export type CollectesDeCampagneQueryVariables = Exact<{
  campagne: string;
  apres?: string | null | undefined;
}>;


/** A type of a saved query. */
export type CollectesDeCampagneQuery = { collectes: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, numeroOfficiel: string | null, dateOperation: string, netMarchandG: string, enAnomalie: boolean | null, paiementBloque: boolean | null, motifs: Array<string | null> | null, producteur: { nomComplet: string | null, groupement: { nom: string } | null } | null, etats: { nodes: Array<{ referentielCode: string, code: string } | null> } } | null> } | null };

/** A type of a saved query. */
export type ControlesOuvertsQueryVariables = Exact<{
  apres?: string | null | undefined;
}>;


/** A type of a saved query. */
export type ControlesOuvertsQuery = { controles: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, motif: string, ouvertLe: string, actesPossibles: Array<string | null> | null, details: unknown, collecte: { numeroOfficiel: string | null } | null, producteur: { nomComplet: string | null } | null, parcelle: { nom: string } | null } | null> } | null };

/** A type of a saved query. */
export type DecisionsDuMotifQueryVariables = Exact<{
  motif: string;
}>;


/** A type of a saved query. */
export type DecisionsDuMotifQuery = { motif: { motifsDecision: { nodes: Array<{ decision: string, ensembles: Array<string | null> } | null> } } | null };

/** A type of a saved query. */
export type FicheProducteurQueryVariables = Exact<{
  id: string;
}>;


/** A type of a saved query. */
export type FicheProducteurQuery = { producteur: { nomComplet: string | null, telephone: string | null, actif: boolean | null, parcelles: { nodes: Array<{ nom: string, releveEnVigueur: { surfaceM2: string | null, forme: unknown } | null, culturesEnVigueur: { nodes: Array<{ partCp: number, strate: string, produit: { nomFr: string } | null } | null> } } | null> }, soldesCapacite: { nodes: Array<{ matiereCode: string, etatCode: string, plafondG: string, consommeG: string, resteG: string | null } | null> } } | null };

/** A type of a saved query. */
export type IntrantsQueryVariables = Exact<{ [key: string]: never; }>;


/** A type of a saved query. */
export type IntrantsQuery = { intrants: { nodes: Array<{ id: string, code: string, nom: string } | null> } | null };

/** A type of a saved query. */
export type NomsDeFichesQueryVariables = Exact<{
  producteurs: Array<string> | string;
  parcelles: Array<string> | string;
  produits: Array<string> | string;
  utilisateurs: Array<string> | string;
}>;


/** A type of a saved query. */
export type NomsDeFichesQuery = { producteurs: { nodes: Array<{ id: string, nomComplet: string | null } | null> } | null, parcelles: { nodes: Array<{ id: string, nom: string } | null> } | null, produits: { nodes: Array<{ id: string, nomFr: string, nomEn: string } | null> } | null, utilisateurs: { nodes: Array<{ id: string, nomAffiche: string } | null> } | null };

/** A type of a saved query. */
export type NomsDesControlesQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


/** A type of a saved query. */
export type NomsDesControlesQuery = { controles: { nodes: Array<{ id: string, collecte: { numeroOfficiel: string | null, referenceProvisoire: string | null, producteur: { id: string, nomComplet: string | null } | null, parcelle: { id: string, nom: string } | null } | null, producteur: { id: string, nomComplet: string | null } | null, parcelle: { id: string, nom: string, producteur: { id: string, nomComplet: string | null } | null } | null } | null> } | null };

/** A type of a saved query. */
export type NomsDesFichesQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


/** A type of a saved query. */
export type NomsDesFichesQuery = { producteurs: { nodes: Array<{ id: string, nomComplet: string | null, localite: string | null, telephone: string | null, groupement: { nom: string } | null } | null> } | null, parcelles: { nodes: Array<{ id: string, nom: string } | null> } | null, collectes: { nodes: Array<{ id: string, numeroOfficiel: string | null, referenceProvisoire: string | null } | null> } | null, produits: { nodes: Array<{ id: string, nomFr: string, nomEn: string } | null> } | null, campagnes: { nodes: Array<{ id: string, code: string } | null> } | null, contrats: { nodes: Array<{ id: string, code: string } | null> } | null, groupements: { nodes: Array<{ id: string, nom: string } | null> } | null, utilisateurs: { nodes: Array<{ id: string, nomAffiche: string } | null> } | null, emplacements: { nodes: Array<{ id: string, code: string, nom: string } | null> } | null, intrants: { nodes: Array<{ id: string, code: string, nom: string } | null> } | null };

/** A type of a saved query. */
export type RelevesDesParcellesQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


/** A type of a saved query. */
export type RelevesDesParcellesQuery = { parcelles: { nodes: Array<{ id: string, nom: string, producteur: { id: string, nomComplet: string | null } | null, releveEnVigueur: { id: string } | null, polygones: { nodes: Array<{ id: string, dateOperation: string, surfaceM2: string | null, geojson: string | null, forme: unknown } | null> } } | null> } | null };

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

/** Every decision that a motif knows, and who may take it; which can be taken now is told by each control. */
export const DecisionsDuMotif: Operation<DecisionsDuMotifQuery, DecisionsDuMotifQueryVariables> = {
  sha256: '2fb1eb85fb612467462df2d00e6a662eea32ba6b6225a41610e37904bc96c409',
  query: "# Every decision that a motif knows, and who may take it; which can be taken now is told by each control.\nquery DecisionsDuMotif($motif: String!) {\n  motif(motif: $motif) {\n    motifsDecision(first: 20) {\n      nodes {\n        decision\n        ensembles\n      }\n    }\n  }\n}\n",
}

/** A producer with plots, surveys in force and what remains of the capacities. */
export const FicheProducteur: Operation<FicheProducteurQuery, FicheProducteurQueryVariables> = {
  sha256: '8a080685e8bd17499fc34e001c8881472045f7409db191258647d8362d647127',
  query: "# A producer with plots, surveys in force and what remains of the capacities.\nquery FicheProducteur($id: UUID!) {\n  producteur(id: $id) {\n    nomComplet\n    telephone\n    actif\n    parcelles {\n      nodes {\n        nom\n        releveEnVigueur {\n          surfaceM2\n          forme\n        }\n        culturesEnVigueur {\n          nodes {\n            partCp\n            strate\n            produit {\n              nomFr\n            }\n          }\n        }\n      }\n    }\n    soldesCapacite {\n      nodes {\n        matiereCode\n        etatCode\n        plafondG\n        consommeG\n        resteG\n      }\n    }\n  }\n}\n",
}

/** The inputs that a corrected hand-out can name. */
export const Intrants: Operation<IntrantsQuery, IntrantsQueryVariables> = {
  sha256: '112b0f40c94cdbc6a31162c484ef393ad0ad0f9bc97ffe4d8c88d4af4e698e43',
  query: "# The inputs that a corrected hand-out can name.\nquery Intrants {\n  intrants(first: 200, orderBy: [CODE_ASC]) {\n    nodes {\n      id\n      code\n      nom\n    }\n  }\n}\n",
}

/** What producers, plots, products and accounts are called, of those whose ids a list holds. */
export const NomsDeFiches: Operation<NomsDeFichesQuery, NomsDeFichesQueryVariables> = {
  sha256: '04fda6746e721aeec5512762663e80654e39007264f684faff9558eef2277d26',
  query: "# What producers, plots, products and accounts are called, of those whose ids a list holds.\nquery NomsDeFiches(\n  $producteurs: [UUID!]!\n  $parcelles: [UUID!]!\n  $produits: [UUID!]!\n  $utilisateurs: [UUID!]!\n) {\n  producteurs(first: 200, filter: { id: { in: $producteurs } }) {\n    nodes {\n      id\n      nomComplet\n    }\n  }\n  parcelles(first: 200, filter: { id: { in: $parcelles } }) {\n    nodes {\n      id\n      nom\n    }\n  }\n  produits(first: 200, filter: { id: { in: $produits } }) {\n    nodes {\n      id\n      nomFr\n      nomEn\n    }\n  }\n  utilisateurs(first: 200, filter: { id: { in: $utilisateurs } }) {\n    nodes {\n      id\n      nomAffiche\n    }\n  }\n}\n",
}

/** What people call the records that controls are about. */
export const NomsDesControles: Operation<NomsDesControlesQuery, NomsDesControlesQueryVariables> = {
  sha256: '3d1d0efad4a07496c08b3ecb718d1c17955b5a10a6138a7e01b879db21fde839',
  query: "# What people call the records that controls are about.\nquery NomsDesControles($ids: [UUID!]!) {\n  controles(first: 100, filter: { id: { in: $ids } }) {\n    nodes {\n      id\n      collecte {\n        numeroOfficiel\n        referenceProvisoire\n        producteur {\n          id\n          nomComplet\n        }\n        parcelle {\n          id\n          nom\n        }\n      }\n      producteur {\n        id\n        nomComplet\n      }\n      parcelle {\n        id\n        nom\n        producteur {\n          id\n          nomComplet\n        }\n      }\n    }\n  }\n}\n",
}

/** What people call records that are known by their ids alone, whichever they are. */
export const NomsDesFiches: Operation<NomsDesFichesQuery, NomsDesFichesQueryVariables> = {
  sha256: 'fe812b6a0b2f6d29509a1145175bcd6750e9e67dca96557c4faa486dbdec8838',
  query: "# What people call records that are known by their ids alone, whichever they are.\nquery NomsDesFiches($ids: [UUID!]!) {\n  producteurs(first: 50, filter: { id: { in: $ids } }) {\n    nodes {\n      id\n      nomComplet\n      localite\n      telephone\n      groupement {\n        nom\n      }\n    }\n  }\n  parcelles(first: 50, filter: { id: { in: $ids } }) {\n    nodes {\n      id\n      nom\n    }\n  }\n  collectes(first: 50, filter: { id: { in: $ids } }) {\n    nodes {\n      id\n      numeroOfficiel\n      referenceProvisoire\n    }\n  }\n  produits(first: 50, filter: { id: { in: $ids } }) {\n    nodes {\n      id\n      nomFr\n      nomEn\n    }\n  }\n  campagnes(first: 50, filter: { id: { in: $ids } }) {\n    nodes {\n      id\n      code\n    }\n  }\n  contrats(first: 50, filter: { id: { in: $ids } }) {\n    nodes {\n      id\n      code\n    }\n  }\n  groupements(first: 50, filter: { id: { in: $ids } }) {\n    nodes {\n      id\n      nom\n    }\n  }\n  utilisateurs(first: 50, filter: { id: { in: $ids } }) {\n    nodes {\n      id\n      nomAffiche\n    }\n  }\n  emplacements(first: 50, filter: { id: { in: $ids } }) {\n    nodes {\n      id\n      code\n      nom\n    }\n  }\n  intrants(first: 50, filter: { id: { in: $ids } }) {\n    nodes {\n      id\n      code\n      nom\n    }\n  }\n}\n",
}

/** Plots with the versions of their surveys, the latest first. */
export const RelevesDesParcelles: Operation<RelevesDesParcellesQuery, RelevesDesParcellesQueryVariables> = {
  sha256: '69746530a5894c46196451e14b344522e10f4d8870245236fd9f61beca53991c',
  query: "# Plots with the versions of their surveys, the latest first.\nquery RelevesDesParcelles($ids: [UUID!]!) {\n  parcelles(first: 10, filter: { id: { in: $ids } }) {\n    nodes {\n      id\n      nom\n      producteur {\n        id\n        nomComplet\n      }\n      releveEnVigueur {\n        id\n      }\n      polygones(first: 20, orderBy: [DATE_OPERATION_DESC]) {\n        nodes {\n          id\n          dateOperation\n          surfaceM2\n          geojson\n          forme\n        }\n      }\n    }\n  }\n}\n",
}
