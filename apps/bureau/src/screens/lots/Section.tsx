// A section of a lot's page: a list with a button for its next page.
import { Button, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '../../desk.ts'
import { type Records, rowsOf } from '../../parts/list/records.ts'
import { Pending } from '../../parts/Pending.tsx'
import { LOTS } from './texts.ts'

type Props<Row> = {
  readonly name: keyof typeof LOTS.fr
  readonly none: keyof typeof LOTS.fr
  readonly of: Records<Row>
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** The list under its heading, or a text if the list is empty. */
export function Section<Row>({ name, none, of, children }: Props<Row>) {
  const say = useWords(LOTS)
  const rows = rowsOf(of)
  return (
    <section aria-labelledby={name}>
      <Title order={2} size="h4" id={name} mb="xs">
        {say(name)}
      </Title>
      <Pending of={of}>
        {() => (rows.length === 0 ? <Text size="sm">{say(none)}</Text> : children(rows))}
      </Pending>
      {of.hasNextPage && (
        <Button mt="sm" variant="default" size="compact-sm" onClick={() => void of.fetchNextPage()}>
          {say('plus')}
        </Button>
      )}
    </section>
  )
}
