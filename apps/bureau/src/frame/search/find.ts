// Finds screens and acts by words, in both languages.

/** Something that the search offers: where it leads, what it says, and the words by which it is found. */
export type Offer = {
  readonly key: string
  readonly to: string
  readonly label: string
  readonly words: string
  readonly isAct?: true
}

// Returns a text without accents and case.
const plain = (text: string): string =>
  [...text.normalize('NFD')]
    .filter((letter) => letter < FIRST_MARK || letter > LAST_MARK)
    .join('')
    .toLowerCase()
const [FIRST_MARK, LAST_MARK] = ['\u0300', '\u036f']

/** Returns the offers that have every word, those first that begin with the first word, and screens before acts; at most `most`. */
export function findOffers(offers: readonly Offer[], typed: string, most: number): readonly Offer[] {
  const words = plain(typed).split(' ').filter(Boolean)
  const [first = ''] = words
  if (first === '') return []
  const place = ({ label, isAct }: Offer) => (plain(label).startsWith(first) ? 0 : isAct === true ? 2 : 1)
  return offers
    .filter((offer) => words.every((word) => plain(`${offer.label} ${offer.words}`).includes(word)))
    .toSorted((one, other) => place(one) - place(other))
    .slice(0, most)
}
