// The page of a record that has no screen of its own: its data and its sections.
import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '../../../desk.ts'
import { PageTitle } from '../../../parts/PageTitle.tsx'
import { Pending } from '../../../parts/Pending.tsx'
import { Back } from '../Back.tsx'
import { TRACE } from '../texts.ts'
import classes from '../trace.module.css'

type Asked<Data> = { readonly data: Data | undefined; readonly error: unknown; refetch(): unknown }

/** A record on its own page; `title` names its kind until the record is loaded. */
export function Fiche<Data>({
  title,
  of,
  children,
}: {
  title: string
  of: Asked<Data>
  children: (data: Data) => ReactNode
}) {
  const say = useWords(TRACE)
  return (
    <Stack gap="md">
      {of.data === undefined && <PageTitle>{title}</PageTitle>}
      <Pending of={of}>{children}</Pending>
      <Back>{say('retour')}</Back>
    </Stack>
  )
}

/** The data of a record with their labels; null values are left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, fact: ReactNode])[] }) {
  return (
    <dl className={classes.figures}>
      {facts
        .filter(([, fact]) => fact !== null && fact !== '')
        .map(([name, fact]) => (
          <div key={name} style={{ overflowWrap: 'anywhere' }}>
            <Text component="dt" size="xs">
              {name}
            </Text>
            <Text component="dd" m={0} fw={600}>
              {fact}
            </Text>
          </div>
        ))}
    </dl>
  )
}
