// The documents of a dossier. The snapshot lists them. The store has the file of each one, or the file is drawn from the frozen
// content and stored.

import type { Frozen } from '../documents/layout.ts'
import { type DrawingTools, make, settle } from '../documents/make.ts'
import { runInLanes } from '../process/runInLanes.ts'
import type { StoredFile } from './blocks.ts'
import { plainName } from './contents/fileNames.ts'
import { linesOf } from './contents/files.ts'
import type { Door, DossierKey } from './door.ts'
import type { Piece } from './piece.ts'

// Number of documents drawn at once: waiting for the store and the database takes longer than drawing a page.
const AT_ONCE = 4

/** A document, as listed in the snapshot. */
export type Paper = {
  readonly id: string
  readonly type: string
  readonly numero: string | null
  readonly indice: number
  readonly code: string
  /** False for a document without a file: it was replaced before anyone opened it, or it was erased. */
  readonly dessinable: boolean
}

type PaperState = {
  id: string
  sha256: string | null
  taille_octets: number | null
  a_dessiner: Frozen | null
  /** True if it was erased after the snapshot: its file is not stored. */
  efface: boolean
}

/** The list of documents; `papersOf` makes their files one by one. */
export const PAPERS: Piece = {
  path: 'documents.jsonl',
  title: { fr: 'Documents', en: 'Documents' },
  about: {
    fr: 'Chaque document établi, en PDF : reçus, bons, étiquettes, attestations, relevés, avis ; par type, numéro, indice et code de vérification.',
    en: 'Every document that was established, as PDF: receipts, notes, labels, statements, notices; by type, number, index and code of verification.',
  },
  async *write({ pages }, { id }) {
    for await (const papers of pages('dossier_documents', { dossier_id: id }))
      if (papers.length > 0) yield linesOf(papers)
  },
  made: [],
}

/** Returns the path of a document's file. */
export function pathOf({ type, numero, indice, code }: Paper): string {
  return `documents/${type}/${[plainName(numero ?? ''), indice, code].filter((part) => part !== '').join('_')}.pdf`
}

/** Creates the documents of receipts that phones printed: a receipt has no document before the first request for it. */
export async function establishPrinted(door: Door, it: DossierKey, signal: AbortSignal): Promise<void> {
  for (let apres: string | null = null; ; ) {
    signal.throwIfAborted()
    const went: { apres: string | null } = await door('dossier_imprimer', { ...it, apres })
    if (went.apres === null) return
    apres = went.apres
  }
}

/** Returns the files of these documents, and draws those that are missing; omits erased ones. */
export async function papersOf(
  making: DrawingTools,
  door: Door,
  it: DossierKey,
  papers: readonly Paper[],
): Promise<StoredFile[]> {
  const { papiers } = await askFor(door, it, papers)
  await runInLanes(papiers, AT_ONCE, async ({ id, a_dessiner, efface }) => {
    if (a_dessiner === null || efface) return
    const file = await make(making, a_dessiner)
    const { sha256, taille_octets } = file
    const written = { ...it, document_id: id, sha256, taille_octets }
    const { tenu } = await door<{ tenu: boolean }>('documents_dessine', written)
    await settle(making, file, tenu)
  })
  const drawn = papiers.some(({ a_dessiner }) => a_dessiner !== null)
    ? await askFor(door, it, papers)
    : { papiers }
  const known = new Map(drawn.papiers.map((one) => [one.id, one]))
  return papers.flatMap((paper) => {
    const { sha256 = null, taille_octets = null, efface = false } = known.get(paper.id) ?? {}
    if (efface) return []
    if (sha256 === null || taille_octets === null) throw new Error(`document ${paper.id} has no file`)
    return { chemin: pathOf(paper), objet_id: paper.id, blocs: [sha256], sha256, taille_octets }
  })
}

function askFor(door: Door, it: DossierKey, papers: readonly Paper[]): Promise<{ papiers: PaperState[] }> {
  return door('dossier_papiers', { ...it, ids: papers.map(({ id }) => id) })
}
