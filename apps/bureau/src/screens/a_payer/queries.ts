// Requests of what is due and of its payment.
import { answered } from '@sillon/client/client'
import type { operations } from '@sillon/client/contract'
import { useQuery } from '@tanstack/react-query'
import { useDesk } from '../../desk.ts'
import { useMaking } from '../../parts/act/making.ts'
import { readNamesOf } from '../../parts/fiche/names.ts'
import { readPages } from '../../parts/list/pages.ts'

type List = operations['creances']['responses'][200]['content']['application/json']
/** A line due. */
export type Due = List['creances'][number]
/** Names of records, by id. */
export type Names = ReadonlyMap<string, string>
/** The person to pay. */
export type Payee = { readonly producteur_id: string } | { readonly fournisseur_id: string }
/** The request of a payment. */
export type Body = NonNullable<operations['paiements_creer']['requestBody']>['content']['application/json']
/** A means of payment. */
export type Means = Body['moyen']

/** The most lines that the screen shows at a time. */
export const MOST = 1000

/** The filter of the lines that are not settled. */
export const OPEN = { ouverte: true } as const

/** Reads the open lines of a person, or of all persons, with the names of the persons. */
export function useDue(payee: Payee | null) {
  const desk = useDesk()
  return useQuery({
    queryKey: ['a payer', payee],
    queryFn: async ({ signal }) => {
      const { rows, isCut } = await readPages(
        async (part): Promise<List> => {
          const query = { ...OPEN, ...payee, ...part }
          return answered(await desk.client.GET('/v1/creances', { params: { query }, signal }))
        },
        ({ creances }) => creances,
        MOST,
      )
      const names: Names = await readNamesOf(
        desk,
        new Map([
          ['producteur', new Set(rows.flatMap(({ producteur_id }) => producteur_id ?? []))],
          ['fournisseur', new Set(rows.flatMap(({ fournisseur_id }) => fournisseur_id ?? []))],
        ]),
      )
      return { rows, isCut, names }
    },
  })
}

/** The act of paying; the new payment opens. */
export function usePaying() {
  const { client } = useDesk()
  return useMaking('/paiements', ['producteur_id', 'fournisseur_id'], async (body: Body, headers) =>
    answered(await client.POST('/v1/paiements', { headers, body })),
  )
}

/** Says if a line can be settled now. */
export const isPayable = ({ obstacles, reste }: Due): boolean =>
  obstacles.length === 0 && reste !== null && reste !== 0
/** Returns the sum of what is left of lines. */
export const sumOf = (lines: readonly Due[]): number =>
  lines.reduce((all, { reste }) => all + (reste ?? 0), 0)
