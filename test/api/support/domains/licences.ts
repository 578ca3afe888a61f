// Test data for the routes of the publisher's licences and invoice references.
import { v7 as uuidv7 } from 'uuid'
import { ORGANISATION } from '../../../../demo/ids.ts'
import { organisation } from '../accounts.ts'
import type { Api } from '../api.ts'
import type { Domain } from '../domain.ts'
import type { Place } from '../place.ts'
import { NOBODY, type Provoke, send, withBody, withId } from '../provoke.ts'

const REASON = { raison: 'Erreur de saisie' }
const as = 'editeur'
const PERIOD = { debut: '2026-01-01', fin: '2026-12-31' }

/** An organization that no other test uses. */
export const newOrganisation = async (api: Api): Promise<string> =>
  (await api.post('/v1/organisations', organisation(), as)).body.organisation.id
const licence = async (api: Api) => ({ organisation_id: await newOrganisation(api), ...PERIOD })
const invoice = async (api: Api) => ({
  organisation_id: await newOrganisation(api),
  reference: `F-${uuidv7()}`,
  montant: 150_000,
  devise: 'XOF',
  emise_le: '2026-01-15',
  echeance: '2026-02-15',
})
const madeLicence = async (api: Api): Promise<string> =>
  (await api.post('/v1/editeur/licences', await licence(api), as)).body.id
const madeInvoice = async (api: Api): Promise<string> =>
  (await api.post('/v1/editeur/factures', await invoice(api), as)).body.id

const unknown = withId(() => NOBODY)
const twice: Provoke = async (stage, route, ask) => {
  await send(stage, route, ask)
  return send(stage, route, ask)
}
const changed =
  (changes: object): Provoke =>
  (stage, route, { body, ...ask }) =>
    send(stage, route, { ...ask, body: { ...(body as object), ...changes } })
// Adds a second licence in the organization of the licence that the request names.
const beside: Provoke = async (stage, route, ask) => {
  const id = ask.path.split('/').at(-2)
  const { licence: first } = (await stage.api.get(`/v1/editeur/licences/${id}`, as)).body
  const later = { organisation_id: first.organisation_id, debut: '2027-01-01' }
  await stage.api.post('/v1/editeur/licences', later, as)
  return changed({ fin: '2027-01-01' })(stage, route, ask)
}

const limited =
  (terms: object): Provoke =>
  async (stage, route, ask) => {
    const body = { organisation_id: ORGANISATION.demo, debut: '2026-01-01', ...terms }
    const { id } = (await stage.api.post('/v1/editeur/licences', body, as)).body
    const answer = await send(stage, route, ask)
    await stage.api.post(`/v1/editeur/licences/${id}/retirer`, REASON, as)
    return answer
  }

/** Refusals because a licence allows no further unit of this kind. */
export const underLicence = (genre: string): Readonly<Record<string, Provoke>> => ({
  licence_expiree: limited({ fin: '2026-01-02' }),
  plafond_licence_atteint: limited({ plafonds: { [genre]: 0 } }),
})

const place = (route: string, path: string, body?: object): Place => ({
  route,
  member: 'id',
  as: 'admin',
  id: () => ORGANISATION.voisine,
  path: (id) => path.replace(':id', id),
  body: body === undefined ? undefined : () => body,
})
const ACTS = { payer: {}, annuler: REASON }

/** The data of this domain. */
export const LICENCES: Domain = {
  // Support may read licences, to see why an account was refused; only the publisher's administrators may write limits and debts.
  access: {
    editeur_factures: { publisher: 'editeur_admin' },
    editeur_factures_creer: { publisher: 'editeur_admin' },
    editeur_factures_lire: { publisher: 'editeur_admin' },
    editeur_factures_annuler: { publisher: 'editeur_admin' },
    editeur_factures_payer: { publisher: 'editeur_admin' },
    editeur_licences: 'publisher',
    editeur_licences_creer: { publisher: 'editeur_admin' },
    editeur_licences_lire: 'publisher',
    editeur_licences_corriger: { publisher: 'editeur_admin' },
    editeur_licences_retirer: { publisher: 'editeur_admin' },
  },
  ordinary: {
    async editeur_licences({ api, route: { path } }) {
      await madeLicence(api)
      return { path, as }
    },
    editeur_licences_creer: async ({ api, route: { path } }) => ({ path, body: await licence(api), as }),
    editeur_licences_lire: async ({ api, route: { path } }) => ({
      path: path.replace(':id', await madeLicence(api)),
      as,
    }),
    editeur_licences_corriger: async ({ api, route: { path } }) => ({
      path: path.replace(':id', await madeLicence(api)),
      body: { ...PERIOD, ...REASON },
      as,
    }),
    editeur_licences_retirer: async ({ api, route: { path } }) => ({
      path: path.replace(':id', await madeLicence(api)),
      body: REASON,
      as,
    }),
    async editeur_factures({ api, route: { path } }) {
      await madeInvoice(api)
      return { path, as }
    },
    editeur_factures_creer: async ({ api, route: { path } }) => ({ path, body: await invoice(api), as }),
    editeur_factures_lire: async ({ api, route: { path } }) => ({
      path: path.replace(':id', await madeInvoice(api)),
      as,
    }),
    editeur_factures_payer: async ({ api, route: { path } }) => ({
      path: path.replace(':id', await madeInvoice(api)),
      body: {},
      as,
    }),
    editeur_factures_annuler: async ({ api, route: { path } }) => ({
      path: path.replace(':id', await madeInvoice(api)),
      body: REASON,
      as,
    }),
  },
  refusals: {
    appareils_codes_enrolement: underLicence('appareils'),
    utilisateurs_creer: underLicence('utilisateurs'),
    utilisateurs_reactiver: underLicence('utilisateurs'),
    editeur_licences_creer: {
      organisation_introuvable: changed({ organisation_id: NOBODY }),
      periode_invalide: changed({ fin: '2025-12-31' }),
      module_inconnu: changed({ modules: ['nulle_part'] }),
      licence_chevauchante: twice,
    },
    editeur_licences_lire: { licence_inconnue: unknown },
    editeur_licences_corriger: {
      licence_inconnue: unknown,
      licence_deja_corrigee: twice,
      periode_invalide: changed({ fin: '2025-12-31' }),
      module_inconnu: changed({ modules: ['nulle_part'] }),
      licence_chevauchante: beside,
    },
    editeur_licences_retirer: { licence_inconnue: unknown, licence_deja_corrigee: twice },
    editeur_factures_creer: {
      organisation_introuvable: changed({ organisation_id: NOBODY }),
      devise_inconnue: changed({ devise: 'QQQ' }),
      periode_invalide: changed({ echeance: '2026-01-14' }),
      facture_reference_prise: twice,
    },
    editeur_factures_lire: { facture_inconnue: unknown },
    editeur_factures_payer: {
      facture_inconnue: unknown,
      facture_statut_refuse: twice,
      evenement_hors_ordre: withBody({ payee_le: '2026-01-14' }),
    },
    editeur_factures_annuler: { facture_inconnue: unknown, facture_statut_refuse: twice },
  },
  places: [
    ...['licences', 'factures'].flatMap((list) => [
      { ...place(`editeur_${list}`, `/v1/editeur/${list}?organisation_id=:id`), member: 'organisation_id' },
      {
        ...place(`editeur_${list}_creer`, `/v1/editeur/${list}`),
        member: 'organisation_id',
        body: (organisation_id: string) => ({ organisation_id, ...PERIOD }),
      },
    ]),
    place('editeur_licences_lire', '/v1/editeur/licences/:id'),
    place('editeur_licences_corriger', '/v1/editeur/licences/:id/corriger', { ...PERIOD, ...REASON }),
    place('editeur_licences_retirer', '/v1/editeur/licences/:id/retirer', REASON),
    place('editeur_factures_lire', '/v1/editeur/factures/:id'),
    ...Object.entries(ACTS).map(([act, body]) =>
      place(`editeur_factures_${act}`, `/v1/editeur/factures/:id/${act}`, body),
    ),
  ],
}
