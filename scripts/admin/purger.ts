// `npm run admin -- purger`: replaces expired personal values by tombstones, and removes their objects.
import type { Command } from 'commander'
import { openObjects } from '../../src/objects/open.ts'
import type { ObjectStore } from '../../src/objects/port.ts'
import { type Lifetime, live, Sentence, say } from '../../src/process/lifetime.ts'
import { print } from '../../src/process/output.ts'
import { table } from '../../src/process/table.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { confirm, withProgress } from './acting.ts'
import { type AskRules, openRules, type Rules } from './rules.ts'

type Options = { organisation?: string; faire?: boolean; oui?: boolean }
type Counted = { nombre: number; tables: Record<string, number>; objets: number }

// Dependent kinds come after the kinds that they depend on.
const KINDS = ['producteur', 'commande', 'document', 'importation', 'dossier', 'fichier', 'rejet']
const TOGETHER = 200
const EVERYTHING = 2_000_000_000

/** Adds the command. */
export function addPurger(program: Command): void {
  program
    .command('purger')
    .description(
      'what is kept no longer (setting conservation.preuves_annees); nothing changes without --faire',
    )
    .option('--organisation <code>', 'of one organization; of all of them without it')
    .option('--faire', 'do it, after the count was shown and confirmed')
    .option('--oui', 'with --faire: confirmed already')
    .addHelpText(
      'after',
      `
Names, telephones, numbers of identity documents of producers who left, with what their commands and documents said of
them, become tombstones with the SHA-256 of what stood there; photos, signatures, traces, drawn documents are removed,
so are audit dossiers as old. Nothing of it comes back. What an interruption leaves, the next run does (docs/decisions/0086).`,
    )
    .action((options: Options) => live((lifetime) => run(lifetime, options)))
}

async function run(
  lifetime: Lifetime,
  { organisation, faire = false, oui = false }: Options,
): Promise<number> {
  if (oui && !faire) throw new Sentence('--oui goes with --faire.')
  const rules = await openRules(lifetime)
  const codes = organisation === undefined ? await rules.organisations() : [organisation]
  let found = 0
  for (const code of codes) found += await tryOut(lifetime, rules, code)
  if (!faire) {
    say(
      found === 0 ? 'nothing is kept for longer than it has to be.' : 'nothing was changed; --faire does it.',
    )
    return 0
  }
  if (found > 0 && !oui) await confirm(lifetime, 'It can not be undone.')
  const objects = await openObjects(loadConfig())
  for (const code of codes) await erase(lifetime, rules, code, objects)
  return 0
}

/** Counts the expired records of one organization in a transaction that rolls back, and prints the counts. */
async function tryOut({ ending }: Lifetime, { inside }: Rules, code: string): Promise<number> {
  const rows: string[][] = []
  const counting = async (ask: AskRules) => {
    for (const kind of KINDS) {
      ending.throwIfAborted()
      const [row] = await ask<{ c: Counted }>('select conservation.compter($1, now()) as c', [kind])
      const { nombre = 0, tables = {}, objets = 0 } = row?.c ?? {}
      if (nombre === 0) continue
      rows.push([code, kind, String(nombre), 'objets', String(objets)])
      for (const [relation, count] of Object.entries(tables))
        if (count > 0) rows.push([code, kind, '', relation, String(count)])
      // Selects the records first, so that dependent records are counted as the real run would count them.
      await ask('select conservation.choisir($1, $2, now())', [kind, EVERYTHING])
    }
    throw new TakenBack()
  }
  await withProgress(`${code}: counting`, inside(code, counting)).catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error
  })
  if (rows.length > 0) print(table(['organisation', 'genre', 'nombre', 'table', 'lignes'], rows))
  return rows.length
}

class TakenBack extends Error {}

/**
 * Erases in batches, each in its own transaction: after an interruption the finished batches are complete, and the objects that
 * they erase are still listed.
 */
async function erase(
  { ending }: Lifetime,
  { inside }: Rules,
  code: string,
  objects: ObjectStore,
): Promise<void> {
  for (const kind of KINDS) {
    for (let done = 0, isMore = true; isMore; ) {
      ending.throwIfAborted()
      const count = await inside(code, async (ask) => {
        const [row] = await ask<{ ids: string[] }>('select conservation.choisir($1, $2, now()) as ids', [
          kind,
          TOGETHER,
        ])
        const ids = row?.ids ?? []
        await ask('set local role purge')
        await ask('select conservation.effacer($1, $2)', [kind, ids])
        return ids.length
      })
      done += count
      isMore = count === TOGETHER
      if (count > 0) say(`${code}: ${done} ${kind} …`)
    }
  }
  await removeObjects(ending, inside, code, objects)
}

// Removes the objects. The rows are committed, so no client gets URLs for these objects any more. A key stays listed until the
// store has removed its object.
async function removeObjects(
  ending: AbortSignal,
  inside: Rules['inside'],
  code: string,
  objects: Pick<ObjectStore, 'remove'>,
): Promise<void> {
  const next = (ask: AskRules) =>
    ask<{ cle: string }>('select cle from conservation.a_retirer($1) as cle', [TOGETHER])
  for (let keys = await inside(code, next); keys.length > 0; keys = await inside(code, next)) {
    for (const { cle } of keys) {
      ending.throwIfAborted()
      await objects.remove(cle)
    }
    const gone = keys.map(({ cle }) => cle)
    await inside(code, (ask) => ask('select conservation.retirer($1, now())', [gone]))
    say(`${code}: ${gone.length} objects removed …`)
  }
}
