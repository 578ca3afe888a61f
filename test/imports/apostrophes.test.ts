// Spec: imports#lecture: cells between apostrophes are read with an apostrophe written twice, or not.
import { describe, expect, test } from 'vitest'
import { kindOf } from '../../src/imports/kinds.ts'
import { readRows } from '../../src/imports/read.ts'
import { createRowConverter } from '../../src/imports/understand.ts'

async function read(line: string) {
  const rows: Record<string, string>[] = []
  const content = Buffer.from(`'code','nom','pays'\n${line}\n`)
  for await (const { cells } of readRows(kindOf('clients'), 'csv', content))
    rows.push(Object.fromEntries(Object.entries(cells).map(([code, { text }]) => [code, text])))
  return rows
}

describe('cells between apostrophes', () => {
  test.each([
    ["'A','N''Guessan','FR'", "N'Guessan"],
    ["'A','N''Guessan, Koffi','FR'", "N'Guessan, Koffi"],
    ["'A','Ferme \"A\"','FR'", 'Ferme "A"'],
    ["'A',N'Guessan,'FR'", "N'Guessan"],
    ["'A','N'Guessan','FR'", "N'Guessan"],
    ["'A','Rue de l'Église d'Allada','FR'", "Rue de l'Église d'Allada"],
  ])('%s is read', async (line, nom) => {
    expect(await read(line)).toEqual([{ code: 'A', nom, pays: 'FR' }])
  })
  test('an apostrophe within that is not written twice divides a cell with a comma, which is told', async () => {
    const understand = createRowConverter(kindOf('clients'))
    const content = Buffer.from("'code','nom','pays'\n'A','N'Guessan, Koffi','FR'\n")
    for await (const row of readRows(kindOf('clients'), 'csv', content))
      expect(understand(row).constats.map(({ code }) => code)).toContain('cellules_en_trop')
  })
})
