import { Center, Loader } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '../desk.ts'
import { FRAME } from '../words/texts.ts'
import { Refusal } from './Refusal.tsx'

type Asked<Data> = {
  readonly data: Data | undefined
  readonly error: unknown
  refetch(): unknown
}

/** Shows the data of a request when they have arrived; before that, a loader; after a failure, the reason. */
export function Pending<Data>({ of, children }: { of: Asked<Data>; children: (data: Data) => ReactNode }) {
  const say = useWords(FRAME)
  if (of.data !== undefined) return <>{children(of.data)}</>
  if (of.error) return <Refusal error={of.error} retry={() => void of.refetch()} />
  return (
    <Center p="xl">
      <Loader aria-label={say('chargement')} role="status" />
    </Center>
  )
}
