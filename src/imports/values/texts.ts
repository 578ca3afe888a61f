// Texts as people see them: composed, without invisible characters; and those that a spreadsheet spoiled.

// Marks of direction, blanks of no width, soft hyphens, fillers. Joiners stay: they shape words of Persian and Hindi.
const INVISIBLE =
  /\u034F|[\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\u2800\u3164\uFEFF\uFFA0]/g

/** A text as it is seen. */
export function visible(text: string): string {
  return text.normalize('NFC').replaceAll(INVISIBLE, '').trim()
}

/** A text of one line: a name that a spreadsheet wraps in its cell is one name, and one blank is as wide as another. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ')

/** Tells a text without a letter or a digit, `-` or `?`: nothing was written there. */
export const isBlank = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text)

/** Letters, digits and marks of full width as those of ASCII. NFKC does more: it makes 52 of `5²`. */
export function narrowed(text: string): string {
  return text
    .replaceAll(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ')
}

/** A cell of a text file without the signs by which spreadsheets say that digits are text: `'0001`, `="0001"`. */
export function unmarked(text: string): string {
  const quoted = /^="([^"]{0,200})"$/.exec(text)?.[1]
  if (quoted !== undefined) return quoted
  return /^'[\d+]/.test(text) ? text.slice(1) : text
}

/** Tells digits that a program wrote as a number: in short, `1,23457E+12`, or with a decimal, `97000001.0`. */
export function isNumeral(text: string): boolean {
  return /^\d(?:[.,]\d{1,15})?E\+?\d{1,3}$/i.test(text) || /^\+?\d{3,}[.,]0$/.test(text)
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

// UTF-8 read as Windows-1252, `HÃ©lÃ¨ne`.
const READ_TWICE = /[ÃÂ][\u0080-\u00BF]|Ã[‚ƒ„…†‡ˆ‰Š‹ŒŽ‘“•–—˜™š›œžŸ]|â€/
// Letters that an earlier program lost, `H\uFFFDl\uFFFDne`; those that a web page writes as `&eacute;`; control characters.
const LOST = /\uFFFD|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});|(?![\t\n\r])\p{Cc}/iu

/** Tells a text whose letters were lost or changed before it came here. */
export function isDamaged(text: string): boolean {
  return misreadIn(text) !== null || READ_TWICE.test(text) || LOST.test(text)
}
