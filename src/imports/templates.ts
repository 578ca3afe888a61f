// The templates of imports: the headings, an example, and an explanation of each column.

import { stringify } from 'csv-stringify/sync'
import writeExcelFile, { type Row } from 'write-excel-file/node'
import type { Column, Kind } from './kind.ts'
import { VERTEX } from './readers/headings.ts'

const HEADS = ['Colonne', 'Obligatoire', 'Explication', 'Column', 'Explanation', 'Exemple']
const EXAMPLE_VERTICES = [
  ['2.15', '6.66'],
  ['2.151', '6.66'],
  ['2.151', '6.661'],
]
const TEXT = '@'

/**
 * Returns a template as CSV: remarks, which an import skips, then the headings and an example. All lines have the same number of
 * cells, so that a program can detect the separator on the first line.
 */
export function templateCsv(kind: Kind): string {
  const head = headings(kind)
  const others = head.slice(1).map(() => '')
  const remarks = kind.colonnes.map(({ noms, explication, obligatoire }) => [
    `# ${noms.fr}${obligatoire ? ' *' : ''} : ${explication.fr} / ${noms.en}: ${explication.en}`,
    ...others,
  ])
  return `\uFEFF${stringify([...remarks, head, ...examples(kind)], { delimiter: ';' })}`
}

/** Returns a template as a workbook of two sheets: rows to fill in, and explanations of the columns. */
export async function templateWorkbook(kind: Kind): Promise<Buffer> {
  const cell = (value: string) => ({ value, type: String, format: TEXT })
  const head = (values: readonly string[]): Row =>
    values.map((value) => ({ value, type: String, fontWeight: 'bold' }))
  const rows: Row[] = [head(headings(kind)), ...examples(kind).map((row): Row => row.map(cell))]
  const explained: Row[] = [
    head(HEADS),
    ...kind.colonnes.map((column): Row => explanationOf(column).map(cell)),
  ]
  return await writeExcelFile([
    { data: rows, sheet: kind.noms.fr, stickyRowsCount: 1 },
    { data: explained, sheet: 'Colonnes', stickyRowsCount: 1 },
  ]).toBuffer()
}

function explanationOf({ noms, obligatoire, explication, exemple }: Column): string[] {
  return [noms.fr, obligatoire ? 'oui' : 'non', explication.fr, noms.en, explication.en, exemple]
}

function headings(kind: Kind): string[] {
  return kind.colonnes.flatMap(({ type, noms }) => (type === 'forme' ? [...VERTEX] : [noms.fr]))
}

function examples(kind: Kind): string[][] {
  const vertices = kind.colonnes.some(({ type }) => type === 'forme') ? EXAMPLE_VERTICES : [[]]
  return vertices.map((vertex) =>
    kind.colonnes.flatMap(({ type, exemple }) => (type === 'forme' ? vertex : [exemple])),
  )
}
