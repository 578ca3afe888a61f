import type { DeclaredRoute } from '../contract/route.ts'

/** Clients, to which the organization sells and ships. */
export const CLIENTS: readonly DeclaredRoute[] = [
  {
    method: 'GET',
    path: '/v1/clients',
    name: 'clients',
    list: 'clients',
    summary: 'Lists the clients by code.',
    since: '1.68.0',
  },
  {
    method: 'POST',
    path: '/v1/clients',
    name: 'clients_creer',
    success: 201,
    handler: true,
    refusals: ['client_deja_connu'],
    summary: 'Creates a client.',
    since: '1.69.0',
  },
  {
    method: 'GET',
    path: '/v1/clients/:id',
    name: 'clients_lire',
    refusals: ['client_inconnu'],
    summary: 'Shows a client with the changes of its data.',
    since: '1.70.0',
  },
  {
    method: 'PATCH',
    path: '/v1/clients/:id',
    name: 'clients_modifier',
    handler: true,
    refusals: ['client_inconnu'],
    summary: 'Changes the data of a client, its code apart.',
    since: '1.71.0',
  },
  {
    method: 'POST',
    path: '/v1/clients/:id/desactiver',
    name: 'clients_desactiver',
    refusals: ['client_inconnu', 'client_deja_inactif'],
    summary: 'Deactivates a client from now on, with a reason.',
    since: '1.72.0',
  },
  {
    method: 'POST',
    path: '/v1/clients/:id/reactiver',
    name: 'clients_reactiver',
    refusals: ['client_inconnu', 'client_deja_actif'],
    summary: 'Reactivates a client from now on, with a reason.',
    since: '1.73.0',
  },
]
