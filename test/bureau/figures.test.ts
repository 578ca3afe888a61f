// apps/bureau/README.md: `src/words/figures.ts` formats days and instants in the organization's time zone, not in the reader's.
import { expect, test } from 'vitest'
import { dayOf, instantAt } from '../../apps/bureau/src/words/figures.ts'

test('an hour that is typed is one of the clocks of the organization', () => {
  const told = ['Africa/Porto-Novo', 'Africa/Abidjan', 'Asia/Kathmandu'].map((zone) =>
    instantAt('2026-11-23T08:30', zone),
  )
  expect(told).toEqual(['2026-11-23T07:30:00.000Z', '2026-11-23T08:30:00.000Z', '2026-11-23T02:45:00.000Z'])
  expect(instantAt('', 'Africa/Porto-Novo')).toBeNull()
})

test('a moment shortly before midnight elsewhere is of the next day there', () => {
  expect(dayOf('2026-11-22T23:30:00Z', 'en', 'Africa/Porto-Novo')).toBe('23 Nov 2026')
})
