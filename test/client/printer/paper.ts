// The paper of the printer as a picture, and the QR code on it.
import { crc32, deflateSync } from 'node:zlib'
import { textIn } from '../../bureau/support/qr.ts'

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** Returns rows of dots as a PNG: dark on white, with a margin. */
export function pictureOf(rows: readonly (readonly boolean[])[]): Buffer {
  const width = rows[0]?.length ?? 0
  const margin = 16
  const white = Array<number>(margin).fill(255)
  const grey = rows.map((row) => [...white, ...row.map((isDark) => (isDark ? 20 : 255)), ...white])
  const blank = Array.from({ length: margin }, () => Array<number>(width + 2 * margin).fill(255))
  const all = [...blank, ...grey, ...blank]
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width + 2 * margin)
  header.writeUInt32BE(all.length, 4)
  header[8] = 8
  const pixels = deflateSync(Buffer.concat(all.map((row) => Buffer.from([0, ...row]))))
  const parts = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts])
}

/** Returns the text of the QR code on a paper: the only dark place of 100 rows or more without a white row. */
export function codeOn(rows: readonly (readonly boolean[])[]): string {
  let from = 0
  let found: readonly [number, number] = [0, 0]
  rows.forEach((row, at) => {
    if (row.includes(true)) return
    if (at - from > found[1] - found[0]) found = [from, at]
    from = at + 1
  })
  const [top, bottom] = found
  if (bottom - top < 100) throw new Error('no QR code on this paper')
  const cut = rows.slice(top, bottom)
  return textIn({ width: cut[0]?.length ?? 0, dark: cut.flat() })
}
