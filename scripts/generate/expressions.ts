// test/support/tidy/expressions.lock: the verdict on every regular expression that may be applied to text from outside. An
// expression that needs more than linear time is refused, unless a reason says why its text is short.
import { Sentence } from '../../src/process/lifetime.ts'
import { nameOf, readExpressions } from '../../test/support/tidy/expressions.ts'
import { BOUNDED, isLinear } from '../../test/support/tidy/superlinear.ts'
import { readTree } from '../../test/support/tidy/tree.ts'

/** Returns the text of the lock. */
export async function judgedExpressions(): Promise<string> {
  const known = new Map<string, boolean>()
  const lines: string[] = []
  const refused: string[] = []
  for (const expression of readExpressions(readTree())) {
    const pattern = `/${expression.source}/${expression.flags}`
    const name = nameOf(expression)
    const linear = known.get(pattern) ?? (await isLinear(expression))
    known.set(pattern, linear)
    if (!linear && !Object.hasOwn(BOUNDED, name)) refused.push(name)
    lines.push(`${linear ? 'linear' : 'bounded'} ${name}`)
  }
  if (refused.length > 0) throw new Sentence(`their time grows faster than the text: ${refused.join(', ')}`)
  return `${lines.toSorted().join('\n')}\n`
}
