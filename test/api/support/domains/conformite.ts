// Test data for the routes of referentials, grids and quality states of plots. Refusals and ids are made on demand, because the
// modules that make them import this one first.

import { v7 as uuidv7 } from 'uuid'
import { ORGANISATION, PARCELLE, PRODUCTEUR } from '../../../../demo/ids.ts'
import { reads, writes } from '../../../access/access.ts'
import type { Api } from '../api.ts'
import type { Domain } from '../domain.ts'
import { query } from '../place.ts'
import { changed, NOBODY, type Provoke, send } from '../provoke.ts'

/** A plot of an ordinary producer without a recorded state. */
export async function freshPlot(api: Api): Promise<string> {
  const id = uuidv7()
  await api.sql(
    `insert into parcelle.parcelle (organisation_id, id, producteur_declare, producteur_id, nom, surface_declaree_m2, cree_le)
     values ($1, $2, $3, $3, 'Champ', 1000, now())`,
    [ORGANISATION.demo, id, PRODUCTEUR.ordinary],
  )
  return id
}

/** The body that sets a plot to its first year of conversion. */
export function revision(parcelle_id: string, rest: object = {}): object {
  const first = { referentiel_code: 'AB', etat_code: 'C1', depuis: '2026-01-01T00:00:00Z' }
  return { parcelle_id, ...first, raison: 'Engagement signé', ...rest }
}

const withMember =
  (rest: object): Provoke =>
  (stage, route, ask) =>
    send(stage, route, { ...ask, body: { ...(ask.body as object), ...rest } })
const ticking =
  (code: string, body: object): Provoke =>
  (stage, route, ask) =>
    send(stage, route, { ...ask, path: `/v1/referentiels/${code}`, body })

/** The data of this domain. */
export const CONFORMITE: Domain = {
  access: {
    conformite_grille: reads('certification'),
    conformite_revisions: reads('certification'),
    conformite_revisions_lire: reads('certification'),
    conformite_statuts: reads('certification'),
    conformite_reviser: writes('certification', 'certification.manage'),
    referentiels: reads('certification'),
    referentiels_lire: reads('certification'),
    referentiels_cocher: writes('certification', 'certification.manage'),
  },
  ordinary: {
    referentiels: ({ route }) => ({ path: route.path, as: 'rsci' }),
    referentiels_cocher: async ({ api }) => {
      await api.sql(
        `update conformite.referentiel_coche set coche_pendant = '{}' where organisation_id = $1 and referentiel_code = 'NOP'`,
        [ORGANISATION.demo],
      )
      return { path: '/v1/referentiels/NOP', body: { coche: true }, as: 'rsci' }
    },
    referentiels_lire: () => ({ path: '/v1/referentiels/AB', as: 'rsci' }),
    conformite_grille: ({ route }) => ({
      path: `${route.path}?parcelle_id=${PARCELLE.ordinary}`,
      as: 'rsci',
    }),
    conformite_statuts: ({ route }) => ({ path: route.path, as: 'rsci' }),
    conformite_reviser: async ({ api, route }) => ({
      path: route.path,
      body: revision(await freshPlot(api)),
      as: 'rsci',
    }),
    conformite_revisions: ({ route }) => ({ path: route.path, as: 'rsci' }),
  },
  get refusals(): Domain['refusals'] {
    return {
      referentiels_lire: {
        referentiel_inconnu: (stage, route, ask) =>
          send(stage, route, { ...ask, path: '/v1/referentiels/NULLE' }),
      },
      referentiels_cocher: {
        referentiel_inconnu: ticking('NULLE', { coche: true }),
        referentiel_utilise: ticking('AB', { coche: false, raison: 'Abandonné' }),
      },
      conformite_grille: {
        parcelle_inconnue: (stage, route, ask) =>
          send(stage, route, { ...ask, path: `${route.path}?parcelle_id=${NOBODY}` }),
      },
      conformite_reviser: {
        parcelle_inconnue: withMember({ parcelle_id: NOBODY }),
        referentiel_inconnu: withMember({ referentiel_code: 'NULLE' }),
        referentiel_non_coche: changed(
          "update conformite.referentiel_coche set coche_pendant = '{}' where organisation_id = $1 and referentiel_code = 'AB'",
          "update conformite.referentiel_coche set coche_pendant = '{(,)}' where organisation_id = $1 and referentiel_code = 'AB'",
          [ORGANISATION.demo],
        ),
        statut_inchange: async (stage, route, ask) => {
          await send(stage, route, ask)
          return send(stage, route, ask)
        },
        conversion_trop_rapide: withMember({ etat_code: 'AB' }),
        statut_refuse: withMember({ etat_code: 'ZZ' }),
      },
    }
  },
  get places(): Domain['places'] {
    return [
      query('conformite_grille', 'parcelle_id', () => PARCELLE.voisine, 'rsci', '/v1/conformite/grille'),
      query('conformite_statuts', 'parcelle_id', () => PARCELLE.voisine, 'rsci', '/v1/conformite/statuts'),
      query(
        'conformite_statuts',
        'producteur_id',
        () => PRODUCTEUR.voisine,
        'rsci',
        '/v1/conformite/statuts',
      ),
      query(
        'conformite_revisions',
        'parcelle_id',
        () => PARCELLE.voisine,
        'rsci',
        '/v1/conformite/revisions',
      ),
      {
        route: 'conformite_reviser',
        member: 'parcelle_id',
        id: () => PARCELLE.voisine,
        path: () => '/v1/conformite/statuts',
        body: (id) => revision(id),
        as: 'rsci',
      },
    ]
  },
}
