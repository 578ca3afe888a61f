// Due lines for tests, from validated receptions with a price.
import { v7 as uuidv7 } from 'uuid'
import { INTRANT, PRODUCTEUR } from '../../../demo/ids.ts'
import type { Api } from './api.ts'
import { openOffice } from './office.ts'
import type { Draft } from './phones.ts'
import { deliveryOfOne, validated } from './receptions.ts'

/** A due line in a list. */
export type Creance = {
  readonly id: string
  readonly genre: string
  readonly producteur_id: string | null
  readonly fournisseur_id: string | null
  readonly collecte_id: string | null
  readonly devise: string | null
  readonly montant: number | null
}

/** A price set after the reception. */
export const PRIX = { prix_kg: 200, devise: 'XOF', raison: 'Prix convenu' }

/** Returns the lines of a reception, latest first. */
export async function linesOf(api: Api, reception: string): Promise<readonly Creance[]> {
  return (await api.get(`/v1/creances?reception_id=${reception}&limite=200`, 'direction')).body.creances
}

/** Sets a price for a reception; returns its lines. */
async function priced(api: Api, reception: string, by: string): Promise<readonly Creance[]> {
  await api.post(`/v1/receptions/${reception}/prix`, PRIX, by)
  return linesOf(api, reception)
}
const payable = (lines: readonly Creance[]): Creance => {
  const line = lines.find(({ genre, devise }) => genre === 'livraison' && devise !== null)
  if (line === undefined) throw new Error('nothing is due')
  return line
}

/** Makes the lines of a received collection of ten kilograms; `changes` may lower the received mass. */
export const dues = async (api: Api, changes: Draft = {}): Promise<readonly Creance[]> =>
  priced(api, await validated(api, await deliveryOfOne(api, changes)), 'commercial')

/** Makes a due line of a supplier, which a payment can settle. */
export const due = async (api: Api, by = 'commercial'): Promise<Creance> =>
  payable(await priced(api, await validated(api), by))

/** Makes a due line of a producer without debts, which a payment can settle. */
export async function dueToMember(api: Api): Promise<Creance> {
  const line = payable(await dues(api))
  await forgive(api)
  return line
}

/** Deletes the remaining amounts of deductions. */
export const forgive = (api: Api) => api.sql('update paiement.reste set reste = 0 where reste < 0')

/** Returns the body that settles a line in cash. */
export const settling = ({ id, producteur_id, fournisseur_id }: Creance, changes: object = {}) => ({
  ...(producteur_id === null ? { fournisseur_id } : { producteur_id }),
  moyen: 'especes',
  reference: 'Caisse 12',
  lignes: [{ creance_id: id, ...changes }],
})

/** Makes a valid payment as the administrator; returns its id. */
export async function paid(api: Api, pricedBy = 'commercial'): Promise<string> {
  const line = await due(api, pricedBy)
  const { status, body, text } = await api.post('/v1/paiements', settling(line), 'admin')
  if (status !== 201) throw new Error(text)
  return body.id
}

/** Makes a payment that waits for a second person; returns it with the line that it would settle. */
export async function promised(api: Api, of = due): Promise<{ id: string; line: Creance }> {
  const line = await of(api)
  const set = (valeur: number) =>
    api.send('PUT', '/v1/reglages/paiements.seuil_validation', { as: 'admin', body: { valeur } })
  await set(0)
  const { body } = await api.post('/v1/paiements', settling(line), 'admin')
  await set(1_000_000_000)
  return { id: body.id, line }
}

/** Gives out inputs, dated before the organization's amounts were recorded; returns their id. */
export async function handedOutBefore(api: Api, avance = true): Promise<string> {
  const remise_id = uuidv7()
  await api.sql(
    `insert into paiement.ouverture select organisation_id, '9999-12-31' from producteur.producteur where id = $1
     on conflict (organisation_id) do update set depuis = excluded.depuis`,
    [PRODUCTEUR.ordinary],
  )
  await (await openOffice(api)).send(
    {},
    {
      type: 'intrant.remettre',
      version_schema: 1,
      payload: {
        remise_id,
        producteur_id: PRODUCTEUR.ordinary,
        intrant_id: INTRANT.npk,
        quantite: 25,
        unite_code: 'KGM',
        valeur: { montant: 5000, devise: 'XOF' },
        avance,
      },
    },
  )
  await api.sql('update paiement.ouverture set depuis = clock_timestamp()')
  return remise_id
}
