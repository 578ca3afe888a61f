// Draws a signature, made of the strokes of a finger, as a PNG: dark on white, for any viewer.
import { zlibSync } from 'fflate'

/** A stroke: points from 0 to 1 across and down the signature box. */
export type Trait = readonly (readonly [x: number, y: number])[]

const WIDTH = 480
const HEIGHT = 180
const PEN = 2.2
const INK = 20
const PAPER = 255
/** The ratio of width to height of the signature box. */
export const SIGNATURE_RATIO = WIDTH / HEIGHT

/** Returns true if the strokes are a signature: one of them is longer than a touch. */
export function isSigned(traits: readonly Trait[]): boolean {
  return traits.some((trait) => trait.length > 3)
}

/** Returns the strokes as a PNG of 480 by 180 grey pixels. */
export function signaturePng(traits: readonly Trait[]): Uint8Array {
  // Each row begins with its filter type, here none.
  const pixels = new Uint8Array(HEIGHT * (WIDTH + 1)).fill(PAPER)
  for (let row = 0; row < HEIGHT; row++) pixels[row * (WIDTH + 1)] = 0
  for (const trait of traits) drawTrait(pixels, trait)
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, WIDTH)
  view.setUint32(4, HEIGHT)
  header[8] = 8 // bit depth; the zeros in the following bytes mean grey, deflate, adaptive filters, not interlaced
  const magic = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  const parts = [chunk('IHDR', header), chunk('IDAT', zlibSync(pixels)), chunk('IEND', new Uint8Array())]
  return Uint8Array.from([magic, ...parts].flatMap((part) => [...part]))
}

function drawTrait(pixels: Uint8Array, trait: Trait): void {
  trait.forEach(([x, y], at) => {
    const [fromX, fromY] = trait[at - 1] ?? [x, y]
    const steps = Math.max(1, Math.ceil(Math.hypot((x - fromX) * WIDTH, (y - fromY) * HEIGHT)))
    for (let step = 0; step <= steps; step++) {
      const t = step / steps
      drawDot(pixels, (fromX + (x - fromX) * t) * WIDTH, (fromY + (y - fromY) * t) * HEIGHT)
    }
  })
}

function drawDot(pixels: Uint8Array, x: number, y: number): void {
  for (let row = Math.ceil(y - PEN); row <= y + PEN; row++)
    for (let column = Math.ceil(x - PEN); column <= x + PEN; column++) {
      const isInside = row >= 0 && row < HEIGHT && column >= 0 && column < WIDTH
      if (isInside && Math.hypot(column - x, row - y) <= PEN) pixels[row * (WIDTH + 1) + 1 + column] = INK
    }
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  for (let at = 0; at < 4; at++) bytes[4 + at] = type.charCodeAt(at)
  bytes.set(data, 8)
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)))
  return bytes
}

function crc32(bytes: Uint8Array): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}
