// Reads the digits of received numbers without regular expressions: an expression such as `0+$` starts again at each zero, and
// takes quadratic time on a long run of zeros.

/** Returns a text without the zeros at its end. Reads the text from the end. */
export function withoutTrailingNoughts(text: string): string {
  let end = text.length
  while (end > 0 && text[end - 1] === '0') end -= 1
  return text.slice(0, end)
}

/** Returns a text with ASCII digits in place of the digits of any script: `٢`, `２` and `२` become `2`. */
export function withAsciiDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    // The zero of a script has 0 or 6 as its last hexadecimal digit.
    const column = code & 0xf
    const start = column < 6 || IS_DIGIT.test(String.fromCodePoint(code - column)) ? 0 : 6
    return code > 0x1d7cd && code < 0x1d800 ? String((code - 0x1d7ce) % 10) : String(column - start)
  })
}

const IS_DIGIT = /\p{Nd}/u
