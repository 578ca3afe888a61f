// The doors of `v1` that are rows (docs/decisions/0055): what each row says of itself and names.
import { type SourceFile, under } from './tree.ts'

/** A door that is made from its row. */
export type Door = { readonly name: string; readonly path: string; readonly text: string }

const TABLES = ['sql/porte/porte.rows.sql', 'sql/porte/liste.rows.sql']
// The rows of a list and its looked-up values stand in rows of their own.
const PARTS = ['sql/porte/filtre.rows.sql', 'sql/porte/variable.rows.sql']
const UNITS = 'sql/porte/unite.rows.sql'

/** The rows of the doors; one that shows a row of a list says what the list says and what it adds. */
export function doorRows(tree: readonly SourceFile[]): Door[] {
  const parts = rowsOf(tree, PARTS)
  const doors = rowsOf(tree, TABLES).map((door) => {
    const own = parts.filter(({ name }) => name === door.name)
    return { ...door, text: [door, ...own].map(({ text }) => text).join('') }
  })
  const lists = new Map(doors.map(({ name, text }) => [name, text]))
  const units = rowsOf(tree, [UNITS]).map((unit) => {
    const [, list = ''] = /^\('\w+', '(\w+)'/.exec(unit.text) ?? []
    const opening = (lists.get(list) ?? '').replace(/^\('\w+'/, `('${unit.name}'`)
    return { ...unit, text: `${opening}${unit.text}` }
  })
  return [...doors, ...units]
}

// Rows about one function in two places of a file are joined.
function rowsOf(tree: readonly SourceFile[], tables: readonly string[]): Door[] {
  return under(tree, tables).flatMap(({ path, text }) => {
    const parts = text.split(/^ {4}(?=\('\w+',)/m).slice(1)
    const rows = parts.map((part) => ({
      name: /\w+/.exec(part)?.[0] ?? '',
      text: part.split(/^\)/m)[0] ?? '',
    }))
    return [...Map.groupBy(rows, ({ name }) => name)].map(([name, own]) => {
      return { name, path, text: own.map((row) => row.text).join('') }
    })
  })
}

/** The opening that a door's row names: `lecture`, `permission`… */
export function openingOf({ text }: Door): string {
  return /^\('\w+',\s*'(\w+)'/.exec(text)?.[1] ?? ''
}

/** The functions by which each opening opens. */
export function openings(tree: readonly SourceFile[]): Map<string, string> {
  const [rows] = under(tree, ['sql/porte/ouverture.rows.sql'])
  const found = rows?.text.matchAll(/^ {4}\('(\w+)', '(\w+\.\w+)\(/gm) ?? []
  return new Map([...found].map(([, code = '', name = '']) => [code, name]))
}
