// Finds screens and acts by words, in both languages.

/** Something that the search offers: where it leads, what it says, and the words by which it is found. */
export type Offer = {
  readonly key: string
  readonly to: string
  readonly label: string
  readonly words: string
  readonly isAct?: true
}

// Words of a question that name nothing.
const EMPTY_WORDS = new Set(
  [
    'a ai an au aux can ce ces chez come comes comment d de des do does dois du en est et find for from',
    'get how i in is it j je l la le les ma make mes mon must my o of on one ou par peut peux pour puis',
    'qu que quel quelle qui s se see some that the their this to un une voir what when where which who',
    'with y',
  ].flatMap((line) => line.split(' ')),
)
const [FIRST_MARK, LAST_MARK] = ['\u0300', '\u036f']
const BETWEEN = " '’,.;:?!()/·"

// Returns the words of a text without accents and case.
const wordsOf = (text: string): readonly string[] =>
  [...text.normalize('NFD')]
    .filter((letter) => letter < FIRST_MARK || letter > LAST_MARK)
    .map((letter) => (BETWEEN.includes(letter) ? ' ' : letter))
    .join('')
    .toLowerCase()
    .split(' ')
    .filter(Boolean)

// Returns the words of a text without accents and case; the parts of a word with a hyphen are words too.
const namesOf = (text: string): readonly string[] =>
  wordsOf(text).flatMap((word) => (word.includes('-') ? [word, ...word.split('-')] : [word]))

// The points of one typed word: a word of the label counts more than another word of the offer, and a whole word more than its start.
const [WHOLE, START, IN_LABEL] = [4, 2, 1]

function pointsIn(words: readonly string[], typed: string): number {
  const isPlural = (word: string) => word === `${typed}s` || `${word}s` === typed
  if (words.some((word) => word === typed || isPlural(word))) return WHOLE
  return words.some((word) => word.startsWith(typed)) ? START : 0
}

function pointsOf({ label, words }: Offer, typed: readonly string[]): readonly number[] {
  const [named, other] = [namesOf(label), namesOf(words)]
  return typed.map((word) => {
    const [inLabel, inWords] = [pointsIn(named, word), pointsIn(other, word)]
    return inLabel > 0 && inLabel >= inWords ? inLabel + IN_LABEL : inWords
  })
}

const sum = (points: readonly number[]) => points.reduce((all, one) => all + one, 0)

/**
 * Returns the offers that match best, at most `most`. Words such as "where" and "the" do not count. If no offer has every other
 * word, those offers follow that have the most.
 */
export function findOffers(offers: readonly Offer[], typed: string, most: number): readonly Offer[] {
  const all = wordsOf(typed)
  const telling = all.filter((word) => !EMPTY_WORDS.has(word))
  const words = telling.length === 0 ? all : telling
  if (words.length === 0) return []
  const found = offers
    .map((offer) => ({ offer, points: pointsOf(offer, words) }))
    .map(({ offer, points }) => ({ offer, hits: points.filter((one) => one > 0).length, sum: sum(points) }))
  const best = Math.max(...found.map(({ hits }) => hits), 0)
  if (best * 2 < words.length || best === 0) return []
  const rank = ({ isAct }: Offer) => (isAct === true ? 1 : 0)
  return found
    .filter(({ hits }) => hits === best)
    .toSorted((one, other) => other.sum - one.sum || rank(one.offer) - rank(other.offer))
    .slice(0, best === words.length ? most : MOST_PARTLY)
    .map(({ offer }) => offer)
}

// Offers that lack a word leave room for the records that the service finds.
const MOST_PARTLY = 4
