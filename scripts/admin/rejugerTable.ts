// How `npm run admin -- rejuger` writes what it finds: lines for a terminal, for a program, or for a spreadsheet.
import { stringify } from 'csv-stringify/sync'
import { print } from '../../src/process/output.ts'
import { table } from '../../src/process/table.ts'

/** A record that is judged otherwise, as the rules answer it. */
export type Ecart = {
  id: string
  reference: string | null
  avant: Record<string, unknown>
  apres: Record<string, unknown>
  acte: string
  details: unknown
}
/** The same with the organization and the kind that it is of. */
export type Row = Ecart & { organisation: string; genre: string }
/** What is written. */
export type Format = 'table' | 'json' | 'csv'
/** Takes rows one by one, and what is left at the end. */
export type Write = { row(row: Row): void; end(): void }

const HEADINGS = ['organisation', 'genre', 'reference', 'avant', 'apres', 'acte']
// A table needs its widest cells: so many rows are lined up at a time, and no more kept.
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
  // The byte order mark is what tells a spreadsheet that the accents are UTF-8; the escape, that a text is no formula.
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

/** A judgment in words: `consomme_g ANANAS 500000, depassee true`. */
function said(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(said).join(' + ')
  if (typeof value !== 'object' || value === null) return String(value ?? '')
  const members = Object.entries(value)
  return members.length === 0 ? 'none' : members.map(([name, one]) => `${name} ${said(one)}`).join(', ')
}
