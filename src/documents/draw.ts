// Draws a document as a tagged PDF/A. The bytes depend on the frozen content alone, so that two drawings of one document are
// equal.
import { setImmediate } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import { fontOfItsOwn } from './fonts.ts'
import { drawHead, type Head, numberPages, type Picture } from './head.ts'
import { type Frozen, type Layout, SHEETS } from './layout.ts'
import { LAYOUTS } from './layouts.ts'
import { letteringOf } from './lettering.ts'
import { drawScripts } from './scripts.ts'
import { drawSection } from './sections.ts'
import type { Sheet } from './sheet.ts'
import { metadataOf, openElement, taggerOf } from './tagging.ts'

const POINTS = 72 / 25.4
const FONTS = {
  plain: 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf',
  bold: 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf',
}

type WithPictures = { openImage(content: Buffer): Picture }

/** Draws a document. `address` is the URL prefix for its verification, `logo` its picture. */
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
  const plain = fontOfItsOwn(FONTS.plain)
  const info = { CreationDate: new Date(etabli_le), ModDate: new Date(etabli_le) }
  const pdf = new PDFDocument({
    subset: 'PDF/A-2a',
    tagged: true,
    pdfVersion: '1.7',
    lang: langue,
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    info,
    font: plain,
  })
  pdf.registerFont('plain', plain)
  pdf.registerFont('bold', fontOfItsOwn(FONTS.bold))
  drawScripts(pdf)
  pdf.appendXML(metadataOf([title[langue], contenu.numero].filter(Boolean).join(' '), organisation.nom))
  return pdf
}

function sheetOf(pdf: PDFKit.PDFDocument, frozen: Frozen, layout: Layout, head: Head): Sheet {
  const { width, height, margin, size } = SHEETS[layout.sheet]
  const structure = openElement(pdf, 'Document')
  const sheet: Sheet = {
    pdf,
    structure,
    tag: taggerOf(pdf, structure),
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
