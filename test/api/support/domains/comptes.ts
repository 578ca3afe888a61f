// Test data for the routes of accounts and of the publisher.

import { ORGANISATION, UTILISATEUR } from '../../../../demo/ids.ts'
import { one } from '../../../access/access.ts'
import {
  askedMail,
  attachedAccount,
  newLogin,
  openAccount,
  organisation,
  PASSWORD,
  proven,
  request,
  sharedAccount,
} from '../accounts.ts'
import type { Api } from '../api.ts'
import { twice, unknown } from '../asking.ts'
import type { Domain } from '../domain.ts'
import type { Place } from '../place.ts'
import { changed, NOBODY, type Provoke, send, withBody, withId } from '../provoke.ts'

const [REASON, CODE] = [{ raison: 'Vu' }, { code: 'abcde-fghjk-mnpqr-stvwx' }]
const OTHERS = `select a.id from utilisateur.attribution a join utilisateur.ensemble e on e.id = a.ensemble_id
  where e.code = 'administrateur_client' and a.organisation_id = $1 and a.utilisateur_id <> $2 and upper_inf(a.periode)`
const ENDED = 'id = any ($1::uuid[]) or utilisateur_id = any ($1::uuid[])'
const on = async (api: Api, path: string, body: object = REASON, status = '') => {
  const { id } = await openAccount(api)
  if (status !== '') await api.post(`/v1/utilisateurs/${id}/${status}`, REASON, 'admin')
  return { path: path.replace(':id', id), body, as: 'admin' }
}
const newOrganisation = async (api: Api) =>
  (await api.post('/v1/organisations', organisation(), 'editeur')).body
const onNew = async (api: Api, path: string, body: object) => ({
  path: path.replace(':id', (await newOrganisation(api)).organisation.id),
  body,
  as: 'editeur',
})

const set = (etat: string) =>
  `update utilisateur.utilisateur set accueil = '${etat}' where identifiant = 'admin' and organisation_id = $1`
// Ends the assignments of all other holders while the request is sent, so that the new account is the only one; then restores
// them, and ends the new account's assignment.
const lastHolder: Provoke = async (stage, route) => {
  const { api } = stage
  const { id } = await openAccount(api, { ensembles: ['administrateur_client'] })
  const others = await api.sql<{ id: string }>(OTHERS, [ORGANISATION.demo, id])
  const end = (fin: string, ids: string[]) =>
    api.sql(`update utilisateur.attribution set periode = tstzrange(lower(periode), ${fin}) where ${ENDED}`, [
      ids,
    ])
  const ids = others.map((row) => row.id)
  await end("now() + interval '1 day'", ids)
  const answer = await withId(() => id)(stage, route, { path: '', body: REASON, as: 'admin' })
  await end('null', ids)
  await end('now()', [id])
  return answer
}
const attached: Provoke = async (stage, route, ask) =>
  withId(() => attachedAccount(stage.api))(stage, route, ask)
const shared: Provoke = async (stage, route, ask) => withId(() => sharedAccount(stage.api))(stage, route, ask)

const place = (route: string, act: string, body: object = REASON): Place => ({
  route,
  member: 'id',
  id: () => UTILISATEUR.voisineAgent,
  as: 'admin',
  path: (id) => `/v1/utilisateurs/${id}${act}`,
  body: act === '' ? undefined : () => body,
})
const STATUS_ACTS = ['desactiver', 'suspendre', 'reactiver'] as const
const ACTS = ['reinitialiser-mot-de-passe', 'revoquer-sessions', 'rouvrir-accueil']
const nameOf = (act: string) => `utilisateurs_${act.replaceAll('-', '_')}`
/** Accepts a second request when another account of that organization already has the person's subject. */
const boundElsewhere: Provoke = async (stage, route, ask) => {
  const subject = stage.issuer.subjectOf('admin')
  const bound = (id: string) =>
    changed(
      'update utilisateur.identite set utilisateur_id = $1 where organisation_id = $2 and sujet = $3',
      'select $1::uuid, $2::uuid, $3::text',
      [id, ORGANISATION.voisine, subject],
    )
  await send(stage, route, ask)
  const answer = await bound(UTILISATEUR.voisineAgent)(stage, route, {
    ...ask,
    path: route.path.replace(':id', await request(stage.api, 'admin')),
  })
  await stage.api.sql('delete from utilisateur.identite where organisation_id = $1 and sujet = $2', [
    ORGANISATION.voisine,
    subject,
  ])
  return answer
}

/** The data of this domain. */
export const COMPTES: Domain = {
  access: {
    editeur_identites_reinitialiser: 'publisher',
    editeur_journal: 'publisher',
    editeur_organisations: 'publisher',
    editeur_attester: 'publisher',
    editeur_organisations_reactiver: 'publisher',
    editeur_organisations_renommer: 'publisher',
    editeur_organisations_suspendre: 'publisher',
    moi: 'member',
    moi_accueil_lire: 'member',
    moi_accueil: 'member',
    moi_courriel: 'member',
    moi_courriel_confirmer: 'member',
    moi_courriel_retirer: 'member',
    moi_invitation: 'member',
    moi_rattachements: 'member',
    moi_rattachements_accepter: 'member',
    moi_relances_lire: 'member',
    moi_relances: 'member',
    organisations_creer: 'publisher',
    utilisateurs: one('users.manage'),
    utilisateurs_creer: one('users.manage'),
    utilisateurs_lire: one('users.manage'),
    utilisateurs_modifier: one('users.manage'),
    utilisateurs_attester: one('users.manage'),
    utilisateurs_desactiver: one('users.manage'),
    utilisateurs_reactiver: one('users.manage'),
    utilisateurs_reinitialiser_mot_de_passe: one('users.manage'),
    utilisateurs_revoquer_sessions: one('users.manage'),
    utilisateurs_rouvrir_accueil: one('users.manage'),
    utilisateurs_suspendre: one('users.manage'),
  },
  ordinary: {
    utilisateurs_creer: ({ route: { path } }) => {
      const body = { identifiant: newLogin(), nom_affiche: 'Essai', ensembles: ['commercial'] }
      return { path, body, as: 'admin' }
    },
    utilisateurs_lire: ({ route: { path } }) => ({
      path: path.replace(':id', UTILISATEUR.agent1),
      as: 'admin',
    }),
    utilisateurs_modifier: ({ api, route: { path } }) => on(api, path, { nom_affiche: 'Afi Rose' }),
    utilisateurs_desactiver: ({ api, route: { path } }) => on(api, path),
    utilisateurs_suspendre: ({ api, route: { path } }) => on(api, path),
    utilisateurs_reactiver: ({ api, route: { path } }) => on(api, path, REASON, 'suspendre'),
    utilisateurs_reinitialiser_mot_de_passe: ({ api, route: { path } }) => on(api, path, {}),
    async utilisateurs_attester({ api, route: { path } }) {
      await proven(api, UTILISATEUR.admin)
      return { path: path.replace(':id', UTILISATEUR.agent1), body: REASON, as: 'admin' }
    },
    async editeur_attester({ api, route: { path } }) {
      const { organisation: made, administrateur } = await newOrganisation(api)
      const body = { utilisateur_id: administrateur.id, ...REASON }
      return { path: path.replace(':id', made.id), body, as: 'editeur' }
    },
    utilisateurs_revoquer_sessions: ({ api, route: { path } }) => on(api, path, {}),
    async utilisateurs_rouvrir_accueil({ api, route: { path } }) {
      await api.sql(set('termine'), [ORGANISATION.demo])
      return { path: path.replace(':id', UTILISATEUR.admin), body: {}, as: 'admin' }
    },
    async moi_accueil({ api, route: { path } }) {
      await api.sql(set('jamais'), [ORGANISATION.demo])
      return { path, body: { etat: 'reporte' }, as: 'admin' }
    },
    moi_relances: ({ route: { path } }) => ({ path, body: { genre: 'saisie', refuse: false }, as: 'admin' }),
    async moi_courriel({ api, route: { path } }) {
      await askedMail(api, 0)
      return { path, body: { courriel: 'admin@exemple.org' }, as: 'admin' }
    },
    async moi_courriel_confirmer({ api, route: { path } }) {
      // Uses an account to which no job sends another code meanwhile.
      await askedMail(api, 0, UTILISATEUR.rsci)
      return { path, body: { code: '23456789AB' }, as: 'rsci' }
    },
    moi_courriel_retirer: ({ route: { path } }) => ({ path, body: {}, as: 'admin' }),
    moi_invitation: ({ route: { path } }) => ({ path, body: CODE, as: 'admin' }),
    moi_rattachements: ({ api, route: { path } }) =>
      request(api, 'admin').then(() => ({ path, as: 'admin' })),
    async moi_rattachements_accepter({ api, route: { path } }) {
      return { path: path.replace(':id', await request(api, 'admin')), body: PASSWORD, as: 'admin' }
    },
    organisations_creer: ({ route: { path } }) => ({ path, body: organisation(), as: 'editeur' }),
    editeur_organisations: ({ route: { path } }) => ({ path, as: 'editeur' }),
    editeur_organisations_suspendre: ({ api, route: { path } }) => onNew(api, path, REASON),
    editeur_organisations_renommer: ({ api, route: { path } }) =>
      onNew(api, path, { nom: 'Coopérative du Sud', ...REASON }),
    async editeur_organisations_reactiver({ api, route: { path } }) {
      const { id } = (await newOrganisation(api)).organisation
      await api.post(`/v1/editeur/organisations/${id}/suspendre`, REASON, 'editeur')
      return { path: path.replace(':id', id), body: REASON, as: 'editeur' }
    },
    editeur_identites_reinitialiser: ({ route: { path } }) => ({
      path,
      body: { identifiant: 'deux', ...REASON },
      as: 'editeur',
    }),
    editeur_journal: ({ route: { path } }) => ({ path, as: 'editeur' }),
  },
  refusals: {
    utilisateurs_creer: {
      identifiant_deja_pris: twice,
      ensemble_inconnu: (stage, route, { body, ...ask }) =>
        send(stage, route, { ...ask, body: { ...(body as object), ensembles: ['nul'] } }),
      fin_obligatoire: (stage, route, { body, ...ask }) =>
        send(stage, route, { ...ask, body: { ...(body as object), ensembles: ['auditeur'] } }),
      periode_invalide: (stage, route, { body, ...ask }) =>
        send(stage, route, {
          ...ask,
          body: { ...(body as object), ensembles_fin_le: '2020-01-01T00:00:00Z' },
        }),
    },
    utilisateurs_lire: { utilisateur_inconnu: unknown },
    ...Object.fromEntries(
      STATUS_ACTS.map((act) => [
        nameOf(act),
        {
          utilisateur_inconnu: unknown,
          utilisateur_statut_refuse: twice,
          auto_desactivation_refusee: withId(() => UTILISATEUR.admin),
          dernier_administrateur: lastHolder,
        },
      ]),
    ),
    utilisateurs_reinitialiser_mot_de_passe: {
      utilisateur_inconnu: unknown,
      utilisateur_statut_refuse: async (stage, route, ask) =>
        send(stage, route, { ...(await on(stage.api, route.path, REASON, 'desactiver')), body: ask.body }),
      identite_d_une_autre_organisation: attached,
      identite_partagee: shared,
    },
    utilisateurs_attester: {
      utilisateur_inconnu: unknown,
      attestation_refusee: withId(async ({ api }) => (await openAccount(api)).id),
    },
    editeur_attester: {
      organisation_introuvable: unknown,
      utilisateur_inconnu: withBody({ utilisateur_id: NOBODY, ...REASON }),
      async attestation_refusee(stage, route, ask) {
        await proven(stage.api, UTILISATEUR.admin)
        const { id } = await openAccount(stage.api, { ensembles: ['administrateur_client'] })
        const path = route.path.replace(':id', ORGANISATION.demo)
        const body = { utilisateur_id: UTILISATEUR.agent1, ...REASON }
        const answer = await send(stage, route, { ...ask, path, body })
        await stage.api.post(`/v1/utilisateurs/${id}/desactiver`, REASON, 'admin')
        return answer
      },
    },
    utilisateurs_modifier: { utilisateur_inconnu: unknown },
    editeur_organisations_renommer: { organisation_introuvable: unknown },
    utilisateurs_revoquer_sessions: {
      utilisateur_inconnu: unknown,
      identite_d_une_autre_organisation: attached,
    },
    utilisateurs_rouvrir_accueil: { utilisateur_inconnu: unknown, accueil_refuse: twice },
    moi_accueil: { accueil_refuse: twice },
    moi_relances: { relance_inconnue: withBody({ genre: 'nulle', refuse: true }) },
    moi_courriel: {
      async courriel_trop_demande(stage, route, ask) {
        await askedMail(stage.api, 5)
        return send(stage, route, ask)
      },
    },
    moi_courriel_confirmer: { code_courriel_invalide: withBody({ code: 'faux' }) },
    moi_rattachements_accepter: {
      rattachement_inconnu: unknown,
      code_rattachement_invalide: withBody({ ...PASSWORD, code: 'faux' }),
      identifiant_deja_pris: boundElsewhere,
    },
    organisations_creer: {
      organisation_code_deja_pris: (stage, route, ask) =>
        send(stage, route, { ...ask, body: organisation({ code: 'DEMO' }) }),
    },
    ...Object.fromEntries(
      ['editeur_organisations_suspendre', 'editeur_organisations_reactiver'].map((name) => [
        name,
        { organisation_introuvable: unknown, organisation_statut_refuse: twice },
      ]),
    ),
    editeur_identites_reinitialiser: {
      identite_inconnue: withBody({ identifiant: 'personne.nulle.part', ...REASON }),
    },
  },
  places: [
    place('utilisateurs_lire', ''),
    {
      ...place('utilisateurs_modifier', ''),
      body: () => ({ nom_affiche: 'x' }),
    },
    ...STATUS_ACTS.map((act) => place(nameOf(act), `/${act}`)),
    ...ACTS.map((act) => place(nameOf(act), `/${act}`, {})),
    place('utilisateurs_attester', '/attester'),
    {
      route: 'moi_rattachements_accepter',
      member: 'id',
      as: 'admin',
      id: () => UTILISATEUR.deuxVoisine,
      path: (id) => `/v1/moi/rattachements/${id}/accepter`,
      body: () => PASSWORD,
    },
    {
      route: 'editeur_attester',
      member: 'id',
      as: 'admin',
      id: () => ORGANISATION.voisine,
      path: (id) => `/v1/editeur/organisations/${id}/attester`,
      body: () => ({ utilisateur_id: UTILISATEUR.deuxVoisine, ...REASON }),
    },
    {
      route: 'editeur_attester',
      member: 'utilisateur_id',
      as: 'editeur',
      id: () => UTILISATEUR.deuxVoisine,
      path: () => `/v1/editeur/organisations/${ORGANISATION.demo}/attester`,
      body: (utilisateur_id) => ({ utilisateur_id, ...REASON }),
    },
    ...['suspendre', 'reactiver', 'renommer'].map((act) => ({
      route: `editeur_organisations_${act}`,
      member: 'id',
      as: 'admin',
      id: () => ORGANISATION.voisine,
      path: (id: string) => `/v1/editeur/organisations/${id}/${act}`,
      body: () => (act === 'renommer' ? { nom: 'x', ...REASON } : REASON),
    })),
  ],
}
