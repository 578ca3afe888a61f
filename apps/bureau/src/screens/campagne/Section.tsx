import { Card, Code, List, Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useWords } from '../../desk.ts'
import type { Figures } from './queries.ts'
import { CAMPAIGN } from './texts.ts'

type Part = Figures['absents'][number]['partie']
type Props<Data> = {
  readonly part: Part
  readonly title: string
  readonly figures: Figures
  readonly data: Data | null
  readonly children: (data: Data) => ReactNode
}

/** A section of the figures with its heading, or the reason why its figures are missing. */
export function Section<Data>({ part, title, figures, data, children }: Props<Data>) {
  const id = useId()
  const absent = figures.absents.find(({ partie }) => partie === part)
  return (
    <Card component="section" withBorder padding="md" aria-labelledby={id} miw={0}>
      <Title order={2} size="h4" id={id} mb="xs">
        {title}
      </Title>
      {absent !== undefined && <Absent absent={absent} />}
      {data !== null && children(data)}
    </Card>
  )
}

function Absent({ absent: { permissions, reglage } }: { absent: Figures['absents'][number] }) {
  const say = useWords(CAMPAIGN)
  if (reglage !== null)
    return (
      <Text size="sm">
        {say('sans_delai')} <Code>{reglage}</Code>
      </Text>
    )
  return (
    <>
      <Text size="sm">{say('sans_droit', { n: permissions?.length ?? 0 })}</Text>
      <List size="sm" mt="xs">
        {permissions?.map((permission) => (
          <List.Item key={permission}>
            <Code>{permission}</Code>
          </List.Item>
        ))}
      </List>
    </>
  )
}
