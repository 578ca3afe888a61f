// Every pair of dependent commands in both orders of arrival: captured one before the other, at the same instant, and one after
// the other. Each command is also cancelled, before or after the other one arrives (MODEL_ORDERS=1). The suite runs a part of
// these cases: test/sql/commande/traiter/ordre.sql, test/sql/commande/juger_sans/ordre.sql.
import { beforeAll, describe, expect, test } from 'vitest'
import { withClient } from '../support/clone.ts'
import { openDatabase } from '../support/database.ts'
import { sizeOf } from '../support/figures.ts'
import { loadFixtures } from '../support/runner/pgtap.ts'

type Comparison = { readonly nom: string; readonly heures: string; readonly ecarts: string | null }

const HOURS = ['{06:00,07:00}', '{07:00,07:00}', '{07:00,06:00}']

const ARRIVED = `select p.nom, h.heures, essai.ecarts_d_ordre(p.une, p.autre, h.heures::text[]) as ecarts
  from essai.paires() as p cross join unnest($1::text[]) as h (heures)`
const FROM_TWO_PHONES = `select p.nom, h.heures,
    essai.ecarts_d_ordre(p.une, p.autre || '{"compte": "second"}', h.heures::text[]) as ecarts
  from essai.paires() as p cross join unnest($1::text[]) as h (heures)
  where p.une ->> 'compte' = 'agent' and p.autre ->> 'compte' = 'agent'`
const CANCELLED = `select p.nom, h.heures,
    essai.ecarts_d_annulation(p.annulee, p.autre, h.heures::text[]) as ecarts
  from essai.paires_annulables() as p cross join unnest($1::text[]) as h (heures)`
const CHAINED = `select c.nom, h.heures, essai.ecarts_de_chaine(c.trois, h.heures::text[]) as ecarts
  from essai.chaines() as c
    cross join unnest(array(select replace(x, ',', ',06:30,') from unnest($1::text[]) as x)) as h (heures)`
// The rights of the author change between the two captures. The office records it then, so the later capture arrives after it.
const WITH_RIGHTS = `select p.nom || ', ' || d.nom as nom, h.heures,
    essai.ecarts_de_permutations(essai.a_l_heure((h.heures::text[])[1], p.une), d.droits,
      essai.a_l_heure((h.heures::text[])[2], p.autre || '{"compte": "second"}')) as ecarts
  from essai.paires() as p cross join unnest($1::text[]) as h (heures)
    cross join lateral (values ('taken', essai.retrait('06:30'))) as d (nom, droits)
  where p.une ->> 'compte' = 'agent' and p.autre ->> 'compte' = 'agent'
    and h.heures <> '{07:00,07:00}' and p.nom <> 'two collections of one ceiling'`

describe.skipIf(sizeOf('MODEL_ORDERS') === undefined)('two commands end alike', { timeout: 300_000 }, () => {
  let adminUrl = ''

  beforeAll(async () => {
    ;({ adminUrl } = await openDatabase('vide'))
    await loadFixtures(adminUrl)
  })

  const compare = (query: string) =>
    withClient(adminUrl, async (client) => {
      await client.query(
        'begin; set local role metier; select essai.preparer_ordre(), essai.second_telephone()',
      )
      return (await client.query<Comparison>(query, [HOURS])).rows
    })

  test.each([
    ['in either order of arrival', ARRIVED, 20],
    ["in either order of arrival from one agent's two phones", FROM_TWO_PHONES, 50],
    ["in each order of a change of their author's rights", WITH_RIGHTS, 30],
    ['whether one is cancelled before the other one arrives or after', CANCELLED, 50],
    ['whichever of three is cancelled, in each order', CHAINED, 4],
  ])('%s', async (_, query, pairs) => {
    const rows = await compare(query)
    expect(rows.length).toBeGreaterThan(3 * pairs)
    expect(rows.filter(({ ecarts }) => ecarts !== null)).toEqual([])
  })
})
