// docs/decisions/0063: an answer in pieces is heard as it comes, or once it is there where the connection does not tell before.
import { expect, test } from 'vitest'
import { type Ask, telling } from '../../src/http/run.ts'

type Hear = NonNullable<Parameters<Ask>[2]>

const heardFrom = (ask: Ask): AsyncIterator<string> =>
  telling(ask)('lots_genealogie', {})[Symbol.asyncIterator]()

/** An answer whose pieces come when the test says so. */
function answering() {
  const { promise: ready, resolve } = Promise.withResolvers<Hear>()
  const { promise: answer, ...end } = Promise.withResolvers<[string, ...string[]]>()
  const ask: Ask = (_name, _request, hear) => {
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
  other.end.reject(new Error('lost')) // would end the process where nobody caught it
})
