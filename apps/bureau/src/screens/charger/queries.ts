// Requests of the preparation of a shipment.
import { answered } from '@sillon/client/client'
import type { operations } from '@sillon/client/contract'
import { useQueries, useQuery } from '@tanstack/react-query'
import { type Desk, useDesk } from '../../desk.ts'
import { useMaking } from '../../parts/act/making.ts'
import { readNamesOf } from '../../parts/fiche/names.ts'
import { readRows } from '../../parts/form/options.ts'
import { PICKERS } from '../../parts/form/pickers.ts'
import { readPages } from '../../parts/list/pages.ts'

type Answer<Name extends 'ventes' | 'lots' | 'lots_lire' | 'referentiels'> =
  operations[Name]['responses'][200]['content']['application/json']
/** A sale. */
export type Sale = Answer<'ventes'>['ventes'][number]
/** A line of a sale. */
export type SaleLine = Sale['lignes'][number]
/** A lot in stock. */
export type Lot = Answer<'lots'>['lots'][number]
/** A collection whose open control excludes a lot from a referential. */
export type Exclusion = Answer<'lots_lire'>['ecarts_du_bio'][number]
/** A referential with its states. */
export type Referential = Answer<'referentiels'>['referentiels'][number]
/** The request of a shipment. */
export type Body = NonNullable<operations['expeditions_creer']['requestBody']>['content']['application/json']

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

// The warehouse reads those of the campaigns that run.
async function readReferentials(desk: Desk, signal: AbortSignal): Promise<readonly Referential[]> {
  const { referentiel } = PICKERS
  if (referentiel === undefined) return []
  const { rows } = await readRows(desk, referentiel, { coche: true }, signal)
  return rows as unknown as readonly Referential[]
}

/** Reads the open controls of lots, which their list does not have; a lot whose sheet has not arrived has none yet. */
export function useExclusions(lots: readonly string[]): ReadonlyMap<string, readonly Exclusion[]> {
  const { client } = useDesk()
  const asked = useQueries({
    queries: lots.map((id) => ({
      queryKey: ['charger', 'lot', id],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        answered(await client.GET('/v1/lots/{id}', { params: { path: { id } }, signal })).ecarts_du_bio,
    })),
  })
  return new Map(lots.map((id, n) => [id, asked[n]?.data ?? []]))
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
