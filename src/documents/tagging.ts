// Tags the pieces of a document, so that a screen reader tells a heading from a cell (PDF/UA). Each piece is drawn as an element of
// the structure or as an artifact.
import { escaped } from '../http/tables/workbookXml.ts'

/** A part of a document's structure. */
export type Element = PDFKit.PDFStructureElement

type Options = PDFKit.Mixins.StructureElementOptions & {
  /** The corners of a picture. */
  readonly bbox?: [left: number, top: number, right: number, bottom: number]
  /** The cells to which a heading belongs. */
  readonly scope?: 'Column'
}

/** Draws a piece and tags it. */
export type Tag = (
  kind: 'H1' | 'H2' | 'P' | 'Figure' | 'TH' | 'TD',
  draw: () => void,
  options?: Options,
) => void

/** Opens an element that holds others. */
export function openElement(
  pdf: PDFKit.PDFDocument,
  kind: 'Document' | 'Table' | 'TR',
  parent?: Element,
): Element {
  const element = pdf.struct(kind)
  if (parent === undefined) pdf.addStructure(element)
  else parent.add(element)
  return element
}

/** Returns the function that tags pieces as children of an element. */
export function taggerOf(pdf: PDFKit.PDFDocument, parent: Element): Tag {
  return (kind, draw, options = {}) => parent.add(pdf.struct(kind, options, draw))
}

/** Draws content that a screen reader skips, such as a line or a page number. */
export function drawArtifact(pdf: PDFKit.PDFDocument, type: 'Layout' | 'Pagination', draw: () => void): void {
  pdf.markContent('Artifact', { type })
  draw()
  pdf.endMarkedContent()
}

/** Returns a function that draws pieces which are tagged elsewhere: the head of a later page. */
export function repeaterOf(pdf: PDFKit.PDFDocument): Tag {
  return (_, draw) => drawArtifact(pdf, 'Pagination', draw)
}

/** Draws a line to the right. */
export function drawLine(
  pdf: PDFKit.PDFDocument,
  thickness: number,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): void {
  drawArtifact(pdf, 'Layout', () =>
    pdf
      .lineWidth(thickness)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke('#888'),
  )
}

const PDFUA = 'http://www.aiim.org/pdfua/ns/id/'

/**
 * Returns the XML metadata of a document: title and author, escaped here because pdfkit writes them unescaped, and the part of
 * PDF/UA, with the description of that property that PDF/A requires.
 */
export function metadataOf(title: string, author: string): string {
  return `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfuaid="${PDFUA}"><pdfuaid:part>1</pdfuaid:part></rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
 xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>PDF/UA identification</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${PDFUA}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
<pdfaProperty:name>part</pdfaProperty:name>
<pdfaProperty:valueType>Integer</pdfaProperty:valueType>
<pdfaProperty:category>internal</pdfaProperty:category>
<pdfaProperty:description>Part of ISO 14289</pdfaProperty:description>
</rdf:li></rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`
}
