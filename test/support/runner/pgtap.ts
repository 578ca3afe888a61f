// The pgTAP files of test/sql. pg_prove runs them in one session on one database; each assertion counts as a test.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { withClient } from '../clone.ts'
import { add, type Counts, NONE } from './counts.ts'
import { runTool } from './processes.ts'
import { openWarmSession } from './warmSession.ts'

type FileOutcome = {
  path: string
  passed: number
  failed: number
  skipped: number
  lines: string[]
  verdict: string
}

const ROOT = 'test/sql'
const PSQL = new URL('psql.sh', import.meta.url).pathname

/** Returns the test files that match any of the filters; all of them are in folders of test/sql. */
export function pgtapFiles(filters: readonly string[]): string[] {
  const all = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).map((path) => join(ROOT, path))
  const tests = all.filter((path) => path.endsWith('.sql') && dirname(path) !== ROOT).sort()
  if (filters.length === 0) return tests
  return tests.filter((path) => filters.some((filter) => path.startsWith(join('test', filter))))
}

/** Distributes whole folders of files into groups, largest folders first. */
export function shareFiles(files: readonly string[], most: number): string[][] {
  const folders = [...Map.groupBy(files, dirname).values()].toSorted((a, b) => b.length - a.length)
  const shares: string[][] = Array.from({ length: Math.min(most, folders.length) }, () => [])
  for (const folder of folders) shares.reduce((a, b) => (b.length < a.length ? b : a)).push(...folder)
  return shares
}

/** Loads the fixtures of the tests, which are the files directly in test/sql. */
export async function loadFixtures(url: string): Promise<void> {
  const fixtures = readdirSync(ROOT).filter((name) => name.endsWith('.sql'))
  await withClient(url, async (client) => {
    // pgTAP counts in temporary tables, whatever role a test has taken.
    const { database = '' } = client
    await client.query(`grant temporary on database ${client.escapeIdentifier(database)} to public`)
    for (const name of fixtures.sort()) {
      await client.query(readFileSync(join(ROOT, name), 'utf8')).catch((cause: Error) => {
        throw new Error(`${join(ROOT, name)}: ${cause.message}`, { cause })
      })
    }
  })
}

/** Runs the files and reports the result of each folder. A failed file shows its whole output. */
export async function runPgtap(
  url: string,
  files: readonly string[],
  ending: AbortSignal,
  say: (line: string) => void,
): Promise<Counts> {
  let counts = NONE
  let file: FileOutcome | undefined
  const folders = folderProgress(say)
  const finish = () => {
    if (!file) return
    const outcome = settled(file)
    counts = add(counts, outcome)
    folders.add(outcome)
  }
  const session = await openWarmSession(url, files)
  const options = [
    '--verbose',
    '--merge',
    '--norc',
    '--nocolor',
    '--psql-bin',
    PSQL,
    '--port',
    `${session.port}`,
  ]
  const onLine = (line: string) => {
    const path = /^(test\/sql\/\S+\.sql) \.+\s*$/.exec(line)?.[1]
    if (path !== undefined || /^(Test Summary Report|All tests successful\.|Files=\d+)/.test(line)) {
      finish()
      file =
        path === undefined ? undefined : { path, passed: 0, failed: 0, skipped: 0, lines: [], verdict: '' }
    } else if (file) read(file, line)
  }
  const { code, output } = await runTool('pg_prove', [...options, ...files], ending, onLine)
  await session.close()
  ending.throwIfAborted()
  finish()
  folders.end()
  if (code !== 0 && counts.failed === 0) {
    say(output.split('\n').slice(-20).join('\n'))
    say(`  pg_prove ended with ${code === -1 ? 'a signal' : `exit code ${code}`}`)
    return add(counts, { ...NONE, failed: 1 })
  }
  return counts
}

function read(file: FileOutcome, line: string): void {
  file.lines.push(line)
  const assertion = /^(not )?ok \d+(.*)$/.exec(line)
  if (!assertion) file.verdict = line.trim() || file.verdict
  else if (/# (skip|todo)\b/i.test(assertion[2] ?? '')) file.skipped += 1
  else if (assertion[1]) file.failed += 1
  else file.passed += 1
}

// A file can also fail without a failed assertion: by an SQL error, a wrong number of assertions, or no assertion at all.
function settled(file: FileOutcome): FileOutcome {
  const isFine = file.verdict === 'ok' || /^skipped/.test(file.verdict)
  return isFine || file.failed > 0 ? file : { ...file, failed: 1 }
}

function folderProgress(say: (line: string) => void) {
  let folder = ''
  let sum = NONE
  let files = 0
  const end = () => {
    if (files === 0) return
    const mark = sum.failed === 0 ? '✓' : '✗'
    say(
      `  ${mark} ${folder}  ${files} ${files === 1 ? 'file' : 'files'}, ${sum.passed} passed, ${sum.failed} failed`,
    )
  }
  return {
    add(file: FileOutcome) {
      const own = dirname(file.path).slice(ROOT.length + 1) || '.'
      if (own !== folder) {
        end()
        folder = own
        sum = NONE
        files = 0
      }
      sum = add(sum, file)
      files += 1
      if (file.failed > 0) say(`  ✗ ${file.path}\n${file.lines.map((line) => `      ${line}`).join('\n')}`)
    },
    end,
  }
}
