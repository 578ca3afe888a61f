// Digits of foreign numbers. An expression such as `0+$` starts again at each nought: on a long run of them its time is the
// square of their number.

/** A text without the noughts at its end, read from the end. */
export function withoutTrailingNoughts(text: string): string {
  let end = text.length
  while (end > 0 && text[end - 1] === '0') end -= 1
  return text.slice(0, end)
}
