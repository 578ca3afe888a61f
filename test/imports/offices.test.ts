// Spec: imports#textes: cells as offices fill them are read as they mean, or refused with a reason.
import { describe, expect, test } from 'vitest'
import type { Format } from '../../src/imports/kind.ts'
import { kindOf } from '../../src/imports/kinds.ts'
import { readRows } from '../../src/imports/read.ts'
import { createRowConverter } from '../../src/imports/understand.ts'

async function read(genre: string, content: string | Buffer, format: Format = 'csv') {
  const convert = createRowConverter(kindOf(genre))
  const rows = []
  for await (const row of readRows(kindOf(genre), format, Buffer.from(content))) rows.push(convert(row))
  return rows
}
const foundIn = async (...file: Parameters<typeof read>) =>
  (await read(...file)).flatMap(({ constats }) => constats.map(({ code, colonne }) => `${colonne} ${code}`))

describe('names without a letter', () => {
  test.each([
    ['groupements', 'code;nom', 'G;12345'],
    ['clients', 'code;nom;pays', 'C;+229 97 00 00 01;FR'],
    ['comptes', 'identifiant;nom', 'a.b;17/05/1984'],
  ])('%s: a fault', async (genre, head, line) => {
    expect(await foundIn(genre, `${head}\n${line}\n`)).toEqual(['nom nom_sans_lettre'])
  })
  test('a plot may be named by its number', async () => {
    const content = 'producteur;nom;produit;surface_ha;longitude;latitude\nP-1;12;ANANAS;1;2,7;6,9\n'
    expect(await foundIn('parcelles', content)).toEqual([])
  })
})

test('a dash is an empty cell in each kind of column', async () => {
  const head = 'groupement;nom;prenoms;telephone;date_naissance;localite'
  expect(await foundIn('producteurs', `${head}\nA;Un;B;-;–;?\n`)).toEqual([])
})
