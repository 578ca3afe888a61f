import { Button, Stack, Text } from '@mantine/core'
import { useWords } from '../desk.ts'
import { PageTitle } from '../parts/PageTitle.tsx'
import { FRAME } from '../words/texts.ts'

/** Shown if a screen could not be drawn, or if its files belong to a version that the service no longer serves. */
export function Broken() {
  const say = useWords(FRAME)
  return (
    <Stack role="alert" align="start">
      <PageTitle>{say('panne')}</PageTitle>
      <Text>{say('panne_quoi')}</Text>
      <Button onClick={() => location.reload()}>{say('recharger')}</Button>
    </Stack>
  )
}
