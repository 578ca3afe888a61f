// Requests of what is due and of its payment.
import { answered } from '@sillon/client/client'
import type { operations } from '@sillon/client/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useDesk } from '../../desk.ts'
import { useKeys } from '../../parts/act/intention.ts'
import { readNamesOf } from '../../parts/fiche/names.ts'

type List = operations['creances']['responses'][200]['content']['application/json']
/** A line due. */
export type Due = List['creances'][number]
/** Names of records, by id. */
export type Names = ReadonlyMap<string, string>
/** The person to pay. */
export type Payee = { readonly producteur_id: string } | { readonly fournisseur_id: string }
type Body = NonNullable<operations['paiements_creer']['requestBody']>['content']['application/json']
/** A means of payment. */
export type Means = Body['moyen']

const PAGE = 200
/** The most lines that the screen shows at a time. */
export const MOST = 1000

/** Reads the open lines of a person, or of all persons, with the names of the persons. */
export function useDue(payee: Payee | null) {
  const desk = useDesk()
  return useQuery({
    queryKey: ['a payer', payee],
    queryFn: async ({ signal }) => {
      const rows: Due[] = []
      let curseur: string | null = null
      do {
        const query = {
          ouverte: true,
          limite: PAGE,
          ...payee,
          ...(curseur === null ? {} : { curseur }),
        }
        const page: List = answered(await desk.client.GET('/v1/creances', { params: { query }, signal }))
        rows.push(...page.creances)
        curseur = page.suivant
      } while (curseur !== null && rows.length < MOST)
      const names: Names = await readNamesOf(
        desk,
        new Map([
          ['producteur', new Set(rows.flatMap(({ producteur_id }) => producteur_id ?? []))],
          ['fournisseur', new Set(rows.flatMap(({ fournisseur_id }) => fournisseur_id ?? []))],
        ]),
      )
      return { rows, isCut: curseur !== null, names }
    },
  })
}

/** The act of paying; the new payment opens. */
export function usePaying() {
  const { client } = useDesk()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const keyed = useKeys()
  return useMutation({
    mutationFn: async (body: Body) =>
      answered(await client.POST('/v1/paiements', { headers: keyed(body), body })),
    onSuccess: async ({ id }) => {
      await navigate({ to: '/paiements', search: ((all: object) => ({ ...all, ...NOBODY, id })) as never })
      await queries.invalidateQueries()
    },
  })
}

const NOBODY = { producteur_id: undefined, fournisseur_id: undefined }

/** Says if a line can be settled now. */
export const isPayable = ({ obstacles, reste }: Due): boolean =>
  obstacles.length === 0 && reste !== null && reste !== 0
/** Returns the sum of what is left of lines. */
export const sumOf = (lines: readonly Due[]): number =>
  lines.reduce((all, { reste }) => all + (reste ?? 0), 0)
