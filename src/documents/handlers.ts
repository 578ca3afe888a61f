// The routes of documents: the database says who may and what stood in them; the store hands the files out.
import { reach } from '../contract/errors.ts'
import type { Run, Serve } from '../http/call.ts'
import type { ObjectStore } from '../objects/port.ts'
import type { Frozen } from './layout.ts'
import { type Making, make } from './make.ts'

type Shown = { readonly id: string; readonly fichier: { readonly type_media: string } | null }
type Told = {
  readonly document: Shown
  /** What the file is drawn from, where it was not and nobody else will. */
  readonly a_dessiner: Frozen | null
  readonly cle: string | null
  readonly duree_s: number
}

/** What the routes of documents work with. */
export type DocumentTools = Making & { readonly objects: ObjectStore }

/** Tells a document and gives the address of its file, which is drawn now when it waited for being asked for. */
export function readDocument(tools: DocumentTools): Serve {
  return async ({ request, run }) => {
    const told = await tell(run, 'documents_lire', request)
    const { a_dessiner } = told
    return {
      body: await answer(tools.objects, a_dessiner === null ? told : await drawn(tools, a_dessiner, run)),
    }
  }
}

/** Draws a duplicate, which says so; it was traced before. */
export function repeatDocument(tools: DocumentTools): Serve {
  return async ({ request, run }) => {
    const { document, a_dessiner, duree_s } = await tell(run, 'documents_dupliquer', request)
    if (a_dessiner === null) return { body: await answer(tools.objects, { document, cle: null, duree_s }) }
    const { cle, sha256, taille_octets } = await reach(make(tools, a_dessiner))
    const { rang } = a_dessiner.duplicata ?? {}
    await tell(run, 'documents_conserver', { id: a_dessiner.id, rang, sha256, taille_octets })
    return { body: await answer(tools.objects, { document, cle, duree_s }) }
  }
}

async function drawn(tools: DocumentTools, frozen: Frozen, run: Run): Promise<Told> {
  const { sha256, taille_octets } = await reach(make(tools, frozen))
  return tell(run, 'documents_conserver', { id: frozen.id, sha256, taille_octets })
}

type Drawn = Pick<Told, 'document' | 'cle' | 'duree_s'>

async function answer(objects: ObjectStore, { document, cle, duree_s }: Drawn): Promise<string> {
  const object = cle === null ? null : { cle, type_media: 'application/pdf' }
  const lecture = object === null ? null : await reach(objects.readAddress(object, duree_s))
  return JSON.stringify({ document, lecture })
}

async function tell(run: Run, name: string, request: object): Promise<Told> {
  return JSON.parse(await run(name, request)) as Told
}
