// What phones receive stays what the register says, whoever writes at the same moment.
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { CAMPAGNE, demoId, GROUPEMENT, ORGANISATION } from '../../demo/ids.ts'
import { openServer } from '../support/server.ts'
import { ask, BALANCES, hold, untilBlocked } from './support/sessions.ts'

const server = await openServer()
const url = server.database.adminUrl
const PLOT = demoId('parcelle', 10)
const SHAPE = 'SRID=4326;POLYGON((2 6, 2.001 6, 2.001 6.001, 2 6))'
const SURVEY = `insert into parcelle.polygone
  (organisation_id, id, parcelle_id, forme, surface_m2, perimetre_m, date_operation)
  values ($1, $2, $3, '${SHAPE}', 6000, 380, now() + make_interval(mins => $4))`

async function session(): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: 'sillon-api' })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

test.each([
  ['the later survey first', 20, 10],
  ['the earlier survey first', 30, 40],
])(
  'two surveys of a plot at once, %s: the latest operation date is on the phones',
  async (_name, one, two) => {
    const [first, second] = [await session(), await session()]
    const ids = [randomUUID(), randomUUID()]
    await first.query('begin')
    await first.query(SURVEY, [ORGANISATION.demo, ids[0], PLOT, one])
    const waiting = second.query(SURVEY, [ORGANISATION.demo, ids[1], PLOT, two])
    await untilBlocked(url, 1)
    await first.query('commit')
    await waiting
    const [row] = await ask<{ polygone_id: string }>(
      url,
      'select polygone_id from replica.parcelle where id = $1',
      [PLOT],
    )
    expect(row?.polygone_id).toBe(one > two ? ids[0] : ids[1])
  },
)

test('a validation and a change of group at once: the capacity stands in the producer’s group', async () => {
  const [{ producteur_id } = { producteur_id: '' }] = await ask<{ producteur_id: string }>(
    url,
    `select c.producteur_id from capacite.capacite c join producteur.producteur p on p.id = c.producteur_id
     where c.campagne_id = $1 and c.statut = 'validee' and c.matiere_code = 'ANANAS' and c.etat_code = 'AB'
       and p.groupement_id <> $2 order by c.producteur_id limit 1`,
    [CAMPAGNE.demo, GROUPEMENT.togoudo],
  )
  const asked = { campagne_id: CAMPAGNE.demo, matiere_code: 'ANANAS', etat_code: 'AB', producteur_id }
  const { body } = await server.post('/v1/capacites', asked, 'rsci-adjoint')
  expect(body.capacites).toHaveLength(1)
  const { id } = body.capacites[0]
  const validate = (as: string) => server.post(`/v1/capacites/${id}/valider`, {}, as)
  expect((await validate('direction')).status).toBe(200)
  const holder = await hold(url, BALANCES, [producteur_id])
  const validating = validate('rsci')
  await untilBlocked(url, 1)
  const le = new Date(Date.now() - 1000).toISOString()
  const move = { groupement_id: GROUPEMENT.togoudo, le, raison: 'Déménagement' }
  const moving = server.post(`/v1/producteurs/${producteur_id}/groupement`, move, 'admin')
  await untilBlocked(url, 2)
  await holder.release()
  expect((await Promise.all([validating, moving])).map(({ status }) => status)).toEqual([200, 200])
  const rows = await ask<{ groupement_id: string }>(
    url,
    'select groupement_id from replica.capacite where id = $1',
    [id],
  )
  expect(rows).toEqual([{ groupement_id: GROUPEMENT.togoudo }])
})
