// Receptions that are refused: what the provocations of refusals are made with.
import { randomUUID } from 'node:crypto'
import { GROUPEMENT, ORGANISATION, PRODUIT } from '../../../demo/ids.ts'
import type { Api } from './api.ts'
import type { Draft } from './phones.ts'
import { type Provoke, send, withId } from './provoke.ts'
import { collect, delivery, expected, purchase, waiting } from './receptions.ts'
import { result, SAMPLE } from './suites.ts'

/** Asks for a draft. */
export const DRAFT = { brouillon: true }

/** The request about a reception of its own, on which something was changed behind the service. */
export const about =
  (make: (api: Api) => Promise<string>, change?: string, values: readonly unknown[] = []): Provoke =>
  (stage, route, ask) =>
    withId(async ({ api }) => {
      const id = await make(api)
      if (change !== undefined) await api.sql(change, [id, ...values])
      return id
    })(stage, route, ask)
/** Makes a draft of a body; answers its id. */
export const draft = (bodyOf: (api: Api) => Promise<Draft> | Draft) => async (api: Api) =>
  waiting(api, { ...(await bodyOf(api)), ...DRAFT })
/** Moves a reception into a campaign that is closed. */
export const inClosedCampaign = 'update reception.reception set campagne_id = $2 where id = $1'
/** Changes the lot of a reception. */
export const ofLot = (change: string) =>
  `update lot.lot set ${change} where id = (select lot_id from reception.reception where id = $1)`

/** A place for conventional produce alone, or for any. */
export async function narrowPlace(api: Api, isNarrow = true): Promise<string> {
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
    ...[ORGANISATION.demo, id, 'conventionnel'],
  ])
/** The request about a reception whose place no longer admits it. */
export const narrowed =
  (make: (api: Api, body: Draft) => Promise<string>): Provoke =>
  (stage, route, ask) =>
    withId(async ({ api }) => {
      const emplacement_id = await narrowPlace(api, false)
      const id = await make(api, purchase({ emplacement_id }))
      await narrow(api, emplacement_id)
      return id
    })(stage, route, ask)

/** The same request with a body made on the spot. */
export const asking =
  (bodyOf: (api: Api) => Promise<Draft> | Draft): Provoke =>
  async (stage, route, ask) =>
    send(stage, route, { ...ask, body: await bodyOf(stage.api) })
/** A product that the tests number nothing else of. */
export const mango = { produit_id: PRODUIT.mangue }
/** A reception of a group that has no certificate; answers its id. */
export const uncertified = async (api: Api) =>
  waiting(api, delivery([await expected(api)], { groupement_id: GROUPEMENT.togoudo }))

/** Thresholds of moisture that ask for a note, while the request is made. */
export const overThreshold: Provoke = async (stage, route, ask) => {
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
/** The request about a reception of a producer who is no member. */
export const departed: Provoke = async (stage, route, ask) => {
  const { api } = stage
  const { id, groupement_id } = await collect(api)
  const reception = await waiting(api, delivery([{ collecte_id: id }], { groupement_id }))
  const member = `(select producteur_id from collecte.collecte where id = $1)`
  await api.sql(`update producteur.producteur set actif_pendant = '{}' where id = ${member}`, [id])
  const answer = await withId(() => reception)(stage, route, ask)
  await api.sql(`update producteur.producteur set actif_pendant = '{(,)}' where id = ${member}`, [id])
  return answer
}

/** A reception that waits with a lot that a laboratory's result holds. */
export async function analysed(api: Api): Promise<string> {
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
