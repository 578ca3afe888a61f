// Records on several lines: consecutive lines with the same name are one record. A line with an empty name that repeats no data of the
// whole record belongs to the record before it.
import type { Kind } from '../kind.ts'
import type { Row } from './sheet.ts'

// One line more than a record may have: further lines are dropped, and the record is refused because of its number of lines.
const MAX_LINES = 201

/** Gathers lines into records of their kind. */
export async function* gatherLines(kind: Kind, rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  let lines: Row[] = []
  for await (const row of rows) {
    const [first] = lines
    if (first !== undefined && !continues(kind, first, row)) {
      yield { ...first, lines }
      lines = []
    }
    if (lines.length < MAX_LINES) lines.push(row)
  }
  const [first] = lines
  if (first !== undefined) yield { ...first, lines }
}

function continues({ cle = '', colonnes }: Kind, first: Row, row: Row): boolean {
  const name = row.cells[cle]?.text
  if (name !== undefined) return name === first.cells[cle]?.text
  return colonnes.every(({ code, parLigne }) => {
    const text = row.cells[code]?.text
    return parLigne === true || text === undefined || text === first.cells[code]?.text
  })
}
