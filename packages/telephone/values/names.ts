// Compares names as the service does (`core.cle_nom`, `core.contient`): an agent finds a member without accents, in any order of words.
import { withAsciiDigits } from './digits.ts'

// Letters that Unicode does not compose with an accent, and the plain letters for them.
const PLAIN: Readonly<Record<string, string>> = Object.fromEntries([
  ...pairs('øłđðıɖɔɛŋɓɗƙƴ', 'olddidoenbdky'),
  // Letters of a Persian keyboard, and the Arabic ones.
  ...pairs('یىک', 'ييك'),
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
])
// Accents and vowel signs; invisible characters, apostrophes and the letter that lengthens Arabic words.
const ACCENTS =
  /[\u0300-\u036F]|[\u064B-\u065F]|\u0670|[\u1AB0-\u1AFF]|[\u1DC0-\u1DFF]|[\u20D0-\u20FF]|[\uFE00-\uFE2F]/g
const UNHEARD =
  /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u02B9\u02BB-\u02BF\u2018\u2019\u201B\u2032\uA78B\uA78C\u0640'`]/g

/** Returns the key of a name: its words without accents, case, invisible characters, apostrophes and punctuation. */
export function nameKey(text: string): string {
  // Unicode takes an acute accent that stands alone apart, into a blank and an accent.
  const apart = text.replaceAll('\u00B4', '').normalize('NFKD')
  const bare = withAsciiDigits(apart.replaceAll(ACCENTS, '').replaceAll(UNHEARD, ''))
  return [...bare.toLowerCase()]
    .map((letter) => PLAIN[letter] ?? letter)
    .join('')
    .replaceAll(/[\s\p{P}\p{S}]+/gu, ' ')
    .trim()
}

/**
 * Returns true if a text contains every word of a search, in any order. A search word may also be a part of a word of the text.
 */
export function hasWords(text: string, search: string): boolean {
  const key = nameKey(text)
  return nameKey(search)
    .split(' ')
    .every((word) => key.includes(word))
}

function pairs(letters: string, plain: string): [string, string][] {
  return [...letters].map((letter, at) => [letter, plain[at] ?? ''])
}
