// The rule about exports notices a value that only tests import.
import { expect, test } from 'vitest'
import { exportsAreImported } from './support/tidy/exportRules.ts'
import type { SourceFile } from './support/tidy/tree.ts'

const lots: SourceFile = {
  path: 'src/lots/lots.ts',
  text: 'export function weigh() {}\nexport type Lot = {}\nexport const MAX = 3\n',
}
const reading = (path: string, text: string): SourceFile => ({ path, text })
const SERVICE = reading('src/app.ts', "import { MAX, type Lot } from './lots/lots.ts'\n")
const TEST = reading('test/lots.test.ts', "import { weigh } from '../src/lots/lots.ts'\n")
const UNREAD = ['src/lots/lots.ts#weigh: no file of the service imports it']

test('a value that tests alone import, and one that no file imports', () => {
  expect(exportsAreImported([lots, SERVICE, TEST], {})).toEqual(UNREAD)
  expect(exportsAreImported([lots, SERVICE], {})).toEqual(UNREAD)
})

test('names on several lines, a whole file and an import at run time count', () => {
  const lines = "import {\n  weigh,\n  MAX as MOST,\n} from './lots/lots.ts'\n"
  const whole = "import * as lots from './lots/lots.ts'\n"
  const late = "const { weigh } = await import('./lots/lots.ts')\n"
  for (const text of [lines, whole, late])
    expect(exportsAreImported([lots, SERVICE, reading('src/work.ts', text)], {})).toEqual([])
})

test('a listed value needs its line only while tests alone import it', () => {
  const allowed = { 'src/lots/lots.ts#weigh': 'weighs without a scale' }
  const server = reading('server.ts', '')
  expect(exportsAreImported([lots, SERVICE, TEST, server], allowed)).toEqual([])
  const used = reading('src/work.ts', "import { weigh } from './lots/lots.ts'\n")
  expect(exportsAreImported([lots, SERVICE, used, server], allowed)).toEqual([
    'src/lots/lots.ts#weigh: remove it from FOR_TESTS',
  ])
})
