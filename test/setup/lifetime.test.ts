// docs/decisions/0039: a rejected promise without a handler does not end the service; an uncaught error ends it in an orderly
// way.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { folderSentence } from '../../src/process/systemErrors.ts'
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

test('a folder that can not be used is told in a sentence, without a stack', async () => {
  const file = join(mkdtempSync(join(inject('sillon').folder, 'dossier-')), 'fichier')
  writeFileSync(file, '')
  const keys = runScript('scripts/admin.ts', ['cles'], { DATA_DIR: join(file, 'donnees') })
  expect(await keys.ended).toBe(1)
  expect(keys.said()).toMatch(
    /^sillon: \S+\/fichier\/donnees\S* can not be used \(\w+ ENOTDIR\): a part of the path is a file\..*DATA_DIR\)\.\n$/,
  )
  const denied = Object.assign(new Error('EACCES'), { code: 'EACCES', syscall: 'mkdir', path: '/srv/sillon' })
  expect(folderSentence(denied)).toMatch(
    /^\/srv\/sillon can not be used \(mkdir EACCES\): the user .* no right/,
  )
  expect(folderSentence(new TypeError('x is not a function'))).toBeUndefined()
})
