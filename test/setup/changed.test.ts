// docs/decisions/0135-essais-de-ce-qui-change.md: `npm test -- --changed` runs the tests of changed files and of the files that
// call them, closest first.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { changedSince, testsOf } from '../support/runner/changed.ts'

const routine = (name: string, body: string) =>
  `create or replace function ${name}(p_id uuid) returns void language plpgsql as $$\nbegin\n${body}\nend\n$$;\n`
const files: Readonly<Record<string, string>> = {
  'sql/a/regle.sql': routine('a.regle', '  null;'),
  'sql/b/appelle.sql': routine('b.appelle', '  perform a.regle(p_id);'),
  'sql/c/loin.sql': routine('c.loin', '  perform b.appelle(p_id); -- as a.regle does'),
  'sql/v1/porte.sql': routine('v1.porte', '  perform c.loin(p_id);'),
  'src/porte.ts': "pool.query('select v1.porte($1)')",
  'src/autre.ts': "import type { Porte } from './porte.ts'",
  'test/autre.test.ts': "import '../src/autre.ts'",
  'test/porte.test.ts': "import { porte } from '../src/porte.ts'",
  'test/sql/a/autre/x.sql': 'select a.regle(null);',
  'test/sql/a/regle/x.sql': 'select 1;',
  'test/sql/b/appelle/x.sql': 'select 1;',
  'test/sql/c/loin/x.sql': 'select 1;',
  'test/sql/catalogue/x.sql': 'select 1;',
}
const tree = Object.entries(files).map(([path, text]) => ({ path, text }))

test.each([
  ['a rule', 'sql/a/regle.sql', ['a/regle', 'a/autre', 'b/appelle'], []],
  ['a rule that was removed', 'sql/a/disparue.sql', [], ['test/tidy']],
  ['a caller', 'sql/b/appelle.sql', ['b/appelle', 'c/loin'], []],
  ['a door', 'sql/v1/porte.sql', [], ['test/porte']],
  ['a module', 'src/porte.ts', [], ['test/porte']],
  ['a test', 'test/sql/c/loin/x.sql', ['c/loin'], []],
  ['a migration', 'migrations/committed/000001-x.sql', ['catalogue'], []],
  ['a page', 'README.md', [], ['test/tidy']],
])('%s is tried by its tests, then by those of its callers', (_, changed, sql, vitest) => {
  expect(testsOf(tree, [changed])).toEqual({
    sql: sql.map((folder) => `test/sql/${folder}/x.sql`),
    vitest: vitest.map((name) => `${name}.test.ts`),
    left: 0,
  })
})

test('the farthest of many are left out, and counted', () => {
  const many = Array.from({ length: 100 }, (_, n) => ({ path: `test/sql/a/regle/${n}.sql`, text: '' }))
  const { sql, left } = testsOf([...tree, ...many], ['sql/a/regle.sql'])
  expect([sql[0], sql.length, left]).toEqual(['test/sql/a/regle/x.sql', 80, 23])
})

test('what differs from a commit is what was edited, removed or made since', () => {
  const folder = mkdtempSync(join(inject('sillon').folder, 'depot-'))
  expect(() => changedSince('HEAD', folder)).toThrow('git can not tell')
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x', ...args], { cwd: folder })
  for (const name of ['edited', 'removed', 'same']) writeFileSync(join(folder, name), name)
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'x')
  writeFileSync(join(folder, 'edited'), 'now')
  writeFileSync(join(folder, 'made'), 'now')
  git('rm', '--quiet', 'removed')
  expect(changedSince('HEAD', folder).toSorted()).toEqual(['edited', 'made', 'removed'])
})
