// Due lines for tests: of validated receptions with a price.
import type { Api } from './api.ts'
import type { Draft } from './phones.ts'
import { deliveryOfOne, validated } from './receptions.ts'

/** A line as the list shows it. */
export type Creance = {
  readonly id: string
  readonly genre: string
  readonly producteur_id: string | null
  readonly fournisseur_id: string | null
  readonly collecte_id: string | null
  readonly devise: string | null
  readonly montant: number | null
}

/** A price that is set later. */
export const PRIX = { prix_kg: 200, devise: 'XOF', raison: 'Prix convenu' }

/** The lines of a reception, the latest first. */
export async function linesOf(api: Api, reception: string): Promise<readonly Creance[]> {
  return (await api.get(`/v1/creances?reception_id=${reception}&limite=200`, 'direction')).body.creances
}

/** Has a price set for a reception; answers its lines. */
async function priced(api: Api, reception: string, by: string): Promise<readonly Creance[]> {
  await api.post(`/v1/receptions/${reception}/prix`, PRIX, by)
  return linesOf(api, reception)
}
const payable = (lines: readonly Creance[]): Creance => {
  const line = lines.find(({ genre, devise }) => genre === 'livraison' && devise !== null)
  if (line === undefined) throw new Error('nothing is due')
  return line
}

/** The lines of a collection of ten kilograms that was received, less of it when it is said. */
export const dues = async (api: Api, changes: Draft = {}): Promise<readonly Creance[]> =>
  priced(api, await validated(api, await deliveryOfOne(api, changes)), 'commercial')

/** The due lines of a supplier that a payment settles. */
export const due = async (api: Api, by = 'commercial'): Promise<Creance> =>
  payable(await priced(api, await validated(api), by))

/** The due lines of a producer without debts that a payment settles. */
export async function dueToMember(api: Api): Promise<Creance> {
  const line = payable(await dues(api))
  await forgive(api)
  return line
}

/** Forgets what is open of deductions. */
export const forgive = (api: Api) => api.sql('update paiement.reste set reste = 0 where reste < 0')

/** The body that settles a line, in cash. */
export const settling = ({ id, producteur_id, fournisseur_id }: Creance, changes: object = {}) => ({
  ...(producteur_id === null ? { fournisseur_id } : { producteur_id }),
  moyen: 'especes',
  reference: 'Caisse 12',
  lignes: [{ creance_id: id, ...changes }],
})

/** A payment that stands, by the administrator; answers its id. */
export async function paid(api: Api, pricedBy = 'commercial'): Promise<string> {
  const line = await due(api, pricedBy)
  const { status, body, text } = await api.post('/v1/paiements', settling(line), 'admin')
  if (status !== 201) throw new Error(text)
  return body.id
}

/** A payment that waits for a second person, with the line that it promises. */
export async function promised(api: Api, of = due): Promise<{ id: string; line: Creance }> {
  const line = await of(api)
  const set = (valeur: number) =>
    api.send('PUT', '/v1/reglages/paiements.seuil_validation', { as: 'admin', body: { valeur } })
  await set(0)
  const { body } = await api.post('/v1/paiements', settling(line), 'admin')
  await set(1_000_000_000)
  return { id: body.id, line }
}
