// Requests of the preparation of a shipment.
import { answered, Refused } from '@sillon/client/client'
import type { operations } from '@sillon/client/contract'
import { useQuery } from '@tanstack/react-query'
import { type Desk, useDesk } from '../../desk.ts'
import { useMaking } from '../../parts/act/making.ts'
import { readNamesOf } from '../../parts/fiche/names.ts'
import { readPages } from '../../parts/list/pages.ts'

type Answer<Name extends 'ventes' | 'lots' | 'referentiels'> =
  operations[Name]['responses'][200]['content']['application/json']
/** A sale. */
export type Sale = Answer<'ventes'>['ventes'][number]
/** A line of a sale. */
export type SaleLine = Sale['lignes'][number]
/** A lot in stock. */
export type Lot = Answer<'lots'>['lots'][number]
/** A referential with its states. */
export type Referential = Answer<'referentiels'>['referentiels'][number]
type Body = NonNullable<operations['expeditions_creer']['requestBody']>['content']['application/json']

/** Reads the validated sales with something left to ship, and the names of their clients. */
export function useSales() {
  const desk = useDesk()
  return useQuery({
    queryKey: ['charger', 'ventes'],
    queryFn: async ({ signal }) => {
      const { rows } = await readPages(
        async (part): Promise<Answer<'ventes'>> => {
          const query = { statut: 'validée' as const, ...part }
          return answered(await desk.client.GET('/v1/ventes', { params: { query }, signal }))
        },
        ({ ventes }) => ventes,
      )
      const sales = rows.filter(({ lignes }) => leftOf(lignes) > 0)
      const clients = new Set(sales.map(({ client_id }) => client_id))
      return { sales, names: await readNamesOf(desk, new Map([['client', clients]])) }
    },
  })
}

/** Reads a sale, the lots in stock of its products, the referentials, and the names of products. */
export function useLoading(vente_id: string) {
  const desk = useDesk()
  return useQuery({
    queryKey: ['charger', 'vente', vente_id],
    queryFn: async ({ signal }) => {
      const { client } = desk
      const sale: Sale = answered(
        await client.GET('/v1/ventes/{id}', { params: { path: { id: vente_id } }, signal }),
      )
      const products = [...new Set(sale.lignes.map(({ produit_id }) => produit_id))]
      const [referentials, names, ...lots] = await Promise.all([
        readReferentials(desk, signal),
        readNamesOf(
          desk,
          new Map([
            ['client', new Set([sale.client_id])],
            ['produit', new Set(products)],
          ]),
        ),
        ...products.map((produit_id) => readLots(desk, produit_id, signal)),
      ])
      return { sale, lots: lots.flat(), referentials, names }
    },
  })
}

async function readLots({ client }: Desk, produit_id: string, signal: AbortSignal): Promise<readonly Lot[]> {
  const { rows } = await readPages(
    async (part): Promise<Answer<'lots'>> => {
      const query = { produit_id, en_stock: true, ...part }
      return answered(await client.GET('/v1/lots', { params: { query }, signal }))
    },
    ({ lots }) => lots,
  )
  return rows
}

// The warehouse may not read the referentials.
async function readReferentials({ client }: Desk, signal: AbortSignal): Promise<readonly Referential[]> {
  try {
    const query = { limite: 200 }
    return answered(await client.GET('/v1/referentiels', { params: { query }, signal })).referentiels
  } catch (error) {
    if (error instanceof Refused && error.status === 403) return []
    throw error
  }
}

/** The act of preparing; the draft opens. */
export function usePreparing() {
  const { client } = useDesk()
  return useMaking('/expeditions', ['vente'], async (body: Body, headers) =>
    answered(await client.POST('/v1/expeditions', { headers, body })),
  )
}

/** Returns the mass that is left to ship. */
export const leftOf = (lines: readonly SaleLine[]): number =>
  lines.reduce((all, { reste_g }) => all + Math.max(0, reste_g), 0)
