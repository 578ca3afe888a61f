// Draws the sections of a document one below the other, over as many pages as needed.
import { setImmediate } from 'node:timers/promises'
import type { Column, Content, Field, Section } from './layout.ts'
import type { Sheet } from './sheet.ts'
import { FRAME, written } from './values.ts'

// Rows drawn before the event loop serves others.
const ROWS_AT_ONCE = 20

/** Draws a section where the one before ended. */
export async function drawSection(sheet: Sheet, section: Section): Promise<void> {
  const { contenu, langue } = sheet.frozen
  if ('fields' in section) for (const field of section.fields) drawField(sheet, field)
  else if ('rows' in section) {
    if (section.mayLack && rowsOf(contenu[section.rows]).length === 0) return
    await drawTable(sheet, section)
  } else if ('signatures' in section)
    drawSignatures(
      sheet,
      section.signatures.map((words) => words[langue]),
    )
  else if (section.when === undefined || (contenu[section.when] ?? false) !== false)
    drawText(sheet, section.text[langue], section.isLoud ?? false)
  sheet.pdf.y += sheet.size
}

function drawField(sheet: Sheet, field: Field): void {
  const { pdf, frozen, left, width, size, clean } = sheet
  const value = clean(written(frozen.contenu, field, frozen))
  if (value === '') return
  const words = width * 0.34
  const room = { width: width - words }
  pdf.font('plain').fontSize(size)
  makeRoom(sheet, pdf.heightOfString(value, room))
  const { y } = pdf
  pdf.fillColor('#444').text(field.label[frozen.langue], left, y, { width: words - size })
  const under = pdf.y
  pdf.fillColor('black').text(value, left + words, y, room)
  pdf.y = Math.max(under, pdf.y) + size * 0.25
}

function drawText(sheet: Sheet, text: string, isLoud: boolean): void {
  const { pdf, left, width, size } = sheet
  pdf.font(isLoud ? 'bold' : 'plain').fontSize(isLoud ? size * 1.6 : size)
  makeRoom(sheet, pdf.heightOfString(text, { width }))
  pdf.text(text, left, pdf.y, { width })
}

async function drawTable(sheet: Sheet, { rows: member, title, columns }: TableSection): Promise<void> {
  const { pdf, frozen, left, width, size } = sheet
  const rows = rowsOf(frozen.contenu[member])
  makeRoom(sheet, size * 5)
  pdf
    .font('bold')
    .fontSize(size + 1)
    .text(title[frozen.langue], left, pdf.y, { width })
  pdf.y += size * 0.3
  if (rows.length === 0) {
    pdf.font('plain').fontSize(size).text(FRAME.nothing[frozen.langue], left, pdf.y, { width })
    return
  }
  const heading = () =>
    drawRow(
      sheet,
      columns,
      columns.map(({ label }) => label[frozen.langue]),
      'bold',
    )
  heading()
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await setImmediate()
    const cells = columns.map((column) => written(row, column, frozen))
    drawRow(sheet, columns, cells, 'plain', heading)
  }
}

type TableSection = Extract<Section, { rows: string }>

// Formats of values that are aligned to the right, so that their last digits are below each other.
const ON_THE_RIGHT = new Set(['masse', 'montant', 'pourcent'])

function drawRow(
  sheet: Sheet,
  columns: readonly Column[],
  cells: readonly string[],
  font: 'plain' | 'bold',
  heading?: () => void,
): void {
  const { pdf, left, width, size, clean } = sheet
  const total = columns.reduce((sum, column) => sum + column.width, 0)
  const gap = size * 0.6
  pdf.font(font).fontSize(size - 1)
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
    heading?.()
    pdf.font(font).fontSize(size - 1)
  }
  const { y } = pdf
  let x = left
  for (const cell of laid) {
    drawCell(sheet, cell, x, y)
    x += cell.room + gap
  }
  pdf.y = y + height + size * 0.2
  pdf
    .lineWidth(font === 'bold' ? 0.8 : 0.25)
    .moveTo(left, pdf.y)
    .lineTo(left + width, pdf.y)
    .stroke('#888')
  pdf.y += size * 0.3
}

type Cell = {
  readonly text: string
  readonly room: number
  readonly long: number
  readonly isOnRight: boolean
  /** True if it fits on one line: finding line breaks is most of the cost of a text. */
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

function drawSignatures(sheet: Sheet, names: readonly string[]): void {
  const { pdf, left, width, size } = sheet
  makeRoom(sheet, size * 7)
  const room = width / names.length
  const { y } = pdf
  pdf.font('plain').fontSize(size)
  for (const [index, name] of names.entries()) {
    const x = left + index * room
    pdf.text(name, x, y + size, { width: room - size * 2 })
    pdf
      .lineWidth(0.5)
      .moveTo(x, y + size * 6)
      .lineTo(x + room - size * 2, y + size * 6)
      .stroke('#888')
  }
  pdf.y = y + size * 6
}

// Starts the next page if `height` does not fit; returns true if it did.
function makeRoom({ pdf, bottom, turn }: Sheet, height: number): boolean {
  if (pdf.y + height <= bottom) return false
  turn()
  return true
}

function rowsOf(value: unknown): readonly Content[] {
  return Array.isArray(value) ? (value as readonly Content[]) : []
}
