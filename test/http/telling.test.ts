// docs/performance.md#genealogy: a response in pieces is read as it arrives, or as a whole if the connection does not report
// pieces.
import { expect, test } from 'vitest'
import { sendGenealogy } from '../../src/genealogy/handlers.ts'
import type { Call } from '../../src/http/calls/call.ts'
import { type CallFunction, streamRows } from '../../src/http/calls/run.ts'
import { genealogyColumns } from '../support/genealogyColumns.ts'
import { databaseError } from './support.ts'

type Hear = NonNullable<Parameters<CallFunction>[2]>

const heardFrom = (ask: CallFunction): AsyncIterator<string> =>
  streamRows(ask)('lots_genealogie', {})[Symbol.asyncIterator]()

/** A response whose pieces arrive when the test sends them. */
function answering() {
  const { promise: ready, resolve } = Promise.withResolvers<Hear>()
  const { promise: answer, ...end } = Promise.withResolvers<[string, ...string[]]>()
  const ask: CallFunction = (_name, _request, hear) => {
    if (hear !== undefined) resolve(hear)
    return answer
  }
  return { ask, ready, end }
}

test('a piece is told before the next one is there', async () => {
  const { ask, ready, end } = answering()
  const told = heardFrom(ask)
  const first = told.next()
  const hear = await ready
  hear('a')
  expect(await first).toEqual({ value: 'a', done: false })
  hear('b')
  end.resolve(['a', 'b'])
  expect(await told.next()).toEqual({ value: 'b', done: false })
  expect(await told.next()).toMatchObject({ done: true })
})

test('what a connection tells at its end only is told then, each piece once', async () => {
  const { ask, ready, end } = answering()
  const told = Array.fromAsync({ [Symbol.asyncIterator]: () => heardFrom(ask) })
  const hear = await ready
  hear('a')
  end.resolve(['a', 'b', 'c'])
  expect(await told).toEqual(['a', 'b', 'c'])
})

test('who takes pieces hears of what went wrong behind them; who takes no more does not', async () => {
  const { ask, ready, end } = answering()
  const told = heardFrom(ask)
  const first = told.next()
  const hear = await ready
  hear('a')
  await first
  end.reject(new Error('lost'))
  await expect(told.next()).rejects.toThrow('lost')

  const other = answering()
  const left = heardFrom(other.ask)
  const one = left.next()
  const tell = await other.ready
  tell('a')
  await one
  await left.return?.()
  other.end.reject(new Error('lost')) // an uncaught rejection would end the process
})

const WAY = { noeuds: 0, profondeur: 0, montres: 0, complet: true }
const LOT = { lot_id: 'a', quantite_g: 1, amont: WAY, aval: WAY, noeuds: [], liens: [] }

/** The call of a genealogy: after its first bytes arrived, it fails with the next of these faults, each used once. */
function failing(...faults: Error[]): Call {
  const tell: Call['stream'] = async function* () {
    const [first, ...others] = genealogyColumns(LOT)
    yield first
    const fault = faults.shift()
    if (fault !== undefined) throw fault
    yield* [...others, 'dit']
  }
  return { request: {}, accepted: '', stream: tell } as unknown as Call
}

test('what fails before anything is on its way is a failure of the read: a replica’s is asked of the primary', async () => {
  await expect(sendGenealogy(failing(databaseError('57P01', 'x')))).rejects.toMatchObject({ code: '57P01' })
  const { large } = await sendGenealogy(failing(databaseError('40P01', 'x')))
  expect([JSON.parse(String(large?.held)), large?.rest]).toEqual([LOT, null])
})
