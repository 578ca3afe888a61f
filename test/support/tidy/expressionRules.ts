// The rule about regular expressions: each one that may be applied to text from outside runs in linear time. `expressions.lock`
// lists them with the result of a measurement.
import { readFileSync } from 'node:fs'
import { nameOf, readExpressions } from './expressions.ts'
import type { SourceFile, Violation } from './tree.ts'

/** The file with the verdicts on the regular expressions; `npm run generate` writes it. */
export const EXPRESSIONS_LOCK = 'test/support/tidy/expressions.lock'

const VERDICT = /^(?:linear|bounded) /

/** Every expression was judged, and the lock contains no others. */
export function expressionsWereJudged(tree: readonly SourceFile[]): Violation[] {
  const lines = readFileSync(EXPRESSIONS_LOCK, 'utf8')
    .split('\n')
    .filter((line) => VERDICT.test(line))
  const judged = new Set(lines.map((line) => line.replace(VERDICT, '')))
  const written = new Set(readExpressions(tree).map(nameOf))
  const unjudged = [...written].filter((name) => !judged.has(name))
  const gone = [...judged].filter((name) => !written.has(name))
  return unjudged
    .map((name) => `${name}: not judged; npm run generate judges it`)
    .concat(gone.map((name) => `${EXPRESSIONS_LOCK}: no ${name}`))
}
