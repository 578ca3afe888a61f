// Texts as people see them: composed, without invisible characters; and those that a spreadsheet spoiled.

// Marks of direction, blanks of no width, soft hyphens. Joiners stay: they shape words of Persian and Hindi.
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g

/** A text as it is seen. */
export function visible(text: string): string {
  return text.normalize('NFC').replaceAll(INVISIBLE, '').trim()
}

/** A cell of a text file without the signs by which spreadsheets say that digits are text: `'0001`, `="0001"`. */
export function unmarked(text: string): string {
  const quoted = /^="([^"]{0,200})"$/.exec(text)?.[1]
  if (quoted !== undefined) return quoted
  return /^'[\d+]/.test(text) ? text.slice(1) : text
}

/** Tells a number that a spreadsheet wrote in short, `1,23457E+12`: its last digits are gone. */
export function isShortened(text: string): boolean {
  return /^\d(?:[.,]\d{1,15})?E\+?\d{1,3}$/i.test(text)
}

// Letters of scripts that the fonts of papers lack (`src/documents/scripts.ts`): Japanese, Chinese, Bengali and others.
const UNPRINTED =
  /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Nko}\p{Script=Lao}\p{Script=Tifinagh}\p{Script=Canadian_Aboriginal}\p{Script=Ethiopic}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}])\p{L}/gu

/** The letters of a text that papers show as `\uFFFD`, each once. */
export function unprintedIn(text: string): string[] {
  return [...new Set(text.match(UNPRINTED) ?? [])]
}

// A letter, then a mark that no text of Windows-1252 has there; a capital Ž or Š between small letters. They are the
// accented letters of older code pages.
const MISREAD = /\p{L}[‚„†‡ˆ‰‹•˜\u0081\u008D\u008F\u0090\u009D]|\p{Ll}[ŽŠ]\p{Ll}/u

/** A part of a text that was read as Windows-1252 and written in another code page; null when nothing shows that. */
export function misreadIn(text: string): string | null {
  const at = text.search(MISREAD)
  return at < 0 ? null : text.slice(Math.max(0, at - 10), at + 20)
}
