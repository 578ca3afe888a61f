// `npm run ordeal`: breaks the components around the service and counts the losses. The parts are in lab/ordeal.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Command, Option } from 'commander'
import { seededRandom } from '../demo/polygons.ts'
import { wholeNumber } from '../lab/bench/options.ts'
import {
  type Circumstances,
  documentOf,
  exitCodeOf,
  type Found,
  tableOf,
  verdictOf,
} from '../lab/ordeal/figure.ts'
import type { Given, Part } from '../lab/ordeal/part.ts'
import { PARTS, SIZES } from '../lab/ordeal/parts.ts'
import { proofOf } from '../lab/ordeal/proof.ts'
import { within } from '../lab/ordeal/within.ts'
import { live, say } from '../src/process/lifetime.ts'
import { print } from '../src/process/output.ts'
import { loadConfig } from '../src/settings/config.ts'

type Options = { grandeur: keyof typeof SIZES; seul?: string; graine: number; json?: string; preuve?: true }

const PROOF = join(import.meta.dirname, '..', 'docs', 'proof.md')

const program = new Command('npm run ordeal --')
  .description(
    'Kills, starves and cuts a service of its own under phones that send, and compares what was acknowledged with what is kept. ' +
      'Each figure has a negative control. Ends with 1 when something is lost or a control does not tell.',
  )
  .addOption(
    new Option('--grandeur <size>', 'how much is tried').choices(Object.keys(SIZES)).default('ordinaire'),
  )
  .addOption(new Option('--seul <part>', 'this part alone').choices(Object.keys(PARTS)))
  .option('--graine <n>', 'what moments are drawn from', wholeNumber, Date.now() % 1_000_000)
  .option('--json <file>', 'where the figures are written; default DATA_DIR/ordeal.json')
  .option('--preuve', 'write docs/proof.md too, which a complete run always does')
  .addHelpText('after', `\nParts:\n${Object.entries(PARTS).map(told).join('\n')}`)
  .parse()

await live(async (lifetime) => {
  const { grandeur, seul, graine: seed, json, preuve } = program.opts<Options>()
  const circumstances = { date: new Date().toISOString(), ...tree(), seed, grandeur }
  const wanted = Object.entries(PARTS).filter(([name]) => seul === undefined || name === seul)
  const found = new Map<string, readonly Found[]>()
  const file = json ?? join(loadConfig().dataDir, 'ordeal.json')
  mkdirSync(dirname(file), { recursive: true })
  for (const [name, part] of wanted) {
    lifetime.ending.throwIfAborted()
    say(`${name} (seed ${seed}) …`)
    const given = { verb: lifetime, size: SIZES[grandeur], seed, random: seededRandom(seed) }
    const figures = await tried(part, given)
    for (const one of figures) say(`${verdictOf(one)}: ${one.what}`)
    found.set(name, figures)
    // Writes the page after each part, so that the results remain if a later part fails.
    writeFileSync(file, documentOf(circumstances, [...found.values()].flat()))
    if (preuve || grandeur === 'complete') {
      const before = existsSync(PROOF) ? readFileSync(PROOF, 'utf8') : ''
      writeFileSync(PROOF, proofOf(before, PARTS, circumstances, found))
    }
  }
  const all = [...found.values()].flat()
  print(tableOf(all))
  say(`written to ${file}`)
  return exitCodeOf(all)
})

/** Runs a part; a part that ends with an error counts as a loss. */
async function tried(part: Part, given: Omit<Given, 'lifetime'>): Promise<readonly Found[]> {
  try {
    return await within(given.verb, (lifetime) => part.run({ ...given, lifetime }))
  } catch (error) {
    given.verb.ending.throwIfAborted()
    const losses = [`it ended with ${error instanceof Error ? error.message : String(error)}`]
    return [{ what: part.what, measured: {}, losses, control: { what: 'not reached', isTold: false } }]
  }
}

/** Returns the commit, and says if files changed since then; the page that a run writes itself does not count. */
function tree(): Pick<Circumstances, 'commit' | 'changed'> {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim()
  try {
    const changes = git('status', '--porcelain', '--', ':/', ':(top,exclude)docs/proof.md')
    return { commit: git('rev-parse', 'HEAD'), changed: changes !== '' }
  } catch {
    return { commit: null, changed: false }
  }
}

function told([name, { what }]: [string, Part]): string {
  return `  ${name.padEnd(12)} ${what}`
}
