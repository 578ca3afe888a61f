// The description of a dossier, a snapshot that returns a test's data, and the files that are made from the dossier's pieces.
import type { Frame, Piece, SnapshotReader } from '../../src/dossier/piece.ts'

/** The description of an ordinary dossier; each test changes some members. */
export const FRAME: Frame = {
  id: '01960000-0100-7000-8000-000000000001',
  organisation: { id: '01960000-0001-7000-8000-000000000001', code: 'DEMO', nom: 'Union des producteurs' },
  langue: 'fr',
  fuseau_horaire: 'Africa/Porto-Novo',
  campagne: { id: '01960000-0005-7000-8000-000000000001', code: '2026', nom: 'Ananas 2026' },
  du: '2026-01-01',
  au: '2026-11-22',
  depuis: '2025-12-31T23:00:00Z',
  jusqu_a: '2026-11-22T22:59:59.999999Z',
  suites_jusqu_a: '2026-11-22T22:59:59.999999Z',
  groupement: null,
  lots: [],
  arrete_au: '2026-11-22T08:30:00Z',
  verification: 'https://sillon.example.org/verifier',
}

/** A snapshot that always returns the same data: rows for lists, text for functions. */
export function readingOf(
  lists: Readonly<Record<string, readonly unknown[]>>,
  answers: Readonly<Record<string, unknown>> = {},
): SnapshotReader {
  const run = async (name: string) => JSON.stringify(answers[name] ?? null)
  return {
    run,
    async *tell(name) {
      yield await run(name)
    },
    async *pages(list) {
      yield lists[list] ?? []
    },
  }
}

/** Makes the files of the given pieces; returns them by path. */
export async function filesOf(
  pieces: readonly Piece[],
  reading: SnapshotReader,
  frame: Frame,
): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const { path, write, made } of pieces) {
    const written = await whole(write(reading, frame))
    if (made === undefined) files.set(path, written)
    for (const file of made ?? []) files.set(file.path, await whole(file.make(inParts(written), frame)))
  }
  return files
}

async function whole(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of pieces) parts.push(part)
  return Buffer.concat(parts)
}

// Splits bytes as a store sends them: a part may end inside a character or a line.
async function* inParts(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 1_021) yield bytes.subarray(at, at + 1_021)
}
