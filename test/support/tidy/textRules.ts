// The laws of TypeScript and of every text: small files, one sentence per export, nothing that does not belong.
import { existsSync } from 'node:fs'
import { linesMatching, type SourceFile, under, type Violation } from './tree.ts'

const LINES = 200
const TEST_LINES = 320
const ROOT_LINES = 80

const typescript = (tree: readonly SourceFile[]) => tree.filter(({ path }) => /\.m?[tj]s$/.test(path))
const isTest = (path: string) => path.startsWith('test/')

/** A longer file hides a second idea; the composition root has none at all. */
export function filesAreSmall(tree: readonly SourceFile[]): Violation[] {
  return typescript(tree).flatMap(({ path, text }) => {
    const lines = text.trimEnd().split('\n').length
    const limit = path === 'server.ts' ? ROOT_LINES : isTest(path) ? TEST_LINES : LINES
    return lines > limit ? [`${path}: ${lines} lines, at most ${limit}`] : []
  })
}

/** One sentence per export. */
export function exportsAreDocumented(tree: readonly SourceFile[]): Violation[] {
  return typescript(tree)
    .filter(({ path }) => path !== 'vitest.config.ts')
    .flatMap(({ path, text }) => {
      const lines = text.split('\n')
      return lines.flatMap((line, index) => {
        const name = /^export (?:async )?(?:function\*?|const|class|type|interface) (\w+)/.exec(line)?.[1]
        const isDocumented = (lines[index - 1] ?? '').trimEnd().endsWith('*/')
        return name === undefined || isDocumented ? [] : [`${path}:${index + 1}: ${name} has no TSDoc`]
      })
    })
}

/** The environment is read in one place, and by the launcher that runs before it. */
export function environmentIsReadOnce(tree: readonly SourceFile[]): Violation[] {
  const readers = ['src/config.ts', 'scripts/bootstrap.mjs', 'scripts/install.mjs']
  const others = tree.filter(({ path }) => /\.m?[tj]s$/.test(path) && !readers.includes(path))
  return linesMatching(others, /\bprocess\.env\b/, 'reads the environment')
}

/** SQL in TypeScript is a call; the rules stand in sql/. */
export function typescriptCallsDoors(tree: readonly SourceFile[]): Violation[] {
  const files = under(tree, ['src/', 'server.ts'], '.ts').filter(({ path }) => !isOwnSql(path))
  return linesMatching(
    files,
    /['"`]\s*(?:insert into|update \w+ set|delete from|select (?!v1\.))/i,
    'SQL that is not a call of v1',
  )
}

// What brings a database up speaks to the catalogue, before any door exists; what the embedded identity provider keeps
// is its own, and no rule; a worker's signs of life are the queue's.
const OWN_SQL = new Set([
  'src/cluster.ts',
  'src/patience.ts',
  'src/preparation.ts',
  'src/schema.ts',
  'src/tasks/signs.ts',
  'src/versions.ts',
])
const isOwnSql = (path: string) => OWN_SQL.has(path) || path.startsWith('src/identity/database/')

/** Nothing is left to do, left out, or true of one machine only. */
export function nothingIsLeftOver(tree: readonly SourceFile[]): Violation[] {
  const unfinished = /\b(?:TODO|FIXME|XXX|not implemented)\b/
  const leftOut = /\b(?:it|test|describe|suite)\.(?:skip|todo|only)\b|\bskip\(|\btodo(?:_start)?\(/
  const machine =
    /(?:^|[\s"'`(=])\/(?:work|root|home)\/\w|\/tmp\/(?!sillon-)\w|\.\.\/shared\b|\bcontract\.md\b|registry\.npm/
  // This file says the words that it looks for.
  const files = tree.filter(({ path }) => !path.startsWith('test/support/tidy/'))
  return [
    ...linesMatching(files, unfinished, 'unfinished'),
    ...linesMatching(under(files, ['test/']), leftOut, 'a test left out'),
    ...linesMatching(files, machine, 'true of one machine only'),
  ]
}

/** Text files end with a line and have no trailing blanks or tabs. */
export function whitespaceIsPlain(tree: readonly SourceFile[]): Violation[] {
  return tree.flatMap(({ path, text }) => {
    const faults =
      text === '' || (text.endsWith('\n') && !text.endsWith('\n\n'))
        ? []
        : [`${path}: does not end with one line end`]
    const blanks = path.endsWith('.md') ? /\t/ : /[ \t]+$|\t/
    return [...faults, ...linesMatching([{ path, text }], blanks, 'trailing blanks or a tab')]
  })
}

/** Every verb goes through the bootstrap to a script of its name. */
export function verbsHaveScripts(tree: readonly SourceFile[]): Violation[] {
  const manifest = tree.find(({ path }) => path === 'package.json')?.text ?? '{}'
  const { scripts = {} } = JSON.parse(manifest) as { scripts?: Record<string, string> }
  return Object.entries(scripts).flatMap(([verb, command]) => {
    // `exec`: a shell that stayed between npm and the launcher would keep the signals to itself.
    if (command !== `exec node scripts/bootstrap.mjs ${verb}`)
      return [`package.json: ${verb} does not go through the bootstrap`]
    return existsSync(`scripts/${verb}.ts`) ? [] : [`package.json: ${verb} has no scripts/${verb}.ts`]
  })
}
