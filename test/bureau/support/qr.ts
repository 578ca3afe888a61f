// Reads a QR code from a picture, module by module: versions 1 to 6 of level M without damage, as the workbench draws them.
import type { Locator, Page } from 'playwright-core'

/** Returns the text of the only thing in a picture, a QR code. */
export function textIn(picture: Pixels): string {
  return decode(modulesOf(picture))
}

/** Returns the text of the QR code that an element shows, read from its picture. */
export async function readQr(page: Page, of: Locator): Promise<string> {
  const picture = (await of.screenshot()).toString('base64')
  return textIn(await page.evaluate<Pixels>(pixelsOf(picture)))
}

/** A picture: its width, and its dots row by row, dark as true. */
export type Pixels = { readonly width: number; readonly dark: readonly boolean[] }

// Runs in the page: the browser knows how to read its own pictures.
const pixelsOf = (picture: string) => `(async () => {
  const bytes = Uint8Array.from(atob('${picture}'), (one) => one.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d')
  context.drawImage(bitmap, 0, 0)
  const { data } = context.getImageData(0, 0, width, height)
  return { width, dark: Array.from({ length: width * height }, (_, at) => data[4 * at] < 128) }
})()`

// The first dark row begins with a finder pattern of seven modules.
function modulesOf({ width, dark }: Pixels): boolean[][] {
  const first = dark.indexOf(true)
  const [left, top] = [first % width, Math.floor(first / width)]
  const run = dark.slice(first).indexOf(false) / 7
  const right = dark.slice(top * width, (top + 1) * width).lastIndexOf(true)
  const count = Math.round((right - left + 1) / run)
  const px = (right - left + 1) / count
  const at = (row: number, column: number) =>
    dark[Math.floor(top + (row + 0.5) * px) * width + Math.floor(left + (column + 0.5) * px)] === true
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (_, column) => at(row, column)),
  )
}

// Data codewords of a block, and number of blocks, by version (level M).
const BLOCKS: readonly (readonly [number, number])[] = [
  [16, 1],
  [28, 1],
  [44, 1],
  [32, 2],
  [43, 2],
  [27, 4],
]
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]
const FORMAT_MASK = 0b101

function decode(modules: readonly (readonly boolean[])[]): string {
  const count = modules.length
  const version = (count - 17) / 4
  const [size, blocks] = BLOCKS[version - 1] ?? [0, 0]
  if (size === 0) throw new Error(`no QR code of a known version: ${count} modules`)
  const dark = (row: number, column: number) => modules[row]?.[column] === true
  const format = [2, 3, 4].reduce((bits, column) => bits * 2 + Number(dark(8, column)), 0) ^ FORMAT_MASK
  const mask = MASKS[format]
  const words = codewords(count, (row, column) => dark(row, column) !== mask?.(row, column))
  // Codewords of the blocks take turns.
  const data = Array.from({ length: blocks }, (_, block) =>
    Array.from({ length: size }, (_, n) => words[n * blocks + block] ?? 0),
  ).flat()
  return textOf(data.map((word) => word.toString(2).padStart(8, '0')).join(''))
}

function textOf(bits: string): string {
  const number = (from: number, length: number) => Number.parseInt(bits.slice(from, from + length), 2)
  if (number(0, 4) !== 0b0100) throw new Error('the QR code does not hold bytes')
  const bytes = Array.from({ length: number(4, 8) }, (_, n) => number(12 + 8 * n, 8))
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
}

// Reads two columns at a time, upwards and downwards in turn, from the right; the timing column is left out.
function codewords(count: number, isOne: (row: number, column: number) => boolean): number[] {
  const bits: boolean[] = []
  let isUp = true
  for (let right = count - 1; right > 0; right -= 2) {
    const column = right <= 6 ? right - 1 : right
    for (let step = 0; step < count; step += 1) {
      const row = isUp ? count - 1 - step : step
      for (const at of [column, column - 1]) if (!isFunction(count, row, at)) bits.push(isOne(row, at))
    }
    isUp = !isUp
  }
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, n) =>
    bits.slice(8 * n, 8 * n + 8).reduce((word, bit) => word * 2 + Number(bit), 0),
  )
}

function isFunction(count: number, row: number, column: number): boolean {
  const isFinder =
    (row <= 8 && column <= 8) || (row <= 8 && column >= count - 8) || (row >= count - 8 && column <= 8)
  const middle = count - 7
  const isAlignment = count > 21 && Math.abs(row - middle) <= 2 && Math.abs(column - middle) <= 2
  return isFinder || row === 6 || column === 6 || isAlignment
}
