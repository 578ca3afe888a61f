// Reports a restore: the replayed facts, and the decisions that a person must take, as JSON and as text.
import type { LogFault } from '../../src/objects/outsideLogReading.ts'
import { type FilesReport, filesWords } from './filesCheck.ts'
import { type HeldMessages, heldWords } from './heldMessages.ts'
import type { SlotReport } from './restorationEnds.ts'

/** A number counter, with the number after which it continues. */
export type Counter = {
  readonly campagne: string
  readonly nature: string
  readonly produit: string
  readonly en_base: number
  readonly au_journal: number
  readonly repart_apres: number
}

/** A fact that could not be replayed, so a person must decide. */
export type Decision = {
  readonly relation: string
  readonly cle: Readonly<Record<string, unknown>>
  readonly obstacle: string
  readonly lignes: readonly unknown[]
}

/** A phone with results that the database no longer has. */
export type AwaitedPhone = {
  readonly appareil_id: string
  readonly code_court: string
  readonly agent: string
  readonly en_base: number
  readonly attendue: number
}

/** A number whose record the database no longer has. */
export type FreeNumber = { readonly numero: string; readonly entite: string; readonly entite_id: string }

/** The part of the report about one organization. */
export type OrganisationReport = {
  readonly code: string
  readonly rejoues: Readonly<Record<string, number>>
  readonly a_decider: readonly Decision[]
  readonly compteurs: readonly Counter[]
  readonly appareils: readonly AwaitedPhone[]
  readonly numeros_gardes: number
  readonly numeros_du_bureau: readonly FreeNumber[]
  /** Messages that were waiting and may have been sent since; they are held until a person decides. */
  readonly messages: HeldMessages
  /** Commands that waited for a file, which has arrived according to the log. */
  readonly pieces_rattachees: number
  /** Null if files were not compared: before a confirmed `--faire`, which compares them at its end. */
  readonly fichiers: FilesReport | null
}

/** The report of a restore. */
export type Report = {
  readonly format: 'sillon-restauration/1'
  readonly le: string
  readonly journal: string
  readonly depuis_segment: number
  readonly jusqu_au_segment: number
  /** The time of the last fact in the log; later facts are unknown. */
  readonly dernier_dit_le: string | null
  readonly defauts: readonly LogFault[]
  readonly organisations: readonly OrganisationReport[]
  readonly organisations_inconnues: readonly string[]
  /** Folders of the store that belong to no organization of this database. */
  readonly dossiers_inconnus: readonly string[]
  /** The number of jobs that were waiting at the restored moment, by task. */
  readonly taches: Readonly<Record<string, number>>
  readonly replication: SlotReport | null
}

/** The awaited phones and numbers of an organization. */
export type Awaited = {
  readonly organisation: string
  readonly appareils: readonly AwaitedPhone[]
  readonly numeros: readonly FreeNumber[]
  readonly messages: HeldMessages
}

/** Returns the sentence about a fault of the log. */
export function faultWords({ numero, jusqu_a, what }: LogFault): string {
  return jusqu_a === undefined
    ? `Segment ${numero} of the log: ${what}.`
    : `Segments ${numero} to ${jusqu_a} of the log: ${what}.`
}

/** Returns the report as text. */
export function wordsOf(report: Report): string {
  const { depuis_segment: from, jusqu_au_segment: to, dernier_dit_le: told } = report
  const lines = [
    to === from
      ? `The log knows nothing that this database does not (segment ${to}).`
      : `Segments ${from + 1} to ${to} of the log; the last was told ${told ?? 'at a time that is not known'}. ` +
        'What came after it, the log does not know.',
    ...report.defauts.map(faultWords),
    ...report.organisations.flatMap(organisationWords),
    ...report.organisations_inconnues.map(
      (id) => `Organization ${id} is in the log and not in this database: a person must create it again.`,
    ),
  ]
  if (report.replication !== null) lines.push(...slotWords(report.replication))
  lines.push(
    ...report.dossiers_inconnus.map(
      (id) => `TO DECIDE: the store holds files of ${id}, no organization of this database.`,
    ),
    ...jobWords(report.taches),
    'Acts of the office and of the publisher since the point are lost, as licences, certificates, settings, imports and ' +
      'what was asked under an idempotency key: who did them is asked. Passwords that the service keeps itself are those of before the point.',
  )
  return lines.join('\n')
}

function jobWords(taches: Report['taches']): string[] {
  const list = Object.entries(taches).map(([name, count]) => `${name} ${count}`)
  if (list.length === 0) return []
  return [
    `Jobs that wait: ${list.join(', ')}; what was done already is found so, and codes that prove an address are asked for again.`,
  ]
}

function organisationWords(report: OrganisationReport): string[] {
  const { code, rejoues, a_decider, compteurs, appareils, numeros_gardes, numeros_du_bureau } = report
  const lines = Object.entries(rejoues).map(([relation, count]) => `${relation}: ${count} replayed.`)
  if (report.pieces_rattachees > 0) lines.push(`${report.pieces_rattachees} awaited files are there by that.`)
  for (const { campagne, nature, produit, en_base, au_journal, repart_apres } of compteurs)
    lines.push(
      `counter ${nature} ${produit} of ${campagne}: ${en_base} in the database, ${au_journal} known, ` +
        `goes on after ${repart_apres}.`,
    )
  if (numeros_gardes > 0)
    lines.push(`${numeros_gardes} numbers of collections wait for their phones to send these again.`)
  for (const { code_court, agent, en_base, attendue } of appareils)
    lines.push(`phone ${code_court} of ${agent} sends ${en_base + 1} to ${attendue} again.`)
  for (const { numero, entite, entite_id } of numeros_du_bureau)
    lines.push(
      `TO DECIDE: ${numero} was given to ${entite} ${entite_id}, which is lost; it is not given again.`,
    )
  for (const { relation, cle, obstacle } of a_decider)
    lines.push(`TO DECIDE: ${relation} ${JSON.stringify(cle)} could not be replayed: ${obstacle}.`)
  lines.push(
    ...heldWords(report.messages).map(
      (line) => `TO DECIDE: ${line} They may have left: npm run admin -- messages envoyer, or taire.`,
    ),
    ...(report.fichiers === null ? [] : filesWords(report.fichiers)),
  )
  return lines.map((line) => `${code}: ${line}`)
}

function slotWords({ retires, a_retirer }: SlotReport): string[] {
  return [
    ...retires.map(
      (slot) => `Replication slot ${slot} was dropped: the replication service makes another one.`,
    ),
    ...a_retirer.map(
      ({ slot, raison }) => `TO DECIDE: replication slot ${slot} could not be dropped: ${raison}.`,
    ),
  ]
}

/** Returns the awaited phones and numbers as text. */
export function awaitedWords(all: readonly Awaited[]): string {
  const lines = all.flatMap(({ organisation, appareils, numeros, messages }) => [
    ...appareils.map(
      ({ code_court, agent, en_base, attendue }) =>
        `${organisation}: phone ${code_court} of ${agent} has sent ${en_base} of ${attendue}.`,
    ),
    ...numeros.map(
      ({ numero, entite, entite_id }) => `${organisation}: ${numero} waits for ${entite} ${entite_id}.`,
    ),
    ...heldWords(messages).map((line) => `${organisation}: ${line}`),
  ])
  return lines.length === 0 ? 'Nothing is awaited any more.' : lines.join('\n')
}
