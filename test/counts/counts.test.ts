// The work of an accepted command of each type, counted on a warm connection and independent of the machine. A change that adds
// one statement to a collection fails here; `npm run bench -- compte <type>` shows the statement.

import { COMMAND_TYPES, type CommandType } from '@sillon/telephone/commandTypes'
import { MAX_BATCH } from '@sillon/telephone/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Counts, openCounter } from '../../lab/bench/counts.ts'
import { countsTable } from '../../lab/bench/countsTable.ts'
import { openDatabase } from '../support/database.ts'
import { isCounted } from './support.ts'

/** The limits for a collection. */
const MOST = { statements: 27, checks: 25, buffers: 212, walBytes: 7_300 }

/** Types that may cost more than twice the limits, with the reason. */
const DEARER: Readonly<Partial<Record<CommandType, Partial<Record<keyof typeof MOST, string>>>>> = {}

const COLLECTE = 'collecte.enregistrer'
// Collections are counted first, on the database as it is installed.
const TYPES = [
  COLLECTE,
  ...(Object.keys(COMMAND_TYPES) as CommandType[]).filter((type) => type !== COLLECTE),
] as const
// The limit for the other types, twice that of a collection, needs less precision, so fewer and smaller batches are enough.
const OTHERS = { size: 10, batches: 2 }

describe.skipIf(!(await isCounted()))('an accepted command', () => {
  const counts = new Map<CommandType, Counts>()
  const of = (type: CommandType): Counts => {
    const found = counts.get(type)
    if (found === undefined) throw new Error(`${type} was not counted`)
    return found
  }

  beforeAll(async () => {
    const database = await openDatabase('demo', { isMeasured: true })
    const counter = await openCounter(database.adminUrl, database.url('api'))
    const { size, batches } = OTHERS
    for (const type of TYPES) {
      const isFirst = type === COLLECTE
      counts.set(type, await (isFirst ? counter.count(type, MAX_BATCH) : counter.count(type, size, batches)))
    }
    await counter.close()
    process.stdout.write(`${countsTable([...counts].map(([type, found]) => ({ type, ...found })))}\n`)
  }, 300_000)

  test.each(Object.entries(MOST))('is, a collection, of %s at most %d', (what, most) => {
    expect(of(COLLECTE)[what as keyof typeof MOST]).toBeLessThanOrEqual(most)
  })

  test.each(TYPES)('checks each foreign key of the rows that it inserts once: %s', (type) => {
    const { checks, keys } = of(type)
    expect(checks - keys).toBeCloseTo(0)
  })

  test.each(TYPES)('costs no more than two collections, or a sentence says why: %s', (type) => {
    const dear = (Object.keys(MOST) as (keyof typeof MOST)[]).filter(
      (what) => of(type)[what] > 2 * of(COLLECTE)[what],
    )
    expect(dear).toEqual(Object.keys(DEARER[type] ?? {}))
  })
})
