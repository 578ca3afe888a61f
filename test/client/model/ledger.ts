// The certain facts of a history, kept outside the package: captures with their times, and the service's records.
import { createHash } from 'node:crypto'
import { type CommandeLocale, unsent } from '@sillon/telephone/state'
import type { Enveloppe, PieceJointe, Resultat } from '@sillon/telephone/types'
import type { Device } from './device.ts'

const MINUTE_MS = 60_000
// The greatest delay between an event and its entry in the ledger.
const SLACK_MS = 3_000
// Below this difference between the clocks, the service uses the phone's time as the date (`sync.ecart_horloge_max_min`).
const TOLERATED_MS = 10 * MINUTE_MS

type Captured = {
  readonly texte: string
  readonly sequence: number
  readonly reference: string | null
  /** The agent made the capture between these two true times. */
  readonly from: number
  readonly to: number
  readonly wallErrorMs: number
}

/** One enrolment of the phone. */
export type Enrolled = {
  readonly id: string
  readonly since: number
  readonly captured: Map<string, Captured>
  readonly files: Map<string, PieceJointe & { contenu: Uint8Array }>
  /** The first number that the agent saw for each command. */
  readonly shown: Map<string, string>
  /** The time to which the service was restored; null if it was not restored. */
  restoredAt: number | null
  /** True if the enrolment was revoked or replaced. */
  isOut: boolean
}

/** The facts of a history. */
export type Ledger = {
  readonly device: Device
  readonly faults: string[]
  readonly met: Set<string>
  present: Enrolled | null
  saved: { readonly present: Enrolled; readonly at: number; readonly isOut: boolean } | null
  /** The capture that began last. */
  attempt: { before: number; wallErrorMs: number }
  begin(id: string): void
}

/** Returns the facts for a phone without an enrolment. */
export function ledgerOf(device: Device): Ledger {
  const ledger: Ledger = {
    device,
    faults: [],
    met: new Set(),
    present: null,
    saved: null,
    attempt: { before: 0, wallErrorMs: 0 },
    begin(id) {
      const since = device.world.now()
      const fresh = { captured: new Map(), files: new Map(), shown: new Map() }
      ledger.present = { id, since, ...fresh, restoredAt: null, isOut: false }
      ledger.saved = null
      device.batches = []
    },
  }
  return ledger
}

/** Records a capture whose call returned, or one that remained on the phone after a kill. */
export function noteCaptured(ledger: Ledger, local: CommandeLocale): void {
  const { present, attempt, device, faults } = ledger
  const { id, sequence, texte, reference_provisoire: reference } = local
  if (present === null || present.captured.has(id)) return
  const all = [...present.captured.values()]
  if (sequence !== all.length + 1) faults.push(`capture ${all.length + 1} has sequence ${sequence}`)
  if (reference !== null && all.some((one) => one.reference === reference))
    faults.push(`${reference} was printed twice`)
  const { before: from, wallErrorMs } = attempt
  present.captured.set(id, { texte, sequence, reference, from, to: device.world.now(), wallErrorMs })
}

/** Records the numbers that the agent sees. */
export function noteShown({ present, device }: Ledger): void {
  for (const { id, resultat } of device.phone.state.commandes) {
    const numero = resultat?.numero_officiel
    if (numero && !present?.shown.has(id)) present?.shown.set(id, numero)
  }
}

/**
 * Checks after a kill that every earlier capture is still on the phone, unless the service has it. A capture whose call did not
 * return may be on the phone too.
 */
export async function keepsAll(ledger: Ledger): Promise<void> {
  const { device, present, faults, met } = ledger
  const { enrolement, commandes } = device.phone.state
  if (enrolement !== null && enrolement.appareil_id !== present?.id) {
    met.add('enrolled unheard')
    ledger.begin(enrolement.appareil_id)
    return
  }
  if (present === null) return
  if (enrolement === null) {
    if (present.isOut) await takeStock(ledger, present, 'erased')
    else faults.push('the phone forgot who it is')
    ledger.present = null
    return
  }
  const local = new Map(commandes.map((one) => [one.id, one.texte]))
  const there = new Set((await heldOf(device, present)).map(({ id }) => id))
  for (const [id, { texte, sequence }] of present.captured)
    if (local.get(id) !== texte && !there.has(id)) faults.push(`command ${sequence} is lost by a kill`)
  const unheard = commandes.filter(({ id }) => !present.captured.has(id))
  for (const one of unheard) noteCaptured(ledger, one)
  if (unheard.length > 1) faults.push(`${unheard.length} captures that nobody made`)
  if (unheard.length > 0) met.add('captured unheard')
}

type Held = { id: string; sequence: string; empreinte: string; resultat: Resultat }

function heldOf({ world }: Device, { id }: Enrolled): Promise<Held[]> {
  return world.api.sql<Held>(
    `select c.id, c.sequence, c.empreinte, commande.resultat(r)::json as resultat
     from commande.commande c join commande.commande_resultat r
       on (r.organisation_id, r.commande_id) = (c.organisation_id, c.id)
     where c.appareil_id = $1 order by c.recue_le, c.sequence`,
    [id],
  )
}

/** Checks the laws, once the phone has nothing left to send. */
export async function takeStock(ledger: Ledger, present: Enrolled, when: 'erased' | 'ended'): Promise<void> {
  const { faults, device } = ledger
  const held = await heldOf(device, present)
  const told = (law: string, found: unknown, expected: unknown) => {
    const [one, other] = [JSON.stringify(found), JSON.stringify(expected)]
    if (one !== other) faults.push(`${law}: ${one} instead of ${other}`)
  }
  const captured = [...present.captured]
  const ids = captured.map(([id]) => id)
  told(
    'nothing is lost, nothing is doubled, in order',
    held.map(({ id }) => id),
    ids,
  )
  told(
    'as it was captured',
    held.map(({ empreinte }) => empreinte),
    captured.map(([, { texte }]) => (JSON.parse(texte) as Enveloppe).empreinte),
  )
  const collectes = held.filter(({ resultat }) => resultat.numero_officiel !== null)
  told(
    'each collection has a number of its own',
    new Set(collectes.map(({ resultat }) => resultat.numero_officiel)).size,
    collectes.length,
  )
  const [counts] = await device.world.api.sql(
    `select (select count(*)::int from collecte.collecte where appareil_id = $1) as collectes,
            (select count(*)::int from commande.rejet where appareil_id = $1) as rejets`,
    [present.id],
  )
  told('rows of collections, rejections', counts, { collectes: collectes.length, rejets: 0 })
  for (const { id, resultat } of held) {
    const one = present.captured.get(id)
    if (one !== undefined) faults.push(...datesOf(ledger, id, one, present, resultat))
  }
  if (when === 'ended') faults.push(...shownFaults(ledger, present, held))
  faults.push(...(await fileFaults(ledger, present)))
}

// Checks the dates. A date lies within a minute of the capture. Without a clock reference it comes from the wall clock, or the
// command is put under control.
function datesOf(
  { device }: Ledger,
  id: string,
  { from, to, wallErrorMs, texte, sequence }: Captured,
  { since, restoredAt }: Enrolled,
  { date_operation, motifs, issue }: Resultat,
): string[] {
  if (issue === 'rejetee' || date_operation === null)
    return [`command ${sequence} is ${issue}, dated ${date_operation}`]
  if (motifs.includes('empreinte_incoherente')) return [`command ${sequence} was altered`]
  const date = Date.parse(date_operation)
  const reached = device.reached.get(id) ?? 0
  const { horloge, cree_le_appareil } = JSON.parse(texte) as Enveloppe
  const between = (low: number, high: number) =>
    date >= low - SLACK_MS && date <= high + SLACK_MS
      ? []
      : [
          `command ${sequence}, captured ${new Date(from).toISOString()}, is dated ${date_operation}, ${JSON.stringify({ horloge, cree_le_appareil })}`,
        ]
  if (horloge !== null) {
    const tolerated = Math.abs(wallErrorMs) <= TOLERATED_MS + MINUTE_MS + SLACK_MS ? Math.abs(wallErrorMs) : 0
    return between(from - MINUTE_MS - tolerated, to + tolerated)
  }
  // The service dated the command by its reception and not by the phone, and a person checks it.
  if (motifs.includes('horloge_invraisemblable')) return []
  const wall = Date.parse(cree_le_appareil)
  const heard = Math.max(since, ...device.batches.filter((at) => at < from))
  if (date !== wall) return [`command ${sequence} is dated ${date_operation} by nobody`]
  return restoredAt !== null ? [] : between(Math.max(wall, heard), Math.min(wall, reached))
}

function shownFaults({ device }: Ledger, present: Enrolled, held: readonly Held[]): string[] {
  const { commandes, prochaine_sequence } = device.phone.state
  const results = new Map(held.map(({ id, resultat }) => [id, resultat]))
  const faults = commandes.flatMap(({ id, sequence, statut, resultat, numero_precedent }) => {
    const stored = results.get(id)
    const before = present.shown.get(id)
    const isRenamed = before !== undefined && before !== stored?.numero_officiel
    if (statut !== 'traitee' || JSON.stringify(resultat) !== JSON.stringify(stored))
      return [`the phone shows another result of ${sequence}: ${JSON.stringify([statut, resultat, stored])}`]
    return isRenamed && numero_precedent !== before ? [`nobody is told that ${before} is another now`] : []
  })
  const next = present.captured.size + 1
  return prochaine_sequence === next ? faults : [...faults, `the next sequence is ${prochaine_sequence}`]
}

async function fileFaults({ device, met }: Ledger, present: Enrolled): Promise<string[]> {
  const { api } = device.world
  const { id, files, captured, isOut, restoredAt } = present
  const faults: string[] = []
  for (const { fichier_id, refus } of isOut ? [] : unsent(device.phone.state))
    faults.push(`file ${fichier_id} is still there: ${refus?.code}`)
  const announced = [...captured].flatMap(([commande, { texte }]) =>
    (JSON.parse(texte) as Enveloppe).pieces_jointes.map((piece) => ({ ...piece, commande })),
  )
  for (const { fichier_id, sha256, commande } of announced) {
    // The capture was stored before a kill and never reported, so its files are unknown here.
    if (!files.has(fichier_id)) continue
    met.add('photo')
    const { body } = await api.get(`/v1/fichiers/${fichier_id}`, 'rsci')
    if (body.fichier?.statut !== 'arrive') {
      // A phone is not told that the restored service lost a photo whose command the service still had.
      const isUntold = restoredAt !== null && (device.reached.get(commande) ?? 0) < restoredAt
      if (!isUntold) faults.push(`photo ${fichier_id} of ${id} did not arrive: ${body.erreur ?? 'attendu'}`)
      continue
    }
    const bytes = new Uint8Array(await (await fetch(body.lecture.url)).arrayBuffer())
    const found = createHash('sha256').update(bytes).digest('hex')
    const [row] = await api.sql<{ n: number }>(
      'select count(*)::int as n from fichier.fichier where id = $1 and sha256 = $2',
      [fichier_id, sha256],
    )
    if (found !== sha256 || row?.n !== 1) faults.push(`photo ${fichier_id} is not the one that was taken`)
  }
  return faults
}
