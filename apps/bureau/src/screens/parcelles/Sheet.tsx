// The page of the selected record: the focus moves to its heading, and back to the list when the page closes.
import { Button, Group, Paper, Stack, Title } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { useAddress } from '../../address.ts'
import { useWords } from '../../desk.ts'
import { Pending } from '../../parts/Pending.tsx'
import { PLOTS } from './texts.ts'

type Asked<Data> = { readonly data: Data | undefined; readonly error: unknown; refetch(): unknown }

/** Shows the record once it is loaded; after a refusal, a link back to the list. */
export function Opened<Data>({ of, children }: { of: Asked<Data>; children: (data: Data) => ReactNode }) {
  return (
    <Stack gap="md" align="stretch">
      <Pending of={of}>{children}</Pending>
      {of.data === undefined && of.error !== null && (
        <div>
          <Close />
        </div>
      )}
    </Stack>
  )
}

function Close() {
  const say = useWords(PLOTS)
  const [, change] = useAddress()
  return (
    <Button
      variant="default"
      size="compact-sm"
      style={{ flex: 'none' }}
      onClick={() => change({ id: '', producteur: '' })}
    >
      {say('fermer')}
    </Button>
  )
}

/** The page of a record with its heading. */
export function Sheet({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Paper withBorder p="md" component="section" aria-label={title}>
      <Stack gap="md">
        <Group justify="space-between" align="start" wrap="nowrap">
          <Title
            order={2}
            size="h3"
            ref={heading}
            tabIndex={-1}
            style={{ outline: 'none', overflowWrap: 'anywhere' }}
          >
            {title}
          </Title>
          <Close />
        </Group>
        {children}
      </Stack>
    </Paper>
  )
}

/** A section of the page. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Title order={3} size="h5" mb={4}>
        {title}
      </Title>
      {children}
    </section>
  )
}
