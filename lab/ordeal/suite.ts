// Runs test files as parts of the ordeal: in a vitest process, with more cases, on databases like those of the test suite.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Lifetime } from '../../src/process/lifetime.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { judgeFile, type Sitting } from '../../test/support/breakages/judge.ts'
import { createTemplates, openTestPostgres } from '../../test/support/runner/postgres.ts'
import { type Found, verdictOf } from './figure.ts'
import type { Given, Part } from './part.ts'

/** A test file by its path below `test/`, the cases to run, and the variable that sets their number. */
type Trial = {
  readonly what: string
  readonly file: string
  readonly about?: string
  /** A program that the test file requires. */
  readonly needs?: string
  readonly size: (given: Given) => Readonly<Record<string, number | string>>
}

// The databases exist until the command `npm run ordeal` ends, because all parts clone the same databases.
const sittings = new WeakMap<Lifetime, Promise<Sitting>>()

/** Makes databases like those of the test suite, with and without the demo. */
export function sit(lifetime: Lifetime): Promise<Sitting> {
  const known = sittings.get(lifetime) ?? open(lifetime)
  sittings.set(lifetime, known)
  return known
}

/** A part of the ordeal that runs a test file. */
export function trial({ what, file, about, needs, size }: Trial): Part {
  return {
    what,
    async run(given) {
      if (needs !== undefined && !isInstalled(needs))
        return [{ what, notRun: `${needs} is not installed here` }]
      const { context, root, ending } = await sit(given.verb)
      const figures = join(context.folder, `${file.replaceAll('/', '-')}-${given.seed}.jsonl`)
      const sizes = Object.entries(size(given)).map(([name, value]) => [name, String(value)])
      const env = { ...Object.fromEntries(sizes), ORDEAL_FIGURES: figures, ORDEAL_SEED: String(given.seed) }
      const { failed, said = [] } = await judgeFile({ judge: file, about, context, env }, root, ending)
      ending.throwIfAborted()
      const found = existsSync(figures) ? readFigures(figures) : []
      const isSaid =
        failed === undefined || found.some((one) => !['passed', 'not run'].includes(verdictOf(one)))
      if (isSaid && found.length > 0) return found
      const losses = failed === undefined ? ['it told nothing'] : [`${failed}: ${said.join('; ')}`]
      return [...found, { what, measured: {}, losses, control: { what: 'not reached', isTold: false } }]
    },
  }
}

async function open({ ending, defer }: Lifetime): Promise<Sitting> {
  const server = await openTestPostgres(loadConfig(), () => undefined)
  defer(server.close, server.abandon)
  const { adminUrl, trusts, prefix, folder } = server
  const templates = await createTemplates(server, () => ending.throwIfAborted())
  const context = { adminUrl, trusts, prefix, templates, folder, coverageFolder: null }
  return { context, root: process.cwd(), ending, isQuick: false, unbroken: new Map() }
}

function isInstalled(program: string): boolean {
  return spawnSync(program, ['version'], { stdio: 'ignore' }).error === undefined
}

function readFigures(file: string): Found[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Found)
}
