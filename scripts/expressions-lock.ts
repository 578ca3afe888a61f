// Renews test/support/tidy/expressions.lock: judges every regular expression that may meet foreign text, and fails when the
// time of one grows faster than the text and no reason says why its text is short. A test keeps the list whole.
import { writeFileSync } from 'node:fs'
import { live, say } from '../src/process/lifetime.ts'
import { EXPRESSIONS_LOCK } from '../test/support/tidy/expressionRules.ts'
import { nameOf, readExpressions } from '../test/support/tidy/expressions.ts'
import { BOUNDED, isLinear } from '../test/support/tidy/superlinear.ts'
import { readTree } from '../test/support/tidy/tree.ts'

await live(async () => {
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
  for (const name of refused) say(`Its time grows faster than the text: ${name}`)
  if (refused.length > 0) return 1
  writeFileSync(EXPRESSIONS_LOCK, `${lines.toSorted().join('\n')}\n`)
  say(`${EXPRESSIONS_LOCK} lists ${lines.length} expressions.`)
  return 0
})
