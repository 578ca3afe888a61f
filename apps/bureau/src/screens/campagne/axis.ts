import type { Language } from '../../words/words.ts'

/**
 * Writes grams for an axis, in tonnes or kilograms. The axis is for orientation; the table gives the exact mass. Charts divide an
 * axis in quarters: two decimals keep them apart.
 */
export function axisMass(langue: Language, highest: number): (grams: number) => string {
  const [unit, size] = highest >= 1_000_000 ? ['t', 1_000_000] : ['kg', 1000]
  const format = new Intl.NumberFormat(langue === 'fr' ? 'fr-FR' : 'en-GB', { maximumFractionDigits: 2 })
  return (grams) => `${format.format(grams / size)}\u00a0${unit}`
}
