// Estimates the width of texts and breaks them into lines: the server has no browser to measure them.

const NARROW = /[ .,:;!|'’ilIjtfr()[\]·/-]/u
const BROAD = /[mwMW@%—…▶]/u
const CAPITAL = /\p{Lu}/u
const WESTERN = /[ -\u024F\u2000-\u22FF]/u

/** Returns the approximate width of a text in pixels: slightly more than most sans-serif fonts need. */
export function widthOf(text: string, size: number, isBold = false): number {
  const ems = [...text].reduce((sum, letter) => sum + emsOf(letter), 0)
  return ems * size * (isBold ? 1.06 : 1)
}

function emsOf(letter: string): number {
  if (!WESTERN.test(letter)) return 1.05
  if (BROAD.test(letter)) return 0.9
  if (NARROW.test(letter)) return 0.31
  return CAPITAL.test(letter) ? 0.7 : 0.55
}

/** Breaks a text into lines of a width, `most` at most; a longer text ends with «…». */
export function wrap(text: string, width: number, size: number, most: number, isBold = false): string[] {
  const fits = (line: string) => widthOf(line, size, isBold) <= width
  const rows: string[] = []
  let rest = text.trim()
  while (rest !== '' && rows.length < most) {
    const isLast = rows.length === most - 1
    const row = fits(rest) ? rest : isLast ? cut(rest, fits) : broken(rest, fits)
    rows.push(row)
    rest = isLast ? '' : rest.slice(row.length).trim()
  }
  return rows
}

// Returns as many words as fit. If the first word is too long, returns as many of its parts as fit, or else as many letters.
function broken(text: string, fits: (line: string) => boolean): string {
  return (
    fittingParts(text, /(?<= )/u, fits) || fittingParts(text, /(?<=[-–_/])/u, fits) || longest(text, fits)
  )
}

function fittingParts(text: string, between: RegExp, fits: (line: string) => boolean): string {
  let line = ''
  for (const part of text.split(between)) {
    if (!fits((line + part).trimEnd())) break
    line += part
  }
  return line
}

const cut = (text: string, fits: (line: string) => boolean): string =>
  `${longest(text, (line) => fits(`${line}…`)).trimEnd()}…`

function longest(text: string, fits: (line: string) => boolean): string {
  let line = ''
  for (const letter of text) {
    if (line !== '' && !fits(line + letter)) break
    line += letter
  }
  return line
}
