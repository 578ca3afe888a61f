// Files that are sent apart from their commands. The phone keeps each one until the service confirms that it has every byte.
import { sha256 } from './envelope.ts'
import { PhoneError } from './errors.ts'
import { type Answer, errorBody, expectBody, persist } from './http.ts'
import { newId } from './ids.ts'
import { now, type Phone, update } from './phone.ts'
import { type Contenu, countMobile, shrunk, usedOfMobile } from './reseau.ts'
import { type FichierLocal, unsent } from './state.ts'
import type { AdresseEnvoi, PieceJointe } from './types.ts'
import { upload } from './upload.ts'

/** The outcome of the files in one synchronization. */
export type FilesSent = {
  envoyes: number
  refuses: FichierLocal[]
  en_attente: number
  /** Waiting files that are held back until the network is free of charge. */
  retenus: number
}

// The outcome of one file; `attend`: the service did not accept the file now, so the file waits.
type Outcome = 'attend' | { envoye_le: string } | { refus: string }

// Pause after the service did not accept a file, so that other files are sent first: 1 min, doubled each time, 6 h at most.
const FIRST_PAUSE_MS = 60_000
const LONGEST_PAUSE_MS = 6 * 3_600_000

// Refusals because of the phone, not because of the file in the request.
const OF_THE_PHONE = new Set(['appareil_inconnu', 'route_inconnue'])

/** Keeps a file for sending, and returns the attachment that announces it in a command. The file is on disk when this returns. */
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
 * Sends the waiting files one after another, and marks each file when the service confirms it; after an interruption, the next
 * run continues. If the network or the service fails, the other files wait. A file that the service does not accept waits longer
 * each time, while the others continue. If this happens to two files in a row, the object store is failing, and the others wait
 * too.
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

/** Removes a file that the service refused permanently. */
export async function forgetFile(phone: Phone, id: string): Promise<void> {
  await update(phone, (state) => {
    state.fichiers = state.fichiers.filter(({ fichier_id, refus }) => fichier_id !== id || refus === null)
  })
  if (!phone.state.fichiers.some(({ fichier_id }) => fichier_id === id)) await phone.fichiers.remove(id)
}

// A pause longer than the longest possible one was set by a wrong clock, so the file is due.
function isDue(phone: Phone, { echecs }: FichierLocal): boolean {
  if (echecs === undefined) return true
  const left = Date.parse(echecs.pas_avant) - now(phone).getTime()
  return left <= 0 || left > LONGEST_PAUSE_MS
}

async function isHeld({ reseau, state, clock }: Phone, { taille_octets }: FichierLocal): Promise<boolean> {
  if (reseau === undefined || (await reseau.genre()) === 'libre') return false
  return usedOfMobile(state, clock.wall()) + taille_octets > reseau.plafond_mobile_octets
}

// Separates errors of one file from errors that concern all files. A response about this file refuses it permanently or makes it
// wait; an error of the network, the service or the account ends the run.
function failureOf(error: unknown): Outcome {
  if (!(error instanceof PhoneError) || !error.answered || OF_THE_PHONE.has(error.code)) throw error
  return error.code === 'reseau' ? 'attend' : { refus: error.code }
}

type Demande = { envoi: AdresseEnvoi | null; fichier: { arrive_le: string | null } }
type Confirmation = { arrive_le: string }

// Requests an upload URL, uploads, confirms. Starts again if the URL expired or the file arrived incomplete. If the phone no
// longer has the content, it only confirms the file, which the object store has.
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
    // 412: the object store already has the file, and the response to an earlier upload was lost. After any other status, retries
    // with a new URL.
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

// Returns true if the file did not arrive whole, or if a restored service no longer knows it.
function isNotThere(told: Answer): boolean {
  return told.status === 409 || errorBody(told).erreur === 'fichier_inconnu'
}

// Counts every upload over the mobile network before it starts, and starts none beyond the daily quota.
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
