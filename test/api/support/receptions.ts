// Receptions for tests, made over HTTP from collections that a phone sends, or from bought-in produce.
import { CAMPAGNE, EMPLACEMENT, FOURNISSEUR, GROUPEMENT, PRODUIT } from '../../../demo/ids.ts'
import type { Api } from './api.ts'
import { type Device, type Draft, enrolDevice, envelopeOf, referenceOf, sendOne } from './phones.ts'

/** A collection that arrived. */
export type Collected = { readonly id: string; readonly reference: string; readonly groupement_id: string }

const phones = new WeakMap<Api, Promise<Device>>()
const sequences = new WeakMap<Api, number>()
let lastReference = 0

/** The phone that sends the collections of a test, and the sequence number of its next command. */
async function phoneOf(api: Api): Promise<{ device: Device; sequence: number }> {
  const phone = phones.get(api) ?? enrolDevice(api)
  phones.set(api, phone)
  const sequence = (sequences.get(api) ?? 0) + 1
  sequences.set(api, sequence)
  return { device: await phone, sequence }
}

/** Sends a collection of 10 kg. */
export async function collect(api: Api, payload: Draft = {}): Promise<Collected> {
  const { device, sequence } = await phoneOf(api)
  const envelope = await envelopeOf(device, sequence, payload)
  const id = (await sendOne(api, device, envelope)).entites.collecte ?? ''
  const [row] = await api.sql<{ groupement_id: string }>(
    'select groupement_id from collecte.collecte where id = $1',
    [id],
  )
  return { id, reference: envelope.reference_provisoire ?? '', groupement_id: row?.groupement_id ?? '' }
}

/** The storekeeper's request to receive ten kilograms of bought pineapple. */
export const purchase = (changes: Draft = {}): Draft => ({
  campagne_id: CAMPAGNE.demo,
  produit_id: PRODUIT.ananas,
  origine: 'achat',
  fournisseur_id: FOURNISSEUR.plantation,
  emplacement_id: EMPLACEMENT.magasin,
  net_g: 10_000,
  qualite_declaree: { AB: 'AB' },
  ...changes,
})

/** The storekeeper's request to receive members' pineapple. */
export const delivery = (apports: readonly Draft[], changes: Draft = {}): Draft => ({
  campagne_id: CAMPAGNE.demo,
  produit_id: PRODUIT.ananas,
  origine: 'membres',
  groupement_id: GROUPEMENT.allada,
  emplacement_id: EMPLACEMENT.magasin,
  net_g: 10_000,
  apports,
  ...changes,
})

/** The storekeeper's request to receive a new collection of ten kilograms. */
export async function deliveryOfOne(api: Api, changes: Draft = {}): Promise<Draft> {
  const { id, groupement_id } = await collect(api)
  return delivery([{ collecte_id: id }], { groupement_id, ...changes })
}

/** Returns the reference of a command that was never sent, dated on a day that no phone of the tests uses. */
export async function expected(api: Api, quantite_g = 10_000): Promise<Draft> {
  const phone = phones.get(api) ?? enrolDevice(api)
  phones.set(api, phone)
  lastReference += 1
  return { reference_provisoire: referenceOf(await phone, lastReference, '20260102'), quantite_g }
}

/** Requests a reception, and returns the response. */
export const receive = (api: Api, body: Draft) => api.post('/v1/receptions', body, 'magasinier')

/** Sends an act on a reception as the storekeeper. */
export const act = (api: Api, id: string, verb: string, body: Draft = {}, as = 'magasinier') =>
  api.post(`/v1/receptions/${id}/${verb}`, body, as)

/** Makes a reception that waits for validation, from bought-in produce by default; returns its id. */
export async function waiting(api: Api, body: Draft = purchase()): Promise<string> {
  return (await receive(api, body)).body.id
}

/** Makes and validates a reception; returns its id. */
export async function validated(api: Api, body: Draft = purchase()): Promise<string> {
  const id = await waiting(api, body)
  await act(api, id, 'valider')
  return id
}
