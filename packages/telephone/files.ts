// Files that travel apart from their commands: kept on the phone until the service says that it has them, byte for byte.
import { sha256 } from './envelope.ts'
import { PhoneError } from './errors.ts'
import { type Answer, errorBody, expectBody, persist } from './http.ts'
import { newId } from './ids.ts'
import { now, type Phone, update } from './phone.ts'
import { type Contenu, countMobile, shrunk, usedOfMobile } from './reseau.ts'
import { type FichierLocal, unsent } from './state.ts'
import type { AdresseEnvoi, PieceJointe } from './types.ts'
import { upload } from './upload.ts'

/** What became of the files in one synchronization. */
export type FilesSent = {
  envoyes: number
  refuses: FichierLocal[]
  en_attente: number
  /** Of those that wait: how many do for a network that costs nothing. */
  retenus: number
}

// What came of one file: `attend`, it alone was not taken.
type Outcome = 'attend' | { envoye_le: string } | { refus: string }

// A file that was answered otherwise than taken lets the others go first: a minute, then twice as long each time.
const FIRST_PAUSE_MS = 60_000
const LONGEST_PAUSE_MS = 6 * 3_600_000

// Refusals of the phone, and not of the file that it asked for.
const OF_THE_PHONE = new Set(['appareil_inconnu', 'route_inconnue'])

/** Keeps a file for sending, and answers how a command announces it; it is on disk when this returns. */
export async function keepFile(phone: Phone, captured: Contenu): Promise<PieceJointe> {
  if (phone.state.enrolement === null) throw new PhoneError('non_enrole', 'this phone is not enrolled')
  const { role, type_media, contenu } = await shrunk(captured, phone.reduire)
  const piece: PieceJointe = { fichier_id: newId(), sha256: await sha256(contenu), role }
  await phone.fichiers.write(piece.fichier_id, contenu)
  const local: FichierLocal = { ...piece, type_media, taille_octets: contenu.length, refus: null }
  await update(phone, (state) => {
    state.fichiers = [...state.fichiers, local]
  })
  return piece
}

/**
 * Sends what waits, one file after the other, each crossed out once the service has confirmed it: what is interrupted goes on from
 * there the next time. A network or a service that fails leaves the rest waiting; a file that alone is not taken waits longer and
 * longer, and the others go on. Where the next one is not taken either it is the store that fails: the rest waits.
 */
export async function sendFiles(phone: Phone): Promise<FilesSent> {
  const sent: FilesSent = { envoyes: 0, refuses: [], en_attente: 0, retenus: 0 }
  let last: Outcome | null = null
  try {
    for (const file of unsent(phone.state).filter((one) => isDue(phone, one))) {
      if (await isHeld(phone, file)) {
        sent.retenus += 1
        continue
      }
      const outcome = await sendFile(phone, file).catch(failureOf)
      if (outcome === 'attend' && last === 'attend') break
      last = outcome
      await settle(phone, file, outcome)
      if (outcome === 'attend') continue
      if ('refus' in outcome) sent.refuses.push(file)
      else sent.envoyes += 1
    }
  } catch (error) {
    if (!(error instanceof PhoneError)) throw error
  }
  sent.en_attente = unsent(phone.state).length
  return sent
}

/** Forgets a file that the service refused for good. */
export async function forgetFile(phone: Phone, id: string): Promise<void> {
  await update(phone, (state) => {
    state.fichiers = state.fichiers.filter(({ fichier_id, refus }) => fichier_id !== id || refus === null)
  })
  if (!phone.state.fichiers.some(({ fichier_id }) => fichier_id === id)) await phone.fichiers.remove(id)
}

// More than the longest pause was set by a clock that was wrong then.
function isDue(phone: Phone, { echecs }: FichierLocal): boolean {
  if (echecs === undefined) return true
  const left = Date.parse(echecs.pas_avant) - now(phone).getTime()
  return left <= 0 || left > LONGEST_PAUSE_MS
}

async function isHeld({ reseau, state, clock }: Phone, { taille_octets }: FichierLocal): Promise<boolean> {
  if (reseau === undefined || (await reseau.genre()) === 'libre') return false
  return usedOfMobile(state, clock.wall()) + taille_octets > reseau.plafond_mobile_octets
}

// What the service says of one file is that file's alone: refused for good, or it waits. Network, service and account are everybody's.
function failureOf(error: unknown): Outcome {
  if (!(error instanceof PhoneError) || !error.answered || OF_THE_PHONE.has(error.code)) throw error
  return error.code === 'reseau' ? 'attend' : { refus: error.code }
}

type Demande = { envoi: AdresseEnvoi | null; fichier: { arrive_le: string | null } }
type Confirmation = { arrive_le: string }

// Asked for, sent, confirmed; from the start again when the address expired on the way or the file was not found whole. One of which
// this phone only knows that it was there is confirmed again, from what the store has of it.
async function sendFile(phone: Phone, file: FichierLocal): Promise<{ envoye_le: string }> {
  const contenu = await checked(phone, file)
  const { server, retry } = phone
  const { fichier_id, refus: _, echecs: __, ...what } = file
  const { appareil_id } = phone.state.enrolement ?? {}
  const asked = JSON.stringify({ appareil_id, fichier_id, ...what })
  const path = `/v1/fichiers/${fichier_id}/confirmer`
  for (let attempt = 1; attempt <= retry.attempts; attempt++) {
    const answer = await persist(server, retry, 'POST', '/v1/fichiers/url-envoi', asked)
    const { envoi, fichier } = expectBody<Demande>(answer, 200, isDemande)
    if (envoi === null) return { envoye_le: fichier.arrive_le ?? '' }
    const status = contenu === null ? 412 : await uploadCounted(phone, envoi, contenu)
    // 412: the answer to an earlier sending was lost. The rest: another address, another try.
    if (status < 300 || status === 412) {
      const told = await persist(server, retry, 'POST', path, JSON.stringify({ appareil_id }))
      if (!isNotThere(told)) {
        return { envoye_le: expectBody<Confirmation>(told, 200, isConfirmation).arrive_le }
      }
    }
    if (contenu === null) throw new PhoneError('contenu_perdu', 'this phone no longer has the file')
  }
  throw new PhoneError('reseau', 'the file does not arrive whole')
}

const isDemande = ({ envoi, fichier }: Partial<Demande>) =>
  envoi === null ? typeof fichier?.arrive_le === 'string' : typeof envoi?.url === 'string'
const isConfirmation = ({ arrive_le }: Partial<Confirmation>) => typeof arrive_le === 'string'

// Not found whole, or forgotten since it was asked for by a service that went back.
function isNotThere(told: Answer): boolean {
  return told.status === 409 || errorBody(told).erreur === 'fichier_inconnu'
}

// Over the mobile network every try is counted before it is made, and none is made beyond the day's share.
async function uploadCounted(phone: Phone, envoi: AdresseEnvoi, contenu: Uint8Array): Promise<number> {
  const { server, retry, reseau } = phone
  if (reseau === undefined || (await reseau.genre()) === 'libre') return upload(server, retry, envoi, contenu)
  const instant = phone.clock.wall()
  if (usedOfMobile(phone.state, instant) + contenu.length > reseau.plafond_mobile_octets) {
    throw new PhoneError('reseau', 'the share of the mobile network is used up')
  }
  await update(phone, (state) => countMobile(state, instant, contenu.length))
  return upload(server, { ...retry, attempts: 1 }, envoi, contenu)
}

async function checked(phone: Phone, file: FichierLocal): Promise<Uint8Array | null> {
  const contenu = await phone.fichiers.read(file.fichier_id)
  if (contenu === null || (await sha256(contenu)) === file.sha256) return contenu
  throw new PhoneError('contenu_altere', 'the file is no longer the one that was captured')
}

async function settle(phone: Phone, { fichier_id }: FichierLocal, outcome: Outcome): Promise<void> {
  const le = phone.clock.wall().toISOString()
  const next = (file: FichierLocal): FichierLocal => {
    if (outcome === 'attend') return delayed(phone, file)
    const { echecs: _, ...one } = file
    return 'refus' in outcome ? { ...one, refus: { code: outcome.refus, le } } : { ...one, ...outcome }
  }
  await update(phone, (state) => {
    state.fichiers = state.fichiers.map((one) => (one.fichier_id === fichier_id ? next(one) : one))
  })
  if (outcome !== 'attend' && 'envoye_le' in outcome) await phone.fichiers.remove(fichier_id)
}

function delayed(phone: Phone, file: FichierLocal): FichierLocal {
  const nombre = (file.echecs?.nombre ?? 0) + 1
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (nombre - 1))
  return { ...file, echecs: { nombre, pas_avant: new Date(now(phone).getTime() + pause).toISOString() } }
}
