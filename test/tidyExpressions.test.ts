// The collector of regular expressions finds each of them wherever it is written, and superlinear ones are reported.
import { expect, test } from 'vitest'
import { expressionsWereJudged } from './support/tidy/expressionRules.ts'
import { nameOf, readExpressions } from './support/tidy/expressions.ts'
import { isLinear } from './support/tidy/superlinear.ts'

test('an expression that was never judged is told, and a superlinear one is known', async () => {
  const file = {
    path: 'src/trial.ts',
    text: "export const bare = (text: string) => text.replace(/0+$/, '')\n",
  }
  expect(expressionsWereJudged([file])).toContain(
    'src/trial.ts /0+$/: not judged; npm run generate judges it',
  )
  const [found] = readExpressions([file])
  expect(found && (await isLinear(found))).toBe(false)
  expect(found && (await isLinear({ ...found, source: '^0+$' }))).toBe(true)
})

test('expressions are seen in templates, constants of other files, schemas in code and SQL', () => {
  const files = [
    { path: 'src/words.ts', text: `const A = 'a'\nexport const WORD = \`\${A}+\`\n` },
    {
      path: 'src/trial.ts',
      text: `import { WORD } from './words.ts'\nexport const one = { pattern: \`^(?:\${WORD})*$\` }\nnew RegExp(WORD, 'i')\n`,
    },
    {
      path: 'sql/trial/un.sql',
      text: "select p ~* '^[[:alnum:]]+$', regexp_replace(f(p, ','), 'it''s', '', 'g'), 'r ~ ''x|y''',\n  substring(p from '(a' -- twice\n    '+)'), substring(p from 2), p !~ v_words;\n",
    },
  ]
  expect(readExpressions(files).map(nameOf)).toEqual([
    'src/trial.ts /^(?:a+)*$/u',
    'src/trial.ts /a+/i',
    'sql/trial/un.sql /^[0-9A-Za-z]+$/is',
    'sql/trial/un.sql /x|y/s',
    'sql/trial/un.sql ~ v_words;',
    "sql/trial/un.sql /it's/s",
    'sql/trial/un.sql /(a+)/s',
  ])
})
