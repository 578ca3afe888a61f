// The doors of `v1` that are rows (docs/decisions/0055): what each row says of itself and names.
import { type SourceFile, under } from './tree.ts'

/** A door that is made from its row. */
export type Door = { readonly name: string; readonly path: string; readonly text: string }

const TABLES = ['sql/porte/porte.rows.sql', 'sql/porte/liste.rows.sql']

/** The rows of the doors; what is said of one in two places of a file is put together. */
export function doorRows(tree: readonly SourceFile[]): Door[] {
  return under(tree, TABLES).flatMap(({ path, text }) => {
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
