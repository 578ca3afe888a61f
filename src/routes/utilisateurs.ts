import type { DeclaredRoute } from '../contract/route.ts'

// What a licence refuses of new accounts.
const LICENCE = ['licence_expiree', 'plafond_licence_atteint'] as const
const STATUS = ['utilisateur_inconnu', 'utilisateur_statut_refuse'] as const
const LAST = ['auto_desactivation_refusee', 'dernier_administrateur'] as const

/** Accounts: from their opening to their deactivation, and what their holders do with them. */
export const UTILISATEURS: readonly DeclaredRoute[] = [
  {
    method: 'GET',
    path: '/v1/utilisateurs',
    name: 'utilisateurs',
    list: 'utilisateurs',
    summary: 'Lists the accounts of the organization by user name, with the sets that they hold now.',
  },
  {
    method: 'POST',
    path: '/v1/utilisateurs',
    name: 'utilisateurs_creer',
    success: 201,
    handler: true,
    refusals: [
      'identifiant_deja_pris',
      'ensemble_inconnu',
      'fin_obligatoire',
      'periode_invalide',
      ...LICENCE,
    ],
    summary:
      'Opens an account; its provisional password is shown this once. Whoever has an identity elsewhere already keeps their password and accepts with it instead.',
  },
  {
    method: 'GET',
    path: '/v1/utilisateurs/:id',
    name: 'utilisateurs_lire',
    refusals: ['utilisateur_inconnu'],
    summary: 'Shows one account.',
    since: '1.130.0',
  },
  {
    method: 'POST',
    path: '/v1/utilisateurs/:id/desactiver',
    name: 'utilisateurs_desactiver',
    refusals: [...STATUS, ...LAST],
    summary: 'Deactivates an account for a reason; its devices are revoked and its sessions closed.',
  },
  {
    method: 'POST',
    path: '/v1/utilisateurs/:id/suspendre',
    name: 'utilisateurs_suspendre',
    refusals: [...STATUS, ...LAST],
    summary: 'Suspends an account for a reason, until it is reactivated.',
    since: '1.131.0',
  },
  {
    method: 'POST',
    path: '/v1/utilisateurs/:id/reactiver',
    name: 'utilisateurs_reactiver',
    refusals: [...STATUS, ...LICENCE],
    summary: 'Reactivates an account; a person from elsewhere who was detached has to accept again.',
    since: '1.132.0',
  },
  {
    method: 'POST',
    path: '/v1/utilisateurs/:id/reinitialiser-mot-de-passe',
    name: 'utilisateurs_reinitialiser_mot_de_passe',
    handler: true,
    refusals: [...STATUS, 'identite_d_une_autre_organisation', 'identite_partagee'],
    summary: 'Gives a new provisional password, shown this once, and closes the sessions.',
  },
  {
    method: 'POST',
    path: '/v1/utilisateurs/:id/attester',
    name: 'utilisateurs_attester',
    refusals: ['utilisateur_inconnu', 'attestation_refusee'],
    summary: 'Attests, for a reason, that the holder of an account is a person of their own.',
    since: '1.211.0',
  },
  {
    method: 'POST',
    path: '/v1/utilisateurs/:id/revoquer-sessions',
    name: 'utilisateurs_revoquer_sessions',
    refusals: ['utilisateur_inconnu', 'identite_d_une_autre_organisation'],
    summary: 'Closes every session of an account at the identity provider.',
  },
  {
    method: 'POST',
    path: '/v1/utilisateurs/:id/rouvrir-accueil',
    name: 'utilisateurs_rouvrir_accueil',
    refusals: ['utilisateur_inconnu', 'accueil_refuse'],
    summary: 'Has an account go through its onboarding again.',
    since: '1.133.0',
  },
  {
    method: 'POST',
    path: '/v1/moi/accueil',
    name: 'moi_accueil',
    refusals: ['accueil_refuse'],
    summary: "Postpones or ends the caller's onboarding.",
    since: '1.134.0',
  },
  {
    method: 'GET',
    path: '/v1/moi/accueil',
    name: 'moi_accueil_lire',
    summary:
      'Shows what the caller is reminded of, with links to the records, and where the onboarding stands.',
    since: '1.207.0',
  },
  {
    method: 'GET',
    path: '/v1/moi/relances',
    name: 'moi_relances_lire',
    summary: 'Shows which kinds of reminders the caller turned off.',
    since: '1.209.0',
  },
  {
    method: 'PUT',
    path: '/v1/moi/relances',
    name: 'moi_relances',
    refusals: ['relance_inconnue'],
    summary: 'Turns a kind of reminders off for the caller, or on again.',
    since: '1.207.0',
  },
  {
    method: 'POST',
    path: '/v1/moi/courriel',
    name: 'moi_courriel',
    refusals: ['courriel_trop_demande'],
    summary: 'Asks for reminders by mail at an address, which a code is sent to.',
    since: '1.207.0',
  },
  {
    method: 'POST',
    path: '/v1/moi/courriel/confirmer',
    name: 'moi_courriel_confirmer',
    refusals: ['code_courriel_invalide'],
    summary: 'Proves that address by the code.',
    since: '1.207.0',
  },
  {
    method: 'POST',
    path: '/v1/moi/courriel/retirer',
    name: 'moi_courriel_retirer',
    summary: 'Ends reminders by mail.',
    since: '1.207.0',
  },
  {
    method: 'POST',
    path: '/v1/moi/invitation',
    name: 'moi_invitation',
    byCode: true,
    handler: true,
    summary:
      'Takes the account that was opened for the caller, with the code that its administrator handed over; whoever has one already is told which.',
    since: '1.202.0',
  },
  {
    method: 'GET',
    path: '/v1/moi/rattachements',
    name: 'moi_rattachements',
    list: 'rattachements',
    summary: 'Lists the organizations that ask the caller to attach their identity.',
    since: '1.135.0',
  },
  {
    method: 'POST',
    path: '/v1/moi/rattachements/:id/accepter',
    name: 'moi_rattachements_accepter',
    handler: true,
    refusals: ['rattachement_inconnu', 'code_rattachement_invalide', 'identifiant_deja_pris'],
    summary:
      "Attaches the caller's identity to another organization, with the code that its administrator handed over and a new password.",
    since: '1.136.0',
  },
]
