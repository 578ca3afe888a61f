// The rules about TypeScript and every text: small files, one sentence per export, no leftovers.
import { existsSync } from 'node:fs'
import { linesMatching, type SourceFile, under, type Violation } from './tree.ts'

const LINES = 200
const TEST_LINES = 320
const ROOT_LINES = 80
const BODY_LINES = 70
const ROOT_FOLDERS =
  '.ci apps demo docs lab migrations ops packages packs schemas scripts sql src test'.split(' ')

const typescript = (tree: readonly SourceFile[]) => tree.filter(({ path }) => /\.m?[tj]sx?$/.test(path))
const isTest = (path: string) => path.startsWith('test/')

/**
 * A longer file contains a second idea. The composition root contains no idea, so its limit is lower. Generated files have no
 * limit.
 */
export function filesAreSmall(tree: readonly SourceFile[]): Violation[] {
  return typescript(tree).flatMap(({ path, text }) => {
    if (text.startsWith('// Written from ')) return []
    const lines = text.trimEnd().split('\n').length
    const limit = path === 'server.ts' ? ROOT_LINES : isTest(path) ? TEST_LINES : LINES
    return lines > limit ? [`${path}: ${lines} lines, at most ${limit}`] : []
  })
}

/**
 * A longer function contains a second idea, in TypeScript as in SQL. Functions in tests are exempt: the function passed to
 * `describe` is a list of cases, which may be as long as its file.
 */
export function functionsAreSmall(tree: readonly SourceFile[]): Violation[] {
  return typescript(tree)
    .filter(({ path }) => !path.startsWith('test/'))
    .flatMap((file) =>
      bodiesOf(file)
        .filter(({ lines }) => lines > BODY_LINES)
        .map(
          ({ line, lines }) => `${file.path}:${line}: a function of ${lines} lines, at most ${BODY_LINES}`,
        ),
    )
}

// The formatter aligns the closing brace of a body with the beginning of the line that opened it.
function bodiesOf({ text }: SourceFile): { line: number; lines: number }[] {
  const lines = text.split('\n')
  return lines.flatMap((opening, at) => {
    const isStatement = /^\s*(?:\} ?)?(?:else|if|for|while|switch|catch|try|do)\b/.test(opening)
    if (isStatement || !/(?:=>|\)|\): .+) \{$/.test(opening)) return []
    const indent = /^\s*/.exec(opening)?.[0] ?? ''
    const end = lines.findIndex((line, later) => later > at && line.startsWith(`${indent}}`))
    return [{ line: at + 1, lines: end - at - 1 }]
  })
}

/** Every export has a comment of one sentence. */
export function exportsAreDocumented(tree: readonly SourceFile[]): Violation[] {
  return typescript(tree).flatMap(({ path, text }) => {
    const lines = text.split('\n')
    return lines.flatMap((line, index) => {
      const name = /^export (?:async )?(?:function\*?|const|class|type|interface) (\w+)/.exec(line)?.[1]
      const isDocumented = (lines[index - 1] ?? '').trimEnd().endsWith('*/')
      return name === undefined || isDocumented ? [] : [`${path}:${index + 1}: ${name} has no TSDoc`]
    })
  })
}

/** A test that installs third-party tools and was named fails if one is missing: nothing but the name decides if it runs. */
export function namedTestsFail(tree: readonly SourceFile[]): Violation[] {
  const named = tree.filter(({ path, text }) => path.endsWith('.test.ts') && text.includes("isNamed('"))
  return linesMatching(named, /\bskipIf\((?!!IS_NAMED\b)/, 'skips although it was named')
}

/** Only one module, and the launcher that runs before it, read the environment. */
export function environmentIsReadOnce(tree: readonly SourceFile[]): Violation[] {
  const readers = [
    'src/settings/config.ts',
    ...['bootstrap', 'install', 'steps'].map((name) => `ops/install/${name}.mjs`),
  ]
  const others = tree.filter(({ path }) => /\.m?[tj]s$/.test(path) && !readers.includes(path))
  return linesMatching(others, /\bprocess\.env\b/, 'reads the environment')
}

/** Only one module parses JSON text, because two modules would come to accept different texts. */
export function jsonIsWalkedOnce(tree: readonly SourceFile[]): Violation[] {
  const others = typescript(tree).filter(
    ({ path }) => path !== 'src/json/walk.ts' && !path.startsWith('test/'),
  )
  return linesMatching(others, /\bfrom 'jsonc-parser'/, 'walks through JSON by itself')
}

/** TypeScript only calls SQL functions; the rules are in sql/. */
export function typescriptCallsDoors(tree: readonly SourceFile[]): Violation[] {
  const files = under(tree, ['src/', 'server.ts'], '.ts').filter(({ path }) => !isOwnSql(path))
  return linesMatching(
    files,
    /['"`]\s*(?:insert into|update \w+ set|delete from|select (?!v1\.))/i,
    'SQL that is not a call of v1',
  )
}

/** A join of tables counts as a rule, for any caller. The demo may join tables to find the records that it uses. */
export function typescriptJoinsNothing(tree: readonly SourceFile[]): Violation[] {
  const files = under(tree, ['src/', 'scripts/', 'server.ts'], '.ts').filter(
    ({ path }) => !/\bdemo\b/.test(path),
  )
  return linesMatching(files, /\bjoin (?:lateral )?[a-z_]+\.[a-z_]+ /, 'a join: it stands in sql/')
}

// Files that may contain SQL. Set-up code reads the catalogue before any function exists. The embedded identity provider's tables
// contain no rule. The heartbeats of a worker belong to the queue. A connection reads its server process and role.
const OWN_SQL = new Set([
  'src/database/acting.ts',
  'src/database/patience.ts',
  'src/database/logins.ts',
  'src/database/doors.ts',
  'src/database/install.ts',
  'src/database/drops.ts',
  'src/database/openings.ts',
  'src/database/pendingMigrations.ts',
  'src/database/pooler.ts',
  'src/database/preparation.ts',
  'src/database/schema.ts',
  'src/database/steadyClient.ts',
  'src/database/turn.ts',
  'src/tasks/heartbeats.ts',
  'src/database/changedSources.ts',
  'src/database/versions.ts',
  // SQL that reads the queue's own table in graphile-worker's schema.
  'src/tasks/listenerGuard.ts',
])
const isOwnSql = (path: string) => OWN_SQL.has(path) || path.startsWith('src/identity/database/')

/** No text says that something is still to be done, is disabled, or works on one machine only. */
export function nothingIsLeftOver(tree: readonly SourceFile[]): Violation[] {
  const unfinished = /\b(?:TODO|FIXME|XXX|not implemented)\b/
  const leftOut = /\b(?:it|test|describe|suite)\.(?:skip|todo|only)\b|\bskip\(|\btodo(?:_start)?\(/
  const machine =
    /(?:^|[\s"'`(=])\/(?:work|root|home)\/\w|\/tmp\/(?!sillon-)\w|\.\.\/shared\b|\bcontract\.md\b|registry\.npm/
  // This file contains the words that it searches for.
  const files = tree.filter(({ path }) => !path.startsWith('test/support/tidy/'))
  return [
    ...linesMatching(files, unfinished, 'unfinished'),
    ...linesMatching(under(files, ['test/']), leftOut, 'a test left out'),
    ...linesMatching(files, machine, 'true of one machine only'),
  ]
}

/** Members and elements are written directly: a spread is only for values from elsewhere. */
export function literalsAreNotSpread(tree: readonly SourceFile[]): Violation[] {
  return linesMatching(
    typescript(tree),
    /^\s*\.\.\.(?:\{.*\}|\[.*\]),?$/,
    'spreads a literal that could stand there itself',
  )
}

// A worker loads each module only once for all its files (`isolate: false`).
const CHANGES = [
  { made: /\bvi\.spyOn\(/, undone: /\bmockRestore\(|\bvi\.restoreAllMocks\(/ },
  { made: /\bvi\.useFakeTimers\(/, undone: /\bvi\.useRealTimers\(/ },
]

/** A test file mocks no module and nothing that all files share, because the next file of its worker would get the mock. */
export function modulesAreReal(tree: readonly SourceFile[]): Violation[] {
  return linesMatching(
    typescript(under(tree, ['test/'])),
    /\bvi\.(?:mock|doMock|unmock|doUnmock|resetModules|importMock|stubGlobal|stubEnv)\(/,
    'mocks what the other files of its worker have too',
  )
}

/** A test file undoes its changes to the process. */
export function changesArePutBack(tree: readonly SourceFile[]): Violation[] {
  return typescript(under(tree, ['test/'])).flatMap(({ path, text }) =>
    CHANGES.filter(({ made, undone }) => made.test(text) && !undone.test(text)).map(
      ({ made }) => `${path}: ${made.exec(text)?.[0]}…) is not put back`,
    ),
  )
}

/** Text files end with a newline, and have no trailing blanks or tabs. */
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

/** The root contains these folders and no others (docs/decisions/0136). */
export function rootHasItsFolders(tree: readonly SourceFile[]): Violation[] {
  return tree
    .map(({ path }) => path.split('/'))
    .filter(([folder = '', file]) => file !== undefined && !ROOT_FOLDERS.includes(folder))
    .map((parts) => `${parts.join('/')}: its folder has no place at the root`)
}

/** Every npm script calls the bootstrap, which runs a script of the same name. */
export function verbsHaveScripts(tree: readonly SourceFile[]): Violation[] {
  const manifest = tree.find(({ path }) => path === 'package.json')?.text ?? '{}'
  const { scripts = {} } = JSON.parse(manifest) as { scripts?: Record<string, string> }
  return Object.entries(scripts).flatMap(([verb, command]) => {
    // The command begins with `exec`, because a shell between npm and the launcher would not pass on signals.
    if (command !== `exec node ops/install/bootstrap.mjs ${verb}`)
      return [`package.json: ${verb} does not go through the bootstrap`]
    return existsSync(`scripts/${verb}.ts`) ? [] : [`package.json: ${verb} has no scripts/${verb}.ts`]
  })
}
