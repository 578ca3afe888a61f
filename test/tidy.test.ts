// The conventions: each fails the suite if the repository breaks it.
import { describe, expect, test } from 'vitest'
import * as book from './support/tidy/bookRules.ts'
import * as code from './support/tidy/codeRules.ts'
import * as decoders from './support/tidy/decoderRules.ts'
import * as exported from './support/tidy/exportRules.ts'
import * as expressions from './support/tidy/expressionRules.ts'
import * as floors from './support/tidy/floorRules.ts'
import * as heads from './support/tidy/headRules.ts'
import * as machine from './support/tidy/machineRules.ts'
import * as migrations from './support/tidy/migrationRules.ts'
import * as phone from './support/tidy/phoneRules.ts'
import * as rooms from './support/tidy/roomRules.ts'
import * as routes from './support/tidy/routeRules.ts'
import * as sql from './support/tidy/sqlRules.ts'
import * as sqlText from './support/tidy/sqlTextRules.ts'
import * as text from './support/tidy/textRules.ts'
import { readTree, type SourceFile, type Violation } from './support/tidy/tree.ts'
import * as walks from './support/tidy/walkRules.ts'
import * as words from './support/tidy/wordRules.ts'

type Rule = (tree: readonly SourceFile[]) => Violation[]

const tree = readTree()

const RULES: Record<string, Record<string, Rule>> = {
  sql,
  sqlText,
  floors,
  heads,
  machine,
  migrations,
  code,
  decoders,
  exports: { exportsAreImported: exported.exportsAreImported },
  expressions: { expressionsWereJudged: expressions.expressionsWereJudged },
  phone,
  rooms,
  routes,
  text,
  walks,
  words: { commentsArePlain: words.commentsArePlain },
  book,
}

describe.each(Object.keys(RULES))('%s', (family) => {
  test.each(Object.entries(RULES[family] ?? {}))('%s', (_name, rule) => {
    expect(rule(tree).join('\n')).toBe('')
  })
})

test('the tree was read', () => {
  expect(tree.length).toBeGreaterThan(100)
})
