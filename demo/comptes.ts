// The persons of the demo. The identity provider reads the persons; the database reads the accounts.
import { GROUPEMENT, UTILISATEUR } from './ids.ts'

/** An account of the demo in one organization, with its permission sets and, for an agent, the groups assigned. */
export type Compte = {
  id: string
  organisation: 'DEMO' | 'VOISINE'
  identifiant: string
  nom: string
  ensembles: string[]
  groupements: string[]
  /** Days from the loading of the demo to the end of the assignments; null if they have no end. */
  fin_jours: number | null
}

/** A person who signs in, with the organization codes and publisher roles of the token. */
export type Personne = { identifiant: string; nom: string; organisations: string[]; roles: string[] }

/** The password of every demo person. */
export const MOT_DE_PASSE = 'demo'

function compte(
  organisation: Compte['organisation'],
  id: string,
  identifiant: string,
  nom: string,
  ensembles: string[],
  groupements: string[] = [],
  fin_jours: number | null = null,
): Compte {
  return { id, organisation, identifiant, nom, ensembles, groupements, fin_jours }
}

const { allada, sekou, attogon, togoudo, kouma } = GROUPEMENT
const U = UTILISATEUR

/** Every account of the demo. */
export const COMPTES: readonly Compte[] = [
  compte('DEMO', U.admin, 'admin', 'Rachelle Adjovi', ['administrateur_client']),
  compte('DEMO', U.direction, 'direction', 'Sylvestre Zinsou', ['direction']),
  compte('DEMO', U.rsci, 'rsci', 'Hortense Gbaguidi', ['rsci']),
  compte('DEMO', U.rsciAdjoint, 'rsci-adjoint', 'Euloge Tossou', ['rsci']),
  compte('DEMO', U.agent1, 'agent1', 'Firmin Dossou', ['agent_collecte'], [allada, sekou]),
  compte(
    'DEMO',
    U.agent2,
    'agent2',
    'Clarisse Agossou',
    // She also inspects, but not the producers whose collections she made: that would be a conflict of interests.
    ['agent_collecte', 'inspecteur'],
    [sekou, attogon, togoudo],
  ),
  compte('DEMO', U.commercial, 'commercial', 'Gildas Houénou', ['commercial']),
  compte('DEMO', U.magasinier, 'magasinier', 'Barnabé Kouton', ['magasinier']),
  compte(
    'DEMO',
    U.inspecteur,
    'inspecteur',
    'Victorine Assogba',
    ['inspecteur'],
    [allada, sekou, attogon, togoudo],
  ),
  compte('DEMO', U.auditeur, 'auditeur', 'Modeste Fagnon', ['auditeur'], [], 400),
  compte('DEMO', U.deux, 'deux', 'Edwige Lokossou', ['agent_collecte'], [allada]),
  compte('VOISINE', U.admin2, 'admin2', 'Kodjo Amegan', ['administrateur_client']),
  compte('VOISINE', U.voisineDirection, 'voisine-direction', 'Afi Mensah', ['direction']),
  compte('VOISINE', U.voisineRsci, 'voisine-rsci', 'Yawa Akakpo', ['rsci']),
  compte('VOISINE', U.voisineRsciAdjoint, 'voisine-rsci-adjoint', 'Kossi Agbeko', ['rsci']),
  compte('VOISINE', U.voisineAgent, 'voisine-agent', 'Komla Dzidzoli', ['agent_collecte'], [kouma]),
  compte('VOISINE', U.deuxVoisine, 'deux', 'Edwige Lokossou', ['agent_collecte'], [kouma]),
]

/** Every person of the demo, also those of the publisher. */
export const PERSONNES: readonly Personne[] = [
  ...[...new Set(COMPTES.map((c) => c.identifiant))].map((identifiant): Personne => {
    const comptes = COMPTES.filter((c) => c.identifiant === identifiant)
    const organisations = comptes.map((c) => c.organisation)
    return { identifiant, nom: comptes[0]?.nom ?? identifiant, organisations, roles: [] }
  }),
  {
    identifiant: 'editeur',
    nom: 'Éditeur de Sillon',
    organisations: [],
    roles: ['editeur_admin', 'editeur_parametrage', 'editeur_support'],
  },
]
