// Test data for the routes of members, plots and their dated events.

import { v7 as uuidv7 } from 'uuid'
import { GROUPEMENT, ORGANISATION, PARCELLE, PRODUCTEUR, PRODUIT, UTILISATEUR } from '../../../../demo/ids.ts'
import { one, reads } from '../../../access/access.ts'
import type { Api } from '../api.ts'
import { at, place, twice, unknown, withMembers } from '../asking.ts'
import type { Domain } from '../domain.ts'
import { hoursAgo, type Member, newMember, newPlot } from '../members.ts'
import { NOBODY, send, withId } from '../provoke.ts'

const { voisine } = PRODUCTEUR
const { allada, kouma, sekou } = GROUPEMENT

const event = (members: object = {}) => ({ le: hoursAgo(1), raison: 'Vu sur place', ...members })
const grown = (produit_id: string) => ({ produit_id, part_cp: 10_000 })
const early = withMembers(() => ({ le: hoursAgo(24 * 300) }))
const left = async (api: Api): Promise<Member> => {
  const member = await newMember(api)
  await api.post(`/v1/producteurs/${member.producteur_id}/sortie`, event({ le: hoursAgo(2) }), 'rsci')
  return member
}

/** Merges a member into another one. If `isTraced` is false, no trace of the moved records is kept. */
async function merged(api: Api, isTraced = true): Promise<string> {
  const [lost, kept] = [await newMember(api), await newMember(api)]
  const ids = [lost.producteur_id, kept.producteur_id]
  await api.sql('update producteur.producteur set fusionne_dans = $2 where id = $1', ids)
  if (isTraced)
    await api.sql(
      `insert into producteur.fusion (organisation_id, nature, perdu_id, garde_id, deplace, auteur_id, le)
       values ($1, 'fusion', $2, $3, '{}', $4, now())`,
      [ORGANISATION.demo, ...ids, UTILISATEUR.rsci],
    )
  return lost.producteur_id
}

/** The data of this domain. */
export const MOUVEMENTS: Domain = {
  access: {
    parcelles_tuile: reads('noyau'),
    parcelles_detail: reads('noyau'),
    parcelles_chevauchements: reads('noyau'),
    parcelles_cultures: one('review.resolve'),
    parcelles_origines: one('review.resolve'),
    parcelles_transferer: one('review.resolve'),
    producteurs_detail: reads('noyau'),
    producteurs_modifier: one('review.resolve'),
    producteurs_defusionner: one('review.resolve'),
    producteurs_groupement: one('review.resolve'),
    producteurs_piece_identite: one('producer.register', 'review.resolve', 'users.manage'),
    producteurs_retour: one('review.resolve'),
    producteurs_sortie: one('review.resolve'),
  },
  ordinary: {
    producteurs_detail: ({ route }) => ({ path: at(route, PRODUCTEUR.ordinary), as: 'rsci' }),
    producteurs_piece_identite: ({ route }) => ({ path: at(route, PRODUCTEUR.ordinary), as: 'rsci' }),
    producteurs_modifier: async ({ api, route }) => ({
      path: at(route, (await newMember(api)).producteur_id),
      body: { prenoms: 'Afi Rose', telephone: '+229 97 00 00 09', reference: uuidv7() },
      as: 'rsci',
    }),
    producteurs_groupement: async ({ api, route }) => ({
      path: at(route, (await newMember(api)).producteur_id),
      body: event({ groupement_id: allada }),
      as: 'rsci',
    }),
    producteurs_defusionner: async ({ api, route }) => ({
      path: at(route, await merged(api)),
      body: { raison: 'Deux frères' },
      as: 'rsci',
    }),
    producteurs_sortie: async ({ api, route }) => ({
      path: at(route, (await newMember(api)).producteur_id),
      body: event(),
      as: 'rsci',
    }),
    producteurs_retour: async ({ api, route }) => ({
      path: at(route, (await left(api)).producteur_id),
      body: event(),
      as: 'rsci',
    }),
    parcelles_detail: ({ route }) => ({ path: at(route, PARCELLE.ordinary), as: 'rsci' }),
    parcelles_chevauchements: ({ route }) => ({ path: at(route, PARCELLE.ordinary), as: 'rsci' }),
    parcelles_tuile: () => ({ path: '/v1/parcelles/tuiles/0/0/0', as: 'rsci' }),
    parcelles_transferer: async ({ api, route }) => {
      const [{ parcelle_id }, { producteur_id }] = [await newMember(api), await newMember(api)]
      return { path: at(route, parcelle_id), body: event({ producteur_id }), as: 'rsci' }
    },
    parcelles_origines: async ({ api, route }) => {
      const { producteur_id, parcelle_id } = await newMember(api)
      const body = event({ le: hoursAgo(2), anciennes: [parcelle_id] })
      return { path: at(route, await newPlot(api, producteur_id)), body, as: 'rsci' }
    },
    parcelles_cultures: async ({ api, route }) => ({
      path: at(route, (await newMember(api)).parcelle_id),
      body: event({ cultures: [grown(PRODUIT.ananas)] }),
      as: 'rsci',
    }),
  },
  refusals: {
    parcelles_cultures: {
      parcelle_inconnue: unknown,
      produit_introuvable: withMembers(() => ({ cultures: [{ produit_id: NOBODY, part_cp: 1 }] })),
      evenement_hors_ordre: withMembers(() => ({ le: '1970-01-01T00:00:00Z' })),
    },
    producteurs_detail: { producteur_inconnu: unknown },
    producteurs_piece_identite: {
      producteur_inconnu: unknown,
      piece_identite_absente: (stage, route, ask) =>
        withId(async ({ api }) => (await newMember(api)).producteur_id)(stage, route, ask),
    },
    producteurs_modifier: {
      producteur_inconnu: unknown,
      producteur_deja_connu: async (stage, route, ask) => {
        await send(stage, route, ask)
        return withId(async ({ api }) => (await newMember(api)).producteur_id)(stage, route, ask)
      },
    },
    producteurs_groupement: {
      producteur_inconnu: unknown,
      groupement_inconnu: withMembers(() => ({ groupement_id: NOBODY })),
      meme_groupement: withMembers(() => ({ groupement_id: sekou })),
      evenement_hors_ordre: early,
    },
    producteurs_defusionner: {
      producteur_inconnu: unknown,
      producteur_non_fusionne: withId(async ({ api }) => (await newMember(api)).producteur_id),
      defusion_impossible: withId(({ api }) => merged(api, false)),
    },
    producteurs_sortie: { producteur_inconnu: unknown, producteur_sorti: twice, evenement_hors_ordre: early },
    producteurs_retour: { producteur_inconnu: unknown, producteur_actif: twice, evenement_hors_ordre: early },
    parcelles_origines: {
      parcelle_inconnue: unknown,
      origines_deja_dites: twice,
      parcelle_deja_statuee: withId(async ({ api }) => (await newMember(api)).parcelle_id),
      producteur_different: async (stage, route, ask) => {
        const { parcelle_id } = await newMember(stage.api)
        return withMembers(() => ({ anciennes: [parcelle_id] }))(stage, route, ask)
      },
      evenement_hors_ordre: withMembers(() => ({ le: hoursAgo(0.5) })),
    },
    parcelles_detail: { parcelle_inconnue: unknown },
    parcelles_chevauchements: { parcelle_inconnue: unknown },
    parcelles_transferer: {
      parcelle_inconnue: unknown,
      producteur_inconnu: withMembers(() => ({ producteur_id: NOBODY })),
      meme_producteur: twice,
      producteur_sorti: withMembers(() => ({ producteur_id: PRODUCTEUR.departed })),
      evenement_hors_ordre: early,
      parcelle_sans_producteur: async (stage, route, ask) => {
        const id = ask.path.split('/')[3]
        await stage.api.sql('update parcelle.parcelle set producteur_id = null where id = $1', [id])
        return send(stage, route, ask)
      },
      producteur_en_controle: async (stage, route, ask) => {
        await stage.api.sql(
          "update controle.controle set motif = 'doublon_identite', entite = 'producteur', entite_id = $2 where id = $1",
          [await stage.scene.control(), (ask.body as Member).producteur_id],
        )
        return send(stage, route, ask)
      },
    },
  },
  places: [
    place(['producteurs_detail', 'id'], voisine, (id) => `/v1/producteurs/${id}`),
    place(['producteurs_piece_identite', 'id'], voisine, (id) => `/v1/producteurs/${id}/piece-identite`),
    place(['producteurs_modifier', 'id'], voisine, (id) => `/v1/producteurs/${id}`, {
      body: () => ({ localite: 'Allada' }),
      as: 'rsci',
    }),
    place(['producteurs_defusionner', 'id'], voisine, (id) => `/v1/producteurs/${id}/defusionner`, {
      body: () => ({ raison: 'x' }),
      as: 'rsci',
    }),
    ...['groupement', 'sortie', 'retour'].map((act) =>
      place([`producteurs_${act}`, 'id'], voisine, (id) => `/v1/producteurs/${id}/${act}`, {
        body: () => event(act === 'groupement' ? { groupement_id: allada } : {}),
        as: 'rsci',
      }),
    ),
    place(
      ['producteurs_groupement', 'groupement_id'],
      kouma,
      () => `/v1/producteurs/${PRODUCTEUR.ordinary}/groupement`,
      { body: (groupement_id) => event({ groupement_id }), as: 'rsci' },
    ),
    place(['parcelles_origines', 'id'], PARCELLE.voisine, (id) => `/v1/parcelles/${id}/origines`, {
      body: () => event({ anciennes: [PARCELLE.ordinary] }),
      as: 'rsci',
    }),
    place(
      ['parcelles_origines', 'anciennes'],
      PARCELLE.voisine,
      () => `/v1/parcelles/${PARCELLE.ordinary}/origines`,
      { body: (id) => event({ anciennes: [id] }), as: 'rsci' },
    ),
    place(['parcelles_detail', 'id'], PARCELLE.voisine, (id) => `/v1/parcelles/${id}`),
    place(['parcelles_chevauchements', 'id'], PARCELLE.voisine, (id) => `/v1/parcelles/${id}/chevauchements`),
    place(['parcelles_transferer', 'id'], PARCELLE.voisine, (id) => `/v1/parcelles/${id}/transferer`, {
      body: () => event({ producteur_id: PRODUCTEUR.small }),
      as: 'rsci',
    }),
    place(['parcelles_cultures', 'id'], PARCELLE.voisine, (id) => `/v1/parcelles/${id}/cultures`, {
      body: () => event({ cultures: [] }),
      as: 'rsci',
    }),
    place(
      ['parcelles_cultures', 'produit_id'],
      PRODUIT.cacao,
      () => `/v1/parcelles/${PARCELLE.ordinary}/cultures`,
      { body: (produit_id) => event({ cultures: [grown(produit_id)] }), as: 'rsci' },
    ),
    place(
      ['parcelles_transferer', 'producteur_id'],
      voisine,
      () => `/v1/parcelles/${PARCELLE.ordinary}/transferer`,
      { body: (producteur_id) => event({ producteur_id }), as: 'rsci' },
    ),
  ],
}
