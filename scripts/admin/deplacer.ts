// `npm run admin -- fichiers deplacer <reglages>`: copies the files of the database to another store.
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import type { Command } from 'commander'
import { openObjects } from '../../src/objects/open.ts'
import type { ObjectStore } from '../../src/objects/port.ts'
import { type Lifetime, live, Sentence, say } from '../../src/process/lifetime.ts'
import { print } from '../../src/process/output.ts'
import { ConfigError, configWithStore, loadConfig, settingNames } from '../../src/settings/config.ts'
import { type Acting, addTrial, withProgress } from './acting.ts'
import { type Copied, copyFiles, type Move, planMove } from './filesMove.ts'
import { type Compared, compareAll, ownId, wordsOfAll } from './filesOfAll.ts'
import { headOf } from './outsideLog.ts'
import { openRules, type Rules } from './rules.ts'

type Options = Acting & { readonly relire?: boolean }
type Settings = Record<string, string | undefined>

// Settings that choose an object store; those of S3_TEST_… are for tests.
const OF_STORE = settingNames().filter((name) => name === 'DATA_DIR' || /^S3_(?!TEST_)/.test(name))

/** Adds the command. */
export function addDeplacer(fichiers: Command): void {
  addTrial(fichiers.command('deplacer <reglages>'))
    .description('copy all files to another store, a folder or a bucket, and compare each copy')
    .option('--relire', 'read and compare also what earlier runs copied')
    .addHelpText(
      'after',
      `
The file names the other store, a setting a line: S3_BUCKET, S3_ENDPOINT and so on, or DATA_DIR alone for the folder
DATA_DIR/objets; - reads the lines from standard input. Nothing is removed, and an interrupted run is resumed by the next.
Run it while the services serve, stop them, run it again for what came meanwhile, then change their settings
(docs/operate.md, «Where files are kept»).`,
    )
    .action((file: string, options: Options) => live((lifetime) => run(lifetime, file, options)))
}

async function run(lifetime: Lifetime, file: string, { essai, relire = false }: Options): Promise<number> {
  const settings = settingsIn(file)
  const rules = await openRules(lifetime)
  const codes = await rules.organisations()
  const { ending } = lifetime
  const move: Move = {
    ...(await openBoth(settings)),
    ...(await known(rules, codes)),
    rereads: relire,
    ending,
  }
  const { from, to, head } = move
  const plan = await withProgress('listing both stores', planMove(move))
  const what = `${plan.objects} objects (${plan.bytes} bytes) to ${to.place}, where ${plan.there} are already`
  if (essai) {
    say(`nothing was changed; without --essai: ${what}.`)
    return 0
  }
  const copied: Copied = { objects: 0, bytes: 0, there: 0, gone: 0 }
  const far = () => `${copied.objects} of ${plan.objects} objects, ${copied.bytes} of ${plan.bytes} bytes`
  await withProgress('copying', copyFiles(move, copied), far).catch((error: Error) => {
    if (error instanceof Sentence || ending.aborted) throw error
    throw new Sentence(`${far()} were copied, then: ${error.message}. Run this again: it goes on there.`)
  })
  const all = await compareAll(lifetime, rules, to, codes)
  const lines = [`${far()} were copied to ${to.place}; ${copied.there} were there already.`]
  if (copied.gone > 0) lines.push(`${copied.gone} could not be read in ${from.place} any more.`)
  print([...lines, ...wordsOfAll(all)].join('\n'))
  const { code, when } = endOf(all, (await headOf(rules)).numero > head.numero)
  say(`${when}${change(settings)} ${from.place} stays as it is: empty it once they serve.`)
  return code
}

/**
 * Returns the exit code of a move, and the condition that must hold before the settings are changed. Files that no row names, and
 * erased files, are copied too; they do not prevent the end of the move.
 */
export function endOf(all: readonly Compared[], grew: boolean): { code: number; when: string } {
  const isComplete = all.every(({ fichiers: { manquants, autre_taille } }) => {
    return manquants.nombre + autre_taille.nombre === 0
  })
  const code = isComplete ? 0 : 1
  if (grew) return { code, when: 'services wrote meanwhile: stop them, run this again, and only then ' }
  return { code, when: isComplete ? '' : 'restore the files that are missing, or give them up; then ' }
}

/** Returns the settings of the other store only; no setting of the present store applies to it. `-` is standard input. */
export function settingsIn(given: string): Settings {
  const [file, source] = given === '-' ? ['standard input', 0] : [given, given]
  let settings: Settings
  try {
    settings = parseEnv(readFileSync(source, 'utf8'))
  } catch (error) {
    throw new Sentence(`${file} can not be read (${(error as Error).message}).`)
  }
  const other = Object.keys(settings).find((name) => !OF_STORE.includes(name))
  if (other !== undefined)
    throw new Sentence(`${file} has ${other}: only ${OF_STORE.join(', ')} choose a store.`)
  if (!settings.S3_BUCKET && !settings.DATA_DIR)
    throw new Sentence(`${file} names no store: it needs S3_BUCKET or DATA_DIR.`)
  return settings
}

async function openBoth(settings: Settings): Promise<{ from: ObjectStore; to: ObjectStore }> {
  const from = await openObjects(loadConfig())
  const to = await openObjects(configWithStore(settings))
  for (const store of [from, to])
    await store.check().catch((error: Error) => {
      if (error instanceof ConfigError) throw new Sentence(`${store.place}: ${error.message}`)
      throw new Sentence(`${store.place} does not answer (${error.message}).`)
    })
  return { from, to }
}

async function known(rules: Rules, codes: readonly string[]): Promise<Pick<Move, 'head' | 'organisations'>> {
  const ids: string[] = []
  for (const code of codes) ids.push(await rules.inside(code, ownId, 'read only'))
  return { head: await headOf(rules), organisations: new Set(ids) }
}

function change(settings: Settings): string {
  const names = Object.keys(settings).join(', ')
  const others = settings.S3_BUCKET ? '' : ' and no setting S3_…'
  return `set ${names}${others} for services, workers and verbs, and start them.`
}
