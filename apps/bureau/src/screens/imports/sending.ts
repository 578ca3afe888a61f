// Announces a file, sends it to the signed URL, and has it tried.
import { answered, type Sillon } from '@sillon/client/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDesk } from '../../desk.ts'
import { keysOf } from '../../parts/act/intention.ts'
import { hold } from './held.ts'
import type { Importation } from './queries.ts'

/** A file with its kind of import, the allowed formats and the options. */
export type Wish = {
  readonly file: File
  readonly genre: string
  readonly formats: readonly string[]
  readonly connus: Importation['connus']
}

/** A file that is not sent; holds the key of the explaining text. */
export class Unsent extends Error {
  readonly word:
    | 'fichier_vide'
    | 'fichier_trop_grand'
    | 'fichier_format'
    | 'fichier_illisible'
    | 'envoi_echec'
  constructor(word: Unsent['word']) {
    super(word)
    this.word = word
  }
}

const MOST_BYTES = 10_485_760
const FORMATS: Readonly<Record<string, Importation['format']>> = {
  csv: 'csv',
  txt: 'csv',
  tsv: 'csv',
  xlsx: 'xlsx',
  geojson: 'geojson',
  json: 'geojson',
  geojsonl: 'geojson',
  kml: 'kml',
}

// Returns the format of a file by its name; null if the service does not read this format.
function formatOf(name: string, formats: readonly string[]): Importation['format'] | null {
  const format = FORMATS[name.slice(name.lastIndexOf('.') + 1).toLowerCase()]
  return format !== undefined && formats.includes(format) ? format : null
}

/** Returns the SHA-256 of bytes, in hexadecimal digits. */
export async function sha256Of(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Reads the bytes of a file; fails if the file was moved or changed after it was chosen. */
export function bytesOf(file: File): Promise<ArrayBuffer> {
  return file.arrayBuffer().catch(() => {
    throw new Unsent('fichier_illisible')
  })
}

/** Sends a file and has it tried; `part` is the percentage sent so far. */
export function useFileSending(done: (id: string) => void) {
  const { client } = useDesk()
  const queries = useQueryClient()
  const [keyed, begin] = useState(() => keysOf())
  const [part, setPart] = useState<number | null>(null)
  const sending = useMutation({
    mutationFn: async ({ file, genre, formats, connus }: Wish) => {
      const format = formatOf(file.name, formats)
      if (format === null) throw new Unsent('fichier_format')
      if (file.size === 0) throw new Unsent('fichier_vide')
      if (file.size > MOST_BYTES) throw new Unsent('fichier_trop_grand')
      const bytes = await bytesOf(file)
      const sha256 = await sha256Of(bytes)
      const body = { genre, nom_fichier: file.name, format, taille_octets: file.size, sha256, connus }
      const { importation, envoi } = answered(
        await client.POST('/v1/imports', { headers: keyed(body), body }),
      )
      await put(envoi, bytes, setPart)
      hold(importation.id, new File([bytes], file.name))
      await attempt(client, importation.id)
      return importation.id
    },
    onSettled: () => {
      setPart(null)
      return queries.invalidateQueries({ queryKey: ['imports'] })
    },
    // The signed URL may have expired, so the next attempt requests a new one.
    onError: (error) => {
      if (error instanceof Unsent && error.word === 'envoi_echec') begin(() => keysOf())
    },
    onSuccess: done,
  })
  return { sending, part }
}

async function attempt(client: Sillon, id: string): Promise<void> {
  const params = { path: { id } }
  answered(await client.POST('/v1/imports/{id}/essayer', { params, body: {} }))
}

type Upload = { readonly url: string; readonly entetes: Readonly<Record<string, string>> }

// Uses XMLHttpRequest, because `fetch` does not report progress. The browser sets `content-length` itself.
function put({ url, entetes }: Upload, bytes: ArrayBuffer, tell: (part: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new Unsent('envoi_echec'))
    request.open('PUT', url)
    for (const [name, value] of Object.entries(entetes))
      if (name.toLowerCase() !== 'content-length') request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => tell(Math.round((100 * loaded) / total))
    // The object store accepts a file only once: 412 means that an earlier attempt was stored.
    request.onload = () => (request.status < 300 || request.status === 412 ? resolve() : fail())
    request.onerror = fail
    request.onabort = fail
    request.send(bytes)
  })
}
