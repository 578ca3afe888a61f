// Test data for the routes of due lines and payments.

import { CAMPAGNE, FOURNISSEUR, PRODUCTEUR, UTILISATEUR } from '../../../../demo/ids.ts'
import { reads, writes } from '../../../access/access.ts'
import { asOnePerson } from '../accounts.ts'
import type { Api } from '../api.ts'
import { at } from '../asking.ts'
import type { Domain } from '../domain.ts'
import {
  type Creance,
  due,
  dues,
  dueToMember,
  forgive,
  handedOutBefore,
  PRIX,
  paid,
  promised,
  settling,
} from '../payments.ts'
import { type Place, query } from '../place.ts'
import { NOBODY, type Provoke, send, withBody, withId } from '../provoke.ts'
import { deliveryOfOne, validated, waiting } from '../receptions.ts'

const RAISON = { raison: 'Vu au registre' }
const THEIRS = '01960000-00f1-7000-8000-000000000009'
const ADVANCE = { moyen: 'mobile_money', reference: 'Avance 1' }
const unknown = withId(() => NOBODY)

/** Makes a difference in mass that waits for a decision; returns its line. */
async function difference(api: Api): Promise<string> {
  const line = (await dues(api, { net_g: 9_000 })).find(({ genre }) => genre === 'ecart')
  return line?.id ?? ''
}
const control = (api: Api, collecte: string | null) =>
  api.sql(
    `insert into controle.controle (organisation_id, commande_id, motif, auteur_id, entite, entite_id, ouvert_le)
     select organisation_id, commande_id, 'ecart_calcul', utilisateur_id, 'collecte', id, now()
     from collecte.collecte where id = $1`,
    [collecte],
  )
/** Sends the same request with a body about a new line. */
const about =
  (make: (api: Api) => Promise<unknown>): Provoke =>
  async (stage, route, ask) =>
    send(stage, route, { ...ask, body: await make(stage.api) })
const settled: Provoke = async (stage, route, ask) => {
  const id = await paid(stage.api)
  await stage.api.post(`/v1/paiements/${id}/contrepasser`, RAISON, 'admin')
  return withId(() => id)(stage, route, ask)
}
/** Makes an advance of one franc, the supplier's only open amount besides one line. */
async function advance(api: Api, { id, fournisseur_id }: Creance): Promise<void> {
  await api.sql('update paiement.reste set reste = 0 where creance_id <> $1', [id])
  const avance = { montant: 1, devise: 'XOF' }
  await api.post('/v1/paiements', { fournisseur_id, ...ADVANCE, avance }, 'admin')
}
const afterAdvance: Provoke = async (stage, route, ask) => {
  const line = await due(stage.api)
  await advance(stage.api, line)
  const answer = await send(stage, route, { ...ask, body: settling(line) })
  await forgive(stage.api)
  return answer
}
const advancedMeanwhile: Provoke = async (stage, route, ask) => {
  const { id, line } = await promised(stage.api)
  await advance(stage.api, line)
  const answer = await withId(() => id)(stage, route, ask)
  await forgive(stage.api)
  return answer
}
const abroad: Provoke = async (stage, route, ask) => {
  await promised(stage.api)
  const avance = { montant: 1, devise: 'JPY' }
  return withBody({ producteur_id: PRODUCTEUR.ordinary, ...ADVANCE, avance })(stage, route, ask)
}
const barred = async (api: Api) => {
  const line = await dueToMember(api)
  await control(api, line.collecte_id)
  return settling(line)
}
/** The price was set by an account that counts as the same person as the caller's account. */
const pricedByTheirs: Provoke = (stage, route, ask) =>
  asOnePerson(stage.api, UTILISATEUR.commercial, UTILISATEUR.direction, () => send(stage, route, ask))
const posted = (name: string, path: (id: string) => string, body?: object, as = 'admin'): Place => ({
  route: name,
  member: 'id',
  id: () => THEIRS,
  path,
  ...(body === undefined ? {} : { body: () => body }),
  as,
})
const naming = (member: string, id: string): Place => ({
  route: 'paiements_creer',
  member,
  id: () => id,
  path: () => '/v1/paiements',
  body: (value) => ({ [member]: value, ...ADVANCE, avance: { montant: 1, devise: 'XOF' } }),
  as: 'admin',
})

/** The data of this domain. */
export const PAIEMENTS: Domain = {
  access: {
    creances: reads('contrats'),
    creances_lire: reads('contrats'),
    creances_admettre: writes('contrats', 'payments.manage'),
    fournisseurs_releve: reads('contrats'),
    paiements: reads('contrats'),
    paiements_creer: writes('contrats', 'payments.manage'),
    paiements_lire: reads('contrats'),
    paiements_annuler: writes('contrats', 'payments.manage'),
    paiements_contrepasser: writes('contrats', 'payments.manage'),
    paiements_valider: writes('contrats', 'payments.manage'),
    producteurs_releve: reads('contrats'),
    receptions_prix: writes('contrats', 'contracts.manage'),
    remises_retenue: writes('contrats', 'contracts.manage'),
  },
  ordinary: {
    creances: async ({ api, route: { path } }) => {
      await due(api)
      return { path, as: 'direction' }
    },
    creances_admettre: async ({ api, route }) => ({
      path: at(route, await difference(api)),
      body: RAISON,
      as: 'admin',
    }),
    receptions_prix: async ({ api, route }) => ({
      path: at(route, await validated(api)),
      body: PRIX,
      as: 'commercial',
    }),
    paiements: async ({ api, route: { path } }) => {
      await paid(api)
      return { path, as: 'direction' }
    },
    paiements_creer: async ({ api, route: { path } }) => ({
      path,
      body: settling(await due(api)),
      as: 'admin',
    }),
    paiements_lire: async ({ api, route }) => ({ path: at(route, await paid(api)), as: 'direction' }),
    paiements_valider: async ({ api, route }) => ({
      path: at(route, (await promised(api)).id),
      body: {},
      as: 'direction',
    }),
    paiements_annuler: async ({ api, route }) => ({
      path: at(route, (await promised(api)).id),
      body: RAISON,
      as: 'direction',
    }),
    paiements_contrepasser: async ({ api, route }) => ({
      path: at(route, await paid(api)),
      body: RAISON,
      as: 'direction',
    }),
    producteurs_releve: ({ route }) => ({ path: at(route, PRODUCTEUR.ordinary), as: 'direction' }),
    fournisseurs_releve: async ({ api, route }) => {
      await due(api)
      return { path: at(route, FOURNISSEUR.plantation), as: 'direction' }
    },
    remises_retenue: async ({ api, route }) => ({
      path: at(route, await handedOutBefore(api)),
      body: RAISON,
      as: 'commercial',
    }),
  },
  refusals: {
    creances_admettre: {
      ligne_inconnue: unknown,
      ecart_deja_admis: withId(async ({ api }) => {
        const id = await difference(api)
        await api.post(`/v1/creances/${id}/admettre`, RAISON, 'admin')
        return id
      }),
      separation_des_taches: withId(async ({ api }) => {
        const id = await difference(api)
        await api.sql(
          `update collecte.collecte set utilisateur_id = (
             select id from utilisateur.utilisateur u
             where u.organisation_id = collecte.organisation_id and u.identifiant = 'admin')
           where id = (select collecte_id from paiement.creance where id = $1)`,
          [id],
        )
        return id
      }),
    },
    receptions_prix: {
      reception_inconnue: unknown,
      devise_inconnue: withBody({ ...PRIX, devise: 'ZZZ' }),
      taux_change_inconnu: withBody({ ...PRIX, devise: 'JPY' }),
      prix_sans_objet: withId(async ({ api }) => waiting(api, await deliveryOfOne(api))),
    },
    paiements_creer: {
      producteur_inconnu: withBody({
        producteur_id: NOBODY,
        ...ADVANCE,
        avance: { montant: 1, devise: 'XOF' },
      }),
      fournisseur_inconnu: withBody({
        fournisseur_id: NOBODY,
        ...ADVANCE,
        avance: { montant: 1, devise: 'XOF' },
      }),
      ligne_inconnue: about(async (api) => settling({ ...(await due(api)), id: NOBODY })),
      devise_inconnue: withBody({
        fournisseur_id: FOURNISSEUR.plantation,
        ...ADVANCE,
        avance: { montant: 1, devise: 'ZZZ' },
      }),
      separation_des_taches: async (stage, route, ask) => {
        const body = settling(await due(stage.api, 'direction'))
        return send(stage, route, { ...ask, body, as: 'direction' })
      },
      personnes_non_distinctes: (stage, route, ask) =>
        asOnePerson(stage.api, UTILISATEUR.commercial, UTILISATEUR.admin, async () =>
          send(stage, route, { ...ask, body: settling(await due(stage.api)) }),
        ),
      creance_bloquee: about(barred),
      paiement_excessif: afterAdvance,
      reglement_excessif: about(async (api) => settling(await due(api), { montant: 999_999_999 })),
      taux_change_inconnu: abroad,
    },
    paiements_lire: { paiement_inconnu: unknown },
    paiements_valider: {
      paiement_inconnu: unknown,
      transition_refusee: settled,
      separation_des_taches: withId(async ({ api }) => (await promised(api)).id, {}, 'admin'),
      personnes_non_distinctes: (stage, route, ask) =>
        asOnePerson(stage.api, UTILISATEUR.direction, UTILISATEUR.admin, () => send(stage, route, ask)),
      creance_bloquee: withId(async ({ api }) => {
        const { id, line } = await promised(api, dueToMember)
        await control(api, line.collecte_id)
        return id
      }),
      paiement_excessif: advancedMeanwhile,
    },
    paiements_annuler: {
      paiement_inconnu: unknown,
      transition_refusee: settled,
      separation_des_taches: withId(async ({ api }) => (await promised(api, () => due(api, 'direction'))).id),
      personnes_non_distinctes: pricedByTheirs,
    },
    paiements_contrepasser: {
      paiement_inconnu: unknown,
      transition_refusee: settled,
      separation_des_taches: withId(async ({ api }) => paid(api, 'direction')),
      personnes_non_distinctes: pricedByTheirs,
    },
    producteurs_releve: {
      producteur_inconnu: unknown,
      campagne_introuvable: async (stage, route, ask) =>
        send(stage, route, { ...ask, path: `${ask.path}?campagne_id=${NOBODY}` }),
    },
    fournisseurs_releve: {
      fournisseur_inconnu: unknown,
      campagne_introuvable: async (stage, route, ask) =>
        send(stage, route, { ...ask, path: `${ask.path}?campagne_id=${NOBODY}` }),
    },
    remises_retenue: {
      remise_inconnue: unknown,
      retenue_sans_objet: withId(({ api }) => handedOutBefore(api, false)),
    },
  },
  places: [
    query('creances', 'producteur_id', () => PRODUCTEUR.voisine, 'direction'),
    query('creances', 'fournisseur_id', () => FOURNISSEUR.voisine, 'direction'),
    query('creances', 'campagne_id', () => CAMPAGNE.voisine, 'direction'),
    query('creances', 'reception_id', () => THEIRS, 'direction'),
    query('creances', 'collecte_id', () => THEIRS, 'direction'),
    query('paiements', 'producteur_id', () => PRODUCTEUR.voisine, 'direction'),
    query('paiements', 'fournisseur_id', () => FOURNISSEUR.voisine, 'direction'),
    query(
      'producteurs_releve',
      'campagne_id',
      () => CAMPAGNE.voisine,
      'direction',
      `/v1/producteurs/${PRODUCTEUR.ordinary}/releve`,
    ),
    { ...posted('producteurs_releve', (id) => `/v1/producteurs/${id}/releve`), id: () => PRODUCTEUR.voisine },
    query(
      'fournisseurs_releve',
      'campagne_id',
      () => CAMPAGNE.voisine,
      'direction',
      `/v1/fournisseurs/${FOURNISSEUR.plantation}/releve`,
    ),
    {
      ...posted('fournisseurs_releve', (id) => `/v1/fournisseurs/${id}/releve`),
      id: () => FOURNISSEUR.voisine,
    },
    posted('remises_retenue', (id) => `/v1/remises/${id}/retenue`, RAISON, 'commercial'),
    posted('creances_admettre', (id) => `/v1/creances/${id}/admettre`, RAISON),
    posted('receptions_prix', (id) => `/v1/receptions/${id}/prix`, PRIX, 'commercial'),
    posted('paiements_lire', (id) => `/v1/paiements/${id}`),
    posted('paiements_valider', (id) => `/v1/paiements/${id}/valider`, {}),
    posted('paiements_annuler', (id) => `/v1/paiements/${id}/annuler`, RAISON),
    posted('paiements_contrepasser', (id) => `/v1/paiements/${id}/contrepasser`, RAISON),
    naming('producteur_id', PRODUCTEUR.voisine),
    naming('fournisseur_id', FOURNISSEUR.voisine),
    {
      ...naming('creance_id', THEIRS),
      body: (creance_id) => ({
        producteur_id: PRODUCTEUR.ordinary,
        ...ADVANCE,
        lignes: [{ creance_id }],
      }),
    },
  ],
}
