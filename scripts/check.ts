// `npm run check`: what needs no database, in a few seconds: types, style, house rules.

import { live } from '../src/process/lifetime.ts'
import { runChecks } from '../test/support/runner/checks.ts'
import { add, sentence } from '../test/support/runner/counts.ts'
import { runVitest } from '../test/support/runner/vitest.ts'

await live(async ({ ending }) => {
  const checks = await runChecks(ending, (line) => process.stdout.write(`${line}\n`))
  ending.throwIfAborted()
  const tidy = await runVitest(['test/tidy.test.ts'], undefined, ending)
  ending.throwIfAborted()
  const all = add(checks, tidy)
  process.stdout.write(`${sentence(all)}\n`)
  return all.failed === 0 ? 0 : 1
})
