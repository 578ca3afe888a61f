// Pays several persons one after the other; each payment is judged by itself, so that one refusal stops nothing.
import { answered } from '@sillon/client/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDesk } from '../../desk.ts'
import { useKeys } from '../../parts/act/intention.ts'
import { type Person, payeeOf } from './persons.ts'
import type { Body } from './queries.ts'

/** The members that all payments have in common. */
export type Common = Pick<Body, 'moyen' | 'reference' | 'date_operation'>
/** A payment that was made. */
export type Made = { readonly person: Person; readonly id: string; readonly isWaiting: boolean }
/** The outcome of the payments. */
export type Outcome = {
  readonly made: readonly Made[]
  readonly refused: readonly { readonly person: Person; readonly error: unknown }[]
}

/** Returns the act, and how many persons are done so far. */
export function usePayingTogether() {
  const { client } = useDesk()
  const queries = useQueryClient()
  const keyed = useKeys()
  const [at, move] = useState(0)
  const pay = async ({ first, payable }: Person, common: Common) => {
    const body: Body = {
      ...payeeOf(first),
      ...common,
      lignes: payable.map(({ id }) => ({ creance_id: id })),
    }
    return answered(await client.POST('/v1/paiements', { headers: keyed(body), body }))
  }
  const act = useMutation({
    mutationFn: async ({
      persons,
      common,
    }: {
      readonly persons: readonly Person[]
      readonly common: Common
    }): Promise<Outcome> => {
      const made: Made[] = []
      const refused: { person: Person; error: unknown }[] = []
      for (const [n, person] of persons.entries()) {
        move(n)
        await pay(person, common).then(
          ({ id, statut }) => made.push({ person, id, isWaiting: statut === 'en_attente' }),
          (error: unknown) => refused.push({ person, error }),
        )
      }
      return { made, refused }
    },
    onSettled: () => queries.invalidateQueries(),
  })
  return { act, at }
}
