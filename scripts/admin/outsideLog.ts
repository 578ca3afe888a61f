// `npm run admin -- journal …`: reads and verifies the log outside of the database, and decides which database writes it.
import type { Command } from 'commander'
import type { JWK } from 'jose'
import { openObjects } from '../../src/objects/open.ts'
import { type Reading, readSha256, type Segment } from '../../src/objects/outsideLog.ts'
import { firstStanding, type LogFault, type ReadLog, readLog } from '../../src/objects/outsideLogReading.ts'
import { faultOf, type LogHead } from '../../src/objects/restored.ts'
import { type Lifetime, live, Sentence } from '../../src/process/lifetime.ts'
import { print } from '../../src/process/output.ts'
import { type Config, loadConfig } from '../../src/settings/config.ts'
import { publishedKeys } from '../../src/tokens/configured.ts'
import { type Acting, act, addConfirm, withProgress } from './acting.ts'
import { faultWords } from './restorationReport.ts'
import { openRules, type Rules } from './rules.ts'
import { keysIn } from './trustedKeys.ts'

type Verifying = { readonly cle?: string; readonly json?: boolean }

/** The content of a log. */
type Held = {
  readonly journal: string
  readonly en_base: number
  readonly premier: number | null
  readonly dernier: number
  readonly du: string | null
  readonly au: string | null
  readonly defauts: readonly LogFault[]
  readonly lignes: Readonly<Record<string, number>>
  readonly numeros: number
}

/** Adds the commands. */
export function addOutsideLog(program: Command): void {
  const journal = program
    .command('journal')
    .description('the log outside of the database (docs/operate.md, «Backup and restoration»)')
  journal
    .command('verifier')
    .description('read the whole log of this database in its store: chain, signatures, what it holds')
    .option('--cle <fichier>', 'a public key or key set (JSON) to trust besides those of this service')
    .option('--json', 'what it holds, as JSON')
    .action((options: Verifying) => live((lifetime) => verify(lifetime, options)))
  addConfirm(journal.command('copie'))
    .description('this database is a copy, or the store of its log is lost: give it a log of its own')
    .action((options: Acting) => live((lifetime) => ownLog(lifetime, options)))
  addConfirm(journal.command('reconnaitre'))
    .description('this database was moved or promoted and lost nothing: continue its log')
    .action((options: Acting) => live((lifetime) => goOn(lifetime, options)))
}

/** Returns the last segment of the log that this database knows. */
export async function headOf({ inside }: Pick<Rules, 'inside'>): Promise<LogHead> {
  const rows = await inside(
    null,
    (ask) => ask<{ tete: LogHead }>('select restauration.tete() as tete'),
    'read only',
  )
  const head = rows[0]?.tete
  if (head === undefined) throw new Sentence('this database keeps no log.')
  return head
}

/** Returns the trusted keys: those of the service, and those that an operator gives. */
export async function trustedKeys(config: Config, file: string | undefined): Promise<readonly JWK[]> {
  return [...(await publishedKeys(config)), ...(file === undefined ? [] : keysIn(file))]
}

async function verify(lifetime: Lifetime, { cle, json = false }: Verifying): Promise<number> {
  const config = loadConfig()
  const head = await headOf(await openRules(lifetime))
  const store = await openObjects(config)
  const reading = async () => {
    const first = (await firstStanding(store, head.journal)) ?? head.numero + 1
    const keys = await trustedKeys(config, cle)
    const before = { numero: first - 1, sha256: null, cles: head.cles }
    return { first, log: await readLog(store, head.journal, before, keys) }
  }
  const { first, log } = await withProgress('reading the log', reading())
  const isTold = ({ numero, jusqu_a = numero }: LogFault) => numero <= head.numero && head.numero <= jusqu_a
  const place = log.faults.some(isTold) ? [] : await ownPlace(store, head)
  const held = heldIn(head, first, { ...log, faults: [...log.faults, ...place] })
  print(json ? JSON.stringify(held, null, 2) : words(held))
  return held.defauts.length === 0 ? 0 : 1
}

/** Checks that the last segment that the database wrote is unchanged in the store. */
export async function ownPlace(store: Reading, { journal, numero, sha256 }: LogHead): Promise<LogFault[]> {
  if (sha256 === null) return []
  const stands = await readSha256(store, journal, numero)
  if (stands === sha256) return []
  return [{ numero, what: stands === null ? 'missing' : 'out of order' }]
}

function heldIn(head: LogHead, first: number, { segments, faults, last }: ReadLog): Held {
  const lignes: Record<string, number> = {}
  for (const { relation } of segments.flatMap((segment: Segment) => segment.lignes))
    lignes[relation] = (lignes[relation] ?? 0) + 1
  const numbers = segments.flatMap(({ compteurs }) => compteurs.map(({ numeros }) => numeros.length))
  return {
    journal: head.journal,
    en_base: head.numero,
    premier: last === null ? null : first,
    dernier: last?.numero ?? head.numero,
    du: segments[0]?.le ?? null,
    au: segments.at(-1)?.le ?? null,
    defauts: faults,
    lignes,
    numeros: numbers.reduce((sum, count) => sum + count, 0),
  }
}

function words({ journal, en_base, premier, dernier, du, au, defauts, lignes, numeros }: Held): string {
  const lines = [
    premier === null
      ? `Log ${journal} holds no segment.`
      : `Log ${journal}: segments ${premier} to ${dernier}, told from ${du} to ${au}; this database told ${en_base}.`,
    `It names ${numeros} official numbers.`,
    ...Object.entries(lignes).map(([relation, count]) => `${relation}: told ${count} times.`),
    ...defauts.map(faultWords),
    defauts.length === 0 ? 'Its chain is whole, and every segment is signed by a key that is trusted.' : '',
  ]
  return lines.filter((line) => line !== '').join('\n')
}

function ownLog(lifetime: Lifetime, options: Acting): Promise<number> {
  return act(lifetime, {
    organisation: null,
    options,
    ends:
      'This database will tell nothing more to the log that it was told with: if it is no copy, a restoration of it ' +
      'replays nothing of what that one says.',
    work: async (ask) => {
      const [row] = await ask<{ journal: string }>('select restauration.copier(now()) as journal')
      return `log ${row?.journal} is this database's own; start its services without SMS_URL and SMTP_URL.`
    },
  })
}

async function goOn(lifetime: Lifetime, options: Acting): Promise<number> {
  const rules = await openRules(lifetime)
  const fault = await faultOf(await openObjects(loadConfig()), await headOf(rules))
  if (fault !== null) throw new Sentence(fault)
  return act(lifetime, {
    organisation: null,
    options,
    ends:
      'This database goes on telling its log where it stands now: it must have lost nothing, and the one from before ' +
      'must never run again.',
    work: async (ask) => {
      await ask('select restauration.reconnaitre()')
      return 'this database tells its log: start the services.'
    },
  })
}
