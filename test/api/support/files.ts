// Files of the tests, sent as a phone sends them.
import { createHash } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import type { Answer } from '../../support/http.ts'
import type { Api } from './api.ts'
import type { Device } from './phones.ts'

/** A file with the announcement that a phone makes of it. */
export type NewFile = {
  readonly fichier_id: string
  readonly role: string
  readonly type_media: string
  readonly taille_octets: number
  readonly sha256: string
  readonly bytes: Buffer
}

/** Makes a file with that content; its role is a signature by default. */
export function fileOf(content = `signature ${uuidv7()}`, role = 'signature'): NewFile {
  const bytes = Buffer.from(content)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { fichier_id: uuidv7(), role, type_media: 'image/png', taille_octets: bytes.length, sha256, bytes }
}

/** Returns the file as a command announces it. */
export function pieceOf({ fichier_id, sha256, role }: NewFile) {
  return { fichier_id, sha256, role }
}

/** Requests the upload URL of a file. */
export function askAddress(
  api: Api,
  device: Pick<Device, 'appareil_id' | 'as'>,
  { bytes: _, ...file }: NewFile,
  changes: object = {},
): Promise<Answer> {
  const body = { appareil_id: device.appareil_id, ...file, ...changes }
  return api.post('/v1/fichiers/url-envoi', body, device.as)
}

/** Sends bytes to the upload URL in a response, and returns the status. */
export async function sendTo({ body }: Answer, bytes: Buffer): Promise<number> {
  const { url, entetes, methode } = body.envoi
  return (await fetch(url, { method: methode, headers: entetes, body: new Uint8Array(bytes) })).status
}

/** Confirms that a file was sent. */
export function confirm(api: Api, device: Pick<Device, 'appareil_id' | 'as'>, id: string): Promise<Answer> {
  return api.post(`/v1/fichiers/${id}/confirmer`, { appareil_id: device.appareil_id }, device.as)
}

/** Requests the upload URL, sends the file and confirms it. */
export async function arrivedFile(api: Api, device: Device, file = fileOf()): Promise<NewFile> {
  const status = await sendTo(await askAddress(api, device, file), file.bytes)
  const confirmed = await confirm(api, device, file.fichier_id)
  if (status !== 200 || confirmed.status !== 200) throw new Error(`not arrived: ${status} ${confirmed.text}`)
  return file
}
