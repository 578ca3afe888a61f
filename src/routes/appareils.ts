import type { DeclaredRoute } from '../contract/route.ts'

/** Phones: from their enrolment to their revocation, and what was rejected of them. */
export const APPAREILS: readonly DeclaredRoute[] = [
  {
    method: 'GET',
    path: '/v1/appareils',
    name: 'appareils',
    list: 'appareils',
    summary: "Lists the organization's devices by short code.",
    since: '1.41.0',
  },
  {
    method: 'GET',
    path: '/v1/appareils/:id/volume',
    name: 'appareils_volume',
    refusals: ['appareil_inconnu'],
    summary:
      'Estimates what the perimeter of a device weighs on its phone, and says whether the target is met.',
    since: '1.137.0',
  },
  {
    method: 'POST',
    path: '/v1/appareils/codes-enrolement',
    name: 'appareils_codes_enrolement',
    success: 201,
    refusals: ['utilisateur_inconnu', 'licence_expiree', 'plafond_licence_atteint'],
    summary: 'Makes a code of 24 hours with which one agent enrols one phone; it is shown this once.',
    since: '1.42.0',
  },
  {
    method: 'GET',
    path: '/v1/appareils/codes-enrolement',
    name: 'appareils_lister_codes',
    list: 'codes_enrolement',
    summary: 'Lists the enrolment codes, latest first: for whom, until when, what became of each.',
    since: '1.49.0',
  },
  {
    method: 'POST',
    path: '/v1/appareils/codes-enrolement/:id/annuler',
    name: 'appareils_annuler_code',
    refusals: ['code_enrolement_inconnu', 'code_enrolement_clos'],
    summary: 'Cancels an enrolment code that nobody used yet.',
    since: '1.50.0',
  },
  {
    method: 'POST',
    path: '/v1/appareils/enroler',
    name: 'appareils_enroler',
    who: 'enrolement',
    success: 201,
    refusals: ['code_enrolement_invalide'],
    summary: "Enrols the caller's phone and gives it its short code.",
    since: '1.43.0',
  },
  {
    method: 'POST',
    path: '/v1/appareils/:id/revoquer',
    name: 'appareils_revoquer',
    refusals: ['appareil_inconnu', 'appareil_deja_revoque'],
    summary: "Revokes a device; the agent's offline sessions end at the identity provider.",
  },
  {
    method: 'POST',
    path: '/v1/appareils/:id/remplacer',
    name: 'appareils_remplacer',
    refusals: ['appareil_inconnu', 'appareil_deja_revoque'],
    summary:
      'Replaces a device, which sends what it holds as a revoked one does; answers the code of the next.',
    since: '1.51.0',
  },
  {
    method: 'POST',
    path: '/v1/appareils/:id/code-vidage',
    name: 'appareils_code_vidage',
    success: 201,
    refusals: ['appareil_inconnu', 'vidage_inutile'],
    summary: 'Makes a code by which a phone that no longer signs in sends its queue; it is shown this once.',
    since: '1.52.0',
  },
  {
    method: 'POST',
    path: '/v1/appareils/:id/sequences/:n/annuler',
    name: 'appareils_annuler_sequence',
    refusals: ['appareil_inconnu', 'separation_des_taches', 'sequence_non_attendue'],
    summary:
      'Voids the awaited sequence that a phone lost, or a range that begins with it; the device goes on.',
    since: '1.47.0',
  },
  {
    method: 'GET',
    path: '/v1/rejets',
    name: 'rejets',
    list: 'rejets',
    summary: 'Lists the security rejections, latest first.',
    since: '1.46.0',
  },
]
