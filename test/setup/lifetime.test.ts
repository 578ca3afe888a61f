// docs/decisions/0039: a rejected promise without a handler ends no service; an uncaught error ends it in order.
import { expect, test } from 'vitest'
import { runScript } from './support/processes.ts'

const VERB = 'test/setup/support/unawaited.ts'

test('a rejection that nobody awaits is told, and the process goes on', async () => {
  const verb = runScript(VERB)
  await verb.saying(/still here/)
  verb.child.kill('SIGTERM')
  expect(await verb.ended).toBe(0)
  expect(verb.said()).toMatch(/an unhandled rejection: Error: unawaited\n\s+at [\s\S]*still here\n.*closed/)
})

test('an error that nobody catches is told, and the process closes what it holds before it ends', async () => {
  const verb = runScript(VERB, ['throw'])
  expect(await verb.ended).toBe(1)
  expect(verb.said()).toMatch(/an uncaught exception: SyntaxError[\s\S]*closed/)
})
