// The acts on records with states, as sql/<record>/acte.rows.sql defines them.
import { type SourceFile, under } from './tree.ts'

/** A row of an act; a column without a value is absent. */
export type ActRow = { readonly entite: string; readonly acte: string } & Readonly<Record<string, string>>

const ORDINARY = 'transition_refusee'
const REFUSAL = /\bacte\.(?:exiger|refuser)\(\s*'(\w+)'([^;]*);/g

/** Reads the rows of every record. */
export function readActs(tree: readonly SourceFile[]): ActRow[] {
  return under(tree, ['sql/'], '.sql')
    .filter(({ path }) => path.endsWith('/acte.rows.sql'))
    .flatMap(({ path, text }) => rowsOf(path.split('/')[1] ?? '', text))
}

/** The code with which an act is refused in a wrong state. */
export function refusalOf({ refus = ORDINARY }: ActRow): string {
  return refus
}

/**
 * Returns the codes with which a function body refuses acts by `acte.exiger('lot', …)`; only those of one act if the call names
 * it.
 */
export function refusedActs(code: string, acts: readonly ActRow[]): string[] {
  return [...`${code};`.matchAll(REFUSAL)].flatMap(([, entite = '', rest = '']) => {
    const own = acts.filter((act) => act.entite === entite)
    const named = own.filter(({ acte }) => rest.includes(`'${acte}'`))
    return (named.length > 0 ? named : own).map(refusalOf)
  })
}

function rowsOf(entite: string, text: string): ActRow[] {
  const names = (/\) as s \(([^)]*)\);/.exec(text)?.[1] ?? '').split(/,\s*/)
  return [...text.matchAll(/^ {4}\(('[\s\S]*?)\),?$/gm)].map(([, row = '']) => {
    const values = [...row.matchAll(/'([^']*)'|\b(null|true|false)\b/g)].map(
      ([, value, word]) => value ?? word,
    )
    const given = names.map((name, i) => [name, values[i] ?? 'null'] as const)
    return { entite, ...Object.fromEntries(given.filter(([, value]) => value !== 'null')) } as ActRow
  })
}
