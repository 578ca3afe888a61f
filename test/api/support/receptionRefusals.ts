// Requests that provoke each refusal of the routes of receptions.
import { randomUUID } from 'node:crypto'
import {
  CAMPAGNE,
  CONTRAT,
  EMPLACEMENT,
  FOURNISSEUR,
  GROUPEMENT,
  ORGANISATION,
  PRODUIT,
  UTILISATEUR,
} from '../../../demo/ids.ts'
import type { Api } from './api.ts'
import { at, unknown, withMembers } from './asking.ts'
import type { Domain } from './domain.ts'
import type { Draft } from './phones.ts'
import { changed, NOBODY, type Provoke, send, withId } from './provoke.ts'
import { corrections } from './receptionCorrections.ts'
import {
  collect,
  delivery,
  deliveryOfOne,
  expected,
  purchase,
  receive,
  validated,
  waiting,
} from './receptions.ts'
import { result, SAMPLE } from './suites.ts'

/** Requests a draft. */
export const DRAFT = { brouillon: true }

/** Sends the request about a new reception after SQL changed a record that it depends on. */
const about =
  (make: (api: Api) => Promise<string>, change?: string, values: readonly unknown[] = []): Provoke =>
  (stage, route, ask) =>
    withId(async ({ api }) => {
      const id = await make(api)
      if (change !== undefined) await api.sql(change, [id, ...values])
      return id
    })(stage, route, ask)
/** Makes a draft from a body; returns its id. */
const draft = (bodyOf: (api: Api) => Promise<Draft> | Draft) => async (api: Api) =>
  waiting(api, { ...(await bodyOf(api)), ...DRAFT })
/** Moves a reception into a closed campaign. */
const inClosedCampaign = 'update reception.reception set campagne_id = $2 where id = $1'
/** Changes the lot of a reception. */
const ofLot = (change: string) =>
  `update lot.lot set ${change} where id = (select lot_id from reception.reception where id = $1)`

/** Makes a place for conventional produce only, or for any produce. */
async function narrowPlace(api: Api, isNarrow = true): Promise<string> {
  const [row] = await api.sql<{ id: string }>(
    `insert into emplacement.emplacement (organisation_id, id, code, nom)
     values ($1, gen_random_uuid(), upper(left($2, 12)), 'Quai') returning id`,
    [ORGANISATION.demo, randomUUID()],
  )
  if (isNarrow) await narrow(api, row?.id ?? '')
  return row?.id ?? ''
}
const narrow = (api: Api, id: string) =>
  api.sql('insert into emplacement.qualite_admise values ($1, $2, $3)', [
    ORGANISATION.demo,
    id,
    'conventionnel',
  ])
/** Sends the request about a reception after its place stopped accepting goods of this kind. */
const narrowed =
  (make: (api: Api, body: Draft) => Promise<string>): Provoke =>
  (stage, route, ask) =>
    withId(async ({ api }) => {
      const emplacement_id = await narrowPlace(api, false)
      const id = await make(api, purchase({ emplacement_id }))
      await narrow(api, emplacement_id)
      return id
    })(stage, route, ask)

/** Sends the same request with a body made at that time. */
const asking =
  (bodyOf: (api: Api) => Promise<Draft> | Draft): Provoke =>
  async (stage, route, ask) =>
    send(stage, route, { ...ask, body: await bodyOf(stage.api) })
/** A product with no other lot in the tests, so that its numbers are free. */
const mango = { produit_id: PRODUIT.mangue }
/** Makes a reception of a group without a certificate; returns its id. */
export const uncertified = async (api: Api) =>
  waiting(api, delivery([await expected(api)], { groupement_id: GROUPEMENT.togoudo }))

/** Sets moisture thresholds above which a note is required, while the request is sent. */
const overThreshold: Provoke = async (stage, route, ask) => {
  const { api } = stage
  const set = (cle: string, valeur: unknown) =>
    api.send('PUT', `/v1/reglages/${cle}`, { body: { valeur }, as: 'admin' })
  await set('reception.seuils.ANANAS', { humidite_max_cp: 100 })
  await set('reception.seuils_effet', 'exiger_note')
  const make = about((one) => waiting(one, purchase({ mesures: { humidite_cp: 101 } })))
  const answer = await make(stage, route, { ...ask, body: {} })
  await set('reception.seuils.ANANAS', null)
  await set('reception.seuils_effet', null)
  return answer
}
/** Sends the request about a reception of a producer who is no longer a member. */
const departed: Provoke = async (stage, route, ask) => {
  const { api } = stage
  const { id, groupement_id } = await collect(api)
  const reception = await waiting(api, delivery([{ collecte_id: id }], { groupement_id }))
  const member = `(select producteur_id from collecte.collecte where id = $1)`
  await api.sql(`update producteur.producteur set actif_pendant = '{}' where id = ${member}`, [id])
  const answer = await withId(() => reception)(stage, route, ask)
  await api.sql(`update producteur.producteur set actif_pendant = '{(,)}' where id = ${member}`, [id])
  return answer
}

/** Makes a waiting reception whose lot is blocked by a laboratory's result. */
async function analysed(api: Api): Promise<string> {
  const id = await waiting(api)
  const [row] = await api.sql<{ lot_id: string }>('select lot_id from reception.reception where id = $1', [
    id,
  ])
  const taken = await api.post(
    `/v1/lots/${row?.lot_id}/sorties`,
    { ...SAMPLE, quantite_g: 100 },
    'magasinier',
  )
  const found = { ...result(), conclusion: 'non_conforme' }
  await api.post(`/v1/sorties/${taken.body.sortie.id}/resultats`, found, 'rsci')
  return id
}

const asked: Domain['refusals'][string] = {
  campagne_introuvable: withMembers(() => ({ campagne_id: NOBODY })),
  campagne_cloturee: asking(() => purchase({ campagne_id: CAMPAGNE.demoPrevious })),
  campagne_non_ouverte: withMembers(() => ({ campagne_id: CAMPAGNE.demoNext })),
  produit_introuvable: withMembers(() => ({ produit_id: NOBODY })),
  fournisseur_inconnu: withMembers(() => ({ fournisseur_id: NOBODY })),
  reference_inactive: changed(
    "update fournisseur.fournisseur set actif_pendant = '{}' where id = $1",
    "update fournisseur.fournisseur set actif_pendant = '{(,)}' where id = $1",
    [FOURNISSEUR.plantation],
  ),
  bon_inconnu: withMembers(() => ({ bon_id: NOBODY })),
  emplacement_inconnu: withMembers(() => ({ emplacement_id: NOBODY })),
  emplacement_ferme: withMembers(() => ({ emplacement_id: EMPLACEMENT.closed })),
  contrat_inconnu: withMembers(() => ({ contrat_id: NOBODY })),
  contrat_non_actif: withMembers(() => ({ contrat_id: CONTRAT.brouillon })),
  contrat_non_applicable: withMembers(() => ({ contrat_id: CONTRAT.formule, ...mango })),
  mesure_inconnue: withMembers(() => ({ mesures: { sucre: 1 } })),
  referentiel_inconnu: withMembers(() => ({ qualite_declaree: { ZZ: 'AB' } })),
  referentiel_non_coche: changed(
    "update conformite.referentiel_coche set coche_pendant = '{}' where organisation_id = $1 and referentiel_code = 'AB'",
    "update conformite.referentiel_coche set coche_pendant = '{(,)}' where organisation_id = $1 and referentiel_code = 'AB'",
    [ORGANISATION.demo],
  ),
  etat_inconnu: withMembers(() => ({ qualite_declaree: { AB: 'ZZ' } })),
}
const nobodys = [{ collecte_id: NOBODY }]
const waited = about((api) => waiting(api))
const twiceIn = async (api: Api) => {
  const body = await deliveryOfOne(api)
  await receive(api, body)
  return body
}
const twiceExpected = async (api: Api) => {
  const body = delivery([await expected(api)])
  await receive(api, body)
  return body
}
const heavy = async (api: Api) => deliveryOfOne(api, { net_g: 10_001 })
const misfit = async (api: Api) => deliveryOfOne(api, mango)
const misplaced = async (api: Api) => purchase({ emplacement_id: await narrowPlace(api) })

const ledgered = `select set_config('sillon.organisation_id', $2, true),
  set_config('sillon.utilisateur_id', $3, true), matiere.mouvoir('destruction', 'lot', r.lot_id, array[
    (matiere.compte_de('lot', r.lot_id), r.produit_id, -1, null),
    (matiere.compte_de('perte', null), r.produit_id, 1, null)]::matiere.ligne[], $3::uuid, now(), now())
  from reception.reception r where r.id = $1`

const OWN: Domain['refusals'] = {
  receptions_creer: {
    ...asked,
    groupement_inconnu: asking(() => delivery([], { groupement_id: NOBODY })),
    collecte_inconnue: asking(() => delivery(nobodys)),
    apports_manquants: asking(() => delivery([])),
    collecte_non_recevable: asking(misfit),
    collecte_deja_recue: asking(twiceIn),
    reference_deja_recue: asking(twiceExpected),
    raison_ecart_requise: asking(heavy),
    qualite_non_admise: asking(misplaced),
  },
  receptions_lire: { reception_inconnue: unknown },
  receptions_modifier: {
    ...asked,
    reception_inconnue: unknown,
    transition_refusee: waited,
    campagne_cloturee: async (stage, route, ask) =>
      send(stage, route, {
        as: ask.as,
        body: { campagne_id: CAMPAGNE.demoPrevious },
        path: at(route, await waiting(stage.api, purchase(DRAFT))),
      }),
    groupement_inconnu: async (stage, route, ask) =>
      send(stage, route, {
        as: ask.as,
        body: { groupement_id: NOBODY },
        path: at(route, await waiting(stage.api, delivery([], DRAFT))),
      }),
    collecte_inconnue: async (stage, route, ask) =>
      send(stage, route, {
        as: ask.as,
        body: { apports: nobodys },
        path: at(route, await waiting(stage.api, delivery([], DRAFT))),
      }),
  },
  receptions_soumettre: {
    reception_inconnue: unknown,
    transition_refusee: waited,
    campagne_cloturee: about(
      draft(() => purchase()),
      inClosedCampaign,
      [CAMPAGNE.demoPrevious],
    ),
    apports_manquants: about(draft(() => delivery([]))),
    collecte_non_recevable: about(draft(misfit)),
    collecte_deja_recue: about(draft(twiceIn)),
    reference_deja_recue: about(draft(twiceExpected)),
    raison_ecart_requise: about(draft(heavy)),
    qualite_non_admise: about(draft(misplaced)),
  },
  receptions_valider: {
    reception_inconnue: unknown,
    transition_refusee: about((api) => validated(api)),
    certificat_non_valide: about(uncertified),
    membre_non_actif: departed,
    mesure_qualite_manquante: about((api) => waiting(api, purchase({ contrat_id: CONTRAT.formule }))),
    seuil_depasse: overThreshold,
    analyse_non_conforme: about(analysed),
    separation_des_taches: about(
      uncertified,
      `insert into reception.derogation values ($2, $1, 'certificat_non_valide', 'x', $3, now())`,
      [ORGANISATION.demo, UTILISATEUR.magasinier],
    ),
    qualite_non_admise: narrowed(waiting),
    segment_manquant: (stage, route, ask) =>
      changed(
        `with avant as (select modele_numerotation_version as version from campagne.campagne where id = $1)
         update campagne.campagne set modele_numerotation_version = null,
           nom = nom || '#' || (select version from avant) where id = $1`,
        `update campagne.campagne set modele_numerotation_version = split_part(nom, '#', 2)::integer,
           nom = split_part(nom, '#', 1) where id = $1`,
        [CAMPAGNE.demo],
      )(stage, route, ask),
    sequence_hors_capacite: about(
      (api) => waiting(api, purchase(mango)),
      `insert into numerotation.compteur select organisation_id, campagne_id, 'REC', produit_id, 999999
       from reception.reception where id = $1
       on conflict (organisation_id, campagne_id, nature, produit_id) do update set dernier_rang = 999999`,
    ),
  },
  receptions_rejeter: { reception_inconnue: unknown, transition_refusee: about((api) => validated(api)) },
  receptions_devalider: {
    reception_inconnue: unknown,
    transition_refusee: waited,
    lot_en_quarantaine: about((api) => validated(api), ofLot("statut = 'quarantaine'")),
    lot_non_debitable: about((api) => validated(api), ofLot("statut = 'archivé'")),
    matiere_deja_utilisee: about((api) => validated(api), ledgered, [
      ORGANISATION.demo,
      UTILISATEUR.magasinier,
    ]),
    qualite_non_admise: narrowed(validated),
  },
  receptions_corriger: corrections({
    asked,
    draft: about(draft(() => purchase())),
    placed: narrowed(validated),
    used: about((api) => validated(api), ledgered, [ORGANISATION.demo, UTILISATEUR.magasinier]),
    about,
  }),
  receptions_deroger: {
    reception_inconnue: unknown,
    transition_refusee: about((api) => validated(api)),
    separation_des_taches: about(
      (api) => waiting(api),
      'update reception.reception set auteur_id = $2 where id = $1',
      [UTILISATEUR.direction],
    ),
    analyse_non_conforme: about(analysed),
    derogation_deja_accordee: async (stage, route, ask) => {
      await send(stage, route, ask)
      return send(stage, route, ask)
    },
  },
}

const asAgent: Provoke = (stage, route, ask) => send(stage, route, { ...ask, as: 'agent1' })

/** The provocations for the routes of receptions. */
export const REFUSALS: Domain['refusals'] = Object.fromEntries(
  ['receptions', ...Object.keys(OWN)].map((name) => [name, { ...OWN[name], droit_manquant: asAgent }]),
)
