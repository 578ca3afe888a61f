// Every pair of dependent commands in both orders of arrival, captured before one another, at one instant and after (MODEL_ORDERS=1).
// The suite takes a part of them: test/sql/commande/traiter/ordre.sql.
import { expect, test } from 'vitest'
import { withClient } from '../support/clone.ts'
import { openDatabase } from '../support/database.ts'
import { sizeOf } from '../support/figures.ts'
import { loadFixtures } from '../support/runner/pgtap.ts'

const HOURS = ['{06:00,07:00}', '{07:00,07:00}', '{07:00,06:00}']

test.skipIf(sizeOf('MODEL_ORDERS') === undefined)(
  'two commands end alike in either order of arrival',
  {
    timeout: 300_000,
  },
  async () => {
    const { adminUrl } = await openDatabase('vide')
    await loadFixtures(adminUrl)
    const rows = await withClient(adminUrl, async (client) => {
      await client.query('begin; set local role metier; select essai.preparer_ordre()')
      return (await client.query<{ nom: string; heures: string; ecarts: string | null }>(COMPARED, [HOURS]))
        .rows
    })
    expect(rows.length).toBeGreaterThan(3 * 20)
    expect(rows.filter(({ ecarts }) => ecarts !== null)).toEqual([])
  },
)

const COMPARED = `select p.nom, h.heures, essai.ecarts_d_ordre(p.une, p.autre, h.heures::text[]) as ecarts
  from essai.paires() as p cross join unnest($1::text[]) as h (heures)`
