// The mass balance of the period, equal to its route and its report, with the proof that it sums to zero.
import type { Piece } from '../piece.ts'
import { linesOf, rowsOf } from './files.ts'
import { type Column, madeOf } from './tables.ts'

type Balance = {
  readonly produit: string
  readonly site: string
  readonly referentiel_code: string | null
  readonly categorie: string
  readonly certificats: readonly { readonly numero: string }[]
  readonly ouverture_g: number
  readonly entrees: Readonly<Record<string, number>>
  readonly entrees_g: number
  readonly sorties: Readonly<Record<string, number>>
  readonly sorties_g: number
  readonly cloture_g: number
}

// The flows, in the order of `rapports.bilan_matiere`.
const ENTRIES = ['reception', 'etape', 'retour', 'ajustement', 'reprise', 'inventaire']
const EXITS = [
  'etape',
  'expedition',
  'retour',
  'destruction',
  'echantillon',
  'perte',
  'ajustement',
  'inventaire',
]
const MOVES = ['deplacement', 'requalification']
const LAST = ['contrepassation', 'autres']

const flows = (kind: 'entrees' | 'sorties', names: readonly string[]): Column<Balance>[] =>
  names.map((name) => ({
    head: `${name}_${kind === 'entrees' ? 'entree' : 'sortie'}_g`,
    of: (row) => row[kind][`${name}_g`] ?? 0,
  }))

const COLUMNS: readonly Column<Balance>[] = [
  { head: 'produit', of: ({ produit }) => produit },
  { head: 'site', of: ({ site }) => site },
  { head: 'referentiel', of: ({ referentiel_code }) => referentiel_code },
  { head: 'categorie', of: ({ categorie }) => categorie },
  { head: 'certificats', of: ({ certificats }) => numbersOf(certificats) },
  { head: 'ouverture_g', of: ({ ouverture_g }) => ouverture_g },
  ...flows('entrees', [...ENTRIES, ...MOVES, ...LAST]),
  { head: 'entrees_g', of: ({ entrees_g }) => entrees_g },
  ...flows('sorties', [...EXITS, ...MOVES, ...LAST]),
  { head: 'sorties_g', of: ({ sorties_g }) => sorties_g },
  { head: 'cloture_g', of: ({ cloture_g }) => cloture_g },
  { head: 'ecart_g', of: proof },
]

/** The mass balance. */
export const BALANCE: Piece = {
  path: 'bilan_matiere',
  title: { fr: 'Bilan matière', en: 'Mass balance' },
  about: {
    fr: 'Par produit, site, référentiel et catégorie : ouverture, chaque entrée, chaque sortie, clôture, en g, avec les certificats de l’organisation qui couvrent le produit. Le bilan est celui de toute l’organisation sur la période ; chaque référentiel a toute la masse. La clôture est lue des lots : « ecart_g » est la preuve, et vaut toujours 0.',
    en: 'Per product, site, referential and category: opening, each entry, each exit, closing, in g, with the certificates of the organization that cover the product. The balance is that of the whole organization over the period; each referential has all of the mass. The closing is read from the lots: `ecart_g` is the proof, and is always 0.',
  },
  async *write(reading, { du, au }) {
    for await (const page of reading.pages('bilan_matiere', { du, au })) yield linesOf(page)
  },
  made: madeOf<Balance>({ path: 'bilan_matiere', sheet: 'Bilan matière', columns: COLUMNS, read: rowsOf }),
}

const numbersOf = (certificates: Balance['certificats']): string =>
  certificates
    .map(({ numero }) => numero)
    .toSorted()
    .join(', ')

function proof({ ouverture_g, entrees_g, sorties_g, cloture_g }: Balance): number {
  return ouverture_g + entrees_g - sorties_g - cloture_g
}
