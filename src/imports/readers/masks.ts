// Number formats that add zeros or words to integers: `00000` shows 12 as 00012, `"P-"000` shows it as P-012.

/** A format from right to left: places for a digit, and words between these places. */
export type Mask = readonly Token[]
type Token = { readonly words: string } | { readonly isFilled: boolean }

// Matches quoted words, an escaped character, a colour or locale, a space as wide as a character, a digit place, or a separator.
// A format with anything else (decimals, thousands, days, `General`) is not a mask.
const TOKEN = /"([^"]*)"|\\(.)|(\[[^[\]]*\])|_(.)|([0#?])|([-+() :])/suy
const MAX_CODE = 255

/** Returns the mask of a format; undefined if the format shows a number unchanged. */
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

/** Returns an integer in the form that a mask shows. */
export function shownBy(mask: Mask, value: number): string {
  let digits = String(value)
  let shown = ''
  let left = mask.filter((token) => 'isFilled' in token).length
  for (const token of mask) {
    if ('words' in token) {
      // Words between empty places are shown too.
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
