// Number formats that add noughts or words to whole numbers: `00000` shows 12 as 00012, `"P-"000` as P-012.

/** A format, from its right to its left: a place for a digit, or the words between. */
export type Mask = readonly Token[]
type Token = { readonly words: string } | { readonly isFilled: boolean }

// Words between quotes, an escaped character, a colour or a language, a blank as wide as a character, a place, what
// separates places. Anything else (decimals, thousands, days, `General`) is no mask.
const TOKEN = /"([^"]*)"|\\(.)|(\[[^[\]]*\])|_(.)|([0#?])|([-+() :])/suy
const MAX_CODE = 255

/** The mask of a format; undefined for one that shows a number as it is. */
export function maskOf(code: string): Mask | undefined {
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  const text = code.slice(0, MAX_CODE)
  for (let at = 0; at < text.length && text[at] !== ';'; at = TOKEN.lastIndex) {
    const found = TOKEN.exec(text)
    if (found === null) return undefined
    const [, quoted, escaped, , blank, place, between] = found
    if (place !== undefined) tokens.push({ isFilled: place === '0' })
    const words = quoted ?? escaped ?? between ?? (blank === undefined ? undefined : ' ')
    if (words !== undefined) tokens.push({ words })
  }
  const places = tokens.filter((token) => 'isFilled' in token)
  const isPlain = places.length < 2 && places.length === tokens.length
  return places.length === 0 || isPlain ? undefined : tokens.reverse()
}

/** A whole number as a mask shows it. */
export function shownBy(mask: Mask, value: number): string {
  let digits = String(value)
  let shown = ''
  let left = mask.filter((token) => 'isFilled' in token).length
  for (const token of mask) {
    if ('words' in token) {
      // Words between places that show nothing are shown all the same.
      shown = token.words + shown
      continue
    }
    left -= 1
    const at = left === 0 ? 0 : Math.max(0, digits.length - 1)
    const here = digits.slice(at)
    digits = digits.slice(0, at)
    shown = (here === '' && token.isFilled ? '0' : here) + shown
  }
  return shown.trim()
}
