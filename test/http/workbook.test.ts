// A workbook is written while its rows arrive: further sheets, typed cells, fixed header rows, and its metadata.
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Cell } from '../../src/http/tables/cells.ts'
import { writeWorkbook } from '../../src/http/tables/workbook.ts'
import { longestTurnOf, MOST_MS } from '../support/processor.ts'
import { sheetOf, unzip } from '../support/workbook.ts'

async function written(pages: readonly (readonly (readonly Cell[])[])[], rows = 4, bytes = 1e9) {
  const parts: Uint8Array[] = []
  const source = (async function* () {
    yield* pages
  })()
  const legend = (count: number): [string, string][] => [['Lignes', String(count)]]
  for await (const part of writeWorkbook('Essais: [a]', ['N', 'Nom'], source, legend, {
    limits: { rows, bytes },
  }))
    parts.push(part)
  return Buffer.concat(parts)
}
const row = (n: number): Cell[] => [{ digits: String(n) }, { text: `=${n}` }]

test('what a sheet does not hold goes on on the next one, under the same heads', async () => {
  const book = await written([
    [row(1), row(2)],
    [row(3), row(4), row(5)],
    [row(6), row(7)],
  ])
  const heads = ['N', 'Nom']
  expect([1, 2, 3, 4].map((rank) => sheetOf(book, rank))).toEqual([
    [heads, [1, '=1'], [2, '=2'], [3, '=3']],
    [heads, [4, '=4'], [5, '=5'], [6, '=6']],
    [heads, [7, '=7']],
    [
      ['Filtre', 'Valeur'],
      ['Lignes', '7'],
    ],
  ])
  expect(unzip(book).get('xl/workbook.xml')).toMatch(
    /name="Essais {3}a " .*name="Essais {3}a {2}2" .*name="Essais {3}a {2}3" .*name="Filtres"/,
  )
})

test('so does what an archive could not count', async () => {
  const book = await written([[row(1)], [row(2)]], 1000, 10)
  expect([1, 2].map((rank) => sheetOf(book, rank)[1])).toEqual([
    [1, '=1'],
    [2, '=2'],
  ])
})

test('the heads stay where they are, in bold', async () => {
  const sheet = unzip(await written([[row(1)]])).get('xl/worksheets/sheet1.xml') ?? ''
  expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
  expect(sheet).toContain('<c r="A1" s="1" t="inlineStr">')
})

test('a table without rows is a workbook all the same', async () => {
  expect(sheetOf(await written([]))).toEqual([['N', 'Nom']])
})

// «No body within the limits holds the event loop above 100 ms on any route» (docs/decisions/0036-portes.md); a response does not
// either, because each iteration of the loop compresses only a slice of a page. Processor time counts.
test('a page of long texts never holds the event loop', async () => {
  const long = randomBytes(24_000).toString('base64')
  const page = Array.from({ length: 200 }, (_, at): Cell[] => [{ text: `${at}${long.slice(at)}` }])
  expect(await longestTurnOf(() => written([page], 1000))).toBeLessThan(MOST_MS)
})
