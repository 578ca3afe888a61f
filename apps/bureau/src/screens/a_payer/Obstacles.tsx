// Reasons that bar the payment of lines, each once.
import { useDesk, useWords } from '../../desk.ts'
import { term } from '../../words/terms.ts'
import { TEXTS } from './texts.ts'

/** The reasons in words. */
export function Obstacles({ codes }: { codes: readonly string[] }) {
  const say = useWords(TEXTS)
  const { langue } = useDesk()
  if (codes.length === 0) return <>—</>
  const word = (code: string) =>
    code === 'a_chiffrer' || code === 'ecart_non_admis' ? say(code) : term(code, langue)
  return <>{[...new Set(codes)].map(word).join(', ')}</>
}
