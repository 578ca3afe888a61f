// Draws the head and the foot of each page.
import { inGroups } from './codeForm.ts'
import { type Layout, SHEETS } from './layout.ts'
import { drawCode } from './qr.ts'
import type { Sheet } from './sheet.ts'
import { drawArtifact, repeaterOf, type Tag } from './tagging.ts'
import { FRAME, moment } from './values.ts'

/** A picture in pdfkit's own form, which its types do not declare: the file contains it once, even if several pages draw it. */
export type Picture = { readonly width: number; readonly height: number }

/** The parts of the page heads that are not frozen. */
export type Head = { readonly address: string; readonly picture: Picture | undefined }

/** Draws the head of the next page. Screen readers read only the first head. */
export function drawHead(sheet: Sheet, layout: Layout, head: Head): void {
  const { pdf, tag } = sheet
  if (pdf.bufferedPageRange().count === 1) drawPieces(sheet, layout, head, tag)
  else drawPieces(sheet, layout, head, repeaterOf(pdf))
}

// Draws the organization, the title, and the verification code.
function drawPieces(
  { pdf, frozen, left, width, size, clean }: Sheet,
  { title, sheet }: Layout,
  { address, picture }: Head,
  tag: Tag,
) {
  const { langue, organisation, contenu, indice, code, fuseau_horaire, etabli_le, duplicata } = frozen
  const top = pdf.y
  const square = sheet === 'rouleau' ? 7.5 * size : 8 * size
  const logo = { x: left, y: top, sheet, alt: `Logo, ${organisation.nom}`, tag }
  const taken = picture === undefined ? NOTHING : drawPicture(pdf, picture, logo)
  // Draws this before the texts, because a long text would start a new page.
  const right = left + width
  const corners: [number, number, number, number] = [right - square, top, right, top + square]
  const [verify, url] = [FRAME.verify[langue], `${address}/${code}`]
  const drawSquare = () => drawCode(pdf, url, { x: right - square, y: top, size: square })
  tag('Figure', drawSquare, { alt: `${verify} ${url}`, bbox: corners })
  const room = width - square - size - taken.width
  const line = (kind: 'P' | 'H1', font: string, letters: number, text: string) => {
    pdf.font(font).fontSize(letters)
    tag(kind, () => pdf.text(clean(text), left + taken.width, pdf.y, { width: room }))
  }
  pdf.y = top + taken.height
  line('P', 'bold', size + 1, organisation.nom)
  line('H1', 'bold', size * 1.6, title[langue])
  const number = contenu.numero === undefined || contenu.numero === null ? [] : [String(contenu.numero)]
  if (number.length > 0) line('P', 'bold', size * 1.4, `${FRAME.number[langue]} ${number}`)
  const established = `${FRAME.established[langue]} ${moment(etabli_le, langue, fuseau_horaire)}`
  line('P', 'plain', size - 1, `${established}, ${FRAME.index[langue]} ${indice}`)
  if (duplicata !== undefined) {
    const repeated = `${duplicata.rang}, ${moment(duplicata.le, langue, fuseau_horaire)}`
    line('P', 'bold', size * 1.4, `${FRAME.duplicate[langue]} ${repeated}`)
  }
  pdf.y = Math.max(pdf.y, top + square) + size
  tag('P', () => {
    pdf.font('plain').fontSize(size - 2)
    pdf.text(`${verify} ${address}/`, left, pdf.y - size / 2, { width, continued: true })
    pdf.font('bold').text(inGroups(code))
  })
  pdf.y += size / 2
}

type Taken = { readonly width: number; readonly height: number }
const NOTHING: Taken = { width: 0, height: 0 }

type Place = {
  readonly x: number
  readonly y: number
  readonly sheet: Layout['sheet']
  readonly alt: string
  readonly tag: Tag
}

// Draws a picture as large as the sheet allows; returns the space that it takes next to or above the text.
function drawPicture(pdf: PDFKit.PDFDocument, picture: Picture, { x, y, sheet, alt, tag }: Place): Taken {
  const { size, logo } = SHEETS[sheet]
  const scale = Math.min((logo.width * size) / picture.width, (logo.height * size) / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  const options = { width, height, ignoreOrientation: true }
  tag('Figure', () => pdf.image(picture as unknown as Buffer, x, y, options), {
    alt,
    bbox: [x, y, x + width, y + height],
  })
  return logo.isAbove ? { width: 0, height: height + size / 2 } : { width: width + size, height: 0 }
}

/** Numbers the pages at the end, when their count is known. */
export function numberPages({ pdf, frozen, left, width, bottom, size }: Sheet, { sheet }: Layout): void {
  const { count } = pdf.bufferedPageRange()
  if (sheet !== 'a4') return
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page)
    const text = `${FRAME.page[frozen.langue]} ${page + 1}/${count}`
    pdf.font('plain').fontSize(size - 1)
    drawArtifact(pdf, 'Pagination', () => pdf.text(text, left, bottom + size, { width, align: 'right' }))
  }
}
