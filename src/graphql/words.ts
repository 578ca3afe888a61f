// French words in names: plurals, and the noun of a key.

// Adjectives agree with the noun before them; any other second word is a complement and does not change.
const ADJECTIVES = new Set(['officiel', 'coche', 'annulee', 'jointe', 'livree'])

/** Returns the plural of a name: `numero_officiel`, `numeros_officiels`; `ligneContrat`, `lignesContrat`. */
function pluralOf(name: string): string {
  const separator = name.includes('_') ? '_' : ''
  const words = name.split(/_|(?<=[a-z0-9])(?=[A-Z])/)
  const noun = words[0] === 'non' ? 1 : 0
  const plural = words.map((word, index) =>
    index === noun || ADJECTIVES.has(word.toLowerCase()) ? pluralOfWord(word) : word,
  )
  return plural.join(separator)
}

/** Returns a plural that differs from its singular, so that a list and its item never share a name. */
export function distinctPluralOf(name: string): string {
  const plural = pluralOf(name)
  return plural === name ? `${name}${name.includes('_') ? '_liste' : 'Liste'}` : plural
}

/** Returns the noun of a key: `producteur` for `producteur_id`, `referentiel` for `referentiel_code`. */
export function nounOfKey(attribute: string): string {
  return attribute.replace(/_(?:id|code|version)$/, '')
}

function pluralOfWord(word: string): string {
  if (/[sxz]$/i.test(word)) return word
  if (/eau$/i.test(word)) return `${word}x`
  return /al$/i.test(word) ? word.replace(/al$/i, 'aux') : `${word}s`
}
