// `npm run breakages`: breaks one thing after the other, and prints the test that notices each breakage.
import { join } from 'node:path'
import { type Lifetime, live } from '../src/process/lifetime.ts'
import { print } from '../src/process/output.ts'
import { loadConfig } from '../src/settings/config.ts'
import type { Breakage } from '../test/breakages/breakage.ts'
import { BREAKAGES } from '../test/breakages/list.ts'
import { breaking } from '../test/support/breakages/apply.ts'
import { isContent, type Sitting, whoNotices } from '../test/support/breakages/judge.ts'
import { copyTree } from '../test/support/breakages/tree.ts'
import { createTemplates, openTestPostgres } from '../test/support/runner/postgres.ts'

const JUDGES_ONLY = '--judges-only'
// Tests to run if none of a breakage's own tests notices it, slowest last.
const EVERYBODY = ['contract', 'access', 'http', 'sync', 'api', 'sql']

await live(breakages)

async function breakages({ ending, defer }: Lifetime): Promise<number> {
  const words = process.argv.slice(2)
  const isQuick = words.includes(JUDGES_ONLY)
  const wanted = BREAKAGES.filter((one) => isWanted(one, words))
  const server = await openTestPostgres(loadConfig(), print)
  defer(server.close, server.abandon)
  const { adminUrl, trusts, prefix, folder } = server
  const templates = await createTemplates(server, () => undefined)
  const root = join(folder, 'arbre')
  copyTree(process.cwd(), root)
  const context = { adminUrl, trusts, prefix, templates, folder, coverageFolder: null }
  const sitting: Sitting = { context, root, ending, isQuick, unbroken: new Map() }
  let unnoticed = 0
  for (const one of wanted) {
    ending.throwIfAborted()
    const begun = Date.now()
    const judges = isQuick ? one.judges : [...one.judges, ...EVERYBODY]
    const notice = await breaking(one.change, sitting, (broken) =>
      whoNotices({ ...one, judges }, { ...sitting, context: broken }),
    )
    const seconds = ((Date.now() - begun) / 1000).toFixed(0)
    // A test that also fails without the breakage proves nothing.
    const isNoticed = notice !== undefined && (await isContent(notice, sitting))
    if (!isNoticed) unnoticed += 1
    const by = isNoticed
      ? `✓ ${notice.file}`
      : `✗ ${notice === undefined ? 'nobody' : `${notice.file} fails always`}`
    print(`${by}: ${one.sentence} (${seconds} s)`)
  }
  print(`${wanted.length - unnoticed} noticed, ${unnoticed} unnoticed`)
  return unnoticed === 0 ? 0 : 1
}

/** Says if the description of a breakage contains one of the words; without words, all breakages are run. */
function isWanted({ sentence, change }: Breakage, words: readonly string[]): boolean {
  const asked = words.filter((word) => word !== JUDGES_ONLY)
  return asked.length === 0 || asked.some((word) => `${sentence} ${JSON.stringify(change)}`.includes(word))
}
