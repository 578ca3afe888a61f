// Reads the lines that scales send: `ST,GS,+  12.34kg` (A&D, CAS and others), `S S     12.34 kg` (SICS of Mettler-Toledo), and
// lines of printers such as `Net 12,340 kg`. A mass is an exact number of grams; no float touches it.

/** The meaning of a line: a mass, or the reason why it has none. */
export type Line =
  | { readonly said: 'masse'; readonly g: number; readonly isMarked: boolean }
  | { readonly said: 'instable' | 'surcharge' | 'vide' | 'unite' | 'trop_fin' | 'autre' }

const MARKED = /^(ST|US|OL),(?:GS|NT),(.{1,30})$/
const SICS = /^S ([SDI+-])(.{0,30})$/
const PRINTED = /^(?:(?:GROSS|BRUT|NET|GS|NT|[GBN])[ :]{0,4})?([+\-\d ].{1,30})$/i
const FIGURE = /^([+-]?) {0,12}(\d{1,9})(?:[.,](\d{1,6}))? {0,4}([a-z]{1,3}) {0,4}(\??)$/i
const SAID_BY_SICS = { S: 'masse', D: 'instable', I: 'instable', '+': 'surcharge', '-': 'vide' } as const
const SAID_BY_HEAD = { ST: 'masse', US: 'instable', OL: 'surcharge' } as const
// Figures behind the point that are still whole grams. A pound is no whole number of grams.
const DECIMALS: Readonly<Record<string, number>> = { g: 0, kg: 3, t: 6 }
const MOST_G = 1_000_000_000_000

// Reads a line without its end.
function readLine(text: string): Line {
  const line = text.trim()
  const [, head = '', marked = ''] = MARKED.exec(line) ?? []
  if (head !== '') return saidBy(SAID_BY_HEAD[head as keyof typeof SAID_BY_HEAD], marked)
  const [, state = '', rest = ''] = SICS.exec(line) ?? []
  if (state !== '') return saidBy(SAID_BY_SICS[state as keyof typeof SAID_BY_SICS], rest)
  const [, printed = ''] = PRINTED.exec(line) ?? []
  return figureIn(printed, false)
}

function saidBy(said: 'masse' | 'instable' | 'surcharge' | 'vide', rest: string): Line {
  return said === 'masse' ? figureIn(rest, true) : { said }
}

function figureIn(text: string, isMarked: boolean): Line {
  const [, sign = '', whole = '', behind = '', unit = '', doubt = ''] = FIGURE.exec(text.trim()) ?? []
  if (whole === '') return { said: 'autre' }
  const decimals = DECIMALS[unit.toLowerCase()]
  if (decimals === undefined) return { said: 'unite' }
  if (doubt !== '') return { said: 'instable' }
  const exact = behind.padEnd(decimals, '0')
  if (/[1-9]/.test(exact.slice(decimals))) return { said: 'trop_fin' }
  const g = Number(whole + exact.slice(0, decimals))
  if (g === 0 || sign === '-') return { said: 'vide' }
  return g > MOST_G ? { said: 'autre' } : { said: 'masse', g, isMarked }
}

// A line ends by CR, LF or both, or by the control characters that frame it.
const FRAMES = ['\u0002', '\u0003']
const ENDS = /[\r\n]+/
const NOISE = /[^\t -~]/
const LONGEST = 64

/** The text of a line that has not ended yet; `isCut` if its beginning is missing. */
export type Rest = { readonly text: string; readonly isCut: boolean }

/** The rest of a line of which only the end was heard. */
export const CUT: Rest = { text: '', isCut: true }

/**
 * Splits what a scale sent into lines. A line that lost its beginning counts only if its marks are there, since the figures of
 * another one may be the last digits of the mass. A line with noise counts for nothing.
 */
export function splitLines(before: Rest, heard: string): { lines: readonly Line[]; rest: Rest } {
  const parts = FRAMES.reduce((all, one) => all.replaceAll(one, '\n'), before.text + heard).split(ENDS)
  const last = parts.pop() ?? ''
  const lines = parts.flatMap((part, n): Line[] => {
    if (part.trim() === '') return []
    const line: Line = NOISE.test(part) ? { said: 'autre' } : readLine(part)
    const isCut = n === 0 && before.isCut
    return isCut && !(line.said === 'masse' && line.isMarked) ? [] : [line]
  })
  const isCut = parts.length === 0 && before.isCut
  return { lines, rest: last.length > LONGEST ? CUT : { text: last, isCut } }
}
