import { Button, Group, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useWords } from '../desk.ts'
import { PageTitle } from '../parts/PageTitle.tsx'
import { missingPieces } from '../parts/piece.tsx'
import { FRAME } from '../words/texts.ts'

/** Shown if a screen could not be drawn, or if a part of its code could not be loaded. */
export function Broken({ reset }: { reset: () => void }) {
  const say = useWords(FRAME)
  const queries = useQueryClient()
  const missing = missingPieces(queries)
  const again = () => {
    for (const { queryKey } of missing) queries.removeQueries({ queryKey, exact: true })
    reset()
  }
  return (
    <Stack role="alert" align="start">
      <PageTitle>{say(missing.length > 0 ? 'sans_reseau' : 'panne')}</PageTitle>
      <Text>{say(missing.length > 0 ? 'sans_reseau_quoi' : 'panne_quoi')}</Text>
      <Group gap="xs">
        {missing.length > 0 && <Button onClick={again}>{say('reessayer')}</Button>}
        <Button variant={missing.length > 0 ? 'default' : 'filled'} onClick={() => location.reload()}>
          {say('recharger')}
        </Button>
      </Group>
    </Stack>
  )
}
