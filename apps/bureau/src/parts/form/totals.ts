// The totals below a list of lines: masses in kilograms, amounts in their currency.
import type { Language } from '../../words/words.ts'
import { type Draft, draftsOf } from './draft.ts'
import { bareOf, kindOf, type Schema } from './schema.ts'
import { typedOf, unitOf, wholeOf } from './units.ts'

/** The total of a member; `sum` is null while a line has a figure that can not be read. */
export type Total = { readonly name: string; readonly sum: string | null }

/** Returns the totals of the masses and amounts of lines. A price per kilogram has none; a member of several shapes has one. */
export function totalsOf(
  items: Schema,
  lines: readonly Draft[],
  devise: string,
  langue: Language,
): readonly Total[] {
  const shapes = kindOf(items) === 'variants' ? (items.oneOf ?? []) : [bareOf(items)]
  const members = new Map(shapes.flatMap(({ properties = {} }) => Object.entries(properties)))
  return [...members].flatMap(([name, { 'x-sillon': words }]): readonly Total[] => {
    if (words?.unite !== 'g' && name !== 'montant') return []
    const unit = unitOf(words?.unite, devise)
    const typed = lines.map((line) => String(draftsOf(line)[name] ?? '').trim())
    const whole = typed.map((text) => (text === '' ? 0 : wholeOf(text, unit, langue)))
    if (whole.includes(null)) return [{ name, sum: null }]
    const sum = whole.reduce<number>((all, one) => all + (one ?? 0), 0)
    return [{ name, sum: `${typedOf(sum, unit.decimals, langue)} ${unit.sign}` }]
  })
}
