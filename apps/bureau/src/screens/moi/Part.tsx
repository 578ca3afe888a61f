// A part of a person's own account, and the welcome that several parts show.
import { Stack, Title } from '@mantine/core'
import type { operations } from '@sillon/client/contract'
import type { ReactNode } from 'react'
import { useWords } from '../../desk.ts'
import { MOI } from './texts.ts'

/** The person's welcome, as `GET /v1/moi/accueil` returns it. */
export type Welcome = operations['moi_accueil_lire']['responses']['200']['content']['application/json']

/** A part of the account under its heading. */
export function Part({ name, children }: { name: keyof typeof MOI.fr; children: ReactNode }) {
  const say = useWords(MOI)
  return (
    <section aria-label={say(name)}>
      <Title order={2} size="h4" mb="xs">
        {say(name)}
      </Title>
      <Stack gap="sm" align="start">
        {children}
      </Stack>
    </section>
  )
}
