// Replays the log into a restored database, one transaction per organization. A second replay only increases the number of
// skipped ranks.
import type { LoggedCounter, LoggedRecord } from '../../src/objects/outsideLog.ts'
import type { ReadLog } from '../../src/objects/outsideLogReading.ts'
import type { ObjectStore } from '../../src/objects/port.ts'
import type { LogHead } from '../../src/objects/restored.ts'
import { type Lifetime, say } from '../../src/process/lifetime.ts'
import { withProgress } from './acting.ts'
import { compareFiles, type FilesReport, strangeFolders } from './filesCheck.ts'
import type { HeldMessages } from './heldMessages.ts'
import type { Counter, Decision, OrganisationReport, Report } from './restorationReport.ts'
import type { AskRules, Rules } from './rules.ts'

/** The parameters of a replay. */
export type Replaying = {
  readonly head: LogHead
  readonly log: ReadLog
  readonly store: Pick<ObjectStore, 'list' | 'folders'>
  readonly marge: number
  readonly faire: boolean
  /** True to compare files with the store, which takes minutes with many files. */
  readonly comparer: boolean
}

type Situation = {
  appareils: OrganisationReport['appareils']
  numeros: { numero: string; entite: string; entite_id: string }[]
}

class TakenBack extends Error {}

/** Replays the log. Without `faire`, rolls everything back and only reports. */
export async function replay({ ending }: Lifetime, rules: Rules, what: Replaying): Promise<Report> {
  const { head, log, store, marge, faire, comparer } = what
  const le = await rules.inside(null, readTime, 'read only')
  const organisations: OrganisationReport[] = []
  const met = new Set<string>()
  const told = groupByOrganisation(log)
  // Reads the jobs before the sessions are ended, because ending sessions creates jobs.
  const taches = await rules.inside(null, countJobs, 'read only')
  for (const code of await rules.organisations()) {
    ending.throwIfAborted()
    const work = async (ask: AskRules) => {
      const [own] = await ask<{ id: string }>('select core.organisation_id() as id')
      met.add(own?.id ?? '')
      const replayed = await replayOne(ask, code, told.get(own?.id ?? '') ?? [], { marge, le })
      const compare = () => filesOf(ask, code, store, ending)
      organisations.push({ ...replayed, fichiers: comparer ? await compare() : null })
      if (!faire) throw new TakenBack()
      await ask('select restauration.fermer_sessions()')
    }
    await rules.inside(code, work).catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error
    })
    if (faire) say(`${code}: replayed …`)
  }
  if (faire) {
    const codes = log.segments.map(({ code_court }) => code_court)
    await rules.inside(null, (ask) => ask('select restauration.relancer_codes($1)', [Math.max(0, ...codes)]))
  }
  return {
    format: 'sillon-restauration/1',
    le,
    journal: head.journal,
    depuis_segment: head.numero,
    jusqu_au_segment: log.last?.numero ?? head.numero,
    dernier_dit_le: log.segments.at(-1)?.le ?? null,
    defauts: log.faults,
    organisations,
    organisations_inconnues: [...told.keys()].filter((id) => !met.has(id)),
    dossiers_inconnus: await strangeFolders(store, new Set([...met, ...told.keys()])),
    taches,
    replication: null,
  }
}

function filesOf(
  ask: AskRules,
  code: string,
  store: Replaying['store'],
  ending: AbortSignal,
): Promise<FilesReport> {
  const progress = { compared: 0 }
  const comparing = compareFiles(ask, store, progress, ending)
  return withProgress(`${code}: comparing files`, comparing, () => `${progress.compared} objects`)
}

// Returns the current time of the database, which tokens and rows are compared with: the operator's clock may differ.
async function readTime(ask: AskRules): Promise<string> {
  const [row] = await ask<{ le: string }>('select core.horodatage(now()) as le')
  return row?.le ?? ''
}

// Counts the jobs that were waiting at the restored moment; they may have been done since.
async function countJobs(ask: AskRules): Promise<Report['taches']> {
  const jobs = await ask<{ tache: string; nombre: string }>(
    `select t.tache, sum(t.nombre) as nombre from tache.travaux(now()) as t where t.etat <> 'echoue'
     group by t.tache order by t.tache`,
  )
  return Object.fromEntries(jobs.map(({ tache, nombre }) => [tache, Number(nombre)]))
}

type LoggedParts = { readonly lignes: LoggedRecord[]; readonly compteurs: LoggedCounter[] }

// Groups the content of segments by organization, in order.
function groupByOrganisation({ segments }: ReadLog): Map<string, LoggedParts[]> {
  const all = new Map<string, LoggedParts[]>()
  for (const { lignes, compteurs } of segments) {
    const here = new Map<string, LoggedParts>()
    const of = (id: string) => here.get(id) ?? here.set(id, { lignes: [], compteurs: [] }).get(id)
    for (const record of lignes) of(record.organisation_id)?.lignes.push(record)
    for (const counter of compteurs) of(counter.organisation_id)?.compteurs.push(counter)
    for (const [id, told] of here) (all.get(id) ?? all.set(id, []).get(id))?.push(told)
  }
  return all
}

async function replayOne(
  ask: AskRules,
  code: string,
  told: readonly LoggedParts[],
  { marge, le }: { marge: number; le: string },
): Promise<Omit<OrganisationReport, 'fichiers'>> {
  const rejoues: Record<string, number> = {}
  const aDecider: Decision[] = []
  for (const { lignes, compteurs } of told) {
    for (const record of lignes) {
      const issue = await replayRecord(ask, record)
      if (issue === 'rejoue') rejoues[record.relation] = (rejoues[record.relation] ?? 0) + 1
      else if (issue !== 'connu' && issue !== 'absent') aDecider.push(decisionOf(record, issue))
    }
    for (const compteur of compteurs) aDecider.push(...(await takeOver(ask, compteur, le)))
  }
  const [relance] = await ask<{ c: Counter[] }>('select restauration.relancer_compteurs($1, $2) as c', [
    marge,
    le,
  ])
  const [files] = await ask<{ n: string }>('select restauration.rattacher_fichiers() as n')
  const [held] = await ask<{ m: HeldMessages }>('select restauration.retenir_messages($1) as m', [le])
  const [situation] = await ask<{ s: Situation }>('select restauration.situer() as s')
  const numeros = situation?.s.numeros ?? []
  return {
    code,
    rejoues,
    a_decider: aDecider,
    compteurs: relance?.c ?? [],
    appareils: situation?.s.appareils ?? [],
    numeros_gardes: numeros.filter(({ entite }) => entite === 'collecte').length,
    // The numbers of office records, which no phone will send again.
    numeros_du_bureau: numeros.filter(({ entite }) => entite !== 'collecte'),
    messages: held?.m ?? { sms: 0, collectes: [], courriels: 0 },
    pieces_rattachees: Number(files?.n ?? 0),
  }
}

async function replayRecord(ask: AskRules, { lignes }: LoggedRecord): Promise<string> {
  const [row] = await ask<{ issue: string | null }>('select restauration.rejouer($1) as issue', [
    JSON.stringify(lignes),
  ])
  return row?.issue ?? 'connu'
}

function decisionOf({ relation, cle, lignes }: LoggedRecord, obstacle: string): Decision {
  return { relation, cle, obstacle, lignes }
}

async function takeOver(ask: AskRules, compteur: LoggedCounter, le: string): Promise<Decision[]> {
  const [row] = await ask<{ r: { obstacle?: string; autres?: string[] } }>(
    'select restauration.reprendre_compteur($1, $2) as r',
    [JSON.stringify(compteur), le],
  )
  const { campagne_id, nature, produit_id, numeros } = compteur
  const cle = { campagne_id, nature, produit_id }
  const { obstacle, autres = [] } = row?.r ?? {}
  const relation = 'numerotation.compteur'
  if (obstacle !== undefined) return [{ relation, cle, obstacle, lignes: numeros }]
  return autres.length === 0
    ? []
    : [{ relation, cle, obstacle: 'numero_officiel_deja_donne', lignes: autres }]
}
