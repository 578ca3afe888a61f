import { Button, Stack, Text } from '@mantine/core'
import { useWords } from '../desk.ts'
import { PageTitle } from '../parts/PageTitle.tsx'
import { FRAME } from '../words/texts.ts'

/** A screen that could not be drawn, or whose files are those of a version that is gone. */
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
