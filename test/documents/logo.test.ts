// «documents#logo»: the content of a file decides if it may be a logo; draw.test.ts tests documents with a logo.
import { execFileSync } from 'node:child_process'
import { constants, deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { Refusal } from '../../src/contract/errors.ts'
import { judgeLogo } from '../../src/documents/logo.ts'
import { chunk, jpegOf, NOTHING, pngOf } from './support.ts'

const told = async (bytes: Buffer) => {
  try {
    return await judgeLogo(bytes)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return [error.code, (error.details as { raison: string }).raison]
  }
}
const palette = (...entries: number[]) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, entries.length]),
    Buffer.from('PLTE'),
    Buffer.from(entries),
    Buffer.alloc(4),
  ])
const cut = (bytes: Buffer, from: number, to: number) =>
  Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)])

describe('what may be a logo', () => {
  test('is a PNG or a JPEG, with its sides', async () => {
    const png = pngOf()
    const size = (bytes: Buffer) => ({ taille_octets: bytes.length })
    const sides = { largeur_px: 32, hauteur_px: 16 }
    expect(await judgeLogo(png)).toEqual({ type_media: 'image/png', ...size(png), ...sides })
    const grey = pngOf({ colours: 0, rows: Buffer.alloc(16 * 33) })
    expect(await judgeLogo(grey)).toMatchObject(sides)
    const two = pngOf({
      colours: 3,
      bits: 1,
      rows: Buffer.alloc(16 * 5),
      chunks: [palette(0, 0, 0, 9, 9, 9)],
    })
    expect(await judgeLogo(two)).toMatchObject(sides)
    for (const jpeg of [jpegOf(), jpegOf(40, 20, 1), jpegOf(40, 20, 3, 0xc2)])
      expect(await judgeLogo(jpeg)).toEqual({
        type_media: 'image/jpeg',
        ...size(jpeg),
        largeur_px: 40,
        hauteur_px: 20,
      })
    expect(await judgeLogo(pngOf({ width: 2000, height: 16 }))).toMatchObject({ largeur_px: 2000 })
  })

  const bomb = { rows: Buffer.alloc(1_000_000) }
  const refused: readonly [string, () => Buffer][] = [
    ['format', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['format', () => Buffer.from('GIF89a')],
    ['format', () => Buffer.alloc(0)],
    ['format', () => Buffer.from('%PDF-1.7')],
    ['cotes', () => pngOf({ width: 15 })],
    ['cotes', () => pngOf({ height: 2001, width: 16 })],
    ['cotes', () => jpegOf(2001, 20)],
    ['cotes', () => jpegOf(16, 15)],
    ['transparence', () => pngOf({ colours: 6, rows: Buffer.alloc(16 * 129) })],
    ['transparence', () => pngOf({ colours: 4, rows: Buffer.alloc(16 * 65) })],
    ['transparence', () => pngOf({ chunks: [NOTHING] })],
    ['entrelacement', () => pngOf({ interlaced: 1 })],
    ['couleurs', () => pngOf({ bits: 16, rows: Buffer.alloc(16 * 193) })],
    ['couleurs', () => jpegOf(40, 20, 4)],
    ['couleurs', () => jpegOf(40, 20, 3, 0xc3)],
    ['illisible', () => pngOf(bomb)],
    ['illisible', () => pngOf({ rows: Buffer.alloc(16 * 96) })],
    ['illisible', () => pngOf({ rows: Buffer.alloc(16 * 97, 9) })],
    ['illisible', () => pngOf({ bits: 4 })],
    ['illisible', () => pngOf({ colours: 3 })],
    ['illisible', () => pngOf({ colours: 7 })],
    ['illisible', () => pngOf().subarray(0, 60)],
    ['illisible', () => cut(pngOf(), 8, 33)],
    ['illisible', () => Buffer.concat([pngOf().subarray(0, 33), deflateSync(Buffer.alloc(64))])],
    ['illisible', () => jpegOf().subarray(0, 12)],
    ['illisible', () => jpegOf().subarray(0, -1)],
    ['illisible', () => Buffer.from('ffd8ffe0', 'hex')],
    ['illisible', () => Buffer.from('ffd8ff'.padEnd(400_000, 'fe0000ff'), 'hex')],
    ['illisible', () => Buffer.from('ffd8'.padEnd(400_000, 'ffc00002'), 'hex')],
  ]
  test.each(refused)('is not what is refused for %s', async (reason, bytes) => {
    expect(await told(bytes())).toEqual(['logo_refuse', reason])
  })

  // A file of 150 kB that inflates to 150 MB.
  const megabyte = deflateSync(Buffer.alloc(1_000_000), { finishFlush: constants.Z_SYNC_FLUSH })
  const packed = Buffer.concat([megabyte, ...Array<Buffer>(150).fill(megabyte.subarray(2))])

  test.each([
    ['of 16 dots a side is inflated no further than them', { width: 16, height: 16 }, 'illisible'],
    ['of 65,535 dots a side is not inflated', { width: 65_535, height: 65_535 }, 'cotes'],
  ])('a bomb %s', (_what, sides, raison) => {
    const program = `
      import { readFileSync } from 'node:fs'
      import { buffer } from 'node:stream/consumers'
      import { judgeLogo } from '${import.meta.dirname}/../../src/documents/logo.ts'
      const { details } = await judgeLogo(await buffer(process.stdin)).catch((refusal) => refusal)
      // Measures only this program: maxRSS would start at the value of its parent.
      const [, peak] = /VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))
      console.log(JSON.stringify([details.raison, Number(peak)]))`
    const run = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
      input: pngOf({ ...sides, rows: Buffer.alloc(0), chunks: [chunk('IDAT', packed)] }),
    })
    const [found, peak_kb] = JSON.parse(run.toString())
    expect(found).toBe(raison)
    expect(peak_kb).toBeLessThan(150_000)
  })
})
