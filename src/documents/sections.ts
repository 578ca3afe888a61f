// Draws the sections of a document one below the other, over as many pages as needed.
import type { Field, Section } from './layout.ts'
import { makeRoom, type Sheet } from './sheet.ts'
import { drawTable, rowsOf } from './table.ts'
import { drawLine } from './tagging.ts'
import { written } from './values.ts'

/** Draws a section below the previous one. */
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
  const { pdf, tag, frozen, left, width, size, clean } = sheet
  const value = clean(written(frozen.contenu, field, frozen))
  if (value === '') return
  const words = width * 0.34
  const room = { width: width - words }
  pdf.font('plain').fontSize(size)
  makeRoom(sheet, pdf.heightOfString(value, room))
  const { y } = pdf
  tag('P', () => {
    pdf.fillColor('#444').text(field.label[frozen.langue], left, y, { width: words - size })
    const under = pdf.y
    pdf.fillColor('black').text(value, left + words, y, room)
    pdf.y = Math.max(under, pdf.y) + size * 0.25
  })
}

function drawText(sheet: Sheet, text: string, isLoud: boolean): void {
  const { pdf, tag, left, width, size } = sheet
  pdf.font(isLoud ? 'bold' : 'plain').fontSize(isLoud ? size * 1.6 : size)
  makeRoom(sheet, pdf.heightOfString(text, { width }))
  tag('P', () => pdf.text(text, left, pdf.y, { width }))
}

function drawSignatures(sheet: Sheet, names: readonly string[]): void {
  const { pdf, tag, left, width, size } = sheet
  makeRoom(sheet, size * 7)
  const room = width / names.length
  const { y } = pdf
  pdf.font('plain').fontSize(size)
  for (const [index, name] of names.entries()) {
    const x = left + index * room
    tag('P', () => pdf.text(name, x, y + size, { width: room - size * 2 }))
    drawLine(pdf, 0.5, { x, y: y + size * 6, width: room - size * 2 })
  }
  pdf.y = y + size * 6
}
