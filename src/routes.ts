// THE table of routes: everything that is true of a route stands in its row, and Express, validation, the OpenAPI
// document, the reference page and the access tests are derived from it. A row's `name` is also that of its schemas,
// schemas/routes/<name>.json ($defs `chemin`, `query`, `corps`, `reponse`), and of its function, v1.<name>.
import type { Route } from './route.ts'
import { APPAREILS } from './routes/appareils.ts'
import { CAPACITES } from './routes/capacites.ts'
import { CONTRATS } from './routes/contrats.ts'
import { CONTROLES } from './routes/controles.ts'
import { ORGANISATION } from './routes/organisation.ts'
import { SERVICE } from './routes/service.ts'
import { SYNC } from './routes/sync.ts'
import { TERRAIN } from './routes/terrain.ts'

/** Every route, in the order in which Express tries them. */
export const ROUTES: readonly Route[] = [
  ...SERVICE,
  ...SYNC,
  ...ORGANISATION,
  ...APPAREILS,
  ...TERRAIN,
  ...CONTROLES,
  ...CAPACITES,
  ...CONTRATS,
]
