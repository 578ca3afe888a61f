// Converts texts to characters that the fonts of a document can show, so that the name of any person can be printed.
import { isInScripts } from './scripts.ts'

const RIGHT_TO_LEFT = '\\p{Script=Arabic}\\p{Script=Hebrew}'
// Joins right-to-left words with no-break spaces, so that they stay one run, which the font reverses as a whole.
const BETWEEN = new RegExp(`(?<=[${RIGHT_TO_LEFT}]) +(?=[${RIGHT_TO_LEFT}])`, 'gu')
// Adds a no-break space after such a run, because an ordinary space would move to the other side of the run.
const BEHIND = new RegExp(`(?<=[${RIGHT_TO_LEFT}]) (?=[^${RIGHT_TO_LEFT} ])`, 'gu')
// Keeps joiners after Devanagari letters: they shape the letters.
const UNSEEN =
  /[\p{Cc}\u200B\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]|(?<!\p{scx=Devanagari})[\u200C\u200D]/gu
const JOINER = /[\u200C\u200D]/
const NO_BREAK = '\u00A0'
const REPLACEMENT = '\uFFFD'

type WithGlyphs = { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } }

/**
 * Makes the function that converts texts for the document's font. Letters without a glyph are replaced, because a PDF/A may not contain
 * missing glyphs.
 */
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
