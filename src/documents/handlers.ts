// The routes of documents. The database checks permissions and gives the content; the object store serves the files.

import { unprintedIn } from '@sillon/telephone/values/texts'
import { reach } from '../contract/errors.ts'
import type { Run, Serve } from '../http/calls/call.ts'
import type { NewObject, ObjectStore } from '../objects/port.ts'
import type { Frozen } from './layout.ts'
import { type DrawingTools, make, settle } from './make.ts'

type DocumentRow = { readonly id: string; readonly fichier: { readonly type_media: string } | null }
type DocumentResponse = {
  readonly document: DocumentRow
  /** The frozen content of a document that is read; null after it was erased. */
  readonly contenu?: Frozen | null
  /** The content from which to draw the file, if it is not drawn yet and no task will draw it. */
  readonly a_dessiner: Frozen | null
  readonly cle: string | null
  readonly duree_s: number
}

/** The response after a file was recorded: `tenu` is true if the store may keep the file. */
type KeptResponse = DocumentResponse & { readonly tenu: boolean }

/** The parts that the routes of documents need. */
export type DocumentTools = DrawingTools & { readonly objects: ObjectStore }

/** Returns a document and the URL of its file. Draws the file first if the document is drawn on its first request. */
export function readDocument(tools: DocumentTools): Serve {
  return async ({ request, run }) => {
    const told = await tell(run, 'documents_lire', request)
    const { a_dessiner, contenu } = told
    const shown = a_dessiner === null ? told : await drawn(tools, a_dessiner, run)
    return { body: await answer(tools.objects, shown, contenu) }
  }
}

/** Draws a duplicate, marked as such; the database recorded it before. */
export function repeatDocument(tools: DocumentTools): Serve {
  return async ({ request, run }) => {
    const { document, a_dessiner, duree_s } = await tell(run, 'documents_dupliquer', request)
    if (a_dessiner === null) return { body: await answer(tools.objects, { document, cle: null, duree_s }) }
    const file = await reach(make(tools, a_dessiner))
    const { tenu } = await kept(tools, a_dessiner, file, run)
    const shown = { document, cle: tenu ? file.cle : null, duree_s }
    return { body: await answer(tools.objects, shown, a_dessiner) }
  }
}

async function drawn(tools: DocumentTools, frozen: Frozen, run: Run): Promise<DocumentResponse> {
  return kept(tools, frozen, await reach(make(tools, frozen)), run)
}

async function kept(tools: DocumentTools, frozen: Frozen, file: NewObject, run: Run): Promise<KeptResponse> {
  const { sha256, taille_octets } = file
  const { rang } = frozen.duplicata ?? {}
  const written = { id: frozen.id, ...(rang !== undefined && { rang }), sha256, taille_octets }
  const told = (await tell(run, 'documents_conserver', written)) as KeptResponse
  await reach(settle(tools, file, told.tenu))
  return told
}

type ShownDocument = Pick<DocumentResponse, 'document' | 'cle' | 'duree_s'>

// Greatest number of characters in a response that the paper cannot show.
const LETTERS_TOLD = 20

async function answer(
  objects: ObjectStore,
  { document, cle, duree_s }: ShownDocument,
  contenu: Frozen | null = null,
): Promise<string> {
  const object = cle === null ? null : { cle, type_media: 'application/pdf' }
  const lecture = object === null ? null : await reach(objects.readAddress(object, duree_s))
  const lettres_non_imprimees = unprintedIn(JSON.stringify(contenu)).slice(0, LETTERS_TOLD)
  return JSON.stringify({ document, lettres_non_imprimees, lecture })
}

async function tell(run: Run, name: string, request: object): Promise<DocumentResponse> {
  return JSON.parse(await run(name, request)) as DocumentResponse
}
