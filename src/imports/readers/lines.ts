// Records that stand on several lines: those that follow each other and bear the same name are one.
import type { Kind } from '../kind.ts'
import type { Row } from './sheet.ts'

// One more than a record may have: further ones are left out, and the record is refused for those that it has.
const MAX_LINES = 201

/** Gathers lines into the records of their kind. */
export async function* gatherLines({ cle = '' }: Kind, rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  let lines: Row[] = []
  for await (const row of rows) {
    const [first] = lines
    if (first !== undefined && first.cells[cle]?.text !== row.cells[cle]?.text) {
      yield { ...first, lines }
      lines = []
    }
    if (lines.length < MAX_LINES) lines.push(row)
  }
  const [first] = lines
  if (first !== undefined) yield { ...first, lines }
}
