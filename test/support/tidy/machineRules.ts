// The rule about the command machine (docs/decisions/0052): the functions that process, rejudge and control commands know no
// command type. Rows define what each type does.

import { withoutComments } from './sqlSource.ts'
import { linesMatching, type SourceFile, under, type Violation } from './tree.ts'

const MACHINE = ['sql/commande/', 'sql/controle/', 'sql/saisie/', 'sql/constat/']
// A batch carries the frozen campaigns of its collections (`commande.liasse.figees`), so this single function of a domain may be
// called by name.
const OF_THE_BATCH = /\bcollecte\.lire_figees\(/g
const ROWS = 'sql/commande/type_commande.rows.sql'

/** No function of the command machine names a command type, or calls a function of a domain that has command types. */
export function machineNamesNoType(tree: readonly SourceFile[]): Violation[] {
  const rows = tree.find(({ path }) => path === ROWS)?.text ?? ''
  const types = [...rows.matchAll(/^ {4}\('(\w+\.\w+)'/gm)].map(([, type = '']) => type)
  if (types.length === 0) return [`${ROWS}: names no type`]
  const domains = [...new Set(types.map((type) => type.split('.')[0]))]
  const named = `'(?:${types.join('|').replaceAll('.', '\\.')})'`
  const called = `\\b(?:${domains.join('|')})\\.\\w+\\(`
  const functions = under(tree, MACHINE, '.sql').filter(({ path }) => !path.endsWith('.rows.sql'))
  return linesMatching(
    functions.map(({ path, text }) => ({ path, text: withoutComments(text).replace(OF_THE_BATCH, '(') })),
    new RegExp(`${named}|${called}`),
    'the machine names a type of command: a row does',
  )
}
