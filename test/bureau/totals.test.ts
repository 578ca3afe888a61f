// Issue 46 §1: arrays of lines with totals; §0.6: axis and figures rounded by size. A total is what the lines say, or none.
import { expect, test } from 'vitest'
import type { Schema } from '../../apps/bureau/src/parts/form/schema.ts'
import { totalsOf } from '../../apps/bureau/src/parts/form/totals.ts'
import { axisMass } from '../../apps/bureau/src/screens/campagne/axis.ts'

const MASS = { type: 'integer', 'x-sillon': { fr: 'Masse', en: 'Mass', unite: 'g' } }
const AMOUNT = { type: 'integer', 'x-sillon': { fr: 'Montant', en: 'Amount', unite: 'devise' } }
const PRICE = { type: 'integer', 'x-sillon': { fr: 'Prix', en: 'Price', unite: 'devise' } }
const LINE = { type: 'object', properties: { quantite_g: MASS, montant: AMOUNT, prix_kg: PRICE } } as Schema

test('masses and amounts have a total to the gram, prices have none', () => {
  const lines = [
    { quantite_g: '1 250,5', montant: '900', prix_kg: '300' },
    { quantite_g: '0,255', montant: '', prix_kg: '1' },
    {},
  ]
  expect(totalsOf(LINE, lines, 'XOF', 'fr')).toEqual([
    { name: 'quantite_g', sum: '1250,755 kg' },
    { name: 'montant', sum: '900 XOF' },
  ])
  expect(totalsOf(LINE, [{ montant: '0.10' }, { montant: '0.20' }], 'EUR', 'en')[1]?.sum).toBe('0.3 EUR')
})

test('a figure that can not be read leaves no total instead of a smaller one', () => {
  const lines = [{ quantite_g: '12' }, { quantite_g: 'douze' }]
  expect(totalsOf(LINE, lines, 'XOF', 'fr')[0]).toEqual({ name: 'quantite_g', sum: null })
})

test('a member that several shapes of a line have has one total', () => {
  const shape = (name: string) => ({
    properties: { [name]: { type: 'string' }, quantite_g: MASS },
    required: [name],
  })
  const shapes = { oneOf: [shape('lot_id'), shape('reference')] } as Schema
  expect(totalsOf(shapes, [{ quantite_g: '1' }, { quantite_g: '2' }], 'XOF', 'fr')).toEqual([
    { name: 'quantite_g', sum: '3 kg' },
  ])
})

test.each([500, 1_000_000, 1_500_000, 97_624_000])(
  'the quarters of an axis to %i g are told apart',
  (highest) => {
    const say = axisMass('fr', highest)
    const grams = [0, 1, 2, 3, 4].map((n) => (n * highest) / 4)
    const told = grams.map((one) =>
      Number(
        say(one)
          .replaceAll(/[^\d,]/g, '')
          .replace(',', '.'),
      ),
    )
    const size = say(highest).endsWith('kg') ? 1000 : 1_000_000
    for (const [n, one] of grams.entries()) expect(Math.abs((told[n] ?? 0) - one / size)).toBeLessThan(0.006)
    expect(new Set(told).size).toBe(5)
  },
)
