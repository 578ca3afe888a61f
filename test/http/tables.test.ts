// Lists as declared tables: the content of each cell in the CSV and in the workbook, whole or page by page.
import { describe, expect, test } from 'vitest'
import { type Route, XLSX } from '../../src/contract/route.ts'
import type { Call, Serve } from '../../src/http/calls/call.ts'
import { cellsOf, inUnits } from '../../src/http/tables/cells.ts'
import { tableWriter } from '../../src/http/tables/tables.ts'
import { sheetOf } from '../support/workbook.ts'

const route: Route = {
  method: 'GET',
  path: '/v1/essais',
  name: 'essais',
  who: { editeur: 'editeur_support' },
  list: 'essais',
  table: {
    title: 'Essais',
    columns: [
      { member: 'nom', header: 'Nom' },
      { member: 'du', header: 'Dû', as: { decimales: 'decimales' } },
      { member: 'le', header: 'Le', as: 'instant' },
      { member: 'jour', header: 'Jour', as: 'jour' },
      { member: 'a.b', header: 'Dedans' },
      { member: 'codes', header: 'Codes' },
      { member: 'est', header: 'Vrai' },
    ],
  },
  summary: 'x',
}
const ROW = {
  nom: 'Éric, "le grand"',
  du: 123456,
  decimales: 2,
  le: '2026-11-22T23:30:00Z',
  jour: '2026-11-22',
  a: { b: 7 },
  codes: ['x', 'y'],
  est: true,
}
const HEADS = 'Nom,Dû,Le,Jour,Dedans,Codes,Vrai'

/** Returns the rows as a table of this media type, and the database calls that it took. */
async function tableOf(
  rows: object[],
  media: string,
  request: object = {},
  suivant: string | null = null,
  who: Route['who'] = route.who,
) {
  const asked: [string, object][] = []
  const run = async (name: string, of: object) => {
    asked.push([name, of])
    return JSON.stringify({ heures: { [ROW.le]: '2026-11-23 00:30:00' } })
  }
  let open = 0
  const snapshot = async () => {
    asked.push(['begin', {}])
    open += 1
    return {
      run,
      close: async () => {
        open -= 1
      },
    }
  }
  const call = { caller: null, request, body: Buffer.alloc(0), accepted: media, run } as Call
  const served: object[] = []
  const serve: Serve = async ({ request: as }) => {
    served.push(as)
    return { body: JSON.stringify({ essais: rows, suivant: served.length === 1 ? suivant : null }) }
  }
  const write = tableWriter({ ...route, who }, new Map(), serve)
  const answer = await write(call, media, (cursor) => `/v1/essais?curseur=${cursor}`, snapshot)
  const parts: Uint8Array[] = []
  if (typeof answer.body === 'string' || Buffer.isBuffer(answer.body)) parts.push(Buffer.from(answer.body))
  else for await (const part of answer.body) parts.push(Buffer.from(part as string))
  return { ...answer, body: Buffer.concat(parts), asked, served, open }
}

const csv = async (row: object) =>
  String((await tableOf([row], 'text/csv')).body)
    .split('\n')
    .at(1)
const cells = async (row: object) => sheetOf((await tableOf([row], XLSX)).body).at(1)

describe('a declared table', () => {
  test('as CSV: French headers, exact amounts, instants on the clock of whoever asks', async () => {
    const { body, headers, asked, served } = await tableOf([ROW], 'text/csv')
    expect(String(body)).toBe(
      `\uFEFF${HEADS}\n"Éric, ""le grand""",1234.56,2026-11-23 00:30:00,2026-11-22,7,"x, y",oui\n`,
    )
    expect(headers).toEqual({ 'Content-Disposition': 'attachment; filename="essais.csv"' })
    expect(asked).toEqual([
      ['begin', {}],
      ['heures_des_tables', { editeur: 'editeur_support', instants: [ROW.le] }],
    ])
    expect(served).toEqual([{ limite: 500 }])
  })

  test('as a workbook: numbers are numbers, days and instants what a spreadsheet counts', async () => {
    const { body, headers, type } = await tableOf([ROW, ROW], XLSX)
    expect([type, headers?.['Content-Disposition']]).toEqual([XLSX, 'attachment; filename="essais.xlsx"'])
    const sheet = sheetOf(body)
    expect([sheet.length, sheet[0]]).toEqual([3, HEADS.split(',')])
    const [nom, du, le, jour, ...rest] = sheet[2] ?? []
    expect([nom, du, jour, ...rest]).toEqual(['Éric, "le grand"', 1234.56, 46348, 7, 'x, y', 'oui'])
    expect(le).toBeCloseTo(46349 + 30 / 1440, 6)
  })

  test('a list that is null and one that holds nothing are told apart where the column says how', async () => {
    const column = { member: 'm', header: 'M', without: { list: 'tous', items: 'aucun' } }
    const rows = [{ m: null }, { m: [] }, { m: ['stock'] }]
    expect(cellsOf([column], rows, {})).toEqual([
      [{ text: 'tous' }],
      [{ text: 'aucun' }],
      [{ text: 'stock' }],
    ])
    expect(cellsOf([{ member: 'm', header: 'M' }], [{ m: [] }], {})).toEqual([[{ text: '' }]])
  })

  test.each<Route['who']>(['membre', { lecture: 'noyau' }, { permission: 'users.manage' }])(
    'of an organization (%j) is written down before its moment begins, and has a clock',
    async (who) => {
      const { asked, body } = await tableOf([ROW], 'text/csv', {}, null, who)
      expect(asked).toEqual([
        ['heures_des_tables', { instants: [] }],
        ['begin', {}],
        ['heures_des_tables', { instants: [ROW.le] }],
      ])
      expect(String(body)).toContain('2026-11-23 00:30:00')
    },
  )

  test('has nothing to ask of the database without instants', async () => {
    expect((await tableOf([{ ...ROW, le: null }], 'text/csv')).asked).toEqual([['begin', {}]])
  })

  test.each(['=1+1', '+1', '-1', '@a', '\t=1', '\r=1'])('%j is no formula', async (nom) => {
    expect(await csv({ nom })).toMatch(/^"?'/)
    expect(String((await cells({ nom }))?.[0])).toBe(nom)
  })

  test('a telephone number stands as it is dialled', async () => {
    expect(await csv({ nom: '+22997000001' })).toMatch(/^"?\+22997000001/)
  })

  test('a negative amount is a number all the same', async () => {
    const row = { du: -5, decimales: 3 }
    expect(await csv(row)).toBe(',-0.005,,,,,')
    expect((await cells(row))?.[1]).toBe(-0.005)
  })

  test('an amount of more digits than a spreadsheet keeps stands whole, as text', async () => {
    const row = { du: 9007199254740991, decimales: 2 }
    expect(await csv(row)).toBe(',90071992547409.91,,,,,')
    expect((await cells(row))?.[1]).toBe('90071992547409.91')
    expect((await cells({ du: 999999999999999, decimales: 2 }))?.[1]).toBe(9999999999999.99)
  })

  test('what XML or a spreadsheet reads as something else stands as it was written', async () => {
    expect((await cells({ nom: 'a<b>&c_x0041_' }))?.[0]).toBe('a<b>&c_x005F_x0041_')
    expect((await cells({ nom: 'a\u0001b' }))?.[0]).toBe('ab')
    expect((await cells({ jour: '0001-01-01' }))?.[3]).toBe('0001-01-01')
  })

  test('is the page when a size is asked for, and names the next one', async () => {
    const { headers, served } = await tableOf([ROW], 'text/csv', { limite: 1 }, 'abc')
    expect([served, headers?.Link]).toEqual([[{ limite: 1 }], '</v1/essais?curseur=abc>; rel="next"'])
  })

  test('goes on through every page of one moment, which ends with it', async () => {
    const { body, served, headers, open } = await tableOf(
      [ROW],
      'text/csv',
      { devise: 'XOF', total: true },
      'abc',
    )
    expect(served).toEqual([
      { devise: 'XOF', limite: 500 },
      { devise: 'XOF', limite: 500, curseur: 'abc' },
    ])
    expect(String(body).trimEnd().split('\n')).toHaveLength(3)
    expect([headers?.Link, open]).toEqual([undefined, 0])
  })

  test('a workbook says what was asked and how many rows there are', async () => {
    const { body } = await tableOf([ROW], XLSX, { devise: 'XOF' }, 'abc')
    expect(sheetOf(body, 2).slice(0, 4)).toEqual([
      ['Filtre', 'Valeur'],
      ['Liste', 'Essais'],
      ['devise', 'XOF'],
      ['Lignes', '2'],
    ])
  })
})

test.each([
  [0n, 0, '0'],
  [0n, 2, '0.00'],
  [5n, 2, '0.05'],
  [-5n, 2, '-0.05'],
  [1500n, 0, '1500'],
  [9007199254740991n, 3, '9007199254740.991'],
])('%s minor units of %s decimals are %s', (amount, decimales, text) => {
  expect(inUnits(amount, decimales)).toBe(text)
})
