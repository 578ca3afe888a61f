// Records that stand on several lines: those that follow each other and bear the same name are one. A line that leaves the
// name empty and says nothing else of the whole belongs to the record before it.
import type { Kind } from '../kind.ts'
import type { Row } from './sheet.ts'

// One more than a record may have: further ones are left out, and the record is refused for those that it has.
const MAX_LINES = 201

/** Gathers lines into the records of their kind. */
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
