// The screen of papers: the logo of the organization, and official numbers.
import { Stack } from '@mantine/core'
import { useWords } from '../../desk.ts'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { FRAME } from '../../words/texts.ts'
import { Logo } from './Logo.tsx'
import { Numbers } from './Numbers.tsx'

/** The logo and the models of numbers. */
export function Screen() {
  const say = useWords(FRAME)
  return (
    <Stack gap="xl">
      <PageTitle>{say('papiers')}</PageTitle>
      <Logo />
      <Numbers />
    </Stack>
  )
}
