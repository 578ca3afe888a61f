// Prints on a receipt printer behind a port: the application brings the connection (Bluetooth, USB, network).
import { PhoneError } from './errors.ts'
import { MAX_BAND_BYTES } from './escpos.ts'

/** A connection to a printer. Its functions throw when the connection is lost. */
export type Lien = {
  envoyer(octets: Uint8Array): Promise<void>
  /** Returns the next byte that the printer sends; null if none arrives within this time. */
  recevoir(ms: number): Promise<number | null>
  fermer(): Promise<void>
}

/** A printer of the phone. */
export type Imprimante = { connecter(): Promise<Lien> }

/**
 * The outcome of a print. `entiere`: the printer confirmed that it printed everything. `a_verifier`: the printer does not respond
 * to questions, so the agent says if the paper is whole.
 */
export type Impression = 'entiere' | 'a_verifier'

// Bytes of one send: small, because cheap printers lose bytes of longer ones.
const CHUNK = 256
const ANSWER_MS = 5_000
// DLE EOT 4: the state of the paper, at once. GS r 1: the same, after everything before it is printed.
const PAPER_NOW = Uint8Array.of(0x10, 0x04, 4)
const PAPER_AFTER = Uint8Array.of(0x1d, 0x72, 1)
const [NO_PAPER_NOW, NO_PAPER_AFTER] = [0x60, 0x0c]

/**
 * Prints bytes and waits until the printer confirms them. Throws `imprimante_absente` if nothing connects, `imprimante_perdue` if
 * the connection breaks, and `papier_absent`. After an error the paper is not whole: print it again from the start.
 */
export async function print(imprimante: Imprimante, octets: Uint8Array): Promise<Impression> {
  const lien = await imprimante.connecter().catch((error: unknown) => {
    throw new PhoneError('imprimante_absente', 'no printer responds', String(error))
  })
  try {
    // Completes a band of dots, or a command, in which an earlier connection broke: the printer would take the next commands for
    // the rest of it.
    await sendAll(lien, new Uint8Array(MAX_BAND_BYTES))
    await lien.envoyer(PAPER_NOW)
    if (((await lien.recevoir(ANSWER_MS)) ?? 0) & NO_PAPER_NOW) throw noPaper()
    await sendAll(lien, octets)
    await lien.envoyer(PAPER_AFTER)
    const state = await lien.recevoir(ANSWER_MS)
    if (state === null) return 'a_verifier'
    if (state & NO_PAPER_AFTER) throw noPaper()
    return 'entiere'
  } catch (error) {
    if (error instanceof PhoneError) throw error
    throw new PhoneError('imprimante_perdue', 'the connection to the printer is lost', String(error))
  } finally {
    await lien.fermer().catch(() => undefined)
  }
}

async function sendAll(lien: Lien, octets: Uint8Array): Promise<void> {
  for (let at = 0; at < octets.length; at += CHUNK) await lien.envoyer(octets.subarray(at, at + CHUNK))
}

function noPaper(): PhoneError {
  return new PhoneError('papier_absent', 'the printer has no paper')
}
