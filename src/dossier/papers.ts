// The documents of a dossier: which there are is read in the moment; the file of each stands in the store already, or is
// drawn now, from what was frozen at its act, and stands there from then on.

import type { Frozen } from '../documents/layout.ts'
import { type Making, make, settle } from '../documents/make.ts'
import { severally } from '../process/severally.ts'
import type { Stored } from './blocks.ts'
import { plainName } from './contents/fileNames.ts'
import { linesOf } from './contents/files.ts'
import type { Door, Named } from './door.ts'
import type { Piece } from './piece.ts'

// The store and the database are waited for longer than a page is drawn.
const AT_ONCE = 4

/** A document, as it is told in the moment. */
export type Paper = {
  readonly id: string
  readonly type: string
  readonly numero: string | null
  readonly indice: number
  readonly code: string
  /** False of what was replaced before anybody saw it, and of what was erased: there is no such paper. */
  readonly dessinable: boolean
}

type Known = {
  id: string
  sha256: string | null
  taille_octets: number | null
  a_dessiner: Frozen | null
  /** It was erased since the moment: no file of it is kept. */
  efface: boolean
}

/** Which documents there are. Its files are made one by one (`papersOf`). */
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

/** Where the file of a document stands. */
export function pathOf({ type, numero, indice, code }: Paper): string {
  return `documents/${type}/${[plainName(numero ?? ''), indice, code].filter((part) => part !== '').join('_')}.pdf`
}

/** Establishes what phones printed of the dossier's records: a receipt has no document until somebody asks for it. */
export async function establishPrinted(door: Door, it: Named, signal: AbortSignal): Promise<void> {
  for (let apres: string | null = null; ; ) {
    signal.throwIfAborted()
    const went: { apres: string | null } = await door('dossier_imprimer', { ...it, apres })
    if (went.apres === null) return
    apres = went.apres
  }
}

/** The files of these documents, drawn where they were not; none of what was erased. */
export async function papersOf(
  making: Making,
  door: Door,
  it: Named,
  papers: readonly Paper[],
): Promise<Stored[]> {
  const { papiers } = await askFor(door, it, papers)
  await severally(papiers, AT_ONCE, async ({ id, a_dessiner, efface }) => {
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

function askFor(door: Door, it: Named, papers: readonly Paper[]): Promise<{ papiers: Known[] }> {
  return door('dossier_papiers', { ...it, ids: papers.map(({ id }) => id) })
}
