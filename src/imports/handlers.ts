// The routes of imports that need more than a database function: templates, and the URL to which a file is uploaded.
import { reach } from '../contract/errors.ts'
import { XLSX } from '../contract/route.ts'
import type { Answer, Serve } from '../http/calls/call.ts'
import { compressOnce } from '../http/responses/compression.ts'
import type { ObjectStore } from '../objects/port.ts'
import type { Kind } from './kind.ts'
import { kindOf } from './kinds.ts'
import { templateCsv, templateWorkbook } from './templates.ts'

type AllowedKind = { readonly genre: string; readonly permission: string }

/** The media type under which every file is stored: no route sends these files to anyone. */
const MEDIA = 'application/octet-stream'

/** Lists every kind of import with its columns. */
export const showTemplates: Serve = async ({ request, run }) => all(await run('imports_modeles', request))

/** Shows one kind of import, or sends its template. */
export const showTemplate: Serve = async ({ request, run, accepted }) => {
  const known = JSON.parse(await run('imports_modele', request)) as AllowedKind
  const kind = kindOf(known.genre)
  if (accepted === 'text/csv') return attachmentOf(kind, 'csv', accepted, templateCsv(kind))
  if (accepted === XLSX) return attachmentOf(kind, 'xlsx', accepted, await templateWorkbook(kind))
  return { body: JSON.stringify(description(known)) }
}

/** Announces a file, and returns the URL to which it is uploaded. */
export function announceImport(objects: ObjectStore): Serve {
  return async ({ request, run }) => {
    const told = JSON.parse(await run('imports_creer', request)) as {
      importation: { taille_octets: number; sha256: string }
      cle: string
      duree_s: number
    }
    const { importation, cle, duree_s } = told
    const { taille_octets, sha256 } = importation
    const object = { cle, type_media: MEDIA, taille_octets, sha256 }
    const envoi = await reach(objects.sendAddress(object, duree_s))
    return { body: JSON.stringify({ importation, envoi: { methode: 'PUT', ...envoi } }) }
  }
}

// Caches the list: the kinds change only with a release, and their permissions rarely, so the same response can be written and
// compressed once.
let last: { readonly told: string; readonly answer: Answer } | undefined

function all(told: string): Answer {
  if (last?.told !== told) {
    const { modeles = [] } = JSON.parse(told) as { modeles?: AllowedKind[] }
    const body = JSON.stringify({ modeles: modeles.map(description) })
    last = { told, answer: { body, compressed: compressOnce(body) } }
  }
  return last.answer
}

function description({ genre, permission }: AllowedKind): object {
  const { noms, formats, colonnes } = kindOf(genre)
  const shown = colonnes.map(({ code, noms: names, type, obligatoire = false, explication, exemple }) => ({
    code,
    noms: names,
    type,
    obligatoire,
    explication,
    exemple,
  }))
  return { genre, noms, permission, formats, colonnes: shown }
}

function attachmentOf({ genre }: Kind, extension: string, type: string, body: string | Buffer) {
  const headers = { 'Content-Disposition': `attachment; filename="${genre}.${extension}"` }
  return { body: body as string, type, headers }
}
