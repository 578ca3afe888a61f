// `npm test`: runs all tests, against a real PostgreSQL. `npm test -- sql/collecte api/x` runs the matching tests. `npm test --
// --changed` runs the tests of the files that changed since the last commit, `--changed=main` of the files that differ from the
// commit `main`.
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { type Lifetime, live, Sentence } from '../src/process/lifetime.ts'
import { print } from '../src/process/output.ts'
import { loadConfig } from '../src/settings/config.ts'
import { cloneDatabase, databaseAt } from '../test/support/clone.ts'
import type { TestContext } from '../test/support/context.ts'
import { collectCoverage, countStatements } from '../test/support/coverage.ts'
import { changedSince, testsOf } from '../test/support/runner/changed.ts'
import { runChecks } from '../test/support/runner/checks.ts'
import { add, type Counts, NONE, one, sentence } from '../test/support/runner/counts.ts'
import { judgeCoverage } from '../test/support/runner/judgeCoverage.ts'
import { judgeWalks } from '../test/support/runner/judgeWalks.ts'
import { loadFixtures, pgtapFiles, runPgtap, shareFiles } from '../test/support/runner/pgtap.ts'
import { createTemplates, openTestPostgres } from '../test/support/runner/postgres.ts'
import { runVitest } from '../test/support/runner/vitest.ts'
import { readTree } from '../test/support/tidy/tree.ts'
import { notedIn } from '../test/support/walks.ts'
import { build, isBuilt } from './pages/build.ts'

type Selection = {
  readonly isWhole: boolean
  /** True if the files are the tests of changed files, ordered by closeness to the changes. */
  readonly isChanged?: boolean
  readonly files: readonly string[]
  readonly vitestFilters: readonly string[]
}

type Share = {
  readonly share: readonly string[]
  readonly index: number
  readonly ending: AbortSignal
  readonly say: (line: string) => void
}

await live(test)

async function test({ ending, defer }: Lifetime): Promise<number> {
  const begun = Date.now()
  const { isWhole, isChanged = false, files, vitestFilters } = select(process.argv.slice(2))
  const run = stepsUntil(ending)
  let context: TestContext | undefined
  const wantsVitest = isWhole || vitestFilters.length > 0
  // Runs the steps that need no database while the databases are prepared.
  const [checks, made, setup] = await Promise.all([
    run('Types and style', isWhole, (say) => runChecks(ending, say)),
    run('Workbench', wantsVitest && !isBuilt(), async (say) => {
      await build()
      say('  ✓ made of its sources')
      return NONE
    }),
    run(
      'Databases',
      true,
      async (say) => {
        context = await prepare(defer, say)
        return NONE
      },
      isWhole,
    ),
  ])
  const [inSql, inTypeScript] = await Promise.all([
    run(
      `pgTAP, ${files.length} files`,
      files.length > 0,
      async (say) => {
        // pgTAP gets one processor next to vitest, because vitest's workers wait part of the time; alone it gets all processors.
        // The order of changed tests is kept, closest first.
        const shares = isChanged ? [files] : shareFiles(files, wantsVitest ? 1 : availableParallelism())
        const counts = await Promise.all(
          shares.map((share, index) => pgtap(context, { share, index, ending, say })),
        )
        return counts.reduce(add, NONE)
      },
      wantsVitest && !isChanged,
    ),
    run('vitest', wantsVitest, () => runVitest(vitestFilters, context, ending), false),
  ])
  const { coverageFolder = null } = context ?? {}
  const coverage = await run('PL/pgSQL coverage', isWhole, (say) => judgeCoverage(coverageFolder, say), false)
  const hasAllWalks = vitestFilters.includes('bureau')
  const walks = await run(
    'Walks',
    context !== undefined && wantsVitest && notedIn(context.folder) !== null,
    (say) => judgeWalks(context?.folder ?? '', hasAllWalks && inTypeScript.failed === 0, say),
    false,
  )
  ending.throwIfAborted()

  const house = [checks, made, setup, coverage, walks].reduce(add)
  const all = [house, inSql, inTypeScript].reduce(add)
  print(`\npgTAP   ${sentence(inSql)}\nvitest  ${sentence(inTypeScript)}`)
  print(`checks  ${sentence(house)} (types, style, databases, coverage)`)
  print(`in ${((Date.now() - begun) / 1000).toFixed(1)} s\n${sentence(all)}`)
  return all.failed === 0 ? 0 : 1
}

/** Runs the steps of the suite and prints their results; throws when the suite is aborted. */
function stepsUntil(ending: AbortSignal) {
  return async (
    title: string,
    isWanted: boolean,
    step: (say: (line: string) => void) => Promise<Counts> | Counts,
    isBeside = true,
  ): Promise<Counts> => {
    ending.throwIfAborted()
    if (!isWanted) return NONE
    // A parallel step prints all of its lines together when it ends.
    const lines: string[] = []
    const say = isBeside ? (line: string) => void lines.push(line) : print
    say(`\n${title}`)
    try {
      return await step(say)
    } catch (error) {
      // An error of the suite itself counts as a failure, unless a signal ended the suite.
      ending.throwIfAborted()
      say(`  ✗ ${error instanceof Error ? error.message : String(error)}`)
      return one(false)
    } finally {
      if (lines.length > 0) print(lines.join('\n'))
    }
  }
}

function selectChanged(commit: string): Selection {
  const changed = changedSince(commit)
  if (changed.length === 0) throw new Sentence(`nothing differs from ${commit}.`)
  const { sql, vitest, left } = testsOf(readTree(), changed)
  print([`Tests of ${changed.length} changed files`, ...vitest, ...new Set(sql.map(dirname))].join('\n  '))
  if (left > 0) print(`  ${left} test files farther away are left to \`npm test\``)
  return { isWhole: false, isChanged: true, files: sql, vitestFilters: vitest }
}

/** Words that begin with `sql` select pgTAP files, other words select vitest files; without words everything runs. */
function select(words: readonly string[]): Selection {
  const changed = words.map((word) => /^--changed(?:=(.+))?$/.exec(word)).find((match) => match !== null)
  if (changed) return selectChanged(changed[1] ?? 'HEAD')
  const filters = words.map((word) => word.replace(/^test\//, '').replace(/\/$/, ''))
  const isSql = (filter: string) => filter === 'sql' || filter.startsWith('sql/')
  const isWhole = filters.length === 0
  const sqlFilters = filters.filter(isSql)
  const files = isWhole || sqlFilters.length > 0 ? pgtapFiles(sqlFilters) : []
  if (files.length === 0 && sqlFilters.length > 0)
    throw new Sentence(`no pgTAP file matches ${sqlFilters.join(' ')}.`)
  return { isWhole, files, vitestFilters: filters.filter((filter) => !isSql(filter)) }
}

async function prepare(defer: Lifetime['defer'], say: (line: string) => void): Promise<TestContext> {
  const server = await openTestPostgres(loadConfig(), say)
  defer(server.close, server.abandon)
  const begun = Date.now()
  const templates = await createTemplates(server, () => undefined)
  say(`  ✓ templates made in ${((Date.now() - begun) / 1000).toFixed(1)} s`)
  const { adminUrl, trusts, prefix, folder } = server
  const coverageFolder = server.profiles ? join(folder, 'couverture') : null
  return { adminUrl, trusts, prefix, templates, folder, coverageFolder }
}

/** Runs a share of the files on its own database: one connection keeps one processor busy. */
async function pgtap(
  context: TestContext | undefined,
  { share, index, ending, say }: Share,
): Promise<Counts> {
  if (context === undefined) throw new Error('no database to run on')
  const { adminUrl, prefix, templates, coverageFolder } = context
  const name = `${prefix}pgtap_${index}`
  const url = databaseAt(adminUrl, name)
  await cloneDatabase(adminUrl, templates.vide, name)
  if (coverageFolder !== null) await countStatements(adminUrl, name)
  await loadFixtures(url)
  const counts = await runPgtap(url, share, ending, say)
  if (coverageFolder !== null) await collectCoverage(url, coverageFolder, name)
  return counts
}
