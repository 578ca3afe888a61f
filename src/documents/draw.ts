// Draws a document as a PDF/A. The bytes depend only on the frozen content, so that the same document is drawn the same way again.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setImmediate } from 'node:timers/promises'
import { create } from 'fontkit'
import PDFDocument from 'pdfkit'
import { escaped } from '../http/tables/workbookXml.ts'
import { type Frozen, type Layout, SHEETS } from './layout.ts'
import { LAYOUTS } from './layouts.ts'
import { letteringOf } from './lettering.ts'
import { inGroups } from './page.ts'
import { drawCode } from './qr.ts'
import { drawScripts } from './scripts.ts'
import { drawSection } from './sections.ts'
import type { Sheet } from './sheet.ts'
import { FRAME, moment } from './values.ts'

const POINTS = 72 / 25.4
const resolve = createRequire(import.meta.url).resolve
let fonts: Readonly<Record<'plain' | 'bold', object>> | undefined

function openFonts() {
  const open = (name: string) => create(readFileSync(resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)))
  return { plain: open('DejaVuSansCondensed'), bold: open('DejaVuSansCondensed-Bold') }
}

// Gives each document glyphs of its own for a shared font. A glyph remembers the first letter that used it, so sharing glyphs would let one
// document change the bytes of another. pdfkit accepts an open font, although its types name only files.
const fontOfItsOwn = (font: object) =>
  Object.create(font, { _glyphs: { value: {}, writable: true } }) as string

/** A picture as pdfkit keeps it, which its types do not declare: the file holds it once, even if several pages draw it. */
type Picture = { readonly width: number; readonly height: number }
type WithPictures = { openImage(content: Buffer): Picture }

/** Draws a document. `address` is the URL prefix of verification, `logo` its picture. */
export async function draw(frozen: Frozen, address: string, logo?: Buffer): Promise<Buffer> {
  const layout = LAYOUTS[frozen.type]
  if (layout === undefined) throw new TypeError(`no layout for documents of type ${frozen.type}`)
  const pdf = newPdf(frozen, layout)
  const chunks: Buffer[] = []
  const ended = new Promise<void>((resume, reject) => pdf.on('end', resume).on('error', reject))
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const picture = logo && (pdf as unknown as WithPictures).openImage(logo)
  const sheet = sheetOf(pdf, frozen, layout, { address, picture })
  sheet.turn()
  for (const section of layout.sections) {
    await drawSection(sheet, section)
    await setImmediate() // lets the event loop serve others
  }
  numberPages(sheet, layout)
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

function newPdf({ organisation, etabli_le, langue, contenu }: Frozen, { title }: Layout): PDFKit.PDFDocument {
  fonts ??= openFonts()
  const plain = fontOfItsOwn(fonts.plain)
  const info = { CreationDate: new Date(etabli_le), ModDate: new Date(etabli_le) }
  const pdf = new PDFDocument({
    subset: 'PDF/A-2b',
    pdfVersion: '1.7',
    lang: langue,
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    info,
    font: plain,
  })
  pdf.registerFont('plain', plain)
  pdf.registerFont('bold', fontOfItsOwn(fonts.bold))
  drawScripts(pdf, fontOfItsOwn)
  pdf.appendXML(titleMetadata([title[langue], contenu.numero].filter(Boolean).join(' '), organisation.nom))
  return pdf
}

// Writes title and author with XML escapes: pdfkit writes them raw, and a name with `&` would break the metadata.
function titleMetadata(title: string, author: string): string {
  return `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>
</rdf:Description>`
}

/** The parts of each page's head that are not frozen. */
type Head = { readonly address: string; readonly picture: Picture | undefined }

function sheetOf(pdf: PDFKit.PDFDocument, frozen: Frozen, layout: Layout, head: Head): Sheet {
  const { width, height, margin, size } = SHEETS[layout.sheet]
  const sheet: Sheet = {
    pdf,
    frozen,
    size,
    left: margin * POINTS,
    width: (width - 2 * margin) * POINTS,
    bottom: (height - margin) * POINTS - (layout.sheet === 'a4' ? 2 * size : 0),
    clean: letteringOf(pdf),
    turn() {
      pdf.addPage({ size: [width * POINTS, height * POINTS], margin: 0 })
      pdf.y = margin * POINTS
      drawHead(sheet, layout, head)
    },
  }
  return sheet
}

// Draws the head: the organization, the title, and the verification code.
function drawHead(
  { pdf, frozen, left, width, size, clean }: Sheet,
  { title, sheet }: Layout,
  { address, picture }: Head,
) {
  const { langue, organisation, contenu, indice, code, fuseau_horaire, etabli_le, duplicata } = frozen
  const top = pdf.y
  const square = sheet === 'rouleau' ? 7.5 * size : 8 * size
  const taken = picture === undefined ? NOTHING : drawPicture(pdf, picture, { x: left, y: top, sheet })
  const room = width - square - size - taken.width
  drawCode(pdf, `${address}/${code}`, { x: left + width - square, y: top, size: square })
  const line = (font: string, letters: number, text: string) =>
    pdf
      .font(font)
      .fontSize(letters)
      .text(clean(text), left + taken.width, pdf.y, { width: room })
  pdf.y = top + taken.height
  line('bold', size + 1, organisation.nom)
  line('bold', size * 1.6, title[langue])
  const number = contenu.numero === undefined || contenu.numero === null ? [] : [String(contenu.numero)]
  if (number.length > 0) line('bold', size * 1.4, `${FRAME.number[langue]} ${number}`)
  const established = `${FRAME.established[langue]} ${moment(etabli_le, langue, fuseau_horaire)}`
  line('plain', size - 1, `${established}, ${FRAME.index[langue]} ${indice}`)
  if (duplicata !== undefined)
    line(
      'bold',
      size * 1.4,
      `${FRAME.duplicate[langue]} ${duplicata.rang}, ${moment(duplicata.le, langue, fuseau_horaire)}`,
    )
  pdf.y = Math.max(pdf.y, top + square) + size
  pdf.font('plain').fontSize(size - 2)
  pdf.text(`${FRAME.verify[langue]} ${address}/`, left, pdf.y - size / 2, { width, continued: true })
  pdf.font('bold').text(inGroups(code))
  pdf.y += size / 2
}

type Taken = { readonly width: number; readonly height: number }
const NOTHING: Taken = { width: 0, height: 0 }

// Draws a picture as large as the sheet allows; returns the room that it takes beside the words or above them.
function drawPicture(
  pdf: PDFKit.PDFDocument,
  picture: Picture,
  { x, y, sheet }: { readonly x: number; readonly y: number; readonly sheet: Layout['sheet'] },
): Taken {
  const { size, logo } = SHEETS[sheet]
  const scale = Math.min((logo.width * size) / picture.width, (logo.height * size) / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  const options = { width, height, ignoreOrientation: true }
  pdf.image(picture as unknown as Buffer, x, y, options)
  return logo.isAbove ? { width: 0, height: height + size / 2 } : { width: width + size, height: 0 }
}

// Numbers the pages at the end, when their count is known.
function numberPages({ pdf, frozen, left, width, bottom, size }: Sheet, { sheet }: Layout): void {
  const { count } = pdf.bufferedPageRange()
  if (sheet !== 'a4') return
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page)
    const text = `${FRAME.page[frozen.langue]} ${page + 1}/${count}`
    pdf
      .font('plain')
      .fontSize(size - 1)
      .text(text, left, bottom + size, { width, align: 'right' })
  }
}
