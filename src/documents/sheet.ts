// The sheet on which sections are drawn.
import type { Frozen } from './layout.ts'
import type { Element, Tag } from './tagging.ts'

/** The current page, between its head and its foot. */
export type Sheet = {
  readonly pdf: PDFKit.PDFDocument
  /** The element of the whole document. */
  readonly structure: Element
  /** Draws a piece as a child of the document. */
  readonly tag: Tag
  readonly frozen: Frozen
  readonly left: number
  readonly width: number
  /** The lowest position that may be written on. */
  readonly bottom: number
  readonly size: number
  /** Returns a text that the fonts can show. */
  clean(text: string): string
  /** Starts a new page. */
  turn(): void
}

/** Starts the next page if `height` does not fit; returns true if it did. */
export function makeRoom({ pdf, bottom, turn }: Sheet, height: number): boolean {
  if (pdf.y + height <= bottom) return false
  turn()
  return true
}
