// Texts as the fonts of a document can show them, whatever a person is called.
import { isInScripts } from './scripts.ts'

const RIGHT_TO_LEFT = '\\p{Script=Arabic}\\p{Script=Hebrew}'
// Between words that are read from the right stands a space that keeps them in one run, which the font turns as a whole.
const BETWEEN = new RegExp(`(?<=[${RIGHT_TO_LEFT}]) +(?=[${RIGHT_TO_LEFT}])`, 'gu')
// The space behind such a run would be turned with it, to its other side.
const BEHIND = new RegExp(`(?<=[${RIGHT_TO_LEFT}]) (?=[^${RIGHT_TO_LEFT} ])`, 'gu')
// A joiner behind a letter of Devanagari shapes it.
const UNSEEN =
  /[\p{Cc}\u200B\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]|(?<!\p{scx=Devanagari})[\u200C\u200D]/gu
const JOINER = /[\u200C\u200D]/
const NO_BREAK = '\u00A0'
const REPLACEMENT = '\uFFFD'

type WithGlyphs = { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } }

/** What makes a text one that the document's font can show: what it has no sign for is replaced, for a PDF/A shows no gap. */
export function letteringOf(pdf: PDFKit.PDFDocument): (text: string) => string {
  const known = new Map<string, boolean>()
  const isKnown = (letter: string) => {
    const kept = known.get(letter)
    if (kept !== undefined) return kept
    const { font } = (pdf as unknown as WithGlyphs)._font
    const code = letter.codePointAt(0) ?? 0
    const answer = isInScripts(letter) || JOINER.test(letter) || font.hasGlyphForCodePoint(code)
    known.set(letter, answer)
    return answer
  }
  return (text) =>
    [...text.toWellFormed().replace(UNSEEN, ' ')]
      .map((letter) => (letter === ' ' || isKnown(letter) ? letter : REPLACEMENT))
      .join('')
      .replace(BETWEEN, NO_BREAK)
      .replace(BEHIND, ` ${NO_BREAK}`)
}
