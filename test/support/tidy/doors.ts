// The `v1` functions that are generated from rows (docs/decisions/0055): the content of each row, and the names in it.
import { type SourceFile, under } from './tree.ts'

/** A `v1` function that is generated from a row. */
export type Door = { readonly name: string; readonly path: string; readonly text: string }

const TABLES = ['sql/porte/porte.rows.sql', 'sql/porte/liste.rows.sql']
// The filters of a list, and the values that it looks up, are in separate tables.
const PARTS = ['sql/porte/filtre.rows.sql', 'sql/porte/variable.rows.sql']
const UNITS = 'sql/porte/unite.rows.sql'

/**
 * Reads the rows of the generated functions. A function that returns one row of a list has the texts of the list's row and of its
 * own.
 */
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

// Joins the rows about one function that are in two places of a file.
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

/** Returns the kind of opening in a function's row: `lecture`, `permission`… */
export function openingOf({ text }: Door): string {
  return /^\('\w+',\s*'(\w+)'/.exec(text)?.[1] ?? ''
}

/** Returns the functions that each kind of opening calls. */
export function openings(tree: readonly SourceFile[]): Map<string, string> {
  const [rows] = under(tree, ['sql/porte/ouverture.rows.sql'])
  const found = rows?.text.matchAll(/^ {4}\('(\w+)', '(\w+\.\w+)\(/gm) ?? []
  return new Map([...found].map(([, code = '', name = '']) => [code, name]))
}
