// apps/bureau/README.md: `src/words/figures.ts` formats days and instants in the organization's time zone, not in the reader's.
import { expect, test } from 'vitest'
import { dayOf, instantAt, localOf } from '../../apps/bureau/src/words/figures.ts'

test('an hour that is typed is one of the clocks of the organization', () => {
  const told = ['Africa/Porto-Novo', 'Africa/Abidjan', 'Asia/Kathmandu'].map((zone) =>
    instantAt('2026-11-23T08:30', zone),
  )
  expect(told).toEqual(['2026-11-23T07:30:00.000Z', '2026-11-23T08:30:00.000Z', '2026-11-23T02:45:00.000Z'])
  expect(instantAt('', 'Africa/Porto-Novo')).toBeNull()
})

test('around a change of the clock an hour is that of the clock, and an hour that no clock shows is none', () => {
  const told = ['01:30', '02:30', '03:30'].map((hour) => instantAt(`2026-03-29T${hour}`, 'Europe/Paris'))
  expect(told).toEqual(['2026-03-29T00:30:00.000Z', null, '2026-03-29T01:30:00.000Z'])
  expect(instantAt('2026-03-08T03:30', 'America/New_York')).toBe('2026-03-08T07:30:00.000Z')
})

test('a year that is still being typed is read without an error', () => {
  expect(instantAt('0000-11-23T08:30', 'Africa/Porto-Novo')).toBeNull()
  const early = instantAt('0002-11-23T08:30', 'Africa/Porto-Novo')
  expect(early && localOf(early, 'Africa/Porto-Novo')).toBe('0002-11-23T08:30')
})

test('a moment shortly before midnight elsewhere is of the next day there', () => {
  expect(dayOf('2026-11-22T23:30:00Z', 'en', 'Africa/Porto-Novo')).toBe('23 Nov 2026')
})
