// How the routes of receptions come to answer each of their refusals.
import { CAMPAGNE, CONTRAT, EMPLACEMENT, FOURNISSEUR, ORGANISATION, UTILISATEUR } from '../../../demo/ids.ts'
import type { Api } from './api.ts'
import { at, unknown, withMembers } from './asking.ts'
import type { Domain } from './domains.ts'
import { changed, NOBODY, type Provoke, send } from './provoke.ts'
import { delivery, deliveryOfOne, expected, purchase, receive, validated, waiting } from './receptions.ts'
import {
  about,
  analysed,
  asking,
  DRAFT,
  departed,
  draft,
  inClosedCampaign,
  mango,
  narrowed,
  narrowPlace,
  ofLot,
  overThreshold,
  uncertified,
} from './refusedReceptions.ts'

const asked: Domain['refusals'][string] = {
  campagne_introuvable: withMembers(() => ({ campagne_id: NOBODY })),
  campagne_cloturee: withMembers(() => ({ campagne_id: CAMPAGNE.demoPrevious })),
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
    groupement_inconnu: async (stage, route, ask) =>
      send(stage, route, {
        ...{ as: ask.as, body: { groupement_id: NOBODY } },
        path: at(route, await waiting(stage.api, delivery([], DRAFT))),
      }),
    collecte_inconnue: async (stage, route, ask) =>
      send(stage, route, {
        ...{ as: ask.as, body: { apports: nobodys } },
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
    campagne_cloturee: about((api) => waiting(api), inClosedCampaign, [CAMPAGNE.demoPrevious]),
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
    campagne_cloturee: about((api) => validated(api), inClosedCampaign, [CAMPAGNE.demoPrevious]),
    lot_en_quarantaine: about((api) => validated(api), ofLot("statut = 'quarantaine'")),
    lot_non_debitable: about((api) => validated(api), ofLot("statut = 'archivé'")),
    matiere_deja_utilisee: about((api) => validated(api), ledgered, [
      ...[ORGANISATION.demo, UTILISATEUR.magasinier],
    ]),
    qualite_non_admise: narrowed(validated),
  },
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

/** How the routes of receptions come to refuse. */
export const REFUSALS: Domain['refusals'] = Object.fromEntries(
  ['receptions', ...Object.keys(OWN)].map((name) => [name, { ...OWN[name], droit_manquant: asAgent }]),
)
