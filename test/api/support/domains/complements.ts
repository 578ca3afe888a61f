// Test data for the routes of price complements and deductions.

import {
  CAMPAGNE,
  CONTRAT,
  FOURNISSEUR,
  GROUPEMENT,
  PRODUCTEUR,
  PRODUIT,
  UTILISATEUR,
} from '../../../../demo/ids.ts'
import { reads, writes } from '../../../access/access.ts'
import { asOnePerson } from '../accounts.ts'
import type { Api } from '../api.ts'
import { at } from '../asking.ts'
import type { Domain } from '../domain.ts'
import { due } from '../payments.ts'
import { type Place, query } from '../place.ts'
import { NOBODY, type Provoke, send, withId } from '../provoke.ts'

const RAISON = { raison: 'Vu en assemblée' }
const THEIRS = '01960000-00f1-7000-8000-00000000000a'
/** Makes a complement for goods that the demo does not have, because other tests count the demo's due lines. */
const COMPLEMENT = {
  campagne_id: CAMPAGNE.demo,
  produit_id: PRODUIT.ananas,
  categorie: 'hors_statut',
  prix_kg: 15,
  libelle: 'Ristourne de fin de campagne',
  ...RAISON,
}
const DEDUCTION = {
  fournisseur_id: FOURNISSEUR.plantation,
  motif: 'transport',
  libelle: 'Transport de mai',
  montant: 10,
  ...RAISON,
}
const unknown = withId(() => NOBODY)
const but =
  (changes: object): Provoke =>
  (stage, route, ask) =>
    send(stage, route, { ...ask, body: { ...(ask.body as object), ...changes } })

/** Proposes a complement that waits for a second person; returns its id. */
async function proposed(api: Api, as = 'commercial'): Promise<string> {
  const body = { valeur: 1_000_000_000 }
  await api.send('PUT', '/v1/reglages/paiements.seuil_validation', { as: 'admin', body })
  return (await api.post('/v1/complements', COMPLEMENT, as)).body.id
}
/** Makes a deduction from a supplier; returns its line. */
async function deducted(api: Api): Promise<string> {
  await due(api)
  return (await api.post('/v1/deductions', DEDUCTION, 'commercial')).body.id
}
const cancelled = withId(async ({ api }) => {
  const id = await proposed(api)
  await api.post(`/v1/complements/${id}/annuler`, RAISON, 'commercial')
  return id
})
const posted = (route: string, path: (id: string) => string, body?: object, as = 'commercial'): Place => ({
  route,
  member: 'id',
  id: () => THEIRS,
  path,
  ...(body === undefined ? {} : { body: () => body }),
  as,
})
const naming = (path: string, route: string, member: string, id: string, body: object): Place => ({
  route,
  member,
  id: () => id,
  path: () => path,
  body: (value) => ({ ...body, [member]: value }),
  as: 'commercial',
})
const { fournisseur_id: _, ...ofNobody } = DEDUCTION

/** The data of this domain. */
export const COMPLEMENTS: Domain = {
  access: {
    complements: reads('contrats'),
    complements_proposer: writes('contrats', 'contracts.manage'),
    complements_lire: reads('contrats'),
    complements_annuler: writes('contrats', 'contracts.manage'),
    complements_valider: writes('contrats', 'payments.manage'),
    creances_retirer: writes('contrats', 'contracts.manage'),
    deductions_creer: writes('contrats', 'contracts.manage'),
  },
  ordinary: {
    creances_retirer: async ({ api, route }) => ({
      path: at(route, await deducted(api)),
      body: RAISON,
      as: 'commercial',
    }),
    deductions_creer: async ({ api, route: { path } }) => {
      await due(api)
      return { path, body: DEDUCTION, as: 'commercial' }
    },
    complements: async ({ api, route: { path } }) => {
      await proposed(api)
      return { path, as: 'direction' }
    },
    complements_proposer: ({ route: { path } }) => ({ path, body: COMPLEMENT, as: 'commercial' }),
    complements_lire: async ({ api, route }) => ({ path: at(route, await proposed(api)), as: 'direction' }),
    complements_valider: async ({ api, route }) => ({
      path: at(route, await proposed(api)),
      body: {},
      as: 'direction',
    }),
    complements_annuler: async ({ api, route }) => ({
      path: at(route, await proposed(api)),
      body: RAISON,
      as: 'commercial',
    }),
  },
  refusals: {
    creances_retirer: {
      ligne_inconnue: unknown,
      retenue_sans_objet: withId(async ({ api }) => {
        const id = await deducted(api)
        await api.post(`/v1/creances/${id}/retirer`, RAISON, 'commercial')
        return id
      }),
    },
    deductions_creer: {
      producteur_inconnu: but({ producteur_id: NOBODY, fournisseur_id: undefined }),
      fournisseur_inconnu: but({ fournisseur_id: NOBODY }),
      devise_inconnue: but({ devise: 'ZZZ' }),
      creance_bloquee: async (stage, route, ask) => {
        await stage.api.sql(
          `insert into controle.controle
             (organisation_id, commande_id, motif, auteur_id, entite, entite_id, ouvert_le)
           select organisation_id, commande_id, 'doublon_identite', utilisateur_id, 'producteur', $1, now()
           from collecte.collecte limit 1`,
          [PRODUCTEUR.departed],
        )
        const body = { ...ofNobody, producteur_id: PRODUCTEUR.departed }
        return send(stage, route, { ...ask, body })
      },
      deduction_excessive: but({ montant: 1_000_000_000_000 }),
    },
    complements_proposer: {
      campagne_introuvable: but({ campagne_id: NOBODY }),
      campagne_non_ouverte: but({ campagne_id: CAMPAGNE.demoNext }),
      produit_introuvable: but({ produit_id: NOBODY }),
      groupement_inconnu: but({ groupement_id: NOBODY }),
      contrat_inconnu: but({ contrat_id: NOBODY }),
      contrat_non_applicable: but({ contrat_id: CONTRAT.actif, campagne_id: CAMPAGNE.demoPrevious }),
      devise_inconnue: but({ devise: 'ZZZ' }),
    },
    complements_lire: { complement_inconnu: unknown },
    complements_valider: {
      complement_inconnu: unknown,
      transition_refusee: cancelled,
      separation_des_taches: withId(async ({ api }) => proposed(api, 'direction')),
      personnes_non_distinctes: (stage, route, ask) =>
        asOnePerson(stage.api, UTILISATEUR.direction, UTILISATEUR.commercial, () => send(stage, route, ask)),
    },
    complements_annuler: { complement_inconnu: unknown, transition_refusee: cancelled },
  },
  places: [
    query('complements', 'campagne_id', () => CAMPAGNE.voisine, 'direction'),
    posted('creances_retirer', (id) => `/v1/creances/${id}/retirer`, RAISON),
    posted('complements_lire', (id) => `/v1/complements/${id}`),
    posted('complements_valider', (id) => `/v1/complements/${id}/valider`, {}, 'admin'),
    posted('complements_annuler', (id) => `/v1/complements/${id}/annuler`, RAISON),
    naming('/v1/deductions', 'deductions_creer', 'producteur_id', PRODUCTEUR.voisine, ofNobody),
    naming('/v1/deductions', 'deductions_creer', 'fournisseur_id', FOURNISSEUR.voisine, DEDUCTION),
    naming('/v1/complements', 'complements_proposer', 'campagne_id', CAMPAGNE.voisine, COMPLEMENT),
    naming('/v1/complements', 'complements_proposer', 'produit_id', PRODUIT.cacao, COMPLEMENT),
    naming('/v1/complements', 'complements_proposer', 'groupement_id', GROUPEMENT.kouma, COMPLEMENT),
    naming('/v1/complements', 'complements_proposer', 'contrat_id', CONTRAT.voisine, COMPLEMENT),
  ],
}
