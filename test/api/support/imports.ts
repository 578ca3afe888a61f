// Imports files over HTTP, as a person at the office does.
import { createHash } from 'node:crypto'
import type { Api } from './api.ts'
import { eventually } from './wait.ts'

/** A file to import. */
export type ImportFile = {
  readonly genre: string
  readonly format?: string
  readonly content: string | Buffer
  readonly as?: string
}

const WORKING = new Set(['en_essai', 'en_application'])

/** Announces and sends a file; returns the import's id. */
export async function sendImport(api: Api, { genre, format = 'csv', content, as = 'admin' }: ImportFile) {
  const bytes = Buffer.from(content)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const body = { genre, format, nom_fichier: `${genre}.${format}`, taille_octets: bytes.length, sha256 }
  const { body: told } = await api.post('/v1/imports', body, as)
  const { url, methode: method, entetes: headers } = told.envoi
  const { status } = await fetch(url, { method, headers, body: new Uint8Array(bytes) })
  if (status !== 200) throw new Error(`the file was not taken: ${status}`)
  return told.importation.id as string
}

/** Requests an act on an import, and waits until it is done. */
export async function advanceImport(api: Api, id: string, act: string, body: object = {}, as = 'admin') {
  const asked = await api.post(`/v1/imports/${id}/${act}`, body, as)
  if (asked.status !== 200) return asked
  return eventually(async () => {
    const answer = await api.get(`/v1/imports/${id}`, as)
    return WORKING.has(answer.body.statut) ? undefined : answer
  }, 60_000)
}

/** Sends a file and has it tried; returns the import in its new state. */
export async function tryImport(api: Api, file: ImportFile) {
  const id = await sendImport(api, file)
  return (await advanceImport(api, id, 'essayer', {}, file.as)).body
}

/** Returns the report of an import: line, column and code of each finding. */
export async function reportOf(api: Api, id: string, as = 'admin'): Promise<string[]> {
  const { body } = await api.get(`/v1/imports/${id}/constats?limite=200`, as)
  return body.constats.map(
    ({ numero, colonne, code }: { numero: number; colonne: string | null; code: string }) =>
      `${numero} ${colonne ?? '-'} ${code}`,
  )
}

/** Applies the valid rows of a file; returns the import's id and the report of its trial. */
export async function bringIn(api: Api, file: ImportFile): Promise<{ id: string; report: string[] }> {
  const { id } = await tryImport(api, file)
  const report = await reportOf(api, id, file.as)
  await advanceImport(api, id, 'appliquer', { mode: 'bonnes' }, file.as)
  return { id, report }
}
