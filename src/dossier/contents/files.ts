// How what was written in the moment is kept, and read again when files are made of it.

const ENCODER = new TextEncoder()

/** A text as bytes. */
export const bytesOf = (text: string): Uint8Array => ENCODER.encode(text)

/** The text that was written. */
export async function textOf(written: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  for await (const chunk of written) text += decoder.decode(chunk, { stream: true })
  return text + decoder.decode()
}

/** The rows that were written, one JSON a line, some at a time. */
export async function* rowsOf<Row>(written: AsyncIterable<Uint8Array>): AsyncGenerator<readonly Row[]> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  for await (const chunk of written) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield lines.map((line) => JSON.parse(line) as Row)
  }
}

/** Rows as lines of JSON. */
export const linesOf = (rows: readonly unknown[]): Uint8Array =>
  bytesOf(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
