// Sales and expeditions for tests, made over HTTP; those of the neighbouring organization are made by the service's own rules.
import { v7 as uuidv7 } from 'uuid'
import { CLIENT, ORGANISATION, PRODUIT, UTILISATEUR } from '../../../demo/ids.ts'
import type { Api } from './api.ts'
import { makeLot } from './stock.ts'

/** The reason of an act, as a member of its request. */
export const RAISON = { raison: 'Erreur de saisie' }

/** A line of a sale: one tonne of organic pineapple at a price of 450 per kilogram. */
export const saleLine = (changes: object = {}): object => ({
  produit_id: PRODUIT.ananas,
  quantite_g: 1_000_000,
  prix_kg: 450,
  qualites: { AB: 'AB' },
  ...changes,
})

/** The request of a sale, with a unique code. */
export const saleOf = (changes: object = {}): object => ({
  code: uuidv7(),
  client_id: CLIENT.importateur,
  lignes: [saleLine()],
  ...changes,
})

/** Creates a sale and validates it unless it must stay a draft; returns its id. */
export async function createSale(api: Api, changes: object = {}, isValidated = true): Promise<string> {
  const { status, body, text } = await api.post('/v1/ventes', saleOf(changes), 'commercial')
  if (status !== 201) throw new Error(text)
  if (isValidated) {
    const answer = await api.post(`/v1/ventes/${body.id}/valider`, {}, 'commercial')
    if (answer.status !== 200) throw new Error(answer.text)
  }
  return body.id
}

/** Options for an expedition. */
export type ExpeditionWish = {
  /** The sale that the expedition belongs to; if absent, a new sale is made as `sale` describes. */
  readonly vente_id?: string
  readonly sale?: object
  readonly lot?: string
  readonly quantite_g?: number
  readonly conteneurs?: readonly object[]
  readonly date_operation?: string
}

/** The request of an expedition: 600 kg of a new lot. */
export async function expeditionOf(api: Api, wish: ExpeditionWish = {}): Promise<Record<string, unknown>> {
  const { vente_id, sale, lot, quantite_g = 600_000, ...rest } = wish
  return {
    vente_id: vente_id ?? (await createSale(api, sale)),
    lignes: [{ lot_id: lot ?? (await makeLot(api)), quantite_g }],
    ...rest,
  }
}

/** Creates a draft expedition; returns its id. */
export async function createExpedition(api: Api, wish: ExpeditionWish = {}): Promise<string> {
  const { status, body, text } = await api.post(
    '/v1/expeditions',
    await expeditionOf(api, wish),
    'magasinier',
  )
  if (status !== 201) throw new Error(text)
  return body.id
}

/** Creates an expedition and validates it; returns its id. */
export async function shipped(api: Api, wish: ExpeditionWish = {}): Promise<string> {
  const id = await createExpedition(api, wish)
  const { status, text } = await api.post(`/v1/expeditions/${id}/valider`, {}, 'magasinier')
  if (status !== 200) throw new Error(text)
  return id
}

/**
 * Ids for requests that name rows of VOISINE: a sale of VOISINE with its draft expedition and lot, and a draft sale and a shipped
 * expedition of DEMO.
 */
export const THEIRS = {
  vente: uuidv7(),
  expedition: uuidv7(),
  lot: uuidv7(),
  correction: uuidv7(),
  ownSale: uuidv7(),
  ownDraft: uuidv7(),
  ownShipped: uuidv7(),
}

/** Makes the rows with the ids in THEIRS, once per test file. */
export async function makeTheirs(api: Api): Promise<void> {
  THEIRS.lot = await makeLot(api, { voisine: true })
  THEIRS.ownDraft = await createSale(api, {}, false)
  THEIRS.ownSale = await createSale(api)
  THEIRS.ownShipped = await shipped(api)
  await api.server.database.admin(async (client) => {
    const idOf = async (sql: string, request: object) =>
      (await client.query<{ id: string }>(sql, [JSON.stringify(request), UTILISATEUR.voisineDirection]))
        .rows[0]?.id ?? ''
    await client.query('begin')
    await client.query('set local role metier')
    await client.query(
      `select set_config('sillon.organisation_id', $1, true), set_config('sillon.utilisateur_id', $2, true)`,
      [ORGANISATION.voisine, UTILISATEUR.voisineDirection],
    )
    THEIRS.vente = await idOf(`select vente.creer($1, $2, now()) ->> 'id' as id`, {
      ...saleOf({ client_id: CLIENT.voisine }),
      lignes: [saleLine({ produit_id: PRODUIT.cacao, qualites: {} })],
    })
    await client.query('select vente.valider($1, $2, now())', [THEIRS.vente, UTILISATEUR.voisineDirection])
    await client.query('select vente.corriger($1, $2, $3, now())', [
      THEIRS.vente,
      JSON.stringify({ ...RAISON, tolerance_cp: 1 }),
      UTILISATEUR.voisineDirection,
    ])
    THEIRS.correction =
      (
        await client.query<{ id: string }>('select id from correction.correction where entite_id = $1', [
          THEIRS.vente,
        ])
      ).rows[0]?.id ?? ''
    THEIRS.expedition = await idOf(`select expedition.creer($1, $2, now()) ->> 'id' as id`, {
      vente_id: THEIRS.vente,
      lignes: [{ lot_id: THEIRS.lot, quantite_g: 1000 }],
    })
    await client.query('commit')
  })
}
