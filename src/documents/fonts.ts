// The fonts of documents, opened once for all of them. Each document has glyphs of its own for a font: a glyph remembers the first
// letter that used it, so shared glyphs would let one document change the bytes of another.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font, type Glyph, type GlyphRun } from 'fontkit'

const resolve = createRequire(import.meta.url).resolve
// Words with their glyphs; most words of a document are labels of its layout, which all documents of the type have.
const WORDS = 4_000
// The end of Latin's letters: what shapes a word of these and the signs beside them is the word alone.
const LATIN_END = 0x180
const SIGNS = new Set([...'‘’“”–−…\u202F'].map((sign) => sign.charCodeAt(0)))
const SOFT_HYPHEN = 0xad

type Wanted = readonly [id: number, codePoints: number[]]
/** The glyphs that shaping a word asks for, in order, and its result. */
type Shaped = { readonly wanted: readonly Wanted[]; readonly run: GlyphRun }
type Shared = {
  readonly font: Font
  readonly glyphs: Map<number, Internals>
  readonly words: Map<string, Shaped>
}

const opened = new Map<string, Shared>()

function openShared(file: string): Shared {
  const known = opened.get(file)
  if (known !== undefined) return known
  const font = create(readFileSync(resolve(file))) as Font
  const shared = { font, glyphs: new Map(), words: new Map() }
  opened.set(file, shared)
  return shared
}

/** Opens a font file of a package. */
export function openFont(file: string): Font {
  return openShared(file).font
}

/** Returns a font for one document. pdfkit accepts an opened font, although its types name only files. */
export function fontOfItsOwn(file: string): string {
  const shared = openShared(file)
  const own = new Map<number, Glyph>()
  const asked: Wanted[] = []
  const getGlyph = (id: number, codePoints: number[] = []) => {
    asked.push([id, codePoints])
    const known = own.get(id)
    if (known !== undefined) return known
    const glyph = glyphOfItsOwn(glyphOf(shared, id), codePoints, font)
    own.set(id, glyph)
    return glyph
  }
  const layout = (text: string, ...options: unknown[]) => {
    const isPlain = options.every((one) => one === undefined) && isLatin(text)
    const known = isPlain ? shared.words.get(text) : undefined
    if (known !== undefined) {
      for (const wanted of known.wanted) getGlyph(...wanted)
      asked.length = 0
      return copyOf(known.run, (id) => own.get(id) as Glyph)
    }
    asked.length = 0
    const run = shared.font.layout.call(font, text, ...(options as []))
    if (isPlain) keep(shared, text, { wanted: asked.slice(), run: copyOf(run, (id) => glyphOf(shared, id)) })
    return run
  }
  const font = Object.create(shared.font, { getGlyph: { value: getGlyph }, layout: { value: layout } })
  return font as string
}

function isLatin(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code < 0x20 || code === SOFT_HYPHEN || (code >= LATIN_END && !SIGNS.has(code))) return false
  }
  return true
}

// The words that came first are given up, together: which they are does not matter, and a count of uses would cost more.
function keep({ words }: Shared, text: string, shaped: Shaped): void {
  if (words.size >= WORDS) words.clear()
  words.set(text, shaped)
}

type Internals = Glyph & {
  readonly constructor: new (id: number, codePoints: number[], font: object) => Glyph
  readonly _metrics: object
  _decode(): object | null
}

// Reads the outline and the measures of a glyph once: they do not depend on the document.
function glyphOf({ font, glyphs }: Shared, id: number): Internals {
  const known = glyphs.get(id)
  if (known !== undefined) return known
  const glyph = font.getGlyph(id) as Internals
  void glyph.advanceWidth // fills _metrics
  const outline = glyph._decode()
  glyph._decode = () => outline
  glyphs.set(id, glyph)
  return glyph
}

function glyphOfItsOwn(shared: Internals, codePoints: number[], font: object): Glyph {
  const { _metrics, _decode } = shared
  return Object.assign(new shared.constructor(shared.id, codePoints, font), { _metrics, _decode })
}

// pdfkit changes the positions of a run.
function copyOf(run: GlyphRun, glyph: (id: number) => Glyph): GlyphRun {
  return Object.create(Object.getPrototypeOf(run), {
    glyphs: { value: run.glyphs.map(({ id }) => glyph(id)) },
    positions: { value: run.positions.map((position) => ({ ...position })) },
  })
}
