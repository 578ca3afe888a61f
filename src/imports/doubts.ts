// Warnings about the contents of cells.
import { wrongWeekday } from '@sillon/telephone/values/dates'
import type { Cell } from '@sillon/telephone/values/reading'
import { digitsFor, disguisedIn, mixedIn, unprintedIn } from '@sillon/telephone/values/texts'
import { type Finding, warningOf } from './fault.ts'
import type { Column } from './kind.ts'
import { isIdentifier } from './values.ts'

/**
 * Returns the warnings: parts of a shape that are left out, a weekday that is not that of its day, and letters that the fonts of documents lack or that look like
 * others.
 */
export function doubtsAbout(
  column: Column,
  { text, kind, left }: Cell,
  ligne?: { readonly ligne: number },
): Finding[] {
  const { code: colonne, type, entite } = column
  const isWord = type === 'texte' || type === 'code'
  const letters = type === 'texte' && entite === undefined ? unprintedIn(text) : []
  const digits = isWord && isIdentifier(column) ? digitsFor(text) : null
  const weekday = type === 'date' && kind === undefined ? wrongWeekday(text) : null
  const alike = isWord ? (isIdentifier(column) ? disguisedIn : mixedIn)(text) : null
  const doubts: readonly [code: string, details: object | null][] = [
    ['forme_partielle', left === undefined ? null : { ecarte: left }],
    ['lettres_non_imprimees', letters.length > 0 ? { lettres: letters.slice(0, 20), ...ligne } : null],
    ['lettre_pour_chiffre', digits === null ? null : { chiffres: digits, ...ligne }],
    ['jour_de_semaine', weekday === null ? null : { lu: weekday, ...ligne }],
    ['lettres_semblables', alike && { ...alike, ...ligne }],
  ]
  return doubts.flatMap(([code, details]) =>
    details === null ? [] : [warningOf(code, { colonne, details })],
  )
}
