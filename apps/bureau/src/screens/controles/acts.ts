// Tries a decision, and takes it.
import { answered } from '@sillon/client/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDesk } from '../../desk.ts'
import { useKeys } from '../../parts/act/intention.ts'
import { type Lifting, takeOut } from './queries.ts'

/** Members of a decision besides its name and reason. */
export type Brought = Omit<Lifting, 'decision' | 'raison' | 'aussi' | 'dependants'>

/** Returns the reason for which this person can not lift an item; undefined if the person can. */
export function useWhyNot(id: string) {
  const { client } = useDesk()
  const params = { path: { entite: 'controle', id } } as const
  const asked = useQuery({
    queryKey: ['actes', 'controle', id],
    queryFn: async ({ signal }) => answered(await client.GET('/v1/actes/{entite}/{id}', { params, signal })),
  })
  return asked.data?.actes.find(({ possible }) => !possible)
}

/** A decision on an item: its trial and its act. The act sends the same request that was tried. */
export function useDecision(
  id: string,
  body: Omit<Lifting, 'raison'>,
  raison: string,
  lifted: (ids: readonly string[]) => void,
) {
  const { client } = useDesk()
  const asked = useQueryClient()
  const params = { path: { id } }
  const keyed = useKeys()
  const [tried, setTried] = useState('')
  const trial = useMutation({
    mutationFn: async (what: Omit<Lifting, 'raison'>) =>
      answered(
        await client.POST('/v1/controles/{id}/essayer', { params, body: { ...what, raison: raison || '…' } }),
      ),
  })
  const act = useMutation({
    mutationFn: async () => {
      const whole = { ...body, raison }
      return answered(
        await client.POST('/v1/controles/{id}/lever', { params, headers: keyed(whole), body: whole }),
      )
    },
    onSuccess: async () => {
      const ids = trial.data?.controles ?? [id]
      lifted(ids)
      await takeOut(asked, ids)
    },
  })
  const isThis = tried === JSON.stringify(body)
  return {
    trial,
    act,
    isTried: isThis && trial.isSuccess,
    hasFailed: isThis && trial.isError,
    tryIt() {
      setTried(JSON.stringify(body))
      trial.mutate(body)
    },
    forget() {
      trial.reset()
      act.reset()
    },
  }
}
