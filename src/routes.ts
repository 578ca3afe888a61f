// THE table of routes: everything that is true of a route stands in its row, and Express, validation, the OpenAPI
// document, the reference page and the access tests are derived from it. A row's `name` is also that of its schemas,
// schemas/routes/<name>.json ($defs `chemin`, `query`, `corps`, `reponse`), and of its function, v1.<name>.
import type { Route } from './route.ts'
import { APPAREILS } from './routes/appareils.ts'
import { CAPACITES } from './routes/capacites.ts'
import { CERTIFICATS } from './routes/certificats.ts'
import { CLIENTS } from './routes/clients.ts'
import { CONFORMITE } from './routes/conformite.ts'
import { CONSTATS } from './routes/constats.ts'
import { CONTRATS } from './routes/contrats.ts'
import { CONTROLES } from './routes/controles.ts'
import { DROITS } from './routes/droits.ts'
import { EDITEUR } from './routes/editeur.ts'
import { ETAPES } from './routes/etapes.ts'
import { FICHIERS } from './routes/fichiers.ts'
import { GENEALOGIE } from './routes/genealogie.ts'
import { GROUPEMENTS } from './routes/groupements.ts'
import { INTERETS } from './routes/interets.ts'
import { JOURNAL } from './routes/journal.ts'
import { LOTS } from './routes/lots.ts'
import { MODULES_ET_ACTIVITES } from './routes/modules.ts'
import { ORGANISATION } from './routes/organisation.ts'
import { RAPPELS } from './routes/rappels.ts'
import { RECEPTIONS } from './routes/receptions.ts'
import { REGLAGES } from './routes/reglages.ts'
import { SERVICE } from './routes/service.ts'
import { SUITES } from './routes/suites.ts'
import { SYNC } from './routes/sync.ts'
import { TERRAIN } from './routes/terrain.ts'
import { UTILISATEURS } from './routes/utilisateurs.ts'
import { VENTES } from './routes/ventes.ts'

/** Every route, in the order in which Express tries them. */
export const ROUTES: readonly Route[] = [
  ...SERVICE,
  ...SYNC,
  ...ORGANISATION,
  ...APPAREILS,
  ...TERRAIN,
  ...CONTROLES,
  ...UTILISATEURS,
  ...EDITEUR,
  ...DROITS,
  ...MODULES_ET_ACTIVITES,
  ...JOURNAL,
  ...CONFORMITE,
  ...CERTIFICATS,
  ...CLIENTS,
  ...CONSTATS,
  ...REGLAGES,
  ...GROUPEMENTS,
  ...INTERETS,
  ...CAPACITES,
  ...CONTRATS,
  ...LOTS,
  ...FICHIERS,
  ...RECEPTIONS,
  ...VENTES,
  ...GENEALOGIE,
  ...SUITES,
  ...ETAPES,
  ...RAPPELS,
]
