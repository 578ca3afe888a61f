// Digits of foreign numbers. An expression such as `0+$` starts again at each nought: on a long run of them its time is the
// square of their number.

/** A text without the noughts at its end, read from the end. */
export function withoutTrailingNoughts(text: string): string {
  let end = text.length
  while (end > 0 && text[end - 1] === '0') end -= 1
  return text.slice(0, end)
}

/** A text whose digits, of whichever script, are those of ASCII: `٢`, `２` and `२` are `2`. */
export function withAsciiDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    // Scripts have their nought where the last hexadecimal digit is 0 or 6.
    const column = code & 0xf
    const start = column < 6 || IS_DIGIT.test(String.fromCodePoint(code - column)) ? 0 : 6
    return code > 0x1d7cd && code < 0x1d800 ? String((code - 0x1d7ce) % 10) : String(column - start)
  })
}

const IS_DIGIT = /\p{Nd}/u
