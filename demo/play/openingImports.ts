// Imports a file of demo/ouverture as the office does: announces it, sends it, tries it, reads its report, and applies it
// completely.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { DEFAULT_RETRY } from '@sillon/telephone/retry'
import type { AdresseEnvoi } from '@sillon/telephone/types'
import { upload } from '@sillon/telephone/upload'
import { Sentence } from '../../src/process/lifetime.ts'
import type { Asks } from './openingOffice.ts'

/** An applied import, with the ids of the created records in the order of the file. */
export type Brought = { readonly id: string; readonly objets: readonly string[] }

type Importation = { id: string; statut: string; lues: number; fautives: number; ecrites: number }
type Constat = { numero: number; gravite: string; message: string }

const POLL_MS = 50
const POLLS = 1200

/** Imports every row of a file; a fault in any row ends the run. */
export async function bringIn(
  asks: Asks,
  genre: string,
  file: string,
  say: (line: string) => void,
): Promise<Brought> {
  const bytes = readFileSync(new URL(`../ouverture/${file}`, import.meta.url))
  const { importation, envoi } = await asks.post<{ importation: Importation; envoi: AdresseEnvoi }>(
    '/v1/imports',
    {
      genre,
      format: extname(file).slice(1),
      nom_fichier: file,
      taille_octets: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    },
  )
  const { id } = importation
  await upload(asks.server, DEFAULT_RETRY, envoi, bytes)
  const tried = await advance(asks, id, 'essayer', {})
  const { constats } = await asks.get<{ constats: Constat[] }>(`/v1/imports/${id}/constats`)
  if (tried.statut !== 'essaye' || tried.fautives > 0)
    throw new Sentence(`${file} is at fault: ${JSON.stringify(constats)}.`)
  const done = await advance(asks, id, 'appliquer', { mode: 'tout' })
  const remarks = constats.map(({ numero, message }) => `line ${numero}: ${message}`)
  say([`${file}: ${done.ecrites} of ${done.lues} rows.`, ...remarks].join(' '))
  const { lignes } = await asks.get<{ lignes: { objet_id: string }[] }>(`/v1/imports/${id}/lignes?limite=200`)
  return { id, objets: lignes.map(({ objet_id }) => objet_id) }
}

async function advance(asks: Asks, id: string, act: string, body: object): Promise<Importation> {
  await asks.post(`/v1/imports/${id}/${act}`, body)
  for (let poll = 0; poll < POLLS; poll += 1) {
    const now = await asks.get<Importation>(`/v1/imports/${id}`)
    if (now.statut !== 'en_essai' && now.statut !== 'en_application') return now
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new Sentence(`import ${id} is not done: is a background task running?`)
}
