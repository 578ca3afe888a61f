// Test data for the routes of yields and capacities.

import {
  CAMPAGNE,
  demoId,
  GROUPEMENT,
  ORGANISATION,
  PRODUCTEUR,
  PRODUIT,
  UTILISATEUR,
} from '../../../../demo/ids.ts'
import { one, reads } from '../../../access/access.ts'
import { asOnePerson } from '../accounts.ts'
import type { Api } from '../api.ts'
import type { Domain } from '../domain.ts'
import type { Place } from '../place.ts'
import { NOBODY, type Provoke, type Stage, send, withId } from '../provoke.ts'
import type { Ask } from '../scene.ts'

const PRODUCER = demoId('producteur', 20)
const PLOT = demoId('parcelle', 200)
const CAPACITY = demoId('capacite', 1001)
const key = { campagne_id: CAMPAGNE.demo, producteur_id: PRODUCER, matiere_code: 'ANANAS' }
const aYield = {
  parcelle_id: PLOT,
  campagne_id: CAMPAGNE.demo,
  produit_id: PRODUIT.ananas,
  rendement_g_ha: 41_000_000,
  raison: 'Comptage sur trois carrés',
}

/** Sets the quality state of the plot on which this proposal's producer grows pineapple. */
async function stateOf(api: Api): Promise<string> {
  const { body } = await api.get(`/v1/capacites?producteur_id=${PRODUCER}&matiere=ANANAS`, 'direction')
  return body.capacites[0].etat_code
}

/** Makes a new proposal. */
async function propose(api: Api, as = 'rsci-adjoint'): Promise<string> {
  const { body } = await api.post('/v1/capacites', { ...key, etat_code: await stateOf(api) }, as)
  return body.capacites[0].id
}

const proposed = async (api: Api, path: string, body: unknown, as: string): Promise<Ask> => ({
  path: path.replace(':id', await propose(api)),
  body,
  as,
})
const but =
  (changes: object): Provoke =>
  (stage, route, ask) =>
    send(stage, route, { ...ask, body: { ...(ask.body as object), ...changes } })
const unknown = withId(() => NOBODY)
const REPLACED = "update capacite.capacite set statut = 'remplacee' where id = $1"
const STALE = "update capacite.capacite set lignes = '[]' where id = $1"
const VALIDATED = `insert into capacite.validation
  select c.organisation_id, c.id, 'rsci', $2, now() from capacite.capacite c where c.id = $1`
/** Sends the request about a proposal after SQL changed it. */
const after =
  (change: string, ...values: unknown[]): Provoke =>
  (stage, route, ask) =>
    withId(async ({ api }) => {
      const id = await propose(api)
      await api.sql(change, [id, ...values])
      return id
    })(stage, route, ask)

/** Plants on the plot a raw material without any yield; returns the id of a proposal that depends on it. */
async function withoutYield({ api }: Stage): Promise<string> {
  await api.sql(
    `with neuf as (
       insert into produit.produit (organisation_id, code, nom_fr, nom_en, unite_code, est_matiere_premiere, actif_pendant)
       values ($1, 'SANSREND', 'Sans rendement', 'No yield', 'KGM', true, '{(,)}') on conflict do nothing returning id)
     insert into parcelle.culture (organisation_id, parcelle_id, produit_declare, produit_id, part_cp)
     select $1, $2, id, id, 0 from neuf`,
    [ORGANISATION.demo, PLOT],
  )
  const [row] = await api.sql<{ id: string }>(
    `with avant as (update capacite.capacite set statut = 'remplacee' where matiere_code = 'SANSREND')
     insert into capacite.capacite
       (organisation_id, campagne_id, producteur_id, matiere_code, etat_code, capacite_g, lignes, proposee_le)
     select $1, $2, $3, 'SANSREND', 'ABx' || gen_random_uuid(), 0,
       jsonb_build_array(jsonb_build_object('parcelle_id', $4::uuid, 'surface_m2', 1, 'part_cp', 1,
         'rendement_g_ha', 0, 'rendement_defaut', true)), now() returning id`,
    [ORGANISATION.demo, CAMPAGNE.demo, PRODUCER, PLOT],
  )
  return row?.id ?? ''
}

const underControl: Provoke = async (stage, route, ask) => {
  const control = await stage.scene.control()
  const about = (motif: string, id: string) =>
    stage.api.sql('update controle.controle set motif = $2, entite_id = $3 where id = $1', [
      control,
      motif,
      id,
    ])
  await about('doublon_identite', PRODUCER)
  const answer = await send(stage, route, ask)
  await about('reference_inconnue', NOBODY)
  return answer
}

const decided: Domain['refusals'][string] = {
  capacite_inconnue: unknown,
  capacite_deja_decidee: after(REPLACED),
}
/** Applies an import of one capacity, made by another person. */
async function imported(api: Api, capacity: string, as: string = UTILISATEUR.rsciAdjoint): Promise<string> {
  const [row] = await api.sql<{ id: string }>(
    `with i as (
       insert into importation.importation
         (organisation_id, genre, nom_fichier, format, taille_octets, sha256, statut, cree_le, auteur_id)
       values ($1, 'capacites', 'x', 'csv', 1, repeat('0', 64), 'applique', now(), $2) returning *)
     , l as (
       insert into importation.ligne (organisation_id, importation_id, rang, numero, cellules, objet_id, ecrite_le)
       select organisation_id, id, 1, 2, '{}', $3, now() from i)
     select id from i`,
    [ORGANISATION.demo, as, capacity],
  )
  return row?.id ?? ''
}
/** Validates an import with a fresh proposal after SQL changed the proposal. */
const importedAfter =
  (change: string, ...values: unknown[]): Provoke =>
  (stage, route, ask) =>
    withId(async ({ api }) => {
      const id = await propose(api)
      await api.sql(change, [id, ...values])
      return imported(api, id)
    })(stage, route, ask)

const posted = (route: string, member: string, id: () => string, body: object): Place => ({
  route,
  member,
  id,
  as: 'rsci',
  path: () => `/v1/${route.split('_')[0]}`,
  body: (value) => ({ ...body, [member]: value }),
})
const about = (route: string, act: string, body?: object): Place => ({
  route,
  member: 'id',
  id: () => CAPACITY,
  as: 'rsci',
  path: (value) => `/v1/capacites/${value}${act}`,
  body: body && (() => body),
})
const theirs = {
  campagne: () => CAMPAGNE.voisine,
  produit: () => PRODUIT.cacao,
  producteur: () => PRODUCTEUR.voisine,
}
const THEIR_IMPORT = '01960000-00f1-7000-8000-00000000000a'
const theirPlot = () => demoId('parcelle', 10_010)
const asked = { campagne_id: CAMPAGNE.demo, matiere_code: 'ANANAS', etat_code: 'AB' }
const { matiere_code: _, ...ofProduct } = asked

const query = (route: string, member: string, id: () => string): Place => ({
  route,
  member,
  id,
  as: 'direction',
  path: (value) => `/v1/${route}?${member}=${value}`,
})

/** The data of this domain. */
export const CAPACITES: Domain = {
  access: {
    capacites: reads('noyau'),
    capacites_proposer: one('capacity.propose'),
    capacites_lire: reads('noyau'),
    capacites_refuser: one('capacity.approve'),
    capacites_valider: one('capacity.approve'),
    imports_valider: one('capacity.approve'),
    rendements: reads('noyau'),
    rendements_fixer: one('capacity.propose'),
    rendements_lire: reads('noyau'),
  },
  ordinary: {
    rendements_fixer: ({ route: { path } }) => ({ path, body: aYield, as: 'rsci' }),
    capacites_proposer: async ({ api, route: { path } }) => ({
      path,
      body: { ...key, etat_code: await stateOf(api) },
      as: 'rsci',
    }),
    capacites_lire: async ({ api, route: { path } }) => ({
      path: path.replace(':id', await propose(api)),
      as: 'admin',
    }),
    capacites_valider: ({ api, route: { path } }) => proposed(api, path, {}, 'rsci'),
    capacites_refuser: ({ api, route: { path } }) => proposed(api, path, { raison: 'À revoir' }, 'direction'),
    imports_valider: async ({ api, route: { path } }) => ({
      path: path.replace(':id', await imported(api, await propose(api))),
      body: {},
      as: 'rsci',
    }),
  },
  refusals: {
    rendements_fixer: {
      campagne_introuvable: but({ campagne_id: NOBODY }),
      campagne_cloturee: but({ campagne_id: CAMPAGNE.demoPrevious }),
      parcelle_inconnue: but({ parcelle_id: NOBODY }),
      produit_introuvable: but({ produit_id: NOBODY }),
      culture_absente: but({ produit_id: PRODUIT.mangue }),
    },
    capacites_proposer: {
      campagne_introuvable: but({ campagne_id: NOBODY }),
      produit_introuvable: but({ matiere_code: 'RIEN' }),
      etat_inconnu: but({ etat_code: 'ZZ' }),
      producteur_inconnu: but({ producteur_id: NOBODY }),
      groupement_inconnu: but({ producteur_id: undefined, groupement_id: NOBODY }),
      capacite_sans_parcelle: but({ matiere_code: 'MANGUE' }),
      rendement_inconnu: async (stage, route, ask) => {
        await withoutYield(stage)
        return but({ matiere_code: 'SANSREND' })(stage, route, ask)
      },
    },
    capacites_lire: { capacite_inconnue: unknown },
    capacites_refuser: decided,
    capacites_valider: {
      ...decided,
      separation_des_taches: after(
        'update capacite.capacite set proposee_par = $2 where id = $1',
        UTILISATEUR.rsci,
      ),
      personnes_non_distinctes: (stage, route, ask) =>
        asOnePerson(stage.api, UTILISATEUR.rsci, UTILISATEUR.rsciAdjoint, () => send(stage, route, ask)),
      validation_personnes_distinctes: async (stage, route, ask) => {
        await send(stage, route, ask)
        return send(stage, route, ask)
      },
      validation_deja_donnee: after(VALIDATED, UTILISATEUR.admin),
      capacite_non_validable: underControl,
      capacite_perimee: after(STALE),
      rendement_inconnu: withId(withoutYield),
    },
    imports_valider: {
      importation_inconnue: unknown,
      transition_refusee: withId(async ({ api }) => {
        const id = await imported(api, await propose(api))
        await api.sql(`update importation.importation set statut = 'essaye' where id = $1`, [id])
        return id
      }),
      capacite_deja_decidee: importedAfter(REPLACED),
      separation_des_taches: withId(async ({ api }) => imported(api, await propose(api), UTILISATEUR.rsci)),
      personnes_non_distinctes: (stage, route, ask) =>
        asOnePerson(stage.api, UTILISATEUR.rsci, UTILISATEUR.rsciAdjoint, () => send(stage, route, ask)),
      validation_personnes_distinctes: async (stage, route, ask) => {
        await send(stage, route, ask)
        return send(stage, route, ask)
      },
      validation_deja_donnee: importedAfter(VALIDATED, UTILISATEUR.admin),
      capacite_non_validable: underControl,
      capacite_perimee: importedAfter(STALE),
      rendement_inconnu: withId(async (stage) => imported(stage.api, await withoutYield(stage))),
    },
  },
  places: [
    query('rendements', 'campagne_id', theirs.campagne),
    query('rendements', 'parcelle_id', theirPlot),
    query('rendements', 'producteur_id', theirs.producteur),
    query('rendements', 'produit_id', theirs.produit),
    query('capacites', 'campagne_id', theirs.campagne),
    query('capacites', 'producteur_id', theirs.producteur),
    query('capacites', 'groupement_id', () => GROUPEMENT.kouma),
    posted('rendements_fixer', 'campagne_id', theirs.campagne, aYield),
    posted('rendements_fixer', 'parcelle_id', theirPlot, aYield),
    posted('rendements_fixer', 'produit_id', theirs.produit, aYield),
    posted('capacites_proposer', 'campagne_id', theirs.campagne, { ...asked, producteur_id: PRODUCER }),
    posted('capacites_proposer', 'producteur_id', theirs.producteur, asked),
    posted('capacites_proposer', 'groupement_id', () => GROUPEMENT.kouma, asked),
    posted('capacites_proposer', 'produit_id', theirs.produit, { ...ofProduct, producteur_id: PRODUCER }),
    about('capacites_lire', ''),
    about('capacites_valider', '/valider', {}),
    about('capacites_refuser', '/refuser', { raison: 'x' }),
    {
      route: 'imports_valider',
      member: 'id',
      id: () => THEIR_IMPORT,
      as: 'rsci',
      path: (value) => `/v1/imports/${value}/valider`,
      body: () => ({}),
    },
  ],
}
