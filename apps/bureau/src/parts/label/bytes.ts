// Labels as the bytes of label printers: ZPL (Zebra and others) and ESC/POS (roll printers). The texts are data: nothing in them is
// read as a command.

/** A label: the code that a camera reads, its heading, and lines below it. */
export type Label = { readonly code: string; readonly heading: string; readonly lines: readonly string[] }

const ENCODER = new TextEncoder()
const HEX = 16

/** Returns labels in ZPL, in UTF-8: a QR code at the left, the texts at the right. */
export function zplOf(labels: readonly Label[]): Uint8Array {
  const one = ({ code, heading, lines }: Label) =>
    [
      '^XA^CI28',
      `^FO40,40^BQN,2,6^FH^FDMA,${zplText(code)}^FS`,
      `^FO300,40^A0N,44,44^FH^FD${zplText(heading)}^FS`,
      ...lines.map((line, n) => `^FO300,${110 + 44 * n}^A0N,32,32^FH^FD${zplText(line)}^FS`),
      '^XZ\n',
    ].join('')
  return ENCODER.encode(labels.map(one).join(''))
}

// The printer reads `_5E` of a field as a caret: a text has no command in it.
function zplText(text: string): string {
  const isMark = (letter: string) => letter === '^' || letter === '~' || letter === '_'
  const written = (letter: string) => `_${letter.charCodeAt(0).toString(HEX).toUpperCase()}`
  return [...plainText(text)].map((letter) => (isMark(letter) ? written(letter) : letter)).join('')
}

const [ESC, GS, LINE_FEED] = [0x1b, 0x1d, 0x0a]

/** Returns labels in ESC/POS, in the letters of code page 1252: a QR code above the texts, and a cut after each label. */
export function escposOf(labels: readonly Label[]): Uint8Array {
  const bytes: number[] = [ESC, 0x40, ESC, 0x74, 16, ESC, 0x61, 1]
  for (const { code, heading, lines } of labels) {
    const data = latin(code)
    const stored = data.length + 3
    bytes.push(GS, 0x28, 0x6b, 4, 0, 0x31, 0x41, 0x32, 0, GS, 0x28, 0x6b, 3, 0, 0x31, 0x43, 8)
    bytes.push(GS, 0x28, 0x6b, 3, 0, 0x31, 0x45, 0x31)
    bytes.push(GS, 0x28, 0x6b, stored & 0xff, stored >> 8, 0x31, 0x50, 0x30, ...data)
    bytes.push(GS, 0x28, 0x6b, 3, 0, 0x31, 0x51, 0x30, LINE_FEED)
    bytes.push(ESC, 0x45, 1, ...latin(heading), LINE_FEED, ESC, 0x45, 0)
    for (const line of lines) bytes.push(...latin(line), LINE_FEED)
    bytes.push(GS, 0x56, 0x42, 3)
  }
  return Uint8Array.from(bytes)
}

const QUESTION = '?'.charCodeAt(0)
// Letters that Unicode has elsewhere than code page 1252.
const ELSEWHERE: Readonly<Record<string, number>> = { '’': 0x92, '€': 0x80, œ: 0x9c, Œ: 0x8c, '–': 0x96 }

function latin(text: string): number[] {
  return [...plainText(text).normalize('NFC')].map((letter) => {
    const code = letter.codePointAt(0) ?? QUESTION
    const isLatin = code < 0x80 || (code >= 0xa0 && code <= 0xff)
    return ELSEWHERE[letter] ?? (isLatin ? code : QUESTION)
  })
}

// Control characters would be commands.
const plainText = (text: string): string =>
  [...text].filter((letter) => (letter.codePointAt(0) ?? 0) >= 0x20 && letter !== '\x7f').join('')
