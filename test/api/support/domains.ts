// The data for the generated tests about routes, domain by domain.
import type { Domain } from './domain.ts'
import { ACTES } from './domains/actes.ts'
import { CAMPAGNES } from './domains/campagnes.ts'
import { CAPACITES } from './domains/capacites.ts'
import { CERTIFICATS } from './domains/certificats.ts'
import { CLIENTS } from './domains/clients.ts'
import { COMMANDES } from './domains/commandes.ts'
import { COMPLEMENTS } from './domains/complements.ts'
import { COMPTES } from './domains/comptes.ts'
import { CONFORMITE } from './domains/conformite.ts'
import { CONSTATS } from './domains/constats.ts'
import { CONTRATS } from './domains/contrats.ts'
import { DOCUMENTS } from './domains/documents.ts'
import { DOSSIERS } from './domains/dossiers.ts'
import { DROITS } from './domains/droits.ts'
import { ETAPES } from './domains/etapes.ts'
import { EUDR } from './domains/eudr.ts'
import { EXPEDITIONS } from './domains/expeditions.ts'
import { FICHES } from './domains/fiches.ts'
import { FICHIERS } from './domains/fichiers.ts'
import { GENEALOGIE } from './domains/genealogie.ts'
import { GROUPEMENTS } from './domains/groupements.ts'
import { IMPORTS } from './domains/imports.ts'
import { INTERETS } from './domains/interets.ts'
import { INVENTAIRES } from './domains/inventaires.ts'
import { LICENCES } from './domains/licences.ts'
import { LOTS } from './domains/lots.ts'
import { MODULES } from './domains/modules.ts'
import { MOUVEMENTS } from './domains/mouvements.ts'
import { PACKS } from './domains/packs.ts'
import { PAIEMENTS } from './domains/paiements.ts'
import { RAPPELS } from './domains/rappels.ts'
import { RECEPTIONS } from './domains/receptions.ts'
import { REGISTRES } from './domains/registres.ts'
import { REGLAGES } from './domains/reglages.ts'
import { REPLICATION } from './domains/replication.ts'
import { SUITES } from './domains/suites.ts'
import { SUPPORT } from './domains/support.ts'
import { TERRAIN } from './domains/terrain.ts'
import { VENTES } from './domains/ventes.ts'
import { WEBHOOKS } from './domains/webhooks.ts'

/** All domains. */
export const DOMAINS: readonly Domain[] = [
  CAMPAGNES,
  ACTES,
  CAPACITES,
  CERTIFICATS,
  CLIENTS,
  COMMANDES,
  COMPTES,
  CONFORMITE,
  CONSTATS,
  CONTRATS,
  DOCUMENTS,
  DOSSIERS,
  DROITS,
  FICHES,
  FICHIERS,
  EUDR,
  EXPEDITIONS,
  GENEALOGIE,
  ETAPES,
  GROUPEMENTS,
  IMPORTS,
  INTERETS,
  INVENTAIRES,
  LICENCES,
  LOTS,
  MODULES,
  MOUVEMENTS,
  PACKS,
  PAIEMENTS,
  COMPLEMENTS,
  RECEPTIONS,
  RAPPELS,
  REGISTRES,
  REGLAGES,
  REPLICATION,
  VENTES,
  SUITES,
  SUPPORT,
  TERRAIN,
  WEBHOOKS,
]
