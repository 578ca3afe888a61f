// The numbers that files and forms read in the same way.

/** Numbers with one reading: the text, the decimals of its unit, and the integer of the unit. */
export const NUMBERS: readonly (readonly [text: string, decimals: number, value: number])[] = [
  ['1,25', 4, 12_500],
  ['1.25', 4, 12_500],
  ['0,125', 3, 125],
  ['1234.567', 3, 1_234_567],
  ['1234,567', 3, 1_234_567],
  ['1 234,5', 1, 12_345],
  ['1\u00a0234\u202f567', 0, 1_234_567],
  ["1'250", 3, 1_250_000],
  ["1'234'567.89", 2, 123_456_789],
  ['1.234,5', 1, 12_345],
  ['1,234.5', 1, 12_345],
  ['1.234.567,89', 2, 123_456_789],
  ['1,234,567', 3, 1_234_567_000],
  ['1.250.000', 4, 12_500_000_000],
  ['1,23,456.78', 2, 12_345_678],
  ['12,34,567', 0, 1_234_567],
  ['1 234,567', 3, 1_234_567],
  ['100', 2, 10_000],
  ['-0,1', 1, -1],
  ['\u22125', 0, -5],
  ['+5', 0, 5],
  ['٢٫٥', 1, 25],
  ['１２３', 0, 123],
  ['１，２３４．５', 1, 12_345],
  ['1\u00b4234.50', 2, 123_450],
  ['.5', 1, 5],
  ['-,125', 3, -125],
]

/** Texts that are no number. */
export const UNREADABLE: readonly string[] = [
  '',
  'x',
  '1e3',
  '1,2,3',
  '1.2.3',
  '--1',
  '9'.repeat(20),
  '1 2 3',
  '1.234,567.8',
  '1_000',
  '½',
  '3½',
  '5²',
  '²',
  '1234.5-',
  '1 250 000 F CFA',
  '1,5 kg',
  '1234,567,890',
  '1.23.456',
]

/**
 * Numbers that a file reads in two ways: the text, both readings, and what a form reads with three decimals. French writes no point,
 * so a form in French asks back; `null` is that.
 */
export const AMBIGUOUS: readonly (readonly [
  text: string,
  lectures: readonly [string, string],
  forms: { readonly fr: number | null; readonly en: number },
])[] = [
  ['125.000', ['125', '125000'], { fr: null, en: 125_000 }],
  ['1.250', ['1.25', '1250'], { fr: null, en: 1_250 }],
  ['1,800', ['1.8', '1800'], { fr: 1_800, en: 1_800_000 }],
  ['-12.345', ['-12.345', '-12345'], { fr: null, en: -12_345 }],
  ['１．２５０', ['1.25', '1250'], { fr: null, en: 1_250 }],
]
