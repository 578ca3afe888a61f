// The rows of the table of routes, as they are written. The `name` of a row is also the name of its schemas, schemas/routes/<name>.json
// ($defs `chemin`, `query`, `corps`, `reponse`), and of its function, v1.<name>.
import type { DeclaredRoute } from '../contract/route.ts'
import { ACTES } from './actes.ts'
import { APPAREILS } from './appareils.ts'
import { CAPACITES } from './capacites.ts'
import { CERTIFICATS } from './certificats.ts'
import { CLIENTS } from './clients.ts'
import { COMPLEMENTS } from './complements.ts'
import { CONFORMITE } from './conformite.ts'
import { CONSTATS } from './constats.ts'
import { CONTRATS } from './contrats.ts'
import { CONTROLES } from './controles.ts'
import { DOCUMENTS } from './documents.ts'
import { DOSSIERS } from './dossiers.ts'
import { DROITS } from './droits.ts'
import { EDITEUR } from './editeur.ts'
import { ETAPES } from './etapes.ts'
import { FICHIERS } from './fichiers.ts'
import { GENEALOGIE } from './genealogie.ts'
import { GROUPEMENTS } from './groupements.ts'
import { IMPORTS } from './imports.ts'
import { INTERETS } from './interets.ts'
import { INVENTAIRES } from './inventaires.ts'
import { JOURNAL } from './journal.ts'
import { LICENCES } from './licences.ts'
import { LOTS } from './lots.ts'
import { MODULES_ET_ACTIVITES } from './modules.ts'
import { ORGANISATION } from './organisation.ts'
import { PACKS } from './packs.ts'
import { PAIEMENTS } from './paiements.ts'
import { RAPPELS } from './rappels.ts'
import { RECEPTIONS } from './receptions.ts'
import { REGISTRES } from './registres.ts'
import { REGLAGES } from './reglages.ts'
import { SERVICE } from './service.ts'
import { SUITES } from './suites.ts'
import { SUPPORT } from './support.ts'
import { SYNC } from './sync.ts'
import { TERRAIN } from './terrain.ts'
import { UTILISATEURS } from './utilisateurs.ts'
import { VENTES } from './ventes.ts'

/** Every route as it is written, in the order in which Express matches them. */
export const DECLARED: readonly DeclaredRoute[] = [
  ...SERVICE,
  ...ACTES,
  ...SYNC,
  ...ORGANISATION,
  ...APPAREILS,
  ...TERRAIN,
  ...CONTROLES,
  ...UTILISATEURS,
  ...EDITEUR,
  ...SUPPORT,
  ...PACKS,
  ...LICENCES,
  ...DROITS,
  ...MODULES_ET_ACTIVITES,
  ...JOURNAL,
  ...CONFORMITE,
  ...CERTIFICATS,
  ...CLIENTS,
  ...REGISTRES,
  ...CONSTATS,
  ...REGLAGES,
  ...GROUPEMENTS,
  ...IMPORTS,
  ...INTERETS,
  ...CAPACITES,
  ...CONTRATS,
  ...LOTS,
  ...INVENTAIRES,
  ...FICHIERS,
  ...DOCUMENTS,
  ...DOSSIERS,
  ...RECEPTIONS,
  ...VENTES,
  ...PAIEMENTS,
  ...COMPLEMENTS,
  ...GENEALOGIE,
  ...SUITES,
  ...ETAPES,
  ...RAPPELS,
]
