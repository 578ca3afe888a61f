// The sheet on which sections are drawn.
import type { Frozen } from './layout.ts'

/** The current page, between its head and its foot. */
export type Sheet = {
  readonly pdf: PDFKit.PDFDocument
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
