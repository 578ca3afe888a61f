// `npm run admin -- restaurer`: replays the facts that must survive into a restored database, before it serves again.
import { setTimeout } from 'node:timers/promises'
import type { Command } from 'commander'
import { openObjects } from '../../src/objects/open.ts'
import { readSha256 } from '../../src/objects/outsideLog.ts'
import { type ReadLog, readLog } from '../../src/objects/outsideLogReading.ts'
import type { ObjectStore } from '../../src/objects/port.ts'
import type { LogHead } from '../../src/objects/restored.ts'
import { type Lifetime, live, Sentence, say } from '../../src/process/lifetime.ts'
import { print } from '../../src/process/output.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { confirm } from './acting.ts'
import { headOf, ownPlace, trustedKeys } from './outsideLog.ts'
import { dropCodes, dropSlots, endSessions } from './restorationEnds.ts'
import { replay } from './restorationReplay.ts'
import { type Awaited, awaitedWords, type Report, wordsOf } from './restorationReport.ts'
import { type AskRules, openRules, type Rules } from './rules.ts'

type Options = {
  faire?: boolean
  oui?: boolean
  json?: boolean
  suivre?: boolean
  marge: string
  cle?: string
  malgreDefauts?: boolean
  quandMeme?: boolean
}

/** Adds the command. */
export function addRestaurer(program: Command): void {
  program
    .command('restaurer')
    .description(
      'after a restoration to a point in time: replay what must never be forgotten; nothing changes without --faire',
    )
    .option('--faire', 'do it, after it was shown and confirmed')
    .option('--oui', 'with --faire: confirmed already')
    .option(
      '--marge <rangs>',
      'ranks that every counter passes over beyond the last one that the log knows',
      '1000',
    )
    .option('--cle <fichier>', 'a public key or key set (JSON) to trust besides those of this service')
    .option('--malgre-defauts', 'go on although segments of the log are missing or can not be trusted')
    .option('--quand-meme', 'with --faire: also where the log knows nothing that the database forgot')
    .option('--suivre', 'after it: which phones and numbers are still awaited')
    .option('--json', 'the report as JSON')
    .addHelpText(
      'after',
      `
Stop the services and workers first; the database runs. Revocations, deactivations, ended rights, voided
sequences and payments come back from the log in the store of files; numbering counters go on above every number that it
knows; sessions end; what waited to be sent is held (npm run admin -- messages), and files are compared with the store; the replication slot is dropped, and made again by the replication service. Phones send again what
they had results of, and get the same numbers (docs/operate.md, docs/decisions/0093-restauration.md).`,
    )
    .action((options: Options) => live((lifetime) => run(lifetime, options)))
}

async function run(lifetime: Lifetime, options: Options): Promise<number> {
  const { faire = false, oui = false, json = false, suivre = false } = options
  if (oui && !faire) throw new Sentence('--oui goes with --faire.')
  if (suivre && faire) throw new Sentence('--suivre looks at what was done before; it goes without --faire.')
  if (!/^[0-9]{1,9}$/.test(options.marge)) throw new Sentence('--marge is a whole number of ranks.')
  const rules = await openRules(lifetime)
  if (suivre) return follow(rules, json)

  const config = loadConfig()
  const head = await headOf(rules)
  const store = await openObjects(config)
  const read = await readLog(store, head.journal, head, await trustedKeys(config, options.cle))
  const own = await ownPlace(store, head)
  const log = { ...read, faults: [...own, ...read.faults] }
  if (faire && options.quandMeme !== true && knowsNoMore(log, head)) {
    say(`the log knows nothing that this database forgot (segment ${head.numero}): nothing was changed.`)
    return 0
  }
  const show = (report: Report) => (json ? print(JSON.stringify(report, null, 2)) : print(wordsOf(report)))
  const what = { head, log, store, marge: Number(options.marge) }
  const tried = await replay(lifetime, rules, { ...what, faire: false, comparer: !faire })
  // The confirmation needs the report, and standard output carries only one document.
  if (!faire || !json) show(tried)
  else if (!oui) say(wordsOf(tried))
  if (!faire) {
    say('nothing was changed; --faire does it.')
    return 0
  }
  // Without a segment from which the log can continue, services refuse this store even after a replay.
  if (own.length > 0 && log.last === null)
    throw new Sentence(
      `nothing was changed: segment ${head.numero} of the log is ${own[0]?.what} in ${store.place}, and none after it is ` +
        'there, so that the log can not go on. Set the store that holds it. If that is lost for good: ' +
        '`npm run admin -- journal copie`, then `npm run admin -- restaurer --faire --quand-meme`.',
    )
  if (log.faults.length > 0 && options.malgreDefauts !== true)
    throw new Sentence(
      'nothing was changed: the log has faults. Find the objects that are missing, or the key (--cle); ' +
        '--malgre-defauts goes on without what they said.',
    )
  if (!oui)
    await confirm(
      lifetime,
      'What the log knows is replayed, and every session ends; no other database may tell this log any more.',
    )
  await refuseOtherWriter(store, head, log)
  const done = await replay(lifetime, rules, { ...what, faire: true, comparer: true })
  await rules.asAdministrator(endSessions)
  await rules.asAdministrator(dropCodes)
  await refuseOtherWriter(store, head, log)
  const report: Report = { ...done, replication: await rules.asAdministrator(dropSlots) }
  await rules.inside(null, (ask) =>
    ask('select restauration.conclure($1, $2, $3, $4)', [
      log.last?.numero ?? head.numero,
      log.last?.sha256 ?? head.sha256 ?? '',
      JSON.stringify(report),
      done.le,
    ]),
  )
  // Tokens have whole seconds: a sign-in in the same second as the restore would be refused like the earlier ones, so the command
  // waits for the next second.
  await setTimeout(1_000)
  show(report)
  say('the database serves again: start the services. `restaurer --suivre` says which phones are awaited.')
  return 0
}

// Refuses a log that is still growing, because another database writes it: this database is a copy, or a service of the other
// database was not stopped.
async function refuseOtherWriter(
  store: ObjectStore,
  { journal, numero }: LogHead,
  { last }: ReadLog,
): Promise<void> {
  const next = Math.max(numero, last?.numero ?? 0) + 1
  if ((await readSha256(store, journal, next)) !== null)
    throw new Sentence(
      `segment ${next} of the log came meanwhile: another database tells it. Stop the services of that one; if this is a ` +
        'copy of it, do nothing but `npm run admin -- journal copie`.',
    )
}

// Says if the database already knows everything in the log. A segment that was being sent may already be stored. A database that
// runs elsewhere may lack facts that the log does not contain either.
function knowsNoMore({ last, faults }: ReadLog, { numero, en_route, ailleurs }: LogHead): boolean {
  if (ailleurs || faults.length > 0) return false
  return last === null || (last.numero === numero + 1 && last.sha256 === en_route)
}

/** Prints the phones and the numbers that are still awaited. */
async function follow({ organisations, inside }: Rules, json: boolean): Promise<number> {
  const all: Awaited[] = []
  for (const organisation of await organisations()) {
    const work = async (ask: AskRules) => {
      const [row] = await ask<{ s: Omit<Awaited, 'organisation'> }>('select restauration.situer() as s')
      if (row !== undefined) all.push({ organisation, ...row.s })
    }
    await inside(organisation, work, 'read only')
  }
  print(json ? JSON.stringify(all, null, 2) : awaitedWords(all))
  return 0
}
