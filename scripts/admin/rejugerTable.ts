// Writes the results of `npm run admin -- rejuger` as a table for a terminal, as JSON for a program, or as CSV for a spreadsheet.
import { stringify } from 'csv-stringify/sync'
import { print } from '../../src/process/output.ts'
import { table } from '../../src/process/table.ts'

/** A record that today's rules judge differently, as the rules return it. */
export type Ecart = {
  id: string
  reference: string | null
  avant: Record<string, unknown>
  apres: Record<string, unknown>
  acte: string
  details: unknown
}
/** Such a record with its organization and kind. */
export type Row = Ecart & { organisation: string; genre: string }
/** An output format of the command. */
export type Format = 'table' | 'json' | 'csv'
/** `row` writes one row; `end` writes the rows that are still buffered. */
export type Write = { row(row: Row): void; end(): void }

const HEADINGS = ['organisation', 'genre', 'reference', 'avant', 'apres', 'acte']
// The number of rows per table. Column widths depend on all rows of a table, so all of them are kept in memory.
const LINED_UP = 500

/** Writes to standard output. */
export function writer(format: Format): Write {
  if (format === 'json') return { row: (row) => print(JSON.stringify(row)), end: () => undefined }
  if (format === 'csv') return csv()
  let rows: string[][] = []
  const flush = () => {
    if (rows.length > 0) print(table(HEADINGS, rows))
    rows = []
  }
  return {
    row({ organisation, genre, reference, avant, apres, acte }) {
      rows.push([organisation, genre, reference ?? '', said(avant), said(apres), acte])
      if (rows.length === LINED_UP) flush()
    },
    end: flush,
  }
}

function csv(): Write {
  const columns = [...HEADINGS, 'id', 'details'] as const
  // The byte order mark tells a spreadsheet that the text is UTF-8; `escape_formulas` prevents formulas.
  process.stdout.write(stringify([columns], { bom: true }))
  return {
    row({ organisation, genre, reference, avant, apres, acte, id, details }) {
      const cells = [
        organisation,
        genre,
        reference,
        said(avant),
        said(apres),
        acte,
        id,
        JSON.stringify(details),
      ]
      process.stdout.write(stringify([cells], { escape_formulas: true }))
    },
    end: () => undefined,
  }
}

/** Returns a judgment as text: `consomme_g ANANAS 500000, depassee true`. */
function said(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(said).join(' + ')
  if (typeof value !== 'object' || value === null) return String(value ?? '')
  const members = Object.entries(value)
  return members.length === 0 ? 'none' : members.map(([name, one]) => `${name} ${said(one)}`).join(', ')
}
