import { useWords } from '../../desk.ts'
import { FRAME } from '../../frame/texts.ts'
import { PageTitle } from '../../parts/PageTitle.tsx'

/** The screen, to come. */
export function Screen() {
  const say = useWords(FRAME)
  return <PageTitle>{say('campagne')}</PageTitle>
}
