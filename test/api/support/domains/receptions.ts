// Test data for the routes of receptions.

import { CAMPAGNE, CONTRAT, EMPLACEMENT, FOURNISSEUR, GROUPEMENT, PRODUIT } from '../../../../demo/ids.ts'
import { reads, writes } from '../../../access/access.ts'
import { at, place } from '../asking.ts'
import type { Domain } from '../domain.ts'
import { query } from '../place.ts'
import { DRAFT, REFUSALS, uncertified } from '../receptionRefusals.ts'
import { act, delivery, expected, purchase, validated, waiting } from '../receptions.ts'

const RAISON = { raison: 'Vu au quai' }

const theirs = {
  campagne_id: CAMPAGNE.voisine,
  produit_id: PRODUIT.cacao,
  fournisseur_id: FOURNISSEUR.voisine,
  groupement_id: GROUPEMENT.kouma,
  contrat_id: CONTRAT.voisine,
  emplacement_id: EMPLACEMENT.voisine,
  bon_id: '01960000-00f1-7000-8000-000000000001',
}
const { bon_id: _, ...filters } = theirs
const RECEPTION_VOISINE = '01960000-00f1-7000-8000-000000000002'
const written = (member: string) => (id: string) => ({
  ...(member === 'groupement_id' ? delivery([]) : purchase()),
  [member]: id,
})
const posted = (name: string, act: string, body?: object, as = 'magasinier') =>
  place([name, 'id'], RECEPTION_VOISINE, (id) => `/v1/receptions/${id}${act}`, {
    ...(body === undefined ? {} : { body: () => body }),
    as,
  })

/** The data of this domain. */
export const RECEPTIONS: Domain = {
  access: {
    receptions: reads('stock'),
    receptions_creer: writes('stock', 'stock.manage'),
    receptions_lire: reads('stock'),
    receptions_modifier: writes('stock', 'stock.manage'),
    receptions_corriger: writes('stock', 'stock.manage'),
    receptions_deroger: writes('stock', 'reception.derogate'),
    receptions_devalider: writes('stock', 'stock.manage'),
    receptions_rejeter: writes('stock', 'stock.manage'),
    receptions_soumettre: writes('stock', 'stock.manage'),
    receptions_valider: writes('stock', 'stock.manage'),
  },
  ordinary: {
    receptions: async ({ api, route: { path } }) => {
      await waiting(api, delivery([await expected(api)]))
      return { path, as: 'magasinier' }
    },
    receptions_creer: ({ route: { path } }) => ({ path, body: purchase(), as: 'magasinier' }),
    receptions_lire: async ({ api, route }) => {
      const id = await uncertified(api)
      await act(api, id, 'derogations', { regle: 'certificat_non_valide', ...RAISON }, 'direction')
      return { path: at(route, id), as: 'direction' }
    },
    receptions_modifier: async ({ api, route }) => ({
      path: at(route, await waiting(api, purchase(DRAFT))),
      body: { net_g: 9_000 },
      as: 'magasinier',
    }),
    receptions_soumettre: async ({ api, route }) => ({
      path: at(route, await waiting(api, purchase(DRAFT))),
      body: {},
      as: 'magasinier',
    }),
    receptions_valider: async ({ api, route }) => ({
      path: at(route, await waiting(api)),
      body: {},
      as: 'magasinier',
    }),
    receptions_rejeter: async ({ api, route }) => ({
      path: at(route, await waiting(api)),
      body: RAISON,
      as: 'magasinier',
    }),
    receptions_devalider: async ({ api, route }) => ({
      path: at(route, await validated(api)),
      body: RAISON,
      as: 'magasinier',
    }),
    receptions_corriger: async ({ api, route }) => ({
      path: at(route, await validated(api)),
      body: { ...RAISON, net_g: 9_000 },
      as: 'magasinier',
    }),
    receptions_deroger: async ({ api, route }) => ({
      path: at(route, await waiting(api)),
      body: { regle: 'seuil_depasse', ...RAISON },
      as: 'direction',
    }),
  },
  refusals: REFUSALS,
  places: [
    ...Object.entries({ ...filters, lot_id: RECEPTION_VOISINE, collecte_id: RECEPTION_VOISINE }).map(
      ([member, id]) => query('receptions', member, () => id, 'magasinier'),
    ),
    ...Object.entries(theirs).map(([member, id]) =>
      place(['receptions_creer', member], id, () => '/v1/receptions', {
        body: written(member),
        as: 'magasinier',
      }),
    ),
    ...Object.entries(theirs).map(([member, id]) =>
      place(['receptions_modifier', member], id, () => `/v1/receptions/${RECEPTION_VOISINE}`, {
        body: (value) => ({ [member]: value }),
        as: 'magasinier',
      }),
    ),
    ...(['produit_id', 'groupement_id', 'fournisseur_id', 'contrat_id'] as const).map((member) =>
      place(
        ['receptions_corriger', member],
        theirs[member],
        () => `/v1/receptions/${RECEPTION_VOISINE}/corriger`,
        { body: (value) => ({ ...RAISON, [member]: value }), as: 'magasinier' },
      ),
    ),
    posted('receptions_lire', ''),
    posted('receptions_modifier', '', { net_g: 1 }),
    posted('receptions_soumettre', '/soumettre', {}),
    posted('receptions_valider', '/valider', {}),
    posted('receptions_rejeter', '/rejeter', RAISON),
    posted('receptions_devalider', '/devalider', RAISON),
    posted('receptions_corriger', '/corriger', { ...RAISON, net_g: 1 }),
    posted('receptions_deroger', '/derogations', { regle: 'seuil_depasse', ...RAISON }, 'direction'),
  ],
}
