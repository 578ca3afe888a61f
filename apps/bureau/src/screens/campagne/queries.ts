// The requests of the campaign screen.
import { answered } from '@sillon/client/client'
import type { operations } from '@sillon/client/contract'
import type { Search } from '../../address.ts'
import type { Desk } from '../../desk.ts'
import { type Page, pageOf } from '../../parts/list/records.ts'

type Answer<Name extends keyof operations> = operations[Name] extends {
  responses: { 200: { content: { 'application/json': infer Body } } }
}
  ? Body
  : never

/** A campaign as `GET /v1/campagnes` returns it. */
export type Campaign = Answer<'campagnes'>['campagnes'][number]
/** A campaign in figures. */
export type Figures = Answer<'campagnes_tableau'>
/** A week of a campaign. */
export type Week = NonNullable<Figures['semaines']>[number]
/** The contents of a place in a category. */
export type Held = NonNullable<Figures['stock']>[number]

/** The campaigns. */
export async function campaigns({ client }: Desk, signal: AbortSignal): Promise<readonly Campaign[]> {
  return answered(await client.GET('/v1/campagnes', { signal })).campagnes
}

/** A campaign in figures. */
export async function figures({ client }: Desk, id: string, signal: AbortSignal): Promise<Figures> {
  return answered(await client.GET('/v1/campagnes/{id}/tableau', { params: { path: { id } }, signal }))
}

/** A collection in a list. */
export type Collection = Answer<'collectes'>['collectes'][number]
/** A capacity in a list. */
export type Capacity = Answer<'capacites'>['capacites'][number]
/** A device in a list. */
export type Device = Answer<'appareils'>['appareils'][number]
/** A certificate in a list. */
export type Certificate = Answer<'certificats'>['certificats'][number]

/** Query of a page of a list. */
export type Asked = {
  readonly desk: Desk
  readonly search: Search
  readonly cursor: string | undefined
  readonly signal: AbortSignal
}

// Returns the query of a list: the filters in the URL, the page and, with the first page, the total.
const queryOf = ({ search, cursor }: Asked, members: readonly string[]) => ({
  ...Object.fromEntries(members.flatMap((name) => (search[name] ? [[name, search[name]]] : []))),
  limite: 50,
  ...(cursor === undefined ? { total: true } : { curseur: cursor }),
})

/** A page of the collections that a figure counts. */
export async function collections(asked: Asked): Promise<Page<Collection>> {
  const query = {
    ...queryOf(asked, ['du', 'au']),
    campagne_id: asked.search.campagne,
    statut: 'enregistree' as const,
  }
  const body = answered(
    await asked.desk.client.GET('/v1/collectes', { params: { query: filled(query) }, signal: asked.signal }),
  )
  return pageOf(body.collectes, body)
}

/** A page of the capacities in force. */
export async function capacities(asked: Asked): Promise<Page<Capacity>> {
  const query = {
    ...queryOf(asked, ['matiere', 'etat']),
    campagne_id: asked.search.campagne,
    en_vigueur: true,
  }
  const body = answered(
    await asked.desk.client.GET('/v1/capacites', { params: { query: filled(query) }, signal: asked.signal }),
  )
  return pageOf(body.capacites, body)
}

/** Requests a page of the devices in use: all of them, or those without a synchronization since an instant. */
export async function devices(asked: Asked): Promise<Page<Device>> {
  const query = { ...queryOf(asked, ['muets_depuis']), statut: 'actif' as const }
  const body = answered(
    await asked.desk.client.GET('/v1/appareils', { params: { query }, signal: asked.signal }),
  )
  return pageOf(body.appareils, body)
}

/** Requests a page of the certificates that end soon or have ended, earliest end first. */
export async function certificates(asked: Asked): Promise<Page<Certificate>> {
  const days = Number(asked.search.prend_fin_jours)
  const query = {
    ...queryOf(asked, ['du', 'au']),
    ...(Number.isInteger(days) && days > 0 ? { prend_fin_jours: days } : {}),
    tri: 'valide_au' as const,
  }
  const body = answered(
    await asked.desk.client.GET('/v1/certificats', { params: { query }, signal: asked.signal }),
  )
  return pageOf(body.certificats, body)
}

// Returns the query without `campagne_id` if no campaign is given.
function filled<Query extends { campagne_id: string | undefined }>(query: Query) {
  const { campagne_id, ...rest } = query
  return campagne_id === undefined ? rest : { ...rest, campagne_id }
}
