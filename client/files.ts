// Files that travel apart from their commands: kept on the phone until the service says that it has them, byte for byte.
import { newId, sha256 } from './envelope.ts'
import { PhoneError } from './errors.ts'
import { expectStatus, persist, upload } from './http.ts'
import { type Phone, update } from './phone.ts'
import type { FichierLocal } from './state.ts'
import type { AdresseEnvoi, PieceJointe } from './types.ts'

/** What an agent signed, photographed or walked. */
export type Contenu = { role: PieceJointe['role']; type_media: string; contenu: Uint8Array }

/** What became of the files in one synchronization. */
export type FilesSent = { envoyes: number; refuses: FichierLocal[]; en_attente: number }

// Refusals that asking again would not change: the file is shown to the agent, the others go on.
const FINAL = new Set([
  'parametre_invalide',
  'type_media_refuse',
  'fichier_trop_grand',
  'fichier_deja_arrive',
  'fichier_autre_contenu',
  'contenu_altere',
  'contenu_perdu',
])

/** Keeps a file for sending, and answers how a command announces it; it is on disk when this returns. */
export async function keepFile(phone: Phone, { role, type_media, contenu }: Contenu): Promise<PieceJointe> {
  if (phone.state.enrolement === null) throw new PhoneError('non_enrole', 'this phone is not enrolled')
  const piece: PieceJointe = { fichier_id: newId(), sha256: await sha256(contenu), role }
  await phone.fichiers.write(piece.fichier_id, contenu)
  const local: FichierLocal = { ...piece, type_media, taille_octets: contenu.length, refus: null }
  await update(phone, (state) => {
    state.fichiers = [...(state.fichiers ?? []), local]
  })
  return piece
}

/**
 * Sends what waits, one file after the other, each crossed out once the service has confirmed it: what is interrupted
 * goes on from there the next time. A network that fails leaves the rest waiting.
 */
export async function sendFiles(phone: Phone): Promise<FilesSent> {
  const sent: FilesSent = { envoyes: 0, refuses: [], en_attente: 0 }
  try {
    for (const file of waiting(phone)) {
      const code = await sendFile(phone, file).catch(finalCode)
      await settle(phone, file, code)
      if (code === null) sent.envoyes += 1
      else sent.refuses.push(file)
    }
  } catch (error) {
    if (!(error instanceof PhoneError)) throw error
  }
  sent.en_attente = waiting(phone).length
  return sent
}

/** Forgets a file that the service refused for good. */
export async function forgetFile(phone: Phone, id: string): Promise<void> {
  await update(phone, (state) => {
    state.fichiers = state.fichiers?.filter(({ fichier_id, refus }) => fichier_id !== id || refus === null)
  })
  if (!phone.state.fichiers?.some(({ fichier_id }) => fichier_id === id)) await phone.fichiers.remove(id)
}

function waiting({ state }: Phone): FichierLocal[] {
  return (state.fichiers ?? []).filter(({ refus }) => refus === null)
}

function finalCode(error: unknown): string {
  if (error instanceof PhoneError && FINAL.has(error.code)) return error.code
  throw error
}

// Asked for, sent, confirmed; from the start again when the address expired on the way or the file was not found whole.
async function sendFile(phone: Phone, file: FichierLocal): Promise<null> {
  const contenu = await checked(phone, file)
  const { server, retry } = phone
  const { fichier_id, refus: _, ...what } = file
  const { appareil_id } = phone.state.enrolement ?? {}
  const asked = JSON.stringify({ appareil_id, fichier_id, ...what })
  const path = `/v1/fichiers/${fichier_id}/confirmer`
  for (let attempt = 1; attempt <= retry.attempts; attempt++) {
    const answer = await persist(server, retry, 'POST', '/v1/fichiers/url-envoi', asked)
    const { envoi } = expectStatus(answer, 200) as { envoi: AdresseEnvoi | null }
    if (envoi === null) return null
    const status = await upload(server, retry, envoi, contenu)
    // 412: the answer to an earlier sending was lost. The rest: another address, another try.
    if (status < 300 || status === 412) {
      const told = await persist(server, retry, 'POST', path, JSON.stringify({ appareil_id }))
      if (told.status !== 409) {
        expectStatus(told, 200)
        return null
      }
    }
  }
  throw new PhoneError('reseau', 'the file does not arrive whole')
}

async function checked(phone: Phone, file: FichierLocal): Promise<Uint8Array> {
  const contenu = await phone.fichiers.read(file.fichier_id)
  if (contenu === null) throw new PhoneError('contenu_perdu', 'this phone no longer has the file')
  if ((await sha256(contenu)) === file.sha256) return contenu
  throw new PhoneError('contenu_altere', 'the file is no longer the one that was captured')
}

async function settle(phone: Phone, { fichier_id }: FichierLocal, code: string | null): Promise<void> {
  await update(phone, (state) => {
    if (code === null) state.fichiers = state.fichiers?.filter((one) => one.fichier_id !== fichier_id)
    const kept = state.fichiers?.find((one) => one.fichier_id === fichier_id)
    if (kept !== undefined) kept.refus = { code: code ?? '', le: phone.clock.wall().toISOString() }
  })
  if (code === null) await phone.fichiers.remove(fichier_id)
}
