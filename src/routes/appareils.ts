import type { Route } from '../route.ts'

const OTHERS = 'Endpoints, Administration and other routes'

/** Phones: from their enrolment to their revocation, and what was rejected of them. */
export const APPAREILS: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/appareils',
    name: 'appareils',
    who: { permission: 'devices.manage' },
    list: 'appareils',
    summary: "Lists the organization's devices by short code.",
    spec: 'States, Device',
    since: '1.41.0',
  },
  {
    method: 'POST',
    path: '/v1/appareils/codes-enrolement',
    name: 'appareils_codes_enrolement',
    who: { permission: 'devices.manage' },
    success: 201,
    refusals: ['utilisateur_inconnu'],
    summary: 'Makes a code of 24 hours with which one agent enrols one phone; it is shown this once.',
    spec: 'Authentication, Enrolment code',
    since: '1.42.0',
  },
  {
    method: 'POST',
    path: '/v1/appareils/enroler',
    name: 'appareils_enroler',
    who: 'enrolement',
    success: 201,
    refusals: ['code_enrolement_invalide', 'trop_de_requetes'],
    summary: "Enrols the caller's phone and gives it its short code.",
    spec: OTHERS,
    since: '1.43.0',
  },
  {
    method: 'POST',
    path: '/v1/appareils/:id/revoquer',
    name: 'appareils_revoquer',
    who: { permission: 'devices.manage' },
    refusals: ['appareil_inconnu', 'appareil_deja_revoque'],
    summary: "Revokes a device; the agent's offline sessions end at the identity provider.",
    spec: 'States, Device',
  },
  {
    method: 'POST',
    path: '/v1/appareils/:id/sequences/:n/annuler',
    name: 'appareils_annuler_sequence',
    who: { permission: 'devices.manage' },
    refusals: ['appareil_inconnu', 'separation_des_taches', 'sequence_non_attendue'],
    summary:
      'Voids the awaited sequence that a phone lost, or a range that begins with it; the device goes on.',
    spec: 'Endpoints, Processing of a batch, step 5',
    since: '1.47.0',
  },
  {
    method: 'GET',
    path: '/v1/rejets',
    name: 'rejets',
    who: { permission: 'devices.manage' },
    list: 'rejets',
    summary: 'Lists the security rejections, latest first.',
    spec: 'Errors, Security rejections',
    since: '1.46.0',
  },
]
