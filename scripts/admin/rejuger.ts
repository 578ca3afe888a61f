// `npm run admin -- rejuger`: lists records that today's rules would judge differently, and the acts that would correct them.
import type { Command } from 'commander'
import { type Lifetime, live, Sentence, say } from '../../src/process/lifetime.ts'
import { type Ecart, type Format, type Row, type Write, writer } from './rejugerTable.ts'
import { type AskRules, openRules, type Rules, RulesRefusal } from './rules.ts'

type Genre = { genre: string; applicable: boolean }
/** An id given by the operator, with the kinds of record that it may belong to. */
type Target = { id: string; kinds: readonly string[] }
type Options = {
  essai?: boolean
  appliquer?: string[]
  raison?: string
  organisation?: string
  genre?: string[]
  json?: boolean
  csv?: boolean
}

const PAGE = 200
const SAY_EVERY_MS = 2_000
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Adds the command. */
export function addRejuger(program: Command): void {
  program
    .command('rejuger')
    .description("records that today's rules would judge differently; nothing changes unless you apply it")
    .option('--essai', 'list it, with before and after, and the act that would apply it; writes nothing')
    .option('--appliquer <quoi...>', 'apply it, record by record: their ids, or a kind for all that it lists')
    .option('--raison <raison>', 'why; the journal keeps it')
    .option('--organisation <code>', 'of one organization; --essai goes through all of them without it')
    .option(
      '--genre <genre...>',
      'of these kinds alone: commande, collecte, parcelle, capacite, reception, lot, lot_ecarte, etape, vente, expedition, document, redressement, controle',
    )
    .option('--json', 'one object a line')
    .option('--csv', 'comma-separated values, with a heading')
    .addHelpText(
      'after',
      `
After an upgrade, in this order:

  npm run admin -- rejuger --essai
  npm run admin -- rejuger --essai --organisation COOP --csv > ecarts.csv
  npm run admin -- rejuger --appliquer 0197… --organisation COOP --raison "Coefficient de 2026"

What a route applies is applied there, by who may: the column \`acte\` names it. Commands that nothing compared when they
came, collections, whose consumption no route judges again, and controls that are not found any more are applied here
(docs/decisions/0050).`,
    )
    .action((options: Options) => live((lifetime) => run(lifetime, options)))
}

async function run(lifetime: Lifetime, options: Options): Promise<number> {
  const { essai = false, appliquer, organisation, raison } = options
  if (essai === (appliquer !== undefined)) throw new Sentence('say --essai to list, or --appliquer to apply.')
  if (options.json && options.csv) throw new Sentence('say --json or --csv, not both.')
  if (appliquer !== undefined && (organisation === undefined || !raison?.trim()))
    throw new Sentence('--appliquer needs --organisation and --raison.')
  const rules = await openRules(lifetime)
  if (appliquer !== undefined) return apply(lifetime, rules, appliquer, organisation ?? '', raison ?? '')
  const write = writer(options.json ? 'json' : options.csv ? 'csv' : ('table' satisfies Format))
  let count = 0
  for (const code of organisation === undefined ? await rules.organisations() : [organisation]) {
    const work = async (ask: AskRules) => {
      for (const { genre } of await kindsOf(ask, options.genre))
        count += await compare(lifetime, ask, code, genre, (row) => write.row(row))
    }
    await rules.inside(code, work, 'read only')
  }
  write.end()
  say(
    count === 0
      ? "nothing is judged otherwise by today's rules."
      : `${count} are judged otherwise; nothing was written.`,
  )
  return 0
}

async function kindsOf(ask: AskRules, wanted?: readonly string[]): Promise<Genre[]> {
  const kinds = await ask<Genre>(
    'select g.genre, g.application is not null as applicable from rejugement.genre g order by g.rang',
  )
  const unknown = wanted?.find((one) => kinds.every(({ genre }) => genre !== one))
  if (unknown !== undefined)
    throw new Sentence(
      `there is no kind ${unknown}; there are ${kinds.map(({ genre }) => genre).join(', ')}.`,
    )
  return kinds.filter(({ genre }) => wanted === undefined || wanted.includes(genre))
}

/** Compares the records of a kind, passes those that differ to the caller, and returns their number. Prints its progress. */
async function compare(
  { ending }: Lifetime,
  ask: AskRules,
  organisation: string,
  genre: string,
  found: (row: Row) => void,
): Promise<number> {
  let [after, looked, count, said] = [null as string | null, 0, 0, Date.now()]
  for (;;) {
    ending.throwIfAborted()
    const [page] = await ask<{ examines: number; dernier: string | null; ecarts: Ecart[] }>(
      'select examines, dernier, ecarts from rejugement.examiner($1, $2, $3)',
      [genre, after, PAGE],
    )
    for (const ecart of page?.ecarts ?? []) found({ organisation, genre, ...ecart })
    count += page?.ecarts.length ?? 0
    looked += page?.examines ?? 0
    after = page?.dernier ?? null
    if ((page?.examines ?? 0) < PAGE) return count
    if (Date.now() - said > SAY_EVERY_MS) {
      say(`${organisation}, ${genre}: ${looked} looked at, ${count} judged otherwise …`)
      said = Date.now()
    }
  }
}

/** Corrects the given records, each in its own transaction: after an interruption the finished ones are complete. */
async function apply(
  lifetime: Lifetime,
  { inside }: Rules,
  what: readonly string[],
  organisation: string,
  raison: string,
): Promise<number> {
  const ids = what.filter((one) => UUID.test(one))
  const named = what.filter((one) => !UUID.test(one))
  const targets: Target[] = []
  await inside(
    organisation,
    async (ask) => {
      const kinds = await kindsOf(ask)
      // An id may belong to several kinds, because a command and the record that it wrote may share an id.
      const applied = kinds.filter(({ applicable }) => applicable).map(({ genre }) => genre)
      targets.push(...ids.map((id) => ({ id, kinds: applied })))
      for (const { genre, applicable } of named.length === 0 ? [] : await kindsOf(ask, named)) {
        if (!applicable) throw new Sentence(`${genre}: its own routes apply it; --essai names them.`)
        await compare(lifetime, ask, organisation, genre, ({ id }) => targets.push({ id, kinds: [genre] }))
      }
    },
    'read only',
  )
  const write: Write = writer('table')
  let [count, looked, said] = [0, 0, Date.now()]
  for (const { id, kinds } of targets) {
    lifetime.ending.throwIfAborted()
    looked += 1
    if (Date.now() - said > SAY_EVERY_MS) {
      say(`${organisation}: ${looked} of ${targets.length}, ${count} applied …`)
      said = Date.now()
    }
    const rows = await inside(organisation, async (ask) => {
      const sql = 'select rejugement.appliquer($1, $2, $3, now()) as ecart'
      const done: Row[] = []
      for (const genre of kinds) {
        const [row] = await ask<{ ecart: Ecart | null }>(sql, [genre, id, raison])
        if (row?.ecart) done.push({ organisation, genre, ...row.ecart, acte: 'applied' })
      }
      return done
    }).catch((error: unknown) => {
      throw error instanceof RulesRefusal ? new Sentence(`${id}: ${error.message}`) : error
    })
    if (rows.length === 0)
      say(
        `${id}: no ${kinds.join(' or ')} of that id differs, nothing was done; the act of another kind stands in its line.`,
      )
    for (const row of rows) write.row(row)
    count += rows.length
  }
  write.end()
  say(`${count} applied.`)
  return 0
}
