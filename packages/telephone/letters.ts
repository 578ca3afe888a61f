// The letters that receipt printers have: two code pages for French, and the base letters of everything else.

/** A code page: CP858 is on every printer, Windows 1252 has the typographic letters too. */
export type CodePage = 'cp858' | 'cp1252'

const CP858 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0'
// The letters 0x80 to 0x9F; a space stands for a code without a letter. The rest of the page is Unicode's.
const CP1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'
const LATIN = Array.from({ length: 96 }, (_, at) => String.fromCharCode(0xa0 + at)).join('')

/** The number of each page (ESC t), and its letters from 0x80 on. */
export const PAGES: Readonly<Record<CodePage, { readonly numero: number; readonly lettres: string }>> = {
  cp858: { numero: 19, lettres: CP858 },
  cp1252: { numero: 16, lettres: CP1252 + LATIN },
}

// Letters without a decomposition: typography, and letters of West African languages.
const SIMPLER: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '\u202F': ' ',
  '\u00A0': ' ',
  œ: 'oe',
  Œ: 'OE',
  ɖ: 'd',
  Ɖ: 'D',
  ɛ: 'e',
  Ɛ: 'E',
  ɔ: 'o',
  Ɔ: 'O',
  ŋ: 'n',
  Ŋ: 'N',
  ɣ: 'g',
  ʋ: 'v',
}
const TYPOGRAPHY = /[’‘“”–—−\u202F\u00A0]/gu

/** Removes control characters, which a printer would read as commands, and composes letters with their marks. */
export function plainText(texte: string): string {
  return texte.normalize('NFC').replace(/\p{C}/gu, '')
}

/** Returns the bytes of a text in a code page; null if the page lacks one of its letters. */
export function bytesIn(texte: string, page: CodePage): number[] | null {
  const { lettres } = PAGES[page]
  const bytes: number[] = []
  for (const letter of plainText(texte)) {
    // Typographic marks have a plain form that reads the same; letters do not.
    const one = lettres.includes(letter)
      ? letter
      : letter.replace(TYPOGRAPHY, (mark) => SIMPLER[mark] ?? mark)
    const code = one.codePointAt(0) ?? 0
    const at = lettres.indexOf(one)
    if (code < 0x80) bytes.push(code)
    else if (at >= 0) bytes.push(0x80 + at)
    else return null
  }
  return bytes
}

/** Replaces letters that a code page lacks by their base letters: `ɔ̀` by `o`; a letter without one by a question mark. */
export function withBaseLetters(texte: string, page: CodePage): string {
  const simpler = (letter: string) => {
    if (bytesIn(letter, page) !== null) return letter
    const base = letter.normalize('NFD').replace(/\p{M}/gu, '')
    const plain = [...base].map((one) => SIMPLER[one] ?? one).join('')
    if (plain === '') return ''
    return bytesIn(plain, page) === null ? '?' : plain
  }
  return [...plainText(texte)].map(simpler).join('')
}
