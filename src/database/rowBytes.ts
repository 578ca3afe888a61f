// What a statement answers, as the bytes that the database sent: what is only handed on is neither decoded nor written again. The
// library decodes every row, so rows of such a statement are taken off the stream before it reads them.
import { EventEmitter } from 'node:events'

const HEAD_BYTES = 5 // of each message: its kind, and its length without the kind
const ROW = 'D'.charCodeAt(0)
const READY = 'Z'.charCodeAt(0)
// Of a row of one column: how many columns, and how long the first is, before what it holds.
const BEFORE_VALUE = 6

/** A stream as the library reads from one. */
type Readable = Pick<EventEmitter, 'on'>

/** The rows of one connection. */
export class RowBytes {
  /** What is taken, and what was taken of the statement that ended last. */
  #pieces: Buffer[] | null = null
  #taken: Buffer[] | null = null
  /** What has arrived of the head of a message that a chunk ended in. */
  #head: Buffer = Buffer.alloc(0)
  /** How much is still to come of the message that is read, and of what stands before the value of a row that is taken. */
  #left = 0
  #before = 0
  #isTaken = false

  /** Takes the rows of the statement that is sent now, which has one column, until it is over. */
  begin(): void {
    this.#pieces = []
    this.#taken = null
  }

  /** What that statement answered, its rows one after the other, nothing of a null; undefined where none was taken. */
  end(): Buffer | undefined {
    const pieces = this.#taken
    this.#taken = null
    const [only] = pieces ?? []
    return pieces?.length === 1 ? only : pieces === null ? undefined : Buffer.concat(pieces)
  }

  /** A stream without the rows that are taken. */
  through(stream: Readable): EventEmitter {
    const passed = new EventEmitter()
    stream.on('data', (chunk: Buffer) => this.#read(chunk, passed))
    stream.on('end', () => passed.emit('end'))
    return passed
  }

  #read(chunk: Buffer, passed: EventEmitter): void {
    const whole = this.#head.length === 0 ? chunk : Buffer.concat([this.#head, chunk])
    this.#head = whole.subarray(whole.length)
    let from = 0 // where what is passed on begins
    let at = 0
    while (at < whole.length) {
      if (this.#left > 0) {
        const to = Math.min(whole.length, at + this.#left)
        if (this.#isTaken) {
          this.#take(whole.subarray(at, to))
          from = to
        }
        this.#left -= to - at
        at = to
      } else if (whole.length - at < HEAD_BYTES) {
        this.#head = whole.subarray(at)
        break
      } else {
        this.#isTaken = this.#pieces !== null && whole[at] === ROW
        if (this.#isTaken && at > from) passed.emit('data', whole.subarray(from, at))
        if (this.#pieces !== null && whole[at] === READY) {
          this.#taken = this.#pieces
          this.#pieces = null
        }
        this.#left = whole.readUInt32BE(at + 1) - 4
        this.#before = BEFORE_VALUE
        at += HEAD_BYTES
        if (this.#isTaken) from = at
      }
    }
    if (at > from) passed.emit('data', whole.subarray(from, at))
  }

  #take(bytes: Buffer): void {
    const skipped = Math.min(this.#before, bytes.length)
    this.#before -= skipped
    if (bytes.length > skipped) this.#pieces?.push(bytes.subarray(skipped))
  }
}
