// The labels of the records that a form offers.
import { day } from '../../words/figures.ts'
import type { Language } from '../../words/words.ts'
import { typedOf, unitOf } from './units.ts'

/** A record of a list. */
export type Row = Readonly<Record<string, unknown>>

/** Returns the texts of some members of a record, in their order. */
export const text = (row: Row, ...members: string[]) =>
  members
    .map((member) => row[member])
    .filter((value) => typeof value === 'string' && value !== '')
    .join(' · ')
/** Returns the code and the name of a record. */
export const coded = (row: Row) => text(row, 'code', 'nom')
/** Returns the label of a record in a language. */
export const labelled = (row: Row, langue: Language) =>
  text(row, langue === 'fr' ? 'libelle_fr' : 'libelle_en')
/** Returns the containers of an expedition, and its day once it has one. */
export const shipped = (row: Row, langue: Language) =>
  [
    ...(row.conteneurs as readonly Row[]).map((one) => text(one, 'numero')),
    ...(typeof row.date_operation === 'string' ? [day(row.date_operation, langue)] : []),
  ].join(' · ')
/** Returns what is left of a claim, in the units of its currency; nothing of one that is settled. */
export const dueOf = ({ reste, devise }: Row, langue: Language): readonly string[] =>
  typeof reste === 'number' && typeof devise === 'string' && reste !== 0
    ? [`${typedOf(reste, unitOf('devise', devise).decimals, langue)} ${devise}`]
    : []
