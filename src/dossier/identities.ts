// Identity documents in a dossier, if its requester may read them: their data, and those of their files that the store has. Each
// one is journalled as read by the requester.
import type { StoredFile } from './blocks.ts'
import { linesOf, rowsOf } from './contents/files.ts'
import { type Column, madeOf } from './contents/tables.ts'
import type { Door, DossierKey } from './door.ts'
import type { Frame, Piece } from './piece.ts'

type Sent = {
  readonly id: string
  readonly sha256: string
  readonly type_media: string | null
  readonly taille_octets: number | null
  /** Files that never arrived, or that were erased after their retention time, are listed but not in the archive. */
  readonly statut: 'joint' | 'attendu' | 'efface'
}

/** A member with an identity document, or with a file of one. */
export type Identity = {
  readonly producteur_id: string
  readonly nom: string
  readonly prenoms: string | null
  readonly piece: { readonly type: string; readonly numero: string; readonly pays: string } | null
  readonly fichiers: readonly Sent[]
}

const FOLDER = 'pieces-identite'
const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'application/pdf': 'pdf',
}

type Document = Identity & { readonly piece: NonNullable<Identity['piece']> }
type Of = { readonly producteur_id: string; readonly file: Sent }

const DOCUMENTS: readonly Column<Document>[] = [
  { head: 'producteur_id', of: ({ producteur_id }) => producteur_id },
  { head: 'nom', of: ({ nom }) => nom },
  { head: 'prenoms', of: ({ prenoms }) => prenoms },
  { head: 'type', of: ({ piece }) => piece.type },
  { head: 'numero', of: ({ piece }) => piece.numero },
  { head: 'pays', of: ({ piece }) => piece.pays },
]
const FILES: readonly Column<Of>[] = [
  { head: 'producteur_id', of: ({ producteur_id }) => producteur_id },
  { head: 'fichier_id', of: ({ file }) => file.id },
  { head: 'statut', of: ({ file }) => file.statut },
  { head: 'type_media', of: ({ file }) => file.type_media },
  { head: 'taille_octets', of: ({ file }) => file.taille_octets },
  { head: 'sha256', of: ({ file }) => file.sha256 },
  { head: 'chemin', of: ({ file }) => (file.statut === 'joint' ? pathOf(file) : null) },
]

const tables = [
  madeOf<Document>({
    path: `${FOLDER}/pieces`,
    sheet: 'Pièces d’identité',
    columns: DOCUMENTS,
    read: (written) => flat(written, (one) => (one.piece === null ? [] : [{ ...one, piece: one.piece }])),
  }),
  madeOf<Of>({
    path: `${FOLDER}/fichiers`,
    sheet: 'Fichiers',
    columns: FILES,
    read: (written) =>
      flat(written, ({ producteur_id, fichiers }) => fichiers.map((file) => ({ producteur_id, file }))),
  }),
]

/** The identity documents of the members, if the requester may read them. */
export const IDENTITIES: Piece = {
  path: `${FOLDER}.jsonl`,
  title: { fr: 'Pièces d’identité', en: 'Identity documents' },
  about: {
    fr: 'Les pièces d’identité des membres et leurs fichiers, qui sont dans « pieces-identite/fichiers/ ». « attendu » : annoncé et jamais arrivé ; « efface » : effacé au terme de sa conservation, il en reste le SHA-256. Qui a demandé le dossier a le droit de les lire ; chaque lecture est au journal.',
    en: 'Identity documents of members and their files, which stand in `pieces-identite/fichiers/`. `attendu`: announced and never arrived; `efface`: erased when its time was over, its SHA-256 is left. Whoever asked for the dossier may read them; each reading is journalled.',
  },
  async *write({ pages }, { id }) {
    for await (const members of pages('dossier_identites', { dossier_id: id }))
      if (members.length > 0) yield linesOf(members)
  },
  made: tables.flat(),
}

/** Returns the piece with the identity documents, if the requester may read them. */
export const identityPieces = ({ pieces_identite }: Frame): readonly Piece[] =>
  pieces_identite === true ? [IDENTITIES] : []

/** Returns true if all files of identity documents are recorded; only then are the tables made. */
export const areIdentitiesDone = (done: ReadonlySet<string>): boolean => done.has(tables[0]?.[0]?.path ?? '')

/**
 * Returns the files of the identity documents in batches. Each is journalled as read by the requester; its content is already in
 * the store.
 */
export async function* filesOfIdentities(
  door: Door,
  it: DossierKey,
  written: AsyncIterable<Uint8Array>,
): AsyncGenerator<StoredFile[]> {
  for await (const members of rowsOf<Identity>(written)) {
    const joined = members.flatMap(({ fichiers }) => fichiers.filter(({ statut }) => statut === 'joint'))
    const producteurs = members.filter(({ piece }) => piece !== null).map((one) => one.producteur_id)
    const asked = { ...it, producteurs, fichiers: joined.map(({ id }) => id) }
    const { effaces } = await door<{ effaces: string[] }>('dossier_lire_identites', asked)
    yield joined
      .filter(({ id }) => !effaces.includes(id))
      .map((file) => ({
        chemin: pathOf(file),
        objet_id: file.id,
        blocs: [file.sha256],
        sha256: file.sha256,
        taille_octets: file.taille_octets ?? 0,
      }))
  }
}

function pathOf({ id, type_media }: Sent): string {
  return `${FOLDER}/fichiers/${id}.${ENDINGS[type_media ?? ''] ?? 'bin'}`
}

async function* flat<Row>(
  written: AsyncIterable<Uint8Array>,
  rows: (one: Identity) => readonly Row[],
): AsyncGenerator<readonly Row[]> {
  for await (const members of rowsOf<Identity>(written)) yield members.flatMap(rows)
}
