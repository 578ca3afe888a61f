// Draws text in scripts that DejaVu lacks. pdfkit draws a whole text in one font; this file splits a text into runs, and draws
// each run in the font of its script, on the baseline of the letters around it.
import { fontOfItsOwn, openFont } from './fonts.ts'

/** The font file of each script, named as the groups of RUN. Each has one weight. */
const FILES = {
  ethiopic: '@fontsource/abyssinica-sil/files/abyssinica-sil-ethiopic-400-normal.woff',
  devanagari: '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal.woff',
}
type Script = keyof typeof FILES

// Joiners shape Devanagari. Elsewhere a joiner is not a letter, and the text is drawn without it.
const RUN =
  /(?<ethiopic>\p{scx=Ethiopic}+)|(?<devanagari>\p{scx=Devanagari}[\p{scx=Devanagari}\u200C\u200D]*)/gu

type Run = { readonly text: string; readonly script?: Script }

function* runsOf(text: string): Generator<Run> {
  let end = 0
  for (const { 0: found, index, groups } of text.matchAll(RUN)) {
    if (index > end) yield { text: text.slice(end, index) }
    yield { text: found, script: groups?.ethiopic === undefined ? 'devanagari' : 'ethiopic' }
    end = index + found.length
  }
  if (end < text.length) yield { text: text.slice(end) }
}

/** Returns true if the font of a script has the letter. */
export function isInScripts(letter: string): boolean {
  const [run] = runsOf(letter)
  return (
    run?.script !== undefined && openFont(FILES[run.script]).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
  )
}

type Options = { readonly align?: string; readonly width?: number; readonly lineWidth?: number }
type Internals = {
  _font: { readonly ascender: number }
  readonly _fontSize: number
  widthOfString(text: string, options?: Options): number
  _fragment(text: string, x: number, y: number, options: Options): void
}

/** Makes a document draw each run of a script in the font of that script. */
export function drawScripts(pdf: PDFKit.PDFDocument): void {
  const inside = pdf as unknown as Internals
  const plain = { width: inside.widthOfString, draw: inside._fragment }
  const registered = new Set<Script>()
  const each = (text: string, visit: (run: string) => void) => {
    const { _font } = inside
    for (const { text: run, script } of runsOf(text)) {
      if (script !== undefined) {
        if (!registered.has(script)) pdf.registerFont(script, fontOfItsOwn(FILES[script]))
        registered.add(script)
        pdf.font(script)
      }
      visit(run)
      inside._font = _font
    }
  }
  inside.widthOfString = (text, options) => {
    if (text.search(RUN) < 0) return plain.width.call(pdf, text, options)
    let width = 0
    each(text, (run) => (width += plain.width.call(pdf, run, options)))
    return width
  }
  inside._fragment = (text, x, y, options) => {
    if (text.search(RUN) < 0) return plain.draw.call(pdf, text, x, y, options)
    const baseline = (-inside._font.ascender / 1000) * inside._fontSize
    const isOnRight = options.align === 'right' && options.width !== undefined
    let at = isOnRight ? x + (options.lineWidth ?? 0) - inside.widthOfString(text.trimEnd()) : x
    each(text, (run) => {
      plain.draw.call(pdf, run, at, y, { baseline } as Options)
      at += plain.width.call(pdf, run)
    })
  }
}
