// test/support/tidy/expressions.lock: the verdict on every regular expression that may be applied to text from outside. An
// expression that needs more than linear time is refused, unless a reason says why its text is short. A verdict stands for as long
// as its expression does, because a busy machine can not judge the slow ones in time.
import { readFileSync } from 'node:fs'
import { Sentence } from '../../src/process/lifetime.ts'
import { EXPRESSIONS_LOCK } from '../../test/support/tidy/expressionRules.ts'
import { nameOf, readExpressions } from '../../test/support/tidy/expressions.ts'
import { BOUNDED, isLinear } from '../../test/support/tidy/superlinear.ts'
import { readTree } from '../../test/support/tidy/tree.ts'

/** Returns the text of the lock. */
export async function judgedExpressions(): Promise<string> {
  const known = verdicts(readFileSync(EXPRESSIONS_LOCK, 'utf8'))
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

// Returns the verdicts of a lock by expression: each line has the verdict, the path and the expression.
function verdicts(lock: string): Map<string, boolean> {
  return new Map(
    [...lock.matchAll(/^(linear|bounded) \S+ (\/.*)$/gm)].map(([, verdict, pattern = '']) => [
      pattern,
      verdict === 'linear',
    ]),
  )
}
