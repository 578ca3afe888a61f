// Normalizes texts to what people see: composed letters without invisible characters. Detects texts that a program damaged.
import { toNarrow, withAsciiDigits } from './digits.ts'
import { nameKey } from './names.ts'
import type { Reading } from './reading.ts'

/**
 * Reads a visible text: it is on one line. Faults are digits that a program shortened, lost letters, and a word that means
 * «nothing».
 */
export function written(text: string): Reading {
  return saysNothing(text) ? { fault: 'mot_pour_rien' } : legible(text)
}

function legible(text: string): Reading {
  if (isNumeral(text)) return { fault: 'nombre_abrege' }
  return isDamaged(text) ? { fault: 'texte_illisible' } : { value: oneLine(text) }
}

/** Reads the name of a person or of an organization: a telephone, a day or a number in its place is a fault. */
export function properName(text: string): Reading {
  const reading = written(text)
  return 'value' in reading && !/\p{L}/u.test(text) ? { fault: 'nom_sans_lettre' } : reading
}

/**
 * Reads a code, or another text that names a record: its digits become ASCII, its dashes hyphens, because a word processor
 * writes `M–001` for `M-001`. A letter of another script between Latin ones is a fault.
 */
export function identifier(text: string): Reading {
  const reading = legible(text)
  if ('fault' in reading) return reading
  const mixed = mixedIn(text)
  if (mixed !== null) return { fault: 'lettres_semblables', details: { raison: 'autre_ecriture', ...mixed } }
  return { value: oneForm(text) }
}

/** Returns a code in its one form, as `core.code_uni` does: visible, on one line, with ASCII digits and hyphens. */
export const oneForm = (text: string): string =>
  withHyphens(withAsciiDigits(toNarrow(oneLine(visible(text)))))

/** Returns a text with a hyphen in place of each dash and minus sign. */
export const withHyphens = (text: string): string =>
  text.replaceAll(/[\u2010-\u2015\u2212\uFE58\uFE63]/g, '-')

/** Reads the number of an identity document: every document has a digit, `perdu` and `en cours` are none. */
export function identityNumber(text: string): Reading {
  const reading = ownNumber(text)
  return 'value' in reading && !/\d/.test(String(reading.value)) ? { fault: 'numero_sans_chiffre' } : reading
}

/** Reads the own number of a record: a word that means «nothing» is a fault here, because it would be taken for a number. */
export function ownNumber(text: string): Reading {
  return saysNothing(text) ? { fault: 'mot_pour_rien' } : identifier(text)
}

// Words that people write for «nothing», as keys of names (`nameKey`). Words that are also names, such as Nil, are not in the
// list.
const FRENCH =
  'neant|aucun|aucune|inconnu|inconnue|non connu|non connue|non renseigne|non renseignee|sans objet|sans nom|sans numero|a completer|a definir|a preciser|idem'
const OTHERS = 'none|unknown|not known|not available|ditto|ninguno|ninguna|desconocido|desconocida|no tiene'
const NOTHING = new Set(`${FRENCH}|${OTHERS}`.split('|'))
const MAX_NOTHING = 20

// Abbreviations for «nothing», in exactly these cases: Ras is a name, and `N. A.` may be two initials.
const ABBREVIATIONS = new Set([
  'n.a.',
  'n.a',
  'N.A.',
  'N.A',
  'RAS',
  'ras',
  'R.A.S.',
  'R.A.S',
  'TBD',
  'tbd',
  'TBC',
  'tbc',
])
// `xxx` keeps the place of a value that is not known yet.
// Capitals may be a Roman number.
const PLACE_KEPT = /^(?:x{2,}|X{3,})$/

const saysNothing = (text: string) =>
  text.length <= MAX_NOTHING &&
  (NOTHING.has(nameKey(text)) || ABBREVIATIONS.has(text) || PLACE_KEPT.test(text))

// Direction marks, zero-width spaces, soft hyphens, fillers. Joiners are not removed, because they shape words of Persian and
// Hindi.
const INVISIBLE =
  /\u034F|[\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\u2800\u3164\uFEFF\uFFA0]/g

/** Returns a text as people see it. */
export function visible(text: string): string {
  return text.normalize('NFC').replaceAll(INVISIBLE, '').trim()
}

/**
 * Returns a text on one line, because a name that a spreadsheet wraps in its cell is one name; all kinds of spaces count as one
 * space.
 */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ')

/** Returns true for a text without letters and digits, such as `-` or `?`: such a text counts as empty. */
export const isBlank = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text)

/** Removes the marks with which spreadsheets declare digits as text: `'0001`, `="0001"`. */
export function withoutTextMark(text: string): string {
  const quoted = /^="([^"]{0,200})"$/.exec(text)?.[1]
  if (quoted !== undefined) return quoted
  return /^'[\d+]/.test(text) ? text.slice(1) : text
}

/** Returns true for digits that a program wrote as a number: shortened, `1,23457E+12`, or with decimals, `97000001.0`. */
export function isNumeral(text: string): boolean {
  return /^\d(?:[.,]\d{1,15})?E\+?\d{1,3}$/i.test(text) || /^\+?\d{2,}[.,]0{1,4}$/.test(text)
}

// Letters of Cyrillic and Greek that look like Latin ones, and the Latin letters.
const TWINS = new Map(
  [...'АВЕЅІЈКМНОРСТУХаеіјкорсухѕԁӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧνορυ'].map((letter, at) => [
    letter,
    'ABESIJKMHOPCTYXaeijkopcyxsdlABEZHIKMNOPTYXvopu'.charAt(at),
  ]),
)
const FOREIGN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u

/** Returns a text with Latin letters in place of the letters that look like them. */
export function latinTwin(text: string): string {
  return [...text].map((letter) => TWINS.get(letter) ?? letter).join('')
}

/** The Cyrillic and Greek letters of a text, each once, and the text with Latin letters in their place. */
export type Lookalikes = { readonly lettres: readonly string[]; readonly latin: string }

/** Returns the foreign letters of a text if one of its words mixes them with Latin letters; null if no word does. */
export function mixedIn(text: string): Lookalikes | null {
  const isMixed = text.split(/\s+/).some((word) => FOREIGN.test(word) && /\p{Script=Latin}/u.test(word))
  return isMixed ? lookalikesOf(text) : null
}

/**
 * Returns the foreign letters of a text if all of them look like Latin letters; null if one does not, or if the text has no
 * foreign letters.
 */
export function disguisedIn(text: string): Lookalikes | null {
  const isDisguised = FOREIGN.test(text) && !FOREIGN.test(latinTwin(text))
  return isDisguised ? lookalikesOf(text) : null
}

function lookalikesOf(text: string): Lookalikes {
  return { lettres: [...new Set([...text].filter((letter) => FOREIGN.test(letter)))], latin: latinTwin(text) }
}

/** Returns the digits that letters of a number stand for, `12O4` for 1204; null if no letter between digits looks like one. */
export function digitsFor(text: string): string | null {
  return /\d[OolI]{1,3}\d/.test(text) ? text.replaceAll(/[Oo]/g, '0').replaceAll(/[lI]/g, '1') : null
}

// Letters of scripts for which documents have no font (`src/documents/scripts.ts`): Japanese, Chinese, Bengali and others.
const UNPRINTED =
  /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Nko}\p{Script=Lao}\p{Script=Tifinagh}\p{Script=Canadian_Aboriginal}\p{Script=Ethiopic}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}])\p{L}/gu

/** Returns the letters of a text that documents show as `\uFFFD`, each once. */
export function unprintedIn(text: string): string[] {
  return [...new Set(text.match(UNPRINTED) ?? [])]
}

// A letter followed by a mark that does not follow it in a Windows-1252 text, or a capital Ž or Š between small letters: these
// are accented letters of older code pages.
const MISREAD = /\p{L}[‚„†‡ˆ‰‹•˜\u0081\u008D\u008F\u0090\u009D]|\p{Ll}[ŽŠ]\p{Ll}/u

/**
 * Returns a part of a text that was written in another code page and decoded as Windows-1252; null if the text has no such part.
 */
export function misreadIn(text: string): string | null {
  const at = text.search(MISREAD)
  return at < 0 ? null : text.slice(Math.max(0, at - 10), at + 20)
}

// UTF-8 decoded as Windows-1252, `HÃ©lÃ¨ne`: after `Å` it shows œ and ŋ, after `É` ɔ and ɛ, after `á` vowels with a dot below.
const READ_TWICE = /[ÃÂ][\u0080-\u00BF]|Ã[‚ƒ„…†‡ˆ‰Š‹ŒŽ‘“•–—˜™š›œžŸ]|Å[‹’“]|É[”›]|á[º»]|â€/
// Letters lost by an earlier program, `H\uFFFDl\uFFFDne`; HTML references such as `&eacute;`; escapes such as `\u00e9` and the
// workbook's `_x000D_`; a question mark for a letter that the earlier program's code page lacked, `Ad?le`; control characters.
const LOST =
  /\uFFFD|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});|\\u[\da-f]{4}|_x[\da-f]{4}_|\p{L}\?|\?\p{L}|(?![\t\n\r])\p{Cc}/iu

/** Returns true for a text whose letters were lost or changed before the file arrived. */
export function isDamaged(text: string): boolean {
  return misreadIn(text) !== null || READ_TWICE.test(text) || LOST.test(text)
}
