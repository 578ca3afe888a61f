// The trace of each requested lot, upstream and downstream: tables of its origins and its uses, a picture, and the movements as GS1 events.
import { askColumns } from '../../genealogy/columns.ts'
import { drawApart, tellApart } from '../../genealogy/drawing.ts'
import {
  type Genealogy,
  keyOf,
  type Link,
  type NamedRecord,
  type Node,
  type ZonedGenealogy,
} from '../../genealogy/model.ts'
import { MOST_NODES } from '../../genealogy/picture.ts'
import { writeEvents, writeGenealogy, writeShown } from '../../genealogy/writing.ts'
import type { StreamRows } from '../../http/calls/call.ts'
import type { Frame, Made, Piece } from '../piece.ts'
import { fileNames } from './fileNames.ts'
import { bytesOf, textOf } from './files.ts'
import { type Column, madeOf } from './tables.ts'

// The most records per direction, and the most movements, of a genealogy in a dossier.
const MOST = 20_000

type Statement = NonNullable<Node['declarations_eudr']>[number]
type Written = AsyncIterable<Uint8Array>

/** Returns the pieces of the lots. */
export function traces({ lots }: Frame): readonly Piece[] {
  const names = fileNames(lots)
  return lots.flatMap(({ id }) => {
    const folder = `lots/${names.get(id)}`
    return [elementsOf(id, folder), pictureOf(id, folder), eventsOf(id, folder)]
  })
}

type LinkRow = Link & { readonly de: Node | undefined; readonly vers: Node | undefined }

const writtenNumbers = (of: Statement): string => `${of.numero_dds} ${of.numero_verification}`
const nameOf = (named: NamedRecord | null): string | null => named?.nom ?? null

const ELEMENTS: readonly Column<Node>[] = [
  { head: 'sens', of: ({ sens }) => sens },
  { head: 'genre', of: ({ genre }) => genre },
  { head: 'id', of: ({ id }) => id },
  { head: 'libelle', of: ({ libelle }) => libelle },
  { head: 'quantite_g', of: ({ quantite_g }) => quantite_g },
  { head: 'reste_g', of: ({ reste_g }) => reste_g },
  { head: 'profondeur', of: ({ profondeur }) => profondeur },
  { head: 'produit', of: ({ produit }) => produit?.code ?? null },
  { head: 'date', of: ({ date }) => date, isInstant: true },
  { head: 'lieu', of: ({ lieu }) => nameOf(lieu) },
  { head: 'personne', of: ({ personne }) => nameOf(personne) },
  { head: 'statut', of: ({ statut }) => statut },
  {
    head: 'declarations_eudr',
    of: ({ declarations_eudr = [] }) => declarations_eudr.map(writtenNumbers).join(' '),
  },
]
const LINKS: readonly Column<LinkRow>[] = [
  { head: 'date_operation', of: ({ date_operation }) => date_operation, isInstant: true },
  { head: 'mouvement', of: ({ genre }) => genre },
  { head: 'de_genre', of: ({ de_genre }) => de_genre },
  { head: 'de', of: ({ de }) => de?.libelle ?? null },
  { head: 'vers_genre', of: ({ vers_genre }) => vers_genre },
  { head: 'vers', of: ({ vers }) => vers?.libelle ?? null },
  { head: 'quantite_g', of: ({ quantite_g }) => quantite_g },
  { head: 'de_id', of: ({ de_id }) => de_id },
  { head: 'vers_id', of: ({ vers_id }) => vers_id },
  { head: 'mouvement_id', of: ({ mouvement_id }) => mouvement_id },
]

// Reads the genealogy of a lot in the snapshot; it is stored unchanged.
const told = (tell: StreamRows, request: object, write: typeof writeGenealogy): Written =>
  write(askColumns(tell, request))

function elementsOf(id: string, folder: string): Piece {
  const genealogy = async (written: Written) => JSON.parse(await textOf(written)) as Genealogy
  return {
    path: `${folder}/elements`,
    title: { fr: 'Trace d’un lot', en: 'Trace of a lot' },
    about: {
      fr: 'Ce dont le lot est fait (amont) et ce qu’il est devenu (aval), avec la part de sa masse en g qui y est passée, puis les mouvements entre ces éléments. Au-delà de 20 000 éléments dans un sens, les plus proches.',
      en: 'What the lot is made of (amont) and what became of it (aval), with the part of its mass in g that went that way, then the movements between these records. Beyond 20,000 records of one way, the nearest ones.',
    },
    write: ({ tell }) => told(tell, { id, limite: MOST }, writeGenealogy),
    made: [
      ...madeOf<Node>({
        path: `${folder}/elements`,
        sheet: 'Éléments',
        columns: ELEMENTS,
        async *read(written) {
          yield (await genealogy(written)).noeuds
        },
      }),
      ...madeOf<LinkRow>({
        path: `${folder}/mouvements`,
        sheet: 'Mouvements',
        columns: LINKS,
        async *read(written) {
          yield toldLinks(await genealogy(written))
        },
      }),
    ],
  }
}

function toldLinks({ noeuds, liens }: Genealogy): LinkRow[] {
  const nodes = new Map(noeuds.map((node) => [keyOf(node), node]))
  return liens.map((link) => ({
    ...link,
    de: nodes.get(keyOf({ genre: link.de_genre, id: link.de_id })),
    vers: nodes.get(keyOf({ genre: link.vers_genre, id: link.vers_id })),
  }))
}

function pictureOf(id: string, folder: string): Piece {
  const drawn = (format: 'svg' | 'html'): Made => ({
    path: `${folder}/genealogie.${format}`,
    async *make(written) {
      yield bytesOf(await drawApart(JSON.parse(await textOf(written)) as ZonedGenealogy, format))
    },
  })
  return {
    path: `${folder}/genealogie`,
    title: { fr: 'Généalogie d’un lot, dessinée', en: 'Genealogy of a lot, drawn' },
    about: {
      fr: `Les mêmes éléments en image : origines à gauche, destinations à droite, au plus ${MOST_NODES} de chaque sens, les plus proches. La page montre l’image et les mêmes éléments en tableaux.`,
      en: `The same records as a picture: origins on the left, destinations on the right, at most ${MOST_NODES} of each way, the nearest ones. The page shows the picture and the same records in tables, in French.`,
    },
    write: ({ tell }) => told(tell, { id, format: 'svg', limite: MOST_NODES }, writeShown),
    made: [drawn('svg'), drawn('html')],
  }
}

function eventsOf(id: string, folder: string): Piece {
  return {
    path: `${folder}/evenements`,
    title: { fr: 'Événements d’un lot (EPCIS)', en: 'Events of a lot (EPCIS)' },
    about: {
      fr: 'Les mouvements derrière cette trace, annulés compris, dans le vocabulaire de GS1 : EPCIS 2.0, JSON-LD. « sillon:complet » dit s’ils y sont tous : au plus 20 000.',
      en: 'The movements behind that trace, reversed ones too, in the vocabulary of GS1: EPCIS 2.0, JSON-LD. `sillon:complet` says whether all of them are there: at most 20,000.',
    },
    write: ({ tell }) => told(tell, { id, format: 'epcis', limite: MOST }, writeEvents),
    made: [
      {
        path: `${folder}/epcis.jsonld`,
        async *make(written, { arrete_au }) {
          yield bytesOf(await tellApart(await textOf(written), arrete_au))
        },
      },
    ],
  }
}
