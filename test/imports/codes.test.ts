// Spec: imports#textes: the service and its database bring codes into the same form, character by character.
import { readFileSync } from 'node:fs'
import { nameKey } from '@sillon/telephone/values/names'
import { oneForm } from '@sillon/telephone/values/texts'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '../support/database.ts'
import { VALUES } from './valuesTable.ts'

// Every character that the form changes, and those around them.
const CHARACTERS = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code > 0 && (code < 0xd800 || code > 0xdfff))
  .map((code) => String.fromCodePoint(code))
  .filter((one) => one <= '\u3200' || (one >= '\uFB00' && one <= '\uFFFF') || oneForm(one) !== one)

const { admin } = await openDatabase('demo')

async function inDatabase(sql: string, texts: readonly string[]): Promise<(string | null)[]> {
  const { rows } = await admin((client) =>
    client.query<{ uni: string | null }>(
      `select ${sql} as uni from unnest($1::text[]) with ordinality as t (texte, rang) order by rang`,
      [texts],
    ),
  )
  return rows.map(({ uni }) => uni)
}

test('of the table of values', async () => {
  const texts = Object.values(VALUES).flatMap((entries) => entries.map(([text]) => text))
  expect(await inDatabase('core.code_uni(texte)', texts)).toEqual(texts.map(oneForm))
})

test('of every character, between others and at an end', async () => {
  const texts = CHARACTERS.map((one) => `${one}A ${one}${one} 1${one}`)
  const unified = await inDatabase('core.code_uni(texte)', texts)
  const different = texts.filter((text, at) => unified[at] !== oneForm(text))
  expect(different.map((text) => text.codePointAt(0)?.toString(16))).toEqual([])
  expect(texts.length).toBeGreaterThan(10_000)
})

test('digits of every script are found by a search', async () => {
  const digits = CHARACTERS.filter((one) => /\p{Nd}/u.test(one))
  const keys = await inDatabase('core.cle_nom(texte)', digits)
  expect(keys).toEqual(digits.map(nameKey))
  expect(keys.every((key) => key !== null && /^\d$/.test(key))).toBe(true)
})

describe('what was stored before', () => {
  const MIGRATION = readFileSync('migrations/committed/000204-codes-d-une-seule-forme.sql', 'utf8')

  test('has its one form after the migration, unless another record has it', async () => {
    const after = await admin(async (client) => {
      const { rows } = await client.query<{ id: string; organisation_id: string }>(
        `select id, organisation_id from producteur.producteur
        where organisation_id = (select id from organisation.organisation where code = 'DEMO')
        order by id limit 4`,
      )
      const written = ['M–٠٠٧', ' M-008', 'M‑009', 'M-009']
      for (const [at, { id }] of rows.entries())
        await client.query('update producteur.producteur set reference = $2 where id = $1', [id, written[at]])
      await client.query('begin')
      await client.query('set local role proprietaire')
      await client.query(MIGRATION)
      await client.query('commit')
      const ids = rows.map(({ id }) => id)
      const found = await client.query<{ reference: string }>(
        'select reference from producteur.producteur where id = any ($1) order by id',
        [ids],
      )
      const told = await client.query<{ details: object }>(
        `select details from journal.evenement
        where action = 'producteur.modifier' and entite_id = any ($1) order by id`,
        [ids],
      )
      return {
        codes: found.rows.map(({ reference }) => reference),
        told: told.rows.map((row) => row.details),
      }
    })
    expect(after).toEqual({
      codes: ['M-007', 'M-008', 'M‑009', 'M-009'],
      told: [
        { reference: { avant: 'M–٠٠٧', apres: 'M-007' } },
        { reference: { avant: ' M-008', apres: 'M-008' } },
      ],
    })
  })
})
