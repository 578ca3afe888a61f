// `npm run check`: the checks without a database, in a few seconds: types, style, conventions.

import { live } from '../src/process/lifetime.ts'
import { print } from '../src/process/output.ts'
import { runChecks } from '../test/support/runner/checks.ts'
import { add, sentence } from '../test/support/runner/counts.ts'
import { runVitest } from '../test/support/runner/vitest.ts'
import { readWalked, walkedSentence } from '../test/support/walks.ts'

await live(async ({ ending }) => {
  const checks = await runChecks(ending, print)
  ending.throwIfAborted()
  const tidy = await runVitest(['test/tidy.test.ts'], undefined, ending)
  ending.throwIfAborted()
  const all = add(checks, tidy)
  print(walkedSentence(readWalked()))
  print(sentence(all))
  return all.failed === 0 ? 0 : 1
})
