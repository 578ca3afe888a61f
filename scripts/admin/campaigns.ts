// `npm run admin -- campagne …`: campaigns of an organization, which no route writes.
import { type Command, InvalidArgumentError } from 'commander'
import { live, Sentence } from '../../src/process/lifetime.ts'
import { print } from '../../src/process/output.ts'
import { table } from '../../src/process/table.ts'
import { type Act, type Acting, act, addConfirm, addTrial } from './acting.ts'
import { leftOpen, sentenceOf } from './campaignWords.ts'
import { type AskRules, asRules, RulesRefusal } from './rules.ts'

type Campagne = {
  id: string
  code: string
  nom: string
  annee: number
  statut: string
  ouverture: string
  cloture: string
  pack: string
  modele: number | null
}
type Created = [string, number, string, string, string, string | undefined, Acting]
type Verb = (usage: string, help: string) => Command
type Changes = {
  nom?: string
  annee?: number
  ouverture?: string
  cloture?: string
  pack?: string
}

const A_YEAR = `
Opening freezes the pack version and the latest numbering model; commands are judged by the instants of opening and
closing. A year, from preparation to its end:

  npm run admin -- campagne creer COOP C27 "Campagne 2027" 2027 2027-01-01 2027-12-31 fruits@1.0
  npm run admin -- campagne modifier COOP C27 --pack fruits@1.1
  npm run admin -- campagne ouvrir COOP C27
  npm run admin -- campagne cloturer COOP C27

A closed campaign pays its debts: what descends from its collections is still received, processed, sold and paid.`
const WHERE = 'campaign, by its code or id'
const LIST =
  'select c.id, c.code, c.nom, c.annee, c.statut, c.pack, c.ouverture, c.cloture, c.modele from campagne.lister() as c'

/** Adds the commands. */
export function addCampaigns(program: Command): void {
  const campagne = program
    .command('campagne')
    .description('campaigns of an organization: preparation → ouverte ⇄ cloturee')
    .addHelpText('after', A_YEAR)
  const verb: Verb = (usage, help) => campagne.command(usage).description(help)
  addPlans(verb)
  addPeriods(verb)
}

/** Adds the commands for campaigns in preparation. */
function addPlans(verb: Verb): void {
  verb('lister <organisation>', 'list them; a date in parentheses is a planned one').action(list)
  addTrial(verb('creer <organisation> <code> <nom>', 'create one in preparation'))
    .argument('<annee>', 'year, 2000 to 2999', year)
    .argument('<ouverture>', 'planned opening, YYYY-MM-DD', day)
    .argument('<cloture>', 'planned closing, YYYY-MM-DD', day)
    .argument('<pack>', 'published pack and version, as fruits@1.0')
    .argument('[version]', 'its version, when the pack does not say it')
    .action((org: string, code: string, ...values: Created) => {
      const [nom, annee, ouverture, cloture, pack, version, options] = values
      return run(org, code, options, async (ask) => {
        const named = version === undefined ? pack : `${pack}@${version}`
        await ask('select campagne.creer(gen_random_uuid(), $1, $2, $3, $4, $5, $6, now())', [
          code,
          nom,
          annee,
          ouverture,
          cloture,
          await versionOf(ask, named),
        ])
        return `campaign ${code} is in preparation.`
      })
    })
  addTrial(verb('modifier <organisation> <campagne>', 'change one in preparation'))
    .option('--nom <nom>', 'name')
    .option('--annee <annee>', 'year, 2000 to 2999', year)
    .option('--ouverture <date>', 'planned opening, YYYY-MM-DD', day)
    .option('--cloture <date>', 'planned closing, YYYY-MM-DD', day)
    .option('--pack <pack>', 'published pack and version, as fruits@1.1')
    .action((org: string, which: string, options: Changes & Acting) =>
      run(org, which, options, async (ask) => {
        const { nom, annee, ouverture, cloture, pack } = options
        const changes = [nom, annee, ouverture, cloture, pack && (await versionOf(ask, pack))]
        if (changes.every((change) => change === undefined))
          throw new Sentence('nothing to change: say what, see --help.')
        const values = [await idOf(ask, which), ...changes.map((change) => change ?? null)]
        await ask('select campagne.modifier($1, $2, $3, $4, $5, $6, now())', values)
        return `campaign ${which} is changed.`
      }),
    )
}

/** Adds the commands that open and close campaigns. */
function addPeriods(verb: Verb): void {
  addTrial(verb('ouvrir <organisation>', 'open one: freezes its pack version and the latest numbering model'))
    .argument('<campagne>', WHERE)
    .action((org: string, which: string, options: Acting) =>
      run(org, which, options, async (ask) => {
        await ask('select campagne.ouvrir($1, now())', [await idOf(ask, which)])
        return `campaign ${which} is open from now on.`
      }),
    )
  addConfirm(
    verb('cloturer <organisation>', 'close one: no collection of a later operation is taken any more'),
  )
    .argument('<campagne>', WHERE)
    .argument('[raison]', 'closes it although commands stand under a blocking control; the journal keeps it')
    .action((org: string, which: string, forced: string | undefined, options: Acting) => {
      const work = async (ask: AskRules) => {
        await ask('select campagne.cloturer($1, now(), $2)', [await idOf(ask, which), forced ?? null])
        return `campaign ${which} is closed from now on.${await leftOpen(ask, await idOf(ask, which))}`
      }
      return run(org, which, options, work, `Campaign ${which} of ${org} will be closed.`)
    })
  addTrial(verb('rouvrir <organisation>', 'reopen a closed one; what is dated in between stays outside it'))
    .argument('<campagne>', WHERE)
    .argument('<raison>', 'why; the journal keeps it', reason)
    .action((org: string, which: string, why: string, options: Acting) =>
      run(org, which, options, async (ask) => {
        await ask('select campagne.rouvrir($1, now(), $2)', [await idOf(ask, which), why])
        return `campaign ${which} is open again from now on.`
      }),
    )
  addTrial(verb('elargir <organisation>', 'let the ranks of a full counter have more digits than its model'))
    .argument('<campagne>', WHERE)
    .argument('<chiffres>', 'digits of the longest rank, 15 at most', digits)
    .argument('<raison>', 'why; the journal keeps it', reason)
    .action((org: string, which: string, chiffres: number, why: string, options: Acting) =>
      run(org, which, options, async (ask) => {
        await ask('select numerotation.elargir($1, $2, $3, now())', [await idOf(ask, which), chiffres, why])
        return `ranks of campaign ${which} may have ${chiffres} digits from now on.`
      }),
    )
}

function list(org: string): Promise<never> {
  const work = async (ask: AskRules) => {
    const rows = (await ask<Campagne>(LIST)).map((row) => Object.values(row).map((value) => `${value ?? ''}`))
    const head = ['id', 'code', 'nom', 'annee', 'statut', 'pack', 'ouverture', 'cloture', 'modele']
    print(table(head, rows))
  }
  return live((lifetime) => asRules(lifetime, org, work))
}

function run(org: string, which: string, options: Acting, work: Act['work'], ends?: string): Promise<never> {
  const told = { organisation: org, options, tell: print, work, ...(ends === undefined ? {} : { ends }) }
  return live((lifetime) =>
    act(lifetime, told).catch((error: unknown) => {
      if (error instanceof RulesRefusal) throw new Sentence(sentenceOf(error, org, which))
      throw error
    }),
  )
}

async function idOf(ask: AskRules, which: string): Promise<string> {
  const rows = await ask<{ id: string }>(
    'select c.id from campagne.campagne c where c.code = $1 or c.id::text = lower($1) order by c.code = $1 desc',
    [which],
  )
  if (rows[0] === undefined) throw new Sentence(`the organization has no campaign ${which}.`)
  return rows[0].id
}

async function versionOf(ask: AskRules, pack: string): Promise<string> {
  const published = await ask<{ id: string; nom: string }>('select v.id, v.nom from pack.versions() as v')
  const found = published.find(({ nom }) => nom === pack)
  if (found !== undefined) return found.id
  const names = published.map(({ nom }) => nom).join(', ')
  throw new Sentence(`no pack ${pack} is published; there are: ${names || 'none'}.`)
}

function reason(value: string): string {
  if (value.trim() === '') throw new InvalidArgumentError('It must be a reason, in words.')
  return value
}

function digits(value: string): number {
  if (/^[0-9]{1,2}$/.test(value)) return Number(value)
  throw new InvalidArgumentError('It is a number of digits.')
}

function year(value: string): number {
  if (!/^2[0-9]{3}$/.test(value)) throw new InvalidArgumentError('It is a year from 2000 to 2999.')
  return Number(value)
}

function day(value: string): string {
  const date = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : null
  const isReal = date !== null && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
  if (!isReal) throw new InvalidArgumentError('It is a day of the calendar, as 2027-01-31.')
  return value
}
