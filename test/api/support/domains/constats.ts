// Test data for the routes of findings, estimates and inputs given out in the field. Refusals and ids are made on demand, because
// the modules that make them import this one first.

import { v7 as uuidv7 } from 'uuid'
import { CAMPAGNE, INTRANT, PARCELLE, PRODUCTEUR, PRODUIT, UTILISATEUR } from '../../../../demo/ids.ts'
import { reads } from '../../../access/access.ts'
import type { Api } from '../api.ts'
import type { Domain } from '../domain.ts'
import { openOffice } from '../office.ts'
import type { Draft } from '../phones.ts'
import { query } from '../place.ts'

const BY_LIST: Record<string, { type: string; as: string; payload: () => Draft }> = {
  non_conformites: {
    type: 'non_conformite.constater',
    as: 'inspecteur',
    payload: () => ({
      non_conformite_id: uuidv7(),
      producteur_id: PRODUCTEUR.ordinary,
      parcelle_id: PARCELLE.ordinary,
      constat_code: 'zone_tampon_absente',
      gravite: 'majeure',
      description: 'Un mètre au lieu de cinq',
    }),
  },
  inspections: {
    type: 'inspection.enregistrer',
    as: 'inspecteur',
    payload: () => ({
      inspection_id: uuidv7(),
      producteur_id: PRODUCTEUR.ordinary,
      parcelle_id: PARCELLE.ordinary,
      formulaire_code: 'visite_producteur',
      formulaire_version: 1,
      reponses: { registre_a_jour: true },
      debut: '2026-06-01T06:00:00Z',
      fin: '2026-06-01T06:30:00Z',
    }),
  },
  estimations: {
    type: 'recolte.estimer',
    as: 'agent1',
    payload: () => ({
      estimation_id: uuidv7(),
      parcelle_id: PARCELLE.ordinary,
      campagne_id: CAMPAGNE.demo,
      produit_id: PRODUIT.ananas,
      date_prevue: '2026-12-01',
      quantite_g: 4_000_000,
    }),
  },
  remises: {
    type: 'intrant.remettre',
    as: 'agent1',
    payload: () => ({
      remise_id: uuidv7(),
      producteur_id: PRODUCTEUR.ordinary,
      intrant_id: INTRANT.compost,
      quantite: 50,
      unite_code: 'KGM',
      valeur: { montant: 22_500, devise: 'XOF' },
      avance: true,
    }),
  },
}

/** Sends the command that writes a row of a list; returns its payload. */
export async function sendConstat(api: Api, list: string, changes: Draft = {}): Promise<Draft> {
  const of = BY_LIST[list]
  if (of === undefined) throw new Error(`no command writes ${list}`)
  const payload = { ...of.payload(), ...changes }
  const { result } = await (await openOffice(api, of.as)).send(
    {},
    { type: of.type, version_schema: 1, payload },
  )
  if (!String(result.issue).startsWith('acceptee')) throw new Error(JSON.stringify(result))
  return payload
}

const sent = new WeakMap<Api, Map<string, Promise<Draft>>>()
// One row is enough for all requests of the tests.
async function once(api: Api, list: string): Promise<void> {
  const lists = sent.get(api) ?? new Map<string, Promise<Draft>>()
  sent.set(api, lists)
  const sending = lists.get(list) ?? sendConstat(api, list)
  lists.set(list, sending)
  await sending
}
const places = (list: string, path: string, members: Record<string, string>) =>
  Object.entries(members).map(([member, id]) => query(list, member, () => id, 'rsci', path))

/** The data of this domain. */
export const CONSTATS: Domain = {
  access: {
    estimations: reads('estimation'),
    estimations_lire: reads('estimation'),
    remises: reads('intrants'),
    remises_lire: reads('intrants'),
  },
  ordinary: Object.fromEntries(
    Object.keys(BY_LIST).map((list) => [
      list,
      async ({ api, route }) => {
        await once(api, list)
        return { path: route.path, as: 'rsci' }
      },
    ]),
  ),
  refusals: {},
  get places(): Domain['places'] {
    return [
      ...places('non_conformites', '/v1/non-conformites', {
        producteur_id: PRODUCTEUR.voisine,
        parcelle_id: PARCELLE.voisine,
      }),
      ...places('inspections', '/v1/inspections', {
        producteur_id: PRODUCTEUR.voisine,
        parcelle_id: PARCELLE.voisine,
        auteur_id: UTILISATEUR.voisineAgent,
      }),
      ...places('estimations', '/v1/estimations', {
        parcelle_id: PARCELLE.voisine,
        campagne_id: CAMPAGNE.voisine,
        produit_id: PRODUIT.cacao,
      }),
      ...places('remises', '/v1/remises', {
        producteur_id: PRODUCTEUR.voisine,
        intrant_id: INTRANT.voisine,
      }),
    ]
  },
}
