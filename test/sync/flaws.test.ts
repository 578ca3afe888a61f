import { expect, test } from 'vitest'
import { readRawBatch } from '../../src/sync/rawBatch.ts'

const NOUGHTS = '0'.repeat(980)
const batch = (number: string) => `{"commandes":[{"payload":[${Array(2_000).fill(number).join(',')}]}]}`

function timed(text: string): number {
  const began = performance.now()
  readRawBatch(text)
  return performance.now() - began
}

// Spec: api#portes: the cost of a number depends on its length, not on its digits.
test('two thousand numbers of noughts and a last one cost what other numbers of their length do', () => {
  const costly = batch(`9007199254740993.${NOUGHTS}1`)
  const plain = batch(`9007199254740993.${NOUGHTS.replaceAll('0', '1')}`)
  timed(plain)
  expect(readRawBatch(costly).elements).toMatchObject([
    { contentFlaw: 'number beyond 2^53-1 that no double is', canonical: true },
  ])
  // A quadratic algorithm would take a hundred times as long.
  const best = (text: string) => Math.min(...[0, 1, 2].map(() => timed(text)))
  expect(best(costly) / best(plain)).toBeLessThan(5)
})
