// Encodes the data that were read in the snapshot, and decodes them when files are made.

const ENCODER = new TextEncoder()

/** Encodes a text as bytes. */
export const bytesOf = (text: string): Uint8Array => ENCODER.encode(text)

/** Decodes a stored text. */
export async function textOf(written: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  for await (const chunk of written) text += decoder.decode(chunk, { stream: true })
  return text + decoder.decode()
}

/** Decodes stored rows, one JSON value per line, in batches. */
export async function* rowsOf<Row>(written: AsyncIterable<Uint8Array>): AsyncGenerator<readonly Row[]> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  for await (const chunk of written) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield lines.map((line) => JSON.parse(line) as Row)
  }
}

/** Encodes rows as lines of JSON. */
export const linesOf = (rows: readonly unknown[]): Uint8Array =>
  bytesOf(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
