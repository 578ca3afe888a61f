// A receipt printer: it reads ESC/POS as a real one does, draws dots on its paper, and fails as a real one does. An unknown
// command is an error, so the package can only use commands that are drawn here.
import type { Imprimante } from '@sillon/telephone/imprimante'
import { PAGES } from '@sillon/telephone/letters'
import { glyphOf } from './glyphs.ts'

const CELL = { width: 12, height: 24 }

/** The faults of a printer; each happens once. */
export type Faults = {
  /** The connection breaks after this many bytes of one connection. */
  breaksAfter?: number
  /** Rows of dots until the paper ends. */
  paperRows?: number
  /** The printer responds to no question. */
  isMute?: boolean
  /** Nothing connects. */
  isAway?: boolean
}

type Reader = (byte: number) => Reader
/** A dark place on the paper. */
export type Paper = { readonly width: number; readonly rows: boolean[][] }

/** A printer with a roll of paper of that many dots. */
export function fakePrinter(width: 384 | 576, faults: Faults = {}) {
  const rows: boolean[][] = []
  const cuts: number[] = []
  const answers: number[] = []
  let mode = { page: 16, isBold: false, tall: 1 }
  let line: string[] = []

  const isEmpty = () => rows.length >= (faults.paperRows ?? Number.POSITIVE_INFINITY)
  const push = (row: boolean[]) => {
    if (!isEmpty()) rows.push(row)
  }
  const blank = () => Array<boolean>(width).fill(false)
  const feed = (count: number) => {
    for (let at = 0; at < count; at += 1) push(blank())
  }
  const endLine = () => {
    const drawn = Array.from({ length: CELL.height * mode.tall + 2 }, blank)
    line.forEach((letter, column) => {
      for (const [x, y] of glyphOf(letter, CELL.width, CELL.height * mode.tall))
        for (const bold of mode.isBold ? [0, 1] : [0]) {
          const row = drawn[y]
          if (row !== undefined) row[column * CELL.width + x + bold] = true
        }
    })
    if (line.length * CELL.width > width) throw new Error(`a line of ${line.length} letters is too long`)
    drawn.forEach(push)
    line = []
  }

  const take =
    (count: number, done: (bytes: number[]) => void, got: number[] = []): Reader =>
    (byte) => {
      const bytes = [...got, byte]
      if (bytes.length < count) return take(count, done, bytes)
      done(bytes)
      return text
    }
  const dots = (wide: number, count: number, row: boolean[], left: number): Reader =>
    left === 0
      ? text
      : (byte) => {
          for (let bit = 7; bit >= 0; bit -= 1) row.push(((byte >> bit) & 1) === 1)
          const isFull = row.length === wide * 8
          if (isFull) push([...row, ...blank()].slice(0, width))
          return dots(wide, count, isFull ? [] : row, left - 1)
        }
  const raster: Reader = (() => {
    const header =
      (got: number[]): Reader =>
      (byte) => {
        const bytes = [...got, byte]
        if (bytes.length < 6) return header(bytes)
        const [, , xL = 0, xH = 0, yL = 0, yH = 0] = bytes
        const wide = xL + 256 * xH
        return dots(wide, yL + 256 * yH, [], wide * (yL + 256 * yH))
      }
    return header([])
  })()
  // A zero after the beginning of a command ends it, as on a real printer.
  const unknown = (byte: number): Reader => {
    if (byte === 0) return text
    throw new Error(`unknown command ${byte.toString(16)}`)
  }
  const esc: Reader = (byte) => {
    if (byte === 0x40) {
      line = []
      mode = { page: 0, isBold: false, tall: 1 }
      return text
    }
    if (byte === 0x74)
      return take(1, ([page = 0]) => {
        mode = { ...mode, page }
      })
    if (byte === 0x45)
      return take(1, ([on = 0]) => {
        mode = { ...mode, isBold: on === 1 }
      })
    if (byte === 0x64) return take(1, ([lines = 0]) => feed(lines * CELL.height))
    return unknown(byte)
  }
  const gs: Reader = (byte) => {
    if (byte === 0x21)
      return take(1, ([size = 0]) => {
        mode = { ...mode, tall: 1 + (size & 7) }
      })
    if (byte === 0x76) return raster
    if (byte === 0x56) return take(2, () => cuts.push(rows.length))
    if (byte === 0x72) return take(1, () => answers.push(isEmpty() ? 0x0c : 0))
    return unknown(byte)
  }
  const lettersNow = () => Object.values(PAGES).find(({ numero }) => numero === mode.page)?.lettres
  const text: Reader = (byte) => {
    if (byte === 0x1b) return esc
    if (byte === 0x1d) return gs
    if (byte === 0x10)
      return take(2, ([what, which]) => {
        if (what === 4 && which === 4) answers.push(isEmpty() ? 0x72 : 0x12)
      })
    if (byte === 0x0a) endLine()
    else if (byte > 0 && byte < 0x20) unknown(byte)
    else if (byte > 0)
      line.push(byte < 0x80 ? String.fromCharCode(byte) : (lettersNow()?.[byte - 0x80] ?? '\uFFFD'))
    return text
  }

  let state = text
  const imprimante: Imprimante = {
    async connecter() {
      if (faults.isAway === true) throw new Error('no such device')
      answers.length = 0
      let left = faults.breaksAfter ?? Number.POSITIVE_INFINITY
      delete faults.breaksAfter
      return {
        async envoyer(octets) {
          for (const byte of octets) {
            if (left === 0) throw new Error('the connection is lost')
            left -= 1
            state = state(byte)
          }
        },
        recevoir: async () => (faults.isMute === true ? null : (answers.shift() ?? null)),
        fermer: async () => undefined,
      }
    },
  }
  const feedBytes = (octets: Uint8Array) => {
    for (const byte of octets) state = state(byte)
  }
  return { imprimante, feedBytes, rows, cuts, width, faults }
}
