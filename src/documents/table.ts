// Draws the tables of a document.
import { setImmediate } from 'node:timers/promises'
import type { Column, Content, Section } from './layout.ts'
import { makeRoom, type Sheet } from './sheet.ts'
import { drawLine, openElement, repeaterOf, type Tag, taggerOf } from './tagging.ts'
import { FRAME, written } from './values.ts'

// Rows to draw before the event loop may serve other requests.
const ROWS_AT_ONCE = 20

type TableSection = Extract<Section, { rows: string }>
type Kind = 'TH' | 'TD'
const FONTS = { TH: 'bold', TD: 'plain' } as const

/** Draws the rows of a table, over as many pages as needed; each page repeats the headings. */
export async function drawTable(sheet: Sheet, { rows: member, title, columns }: TableSection): Promise<void> {
  const { pdf, tag, structure, frozen, left, width, size } = sheet
  const rows = rowsOf(frozen.contenu[member])
  makeRoom(sheet, size * 5)
  pdf.font('bold').fontSize(size + 1)
  tag('H2', () => pdf.text(title[frozen.langue], left, pdf.y, { width }))
  pdf.y += size * 0.3
  if (rows.length === 0) {
    pdf.font('plain').fontSize(size)
    tag('P', () => pdf.text(FRAME.nothing[frozen.langue], left, pdf.y, { width }))
    return
  }
  const labels = columns.map(({ label }) => label[frozen.langue])
  const table = openElement(pdf, 'Table', structure)
  const drawTagged = (cells: readonly string[], kind: Kind) => {
    const row = openElement(pdf, 'TR', table)
    drawRow(sheet, columns, cells, kind, taggerOf(pdf, row))
    row.end()
  }
  drawTagged(labels, 'TH')
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await setImmediate()
    drawTagged(
      columns.map((column) => written(row, column, frozen)),
      'TD',
    )
  }
  table.end()
}

// Formats of values that are aligned to the right, so that their last digits are below each other.
const ON_THE_RIGHT = new Set(['masse', 'montant', 'pourcent'])

function drawRow(
  sheet: Sheet,
  columns: readonly Column[],
  cells: readonly string[],
  kind: Kind,
  tag: Tag,
): void {
  const { pdf, frozen, left, width, size, clean } = sheet
  const total = columns.reduce((sum, column) => sum + column.width, 0)
  const gap = size * 0.6
  pdf.font(FONTS[kind]).fontSize(size - 1)
  const line = pdf.currentLineHeight(true)
  const laid = columns.map(({ width: part, as }, index): Cell => {
    const text = clean(cells[index] ?? '')
    const room = (width * part) / total - gap
    const long = pdf.widthOfString(text)
    const isOnRight = ON_THE_RIGHT.has(as ?? '')
    return { text, room, long, isOnRight, isShort: long <= room && !text.includes('\n') }
  })
  const tall = (cell: Cell) => (cell.isShort ? line : pdf.heightOfString(cell.text, { width: cell.room }))
  const height = Math.max(line, ...laid.map(tall))
  if (makeRoom(sheet, height + size * 0.5)) {
    const labels = columns.map(({ label }) => label[frozen.langue])
    if (kind === 'TD') drawRow(sheet, columns, labels, 'TH', repeaterOf(pdf))
    pdf.font(FONTS[kind]).fontSize(size - 1)
  }
  const { y } = pdf
  let x = left
  for (const cell of laid) {
    const at = x
    tag(kind, () => drawCell(sheet, cell, at, y), kind === 'TH' ? { scope: 'Column' } : {})
    x += cell.room + gap
  }
  pdf.y = y + height + size * 0.2
  drawLine(pdf, kind === 'TH' ? 0.8 : 0.25, { x: left, y: pdf.y, width })
  pdf.y += size * 0.3
}

type Cell = {
  readonly text: string
  readonly room: number
  readonly long: number
  readonly isOnRight: boolean
  /** True if the text fits on one line: finding line breaks is most of the cost of drawing a text. */
  readonly isShort: boolean
}

function drawCell(
  { pdf, bottom }: Sheet,
  { text, room, long, isOnRight, isShort }: Cell,
  x: number,
  y: number,
) {
  if (isShort) pdf.text(text, isOnRight ? x + room - long : x, y, { lineBreak: false })
  else {
    const align = isOnRight ? 'right' : 'left'
    pdf.text(text, x, y, { width: room, align, height: bottom - y, ellipsis: true })
  }
}

/** Returns the rows of a member; no rows if the member is not a list. */
export function rowsOf(value: unknown): readonly Content[] {
  return Array.isArray(value) ? (value as readonly Content[]) : []
}
