// Selects the tests for changed files: tests that use a changed file, and tests that use a caller of a changed file, closest
// first. A file uses the modules that it imports and the functions, views and tables of sql/ that it names. A pgTAP file also
// uses the function of its folder.
import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { Sentence } from '../../../src/process/lifetime.ts'
import { routines, views, withoutComments } from '../tidy/sqlSource.ts'
import type { SourceFile } from '../tidy/tree.ts'

/** The test files of each kind, closest first, and the number of further ones that were left out. */
export type Tests = {
  readonly sql: readonly string[]
  readonly vitest: readonly string[]
  readonly left: number
}

/** The maximum number of steps: a test uses the changed file, or uses a file that uses it. */
const FARTHEST = 2
/** The maximum number of files of each kind; they run in less than 20 seconds on two processors. */
const MOST = { sql: 80, vitest: 8 }

const isPgtap = (path: string) => /^test\/sql\/.+\/.+\.sql$/.test(path)
const isVitest = (path: string) => path.endsWith('.test.ts')

/** Returns the files that differ from a commit, and the files that git does not track yet. */
export function changedSince(commit: string, folder = '.'): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).split(
      '\n',
    )
  try {
    const differing = git('diff', '--name-only', '--no-renames', '--relative', commit, '--')
    const unknown = git('ls-files', '--others', '--exclude-standard')
    return [...new Set([...differing, ...unknown])].filter((path) => path !== '')
  } catch {
    throw new Sentence(`git can not tell what changed since ${commit}.`)
  }
}

/** Returns the tests for the given files; if no test uses any of them, the test of the conventions. */
export function testsOf(tree: readonly SourceFile[], changed: readonly string[]): Tests {
  const users = usersIn(tree, changed)
  const reached = new Set(changed)
  let last: readonly string[] = changed
  for (let distance = 0; distance < FARTHEST; distance += 1) {
    last = [...new Set(last.flatMap((path) => users.get(path) ?? []))].filter((path) => !reached.has(path))
    for (const path of last) reached.add(path)
  }
  const present = new Set(tree.map(({ path }) => path))
  // Puts the tests in the folder of a changed function first.
  const own = changed.map((path) => `test/${path.replace(/(?:\.rows)?\.sql$/, '')}/`)
  const isOwn = (path: string) => own.some((folder) => path.startsWith(folder))
  const found = [...reached]
    .filter((path) => present.has(path))
    .toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
  const [sql, vitest] = [found.filter(isPgtap), found.filter(isVitest)]
  if (sql.length + vitest.length === 0) return { sql, vitest: ['test/tidy.test.ts'], left: 0 }
  const kept = { sql: sql.slice(0, MOST.sql), vitest: vitest.slice(0, MOST.vitest) }
  return { ...kept, left: sql.length + vitest.length - kept.sql.length - kept.vitest.length }
}

// Returns, for each file, the files that use it, ordered by path.
function usersIn(tree: readonly SourceFile[], changed: readonly string[]): Map<string, string[]> {
  const homes = homesOf(tree, changed)
  const users = new Map<string, string[]>()
  for (const file of tree) {
    for (const used of new Set(usedBy(file, homes))) {
      if (used === file.path) continue
      const known = users.get(used)
      if (known) known.push(file.path)
      else users.set(used, [file.path])
    }
  }
  const migrations = changed.filter((path) => path.startsWith('migrations/'))
  const catalogue = tree.map(({ path }) => path).filter((path) => path.startsWith('test/sql/catalogue/'))
  for (const path of migrations) users.set(path, catalogue)
  return users
}

// Returns the files that define each name in sql/. The name of a removed file is derived from its path.
function homesOf(tree: readonly SourceFile[], removed: readonly string[]): Map<string, string[]> {
  const homes = new Map<string, Set<string>>()
  const texts = new Map([
    ...removed.map((path) => [path, ''] as const),
    ...tree.map(({ path, text }) => [path, text] as const),
  ])
  for (const [path, text] of texts) {
    const [, domain, name] = /^sql\/(\w+)\/(\w+)(?:\.rows)?\.sql$/.exec(path) ?? []
    if (domain === undefined) continue
    const names = [`${domain}.${name}`, ...routines(text).map((routine) => routine.name), ...views(text)]
    for (const one of names) homes.set(one, (homes.get(one) ?? new Set()).add(path))
  }
  return new Map([...homes].map(([name, paths]) => [name, [...paths]]))
}

function usedBy({ path, text }: SourceFile, homes: ReadonlyMap<string, readonly string[]>): string[] {
  const [, domain, name] = /^test\/sql\/(\w+)\/(\w+)\/\w+\.sql$/.exec(path) ?? []
  const code = path.endsWith('.sql') ? withoutComments(text) : text
  const named = [...code.matchAll(/\b[a-z]\w*\.[a-z]\w*\b/g)].map(([one]) => one)
  return [
    ...(domain === undefined ? [] : (homes.get(`${domain}.${name}`) ?? [])),
    ...(/\.(?:sql|tsx?)$/.test(path) ? named.flatMap((one) => homes.get(one) ?? []) : []),
    ...importsOf(path, code),
  ]
}

function importsOf(path: string, code: string): string[] {
  if (!/\.(?:tsx?|m[jt]s)$/.test(path)) return []
  const sources = code.matchAll(
    /^(?:import|export) (?!type )[^;']*?'(\.[^']+)'|\b(?:import|URL)\('(\.[^']+)'/gm,
  )
  return [...sources].map(([, whole = '', part = '']) => join(dirname(path), whole || part))
}
