import type { DeclaredRoute } from '../contract/route.ts'

/** Modules, the activity tree and the frozen packs. */
export const MODULES_ET_ACTIVITES: readonly DeclaredRoute[] = [
  {
    method: 'GET',
    path: '/v1/modules',
    name: 'modules',
    list: 'modules',
    summary: 'Lists the modules by code, with their states and the accounts that switched them.',
    since: '1.115.0',
  },
  {
    method: 'POST',
    path: '/v1/modules/:code/activer',
    name: 'modules_activer',
    refusals: ['module_inconnu', 'etat_inchange', 'activation_refusee'],
    summary: 'Activates a module whose prerequisites are active.',
    since: '1.116.0',
  },
  {
    method: 'POST',
    path: '/v1/modules/:code/desactiver',
    name: 'modules_desactiver',
    refusals: ['module_inconnu', 'etat_inchange', 'activation_refusee'],
    summary: 'Makes an active module read-only: everything that writes its data is refused from now on.',
    since: '1.117.0',
  },
  {
    method: 'GET',
    path: '/v1/arbre-activites',
    name: 'arbre_activites',
    list: 'activites',
    summary: 'Lists the activity tree in reading order, with the state of each activity.',
    since: '1.118.0',
  },
  {
    method: 'POST',
    path: '/v1/arbre-activites/initialiser',
    name: 'arbre_activites_initialiser',
    success: 201,
    refusals: ['arbre_deja_initialise', 'campagne_introuvable', 'activite_inconnue', 'activation_refusee'],
    summary: "Initializes the activity tree, once, from the pack's default or with the activities of a list.",
  },
  {
    method: 'POST',
    path: '/v1/arbre-activites/:code/activer',
    name: 'arbre_activites_activer',
    refusals: ['arbre_non_initialise', 'activite_inconnue', 'etat_inchange', 'activation_refusee'],
    summary: 'Activates an activity whose module, parent and prerequisites are active.',
    since: '1.119.0',
  },
  {
    method: 'POST',
    path: '/v1/arbre-activites/:code/desactiver',
    name: 'arbre_activites_desactiver',
    refusals: ['arbre_non_initialise', 'activite_inconnue', 'etat_inchange', 'activation_refusee'],
    summary: 'Deactivates an activity on which no other one depends.',
    since: '1.120.0',
  },
  {
    method: 'GET',
    path: '/v1/ma-filiere',
    name: 'ma_filiere',
    refusals: ['campagne_introuvable', 'campagne_non_ouverte'],
    summary: 'Shows the frozen pack of every open campaign, as the organization uses it.',
  },
]
