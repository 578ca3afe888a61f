// `npm test`: everything, against a real PostgreSQL. `npm test -- sql/collecte api/x` runs what matches.
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type Lifetime, live, Sentence } from '../src/process/lifetime.ts'
import { print } from '../src/process/output.ts'
import { loadConfig } from '../src/settings/config.ts'
import { cloneDatabase, databaseAt } from '../test/support/clone.ts'
import type { TestContext } from '../test/support/context.ts'
import { collectCoverage } from '../test/support/coverage.ts'
import { runChecks } from '../test/support/runner/checks.ts'
import { add, type Counts, NONE, one, sentence } from '../test/support/runner/counts.ts'
import { judgeCoverage } from '../test/support/runner/judgeCoverage.ts'
import { loadFixtures, pgtapFiles, runPgtap, shareFiles } from '../test/support/runner/pgtap.ts'
import { createTemplates, openTestPostgres } from '../test/support/runner/postgres.ts'
import { runVitest } from '../test/support/runner/vitest.ts'

await live(test)

async function test({ ending, defer }: Lifetime): Promise<number> {
  const begun = Date.now()
  const { isWhole, files, vitestFilters } = select(process.argv.slice(2))
  const run = async (
    title: string,
    isWanted: boolean,
    step: () => Promise<Counts> | Counts,
  ): Promise<Counts> => {
    ending.throwIfAborted()
    if (!isWanted) return NONE
    print(`\n${title}`)
    try {
      return await step()
    } catch (error) {
      // What breaks the suite itself is a failure of it like any other, unless somebody ended it.
      ending.throwIfAborted()
      print(`  ✗ ${error instanceof Error ? error.message : String(error)}`)
      return one(false)
    }
  }

  const checks = await run('Types and style', isWhole, () => runChecks(ending, print))
  let context: TestContext | undefined
  const setup = await run('Databases', true, async () => {
    context = await prepare(defer)
    return NONE
  })
  const { coverageFolder = null } = context ?? {}
  const wants = { sql: files.length > 0, vitest: isWhole || vitestFilters.length > 0 }
  const inSql = await run(`pgTAP, ${files.length} files`, wants.sql, () => pgtap(context, files, ending))
  const inTypeScript = await run('vitest', wants.vitest, () => runVitest(vitestFilters, context, ending))
  const coverage = await run('PL/pgSQL coverage', isWhole, () => judgeCoverage(coverageFolder, print))
  ending.throwIfAborted()

  const house = [checks, setup, coverage].reduce(add)
  const all = [house, inSql, inTypeScript].reduce(add)
  print(`\npgTAP   ${sentence(inSql)}\nvitest  ${sentence(inTypeScript)}`)
  print(`checks  ${sentence(house)} (types, style, databases, coverage)`)
  print(`in ${((Date.now() - begun) / 1000).toFixed(1)} s\n${sentence(all)}`)
  return all.failed === 0 ? 0 : 1
}

/** Words that begin with `sql` choose pgTAP files, the others vitest files; no word chooses everything. */
function select(words: readonly string[]) {
  const filters = words.map((word) => word.replace(/^test\//, '').replace(/\/$/, ''))
  const isSql = (filter: string) => filter === 'sql' || filter.startsWith('sql/')
  const isWhole = filters.length === 0
  const sqlFilters = filters.filter(isSql)
  const files = isWhole || sqlFilters.length > 0 ? pgtapFiles(sqlFilters) : []
  if (files.length === 0 && sqlFilters.length > 0)
    throw new Sentence(`no pgTAP file matches ${sqlFilters.join(' ')}.`)
  return { isWhole, files, vitestFilters: filters.filter((filter) => !isSql(filter)) }
}

async function prepare(defer: Lifetime['defer']): Promise<TestContext> {
  const server = await openTestPostgres(loadConfig(), print)
  defer(server.close, server.abandon)
  const begun = Date.now()
  const templates = await createTemplates(server, () => undefined)
  print(`  ✓ templates made in ${((Date.now() - begun) / 1000).toFixed(1)} s`)
  const { adminUrl, trusts, prefix, folder } = server
  const coverageFolder = server.profiles ? join(folder, 'couverture') : null
  return { adminUrl, trusts, prefix, templates, folder, coverageFolder }
}

async function pgtap(
  context: TestContext | undefined,
  files: readonly string[],
  ending: AbortSignal,
): Promise<Counts> {
  if (context === undefined) throw new Error('no database to run on')
  const { adminUrl, prefix, templates, coverageFolder } = context
  // Each share on a database of its own: a file is one connection, which keeps one processor busy.
  const shares = shareFiles(files, availableParallelism())
  const counts = await Promise.all(
    shares.map(async (share, index) => {
      const name = `${prefix}pgtap_${index}`
      const url = databaseAt(adminUrl, name)
      await cloneDatabase(adminUrl, templates.vide, name)
      await loadFixtures(url)
      const counted = await runPgtap(url, share, ending, print)
      if (coverageFolder !== null) await collectCoverage(url, coverageFolder, name)
      return counted
    }),
  )
  return counts.reduce(add, NONE)
}
