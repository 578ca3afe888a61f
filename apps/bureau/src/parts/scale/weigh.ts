// Weighs by a scale at a serial port (Web Serial): opens it, listens until a mass is certain, and closes it.
import { CUT, type Line, type Rest, splitLines } from './lines.ts'

/** A serial port, as Web Serial has it. */
export type Port = {
  readonly readable: ReadableStream<Uint8Array> | null
  readonly writable: WritableStream<Uint8Array> | null
  open(options: { readonly baudRate: number }): Promise<void>
  close(): Promise<void>
}

/** The reason why nothing was weighed. */
export type Fault = 'occupee' | 'debranchee' | 'arretee'

/** The reason why a line has no mass. */
export type Waiting = Exclude<Line['said'], 'masse'>

/** An end without a mass. */
export class NotWeighed extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super(fault)
    this.fault = fault
  }
}

// Asks SICS scales, and those of A&D, for a stable mass; other scales ignore it.
const ASKED = new TextEncoder().encode('S\r\n')
// Lines with the same mass, one after the other, that make a mass without a mark of stability certain.
const ALIKE = 3
// Streams of one weighing; a line that breaks more often is no line.
const MOST_BREAKS = 50

/** Returns the mass in grams; `tell` learns why there is none yet. */
export async function weigh(
  port: Port,
  baudRate: number,
  signal: AbortSignal,
  tell: (why: Waiting) => void,
): Promise<number> {
  await port.open({ baudRate }).catch(() => {
    throw new NotWeighed('occupee')
  })
  try {
    return await listen(port, signal, tell)
  } finally {
    // A scale that was unplugged is closed already.
    await port.close().catch(() => undefined)
  }
}

async function listen(port: Port, signal: AbortSignal, tell: (why: Waiting) => void): Promise<number> {
  const alike = { g: 0, times: 0 }
  await ask(port)
  // After a framing error or an overrun the port has another stream, and part of a line is lost.
  for (let breaks = 0; breaks < MOST_BREAKS && port.readable !== null && !signal.aborted; breaks += 1) {
    const reader = port.readable.getReader()
    const stop = () => void reader.cancel().catch(() => undefined)
    signal.addEventListener('abort', stop, { once: true })
    try {
      const g = await firstMass(reader, alike, tell, () => ask(port))
      if (g !== null) return g
      if (!signal.aborted) break
    } catch {
      alike.times = 0
    } finally {
      signal.removeEventListener('abort', stop)
      await reader.cancel().catch(() => undefined)
      reader.releaseLock()
    }
  }
  throw new NotWeighed(signal.aborted ? 'arretee' : 'debranchee')
}

async function firstMass(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  alike: { g: number; times: number },
  tell: (why: Waiting) => void,
  again: () => Promise<void>,
): Promise<number | null> {
  // Each byte is a character of its own, so that noise stays noise.
  const decoder = new TextDecoder('latin1')
  let rest: Rest = CUT
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return null
    const heard = splitLines(rest, decoder.decode(value, { stream: true }))
    rest = heard.rest
    for (const line of heard.lines) {
      if (line.said !== 'masse') {
        alike.times = 0
        tell(line.said)
        continue
      }
      alike.times = line.g === alike.g ? alike.times + 1 : 1
      alike.g = line.g
      if (line.isMarked || alike.times === ALIKE) return line.g
    }
    if (heard.lines.length > 0) await again()
  }
}

async function ask({ writable }: Port): Promise<void> {
  if (writable === null || writable.locked) return
  const writer = writable.getWriter()
  await writer.write(ASKED).catch(() => undefined)
  writer.releaseLock()
}
