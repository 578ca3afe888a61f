// Validates the logo of documents by its bytes: a picture that a PDF/A can embed unchanged.
import { promisify } from 'node:util'
import { inflate as inflateCallback } from 'node:zlib'
import { Refusal } from '../contract/errors.ts'

/** The properties of a logo. */
export type Logo = {
  readonly type_media: 'image/png' | 'image/jpeg'
  readonly taille_octets: number
  readonly largeur_px: number
  readonly hauteur_px: number
}

/** The size of the largest logo: 200 KiB. */
export const LOGO_BYTES = 204_800

const SIDES = { minimum: 16, maximum: 2000 }
const PNG = Buffer.from('89504e470d0a1a0a', 'hex')
const JPEG = Buffer.from('ffd8ff', 'hex')

type Reason = 'format' | 'cotes' | 'transparence' | 'entrelacement' | 'couleurs' | 'illisible'
type Sides = Pick<Logo, 'largeur_px' | 'hauteur_px'>

const inflate = promisify(inflateCallback)
const refuse = (raison: Reason): never => {
  throw new Refusal('logo_refuse', raison === 'cotes' ? { raison, ...SIDES } : { raison })
}

/** Returns the properties of a logo, read from its bytes; refuses other files. */
export async function judgeLogo(bytes: Buffer): Promise<Logo> {
  const taille_octets = bytes.length
  if (bytes.subarray(0, PNG.length).equals(PNG))
    return { type_media: 'image/png', taille_octets, ...(await judgePng(bytes)) }
  if (bytes.subarray(0, JPEG.length).equals(JPEG))
    return { type_media: 'image/jpeg', taille_octets, ...judgeJpeg(bytes) }
  return refuse('format')
}

function sidesOf(largeur_px: number, hauteur_px: number): Sides {
  const fits = (side: number) => side >= SIDES.minimum && side <= SIDES.maximum
  return fits(largeur_px) && fits(hauteur_px) ? { largeur_px, hauteur_px } : refuse('cotes')
}

/** Number of values per pixel, by the colour type of a PNG: grey, RGB, palette. */
const VALUES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1 }
const TRANSPARENT = new Set([4, 6])

async function judgePng(bytes: Buffer): Promise<Sides> {
  const chunks = chunksOf(bytes)
  const [first] = chunks
  if (first?.kind !== 'IHDR' || first.data.length !== 13 || chunks.at(-1)?.kind !== 'IEND')
    return refuse('illisible')
  const sides = sidesOf(first.data.readUInt32BE(0), first.data.readUInt32BE(4))
  const [bits = 0, colours = 0, packing, filtering, interlaced] = first.data.subarray(8)
  if (TRANSPARENT.has(colours) || chunks.some(({ kind }) => kind === 'tRNS')) refuse('transparence')
  if (interlaced === 1) refuse('entrelacement')
  if (bits === 16) refuse('couleurs')
  const values = VALUES[colours]
  const isKnown = values !== undefined && packing === 0 && filtering === 0 && interlaced === 0
  if (!isKnown || !(values === 3 ? [8] : [1, 2, 4, 8]).includes(bits)) return refuse('illisible')
  const palettes = chunks.filter(({ kind }) => kind === 'PLTE').map(({ data }) => data.length)
  const [palette = 0] = palettes
  if (palettes.length > (colours === 0 ? 0 : 1) || palette % 3 !== 0 || palette > 768) refuse('illisible')
  if (colours === 3 && palette === 0) refuse('illisible')
  await judgeRows(chunks, sides.hauteur_px, 1 + Math.ceil((sides.largeur_px * bits * values) / 8))
  return sides
}

type Chunk = { readonly kind: string; readonly data: Buffer }

function chunksOf(bytes: Buffer): Chunk[] {
  const found: Chunk[] = []
  for (let at = PNG.length; found.at(-1)?.kind !== 'IEND'; ) {
    if (at + 12 > bytes.length) return refuse('illisible')
    const length = bytes.readUInt32BE(at)
    const end = at + 12 + length
    if (end > bytes.length) return refuse('illisible')
    found.push({ kind: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, end - 4) })
    at = end
  }
  return found
}

// Limits the inflated size to the picture's own: a small compressed file may inflate without end.
async function judgeRows(chunks: readonly Chunk[], rows: number, rowBytes: number): Promise<void> {
  const packed = Buffer.concat(chunks.filter(({ kind }) => kind === 'IDAT').map(({ data }) => data))
  const size = rows * rowBytes
  const dots = await inflate(packed, { maxOutputLength: size }).catch(() => refuse('illisible'))
  if (dots.length !== size) refuse('illisible')
  for (let at = 0; at < size; at += rowBytes) if ((dots[at] ?? 0) > 4) refuse('illisible')
}

/** Frame markers of JPEGs that a PDF may embed: baseline, extended and progressive; others mark other codings. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2])
const NO_FRAMES = new Set([0xc4, 0xc8, 0xcc])
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.has(marker)

function judgeJpeg(bytes: Buffer): Sides {
  let at = 2
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) break
    const marker = bytes[at + 1] ?? 0
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (end > bytes.length || marker === 0xda) break
    if (isFrame(marker)) return judgeFrame(bytes, marker, bytes.subarray(at + 4, end), end)
    at = end
  }
  return refuse('illisible')
}

function judgeFrame(bytes: Buffer, marker: number, frame: Buffer, end: number): Sides {
  if (frame.length < 6) return refuse('illisible')
  const sides = sidesOf(frame.readUInt16BE(3), frame.readUInt16BE(1))
  if (!FRAMES.has(marker) || frame[0] !== 8 || ![1, 3].includes(frame[5] ?? 0)) refuse('couleurs')
  const isWhole = bytes.indexOf('ffda', end, 'hex') > 0 && bytes.subarray(-2).toString('hex') === 'ffd9'
  return isWhole ? sides : refuse('illisible')
}
