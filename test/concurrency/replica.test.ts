// Under concurrent writes, the phones' copies remain equal to the database.
import { randomUUID } from 'node:crypto'
import { seal } from '@sillon/telephone/envelope'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { CAMPAGNE, demoId, GROUPEMENT, ORGANISATION } from '../../demo/ids.ts'
import { openServer } from '../support/server.ts'
import { collecte, enrol, send } from './support/phones.ts'
import { ask, BALANCES, hold, isFree, untilBlocked } from './support/sessions.ts'

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

test.each(['sortie', 'retour'])(
  '%s: the plots of a member are waited for before their copies, as a survey of them does',
  async (act) => {
    const producteur = demoId('producteur', 14)
    const [plot] = await ask<{ id: string }>(
      url,
      'select id from parcelle.parcelle where producteur_id = $1 order by id limit 1',
      [producteur],
    )
    const holder = await hold(url, 'select from parcelle.parcelle where id = $1 for no key update', [
      plot?.id,
    ])
    const le = new Date(Date.now() - 1000).toISOString()
    const moving = server.post(`/v1/producteurs/${producteur}/${act}`, { le, raison: 'Départ' }, 'admin')
    await untilBlocked(url, 1)
    const COPY = 'select from replica.parcelle where id = $1 for no key update'
    expect(await isFree(url, COPY, plot?.id ?? '')).toBe(true)
    await holder.release()
    expect((await moving).status).toBe(200)
    const held = await ask(url, 'select from replica.parcelle where id = $1', [plot?.id])
    expect(held).toHaveLength(act === 'sortie' ? 0 : 1)
  },
)

/** Runs the demo organization's hourly task. */
const turn = async () => {
  const requete = JSON.stringify({ tache: 'perimetres', organisation_id: ORGANISATION.demo })
  await server.database.pool('api', 1).query('select v1.tache_nocturne($1::jsonb)', [requete])
}
const member = async () => {
  const ids = [randomUUID(), randomUUID()] as const
  await ask(
    url,
    `insert into producteur.producteur
       (organisation_id, id, groupement_declare, groupement_id, nom, prenoms, cree_le)
     values ($1, $2, $3, $3, 'Essai', 'Membre', now() - interval '100 days')`,
    [ORGANISATION.demo, ids[0], GROUPEMENT.sekou],
  )
  return ids
}
const PLOT_OF = `insert into parcelle.parcelle
  (organisation_id, id, producteur_declare, producteur_id, groupement_id, nom, surface_declaree_m2, cree_le)
  values ($1, $2, $3, $3, $4, 'Champ', 10000, now() - interval '1 day')`
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

test('a plot registered while its producer leaves is on no phone an hour later', async () => {
  const [producteur, plot] = await member()
  const first = await session()
  await first.query('begin')
  await first.query(PLOT_OF, [ORGANISATION.demo, plot, producteur, GROUPEMENT.sekou])
  const body = { le: ago(1), raison: 'Retraite' }
  // The exit waits for the registration, so that it judges the plot too.
  const leaving = server.post(`/v1/producteurs/${producteur}/sortie`, body, 'admin')
  await untilBlocked(url, 1)
  await first.query('commit')
  expect((await leaving).status).toBe(200)
  await turn()
  expect(await ask(url, 'select id from replica.parcelle where id = $1', [plot])).toEqual([])
})

test('a first collection while its producer changes group: an hour later all that is theirs is in the new one', async () => {
  const [producteur, plot] = await member()
  await ask(url, PLOT_OF, [ORGANISATION.demo, plot, producteur, GROUPEMENT.sekou])
  const phone = await enrol(server)
  await send(server, phone, [await collecte(phone, 1)]) // creates the counter
  const { empreinte: _empreinte, ...draft } = await collecte(phone, 2)
  const payload = { ...(draft.payload as object), producteur_id: producteur, parcelle_id: plot }
  const counter = await hold(url, 'select from numerotation.compteur for update')
  const collecting = send(server, phone, [await seal({ ...draft, payload })])
  await untilBlocked(url, 1)
  const move = { groupement_id: GROUPEMENT.togoudo, le: ago(60), raison: 'Déménagement' }
  const moved = await server.post(`/v1/producteurs/${producteur}/groupement`, move, 'admin')
  expect(moved.status).toBe(200)
  await counter.release()
  expect((await collecting).status).toBe(200)
  await turn()
  const groups = await ask(
    url,
    `select 'collecte' as nom, c.groupement_id from collecte.collecte c where c.producteur_id = $1
     union all select 'solde', s.groupement_id from capacite.solde s where s.producteur_id = $1
     union all select 'parcelle', p.groupement_id from replica.parcelle p where p.producteur_id = $1 order by 1`,
    [producteur],
  )
  const groupement_id = GROUPEMENT.togoudo
  expect(groups).toEqual(['collecte', 'parcelle', 'solde'].map((nom) => ({ nom, groupement_id })))
})
