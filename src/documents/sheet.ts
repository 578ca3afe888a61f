// What the parts of a document are drawn on.
import type { Frozen } from './layout.ts'

/** A page being filled: the sheet between its head and its foot. */
export type Sheet = {
  readonly pdf: PDFKit.PDFDocument
  readonly frozen: Frozen
  readonly left: number
  readonly width: number
  /** How far down a page may be written on. */
  readonly bottom: number
  readonly size: number
  /** A text as the fonts can show it. */
  clean(text: string): string
  /** Goes on to a page of its own. */
  turn(): void
}
