// Test data for the routes of clients. Refusals and ids are made on demand, because the modules that make them import this one
// first.

import { v7 as uuidv7 } from 'uuid'
import { CLIENT } from '../../../../demo/ids.ts'
import { reads, writes } from '../../../access/access.ts'
import type { Api } from '../api.ts'
import type { Domain } from '../domain.ts'
import type { Place } from '../place.ts'
import { NOBODY, type Provoke, send, withId } from '../provoke.ts'
import type { Ask } from '../scene.ts'

/** The request of a client, with a unique code. */
export function clientOf(rest: object = {}): object {
  return { code: uuidv7().toUpperCase(), nom: 'Bio Import', pays: 'FR', ...rest }
}

/** Creates a client and returns its id. */
export async function createClient(api: Api, rest: object = {}): Promise<string> {
  return (await api.post('/v1/clients', clientOf(rest), 'commercial')).body.id
}

const at = (path: string, id: string, body?: unknown): Ask => ({
  path: path.replace(':id', id),
  body,
  as: 'commercial',
})
const nobody: Provoke = (stage, route, ask) => withId(() => NOBODY)(stage, route, ask)
// Sends as an agent, who may not read clients. (The storekeeper may, for shipping goods.)
const asAgent: Provoke = (stage, route, ask) => send(stage, route, { ...ask, as: 'agent1' })
const twice: Provoke = async (stage, route, ask) => {
  await send(stage, route, ask)
  return send(stage, route, ask)
}
const RAISON = { raison: 'Cessation d’activité' }
const place = (route: string, path: string, body?: unknown): Place => ({
  route,
  member: 'id',
  id: () => CLIENT.voisine,
  as: 'commercial',
  path: (id) => path.replace(':id', id),
  body: body === undefined ? undefined : () => body,
})

/** The data of this domain. */
export const CLIENTS: Domain = {
  access: {
    clients: reads('ventes'),
    clients_creer: writes('ventes', 'sales.manage'),
    clients_lire: reads('ventes'),
    clients_modifier: writes('ventes', 'sales.manage'),
    clients_desactiver: writes('ventes', 'sales.manage'),
    clients_reactiver: writes('ventes', 'sales.manage'),
  },
  ordinary: {
    clients: ({ route }) => ({ path: route.path, as: 'commercial' }),
    clients_creer: ({ route }) => ({ path: route.path, body: clientOf(), as: 'commercial' }),
    clients_lire: ({ route }) => at(route.path, CLIENT.importateur),
    clients_modifier: async ({ api, route }) => at(route.path, await createClient(api), { pays: 'DE' }),
    clients_desactiver: async ({ api, route }) => at(route.path, await createClient(api), RAISON),
    clients_reactiver: async ({ api, route }) => {
      const id = await createClient(api)
      await api.post(`/v1/clients/${id}/desactiver`, RAISON, 'commercial')
      return at(route.path, id, RAISON)
    },
  },
  get refusals(): Domain['refusals'] {
    return {
      clients: { droit_manquant: asAgent },
      clients_creer: { client_deja_connu: twice },
      clients_lire: { client_inconnu: nobody, droit_manquant: asAgent },
      clients_modifier: { client_inconnu: nobody },
      clients_desactiver: { client_inconnu: nobody, client_deja_inactif: twice },
      clients_reactiver: { client_inconnu: nobody, client_deja_actif: twice },
    }
  },
  get places(): Domain['places'] {
    return [
      place('clients_lire', '/v1/clients/:id'),
      place('clients_modifier', '/v1/clients/:id', { pays: 'DE' }),
      place('clients_desactiver', '/v1/clients/:id/desactiver', RAISON),
      place('clients_reactiver', '/v1/clients/:id/reactiver', RAISON),
    ]
  },
}
