// Progress of a bench, on one line of a terminal.
import { say } from '../../src/process/lifetime.ts'

const EVERY_MS = 10_000
let told = Date.now()

/** Prints the progress: in place on a terminal, at intervals elsewhere. */
export function progress(sentence: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${sentence}`)
  else if (sentence !== '' && Date.now() - told > EVERY_MS) {
    told = Date.now()
    say(sentence)
  }
}

/** Prints the result. */
export function conclude(sentence: string): void {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
  told = Date.now()
  say(sentence)
}
