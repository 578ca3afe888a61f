// Spec: imports#lecture: cells between apostrophes are read with an apostrophe written twice, or refused where it is not.
import { describe, expect, test } from 'vitest'
import { UnreadableFile } from '../../src/imports/fault.ts'
import { kindOf } from '../../src/imports/kinds.ts'
import { readRows } from '../../src/imports/read.ts'

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
  ])('%s is read', async (line, nom) => {
    expect(await read(line)).toEqual([{ code: 'A', nom, pays: 'FR' }])
  })
  test('an apostrophe within that is not written twice is told', async () => {
    const error: unknown = await read("'A','N'Guessan','FR'").catch((fault: unknown) => fault)
    expect(error).toBeInstanceOf(UnreadableFile)
    expect(error).toMatchObject({ code: 'lignes_mal_formees', details: { raison: 'guillemet', ligne: 2 } })
  })
})
