// Spec: service#actes-simultanes: a declaration of crops that began first and waited for the plot applies after those that the
// office made in the meantime.
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { demoId, ORGANISATION, PRODUIT, UTILISATEUR } from '../../demo/ids.ts'
import { openApi } from '../api/support/api.ts'
import { openOffice } from '../api/support/office.ts'
import { square, survey } from '../api/support/provokedMotifs.ts'
import { ask, untilBlocked } from './support/sessions.ts'

const api = await openApi()
const url = api.server.database.adminUrl
const pineapple = (part_cp: number) => [{ produit_id: PRODUIT.ananas, part_cp, strate: 'principal' }]

/** Returns the shares of the land in a plot's proposed capacities. */
const proposed = (plot: string) =>
  ask<{ part_cp: number }>(
    url,
    `select distinct (l ->> 'part_cp')::integer as part_cp
     from capacite.capacite c cross join jsonb_array_elements(c.lignes) as l
     where c.statut = 'proposee' and l ->> 'parcelle_id' = $1`,
    [plot],
  )

/** Opens a transaction with the rules, as a `v1` function does. */
async function opened(): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: 'sillon-api' })
  await client.connect()
  await client.query('begin')
  await client.query('set local role metier')
  await client.query(`select set_config('sillon.organisation_id', $1, true)`, [ORGANISATION.demo])
  return client
}

/** Declares 40 % while the other act, which began earlier, waits for the lock. */
async function meeting<T>(plot: string, other: () => Promise<T>): Promise<T> {
  const office = await opened()
  try {
    await office.query('select from parcelle.parcelle where id = $1 for no key update', [plot])
    const waiting = other()
    await untilBlocked(url, 1)
    await office.query(
      `select parcelle.changer_cultures($1, jsonb_build_object(
         'le', clock_timestamp(), 'raison', 'Essai', 'cultures', $2::jsonb), $3, clock_timestamp())`,
      [plot, JSON.stringify(pineapple(4000)), UTILISATEUR.rsci],
    )
    await office.query('commit')
    return await waiting
  } finally {
    await office.end()
  }
}

async function heldByTheOffice(plot: string): Promise<void> {
  const { cultures, assolements } = (await api.get(`/v1/parcelles/${plot}`, 'rsci')).body
  expect(cultures).toMatchObject(pineapple(4000))
  expect(assolements).toHaveLength(2)
  expect(await proposed(plot)).toEqual([{ part_cp: 4000 }])
}

test('a declaration that waited, dated before, is not the one in force: capacities are not reckoned by it', async () => {
  const plot = demoId('parcelle', 20)
  const earlier = await opened()
  try {
    await meeting(plot, () =>
      earlier.query(
        `select parcelle.assoler($1, now() - interval '1 hour', $2, $3, 'Essai', null, $4, now())`,
        [
          plot,
          JSON.stringify(pineapple(7000)),
          JSON.stringify({ [PRODUIT.ananas]: PRODUIT.ananas }),
          UTILISATEUR.rsci,
        ],
      ),
    )
    await earlier.query('commit')
  } finally {
    await earlier.end()
  }
  await heldByTheOffice(plot)
})

test("a phone's survey waits for the plot before it holds its copies: neither stands in the other's way", async () => {
  const plot = demoId('parcelle', 30)
  const office = await openOffice(api)
  const payload = { parcelle_id: plot, releve: survey(square()), cultures: pineapple(7000) }
  const { result } = await meeting(plot, () =>
    office.send({}, { type: 'parcelle.relever', version_schema: 2, payload }),
  )
  expect(result).toMatchObject({ motifs: [] })
  await heldByTheOffice(plot)
})
