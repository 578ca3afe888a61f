import type { DeclaredRoute } from '../contract/route.ts'

/** The acts of the publisher's team: organizations, identities that no one else may reset, and its journal. */
export const EDITEUR: readonly DeclaredRoute[] = [
  {
    method: 'POST',
    path: '/v1/organisations',
    name: 'organisations_creer',
    success: 201,
    handler: true,
    refusals: ['organisation_code_deja_pris'],
    summary:
      'Creates a client organization with its default permission sets and its first administrator, whose provisional password is shown this once.',
  },
  {
    method: 'GET',
    path: '/v1/editeur/organisations',
    name: 'editeur_organisations',
    list: 'organisations',
    summary: 'Lists the client organizations by code.',
    since: '1.92.0',
  },
  {
    method: 'POST',
    path: '/v1/editeur/organisations/:id/suspendre',
    name: 'editeur_organisations_suspendre',
    refusals: ['organisation_introuvable', 'organisation_statut_refuse'],
    summary: 'Suspends an organization for a reason; its data and accounts are kept.',
    since: '1.93.0',
  },
  {
    method: 'POST',
    path: '/v1/editeur/organisations/:id/reactiver',
    name: 'editeur_organisations_reactiver',
    refusals: ['organisation_introuvable', 'organisation_statut_refuse'],
    summary: 'Reactivates a suspended organization for a reason.',
    since: '1.94.0',
  },
  {
    method: 'POST',
    path: '/v1/editeur/organisations/:id/renommer',
    name: 'editeur_organisations_renommer',
    refusals: ['organisation_introuvable'],
    summary: 'Renames an organization, with a reason; its journal keeps the former name.',
    since: '1.211.0',
  },
  {
    method: 'POST',
    path: '/v1/editeur/organisations/:id/attester',
    name: 'editeur_attester',
    refusals: ['organisation_introuvable', 'utilisateur_inconnu', 'attestation_refusee'],
    summary:
      'Attests, with a reason, the holder of an account in an organization where no administrator may do it.',
    since: '1.211.0',
  },
  {
    method: 'POST',
    path: '/v1/editeur/identites/reinitialiser-mot-de-passe',
    name: 'editeur_identites_reinitialiser',
    handler: true,
    refusals: ['identite_inconnue'],
    summary:
      'Gives any identity a new provisional password, shown only once; for identities that several organizations share.',
    since: '1.95.0',
  },
  {
    method: 'GET',
    path: '/v1/editeur/journal',
    name: 'editeur_journal',
    summary: "Shows the 200 latest entries of the publisher's journal, refused calls among them, by filters.",
    since: '1.96.0',
  },
  {
    method: 'GET',
    path: '/v1/editeur/cockpit',
    name: 'editeur_cockpit',
    list: 'organisations',
    summary: 'Shows the figures of client organizations by code, and the jobs of the platform that failed.',
    since: '1.205.0',
  },
]
