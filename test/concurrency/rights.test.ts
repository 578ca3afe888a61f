// Spec: identites-et-droits#dernier-administrateur. Of two simultaneous decisions about rights and modules, each sees the result
// of the other, or is refused.
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { ENSEMBLE, ORGANISATION, UTILISATEUR } from '../../demo/ids.ts'
import type { Answer } from '../support/http.ts'
import { openServer } from '../support/server.ts'
import { ask, hold, untilBlocked } from './support/sessions.ts'

const server = await openServer()
const url = server.database.adminUrl
const ORGANIZATION = 'select from organisation.organisation where id = $1 for no key update'
const SET = 'select from utilisateur.ensemble where id = $1 for no key update'
const ACCOUNT = 'select from utilisateur.utilisateur where id = $1 for no key update'

/** Sends both requests while a lock is held, so that they run at the same time; returns their codes, sorted. */
async function meeting(lock: string, id: string, sendings: readonly (() => Promise<Answer>)[]) {
  const holder = await hold(url, lock, [id])
  const sending = sendings.map((send) => send())
  await untilBlocked(url, sendings.length)
  await holder.release()
  const answers = await Promise.all(sending)
  return answers.map(({ status, body }) => `${status} ${body.erreur ?? ''}`.trim()).toSorted()
}

const assignmentOf = async (utilisateur: string): Promise<string> => {
  const { body } = await server.get(`/v1/utilisateurs/${utilisateur}/attributions?statut=en_cours`, 'admin')
  return body.attributions.find(
    ({ ensemble }: { ensemble: { code: string } }) => ensemble.code === 'administrateur_client',
  ).id
}
const end = (id: string, as: string) =>
  server.post(`/v1/attributions/${id}/terminer`, { raison: 'Départ' }, as)

test('two administrators who end each other at once: one of them remains', async () => {
  const given = { ensemble: 'administrateur_client' }
  await server.post(`/v1/utilisateurs/${UTILISATEUR.direction}/attributions`, given, 'admin')
  const [first, second] = [await assignmentOf(UTILISATEUR.admin), await assignmentOf(UTILISATEUR.direction)]
  const codes = await meeting(ORGANIZATION, ORGANISATION.demo, [
    () => end(second, 'admin'),
    () => end(first, 'direction'),
  ])
  expect(codes).toEqual(['200', '409 dernier_administrateur'])
  const [left] = await ask<{ n: number }>(
    url,
    `select count(*)::int as n from utilisateur.attribution a join utilisateur.ensemble e on e.id = a.ensemble_id
     where e.code = 'administrateur_client' and a.organisation_id = $1 and a.periode @> now()`,
    [ORGANISATION.demo],
  )
  expect(left?.n).toBe(1)
  // The next test needs the administrator, so both accounts get the set again.
  await ask(
    url,
    `update utilisateur.attribution set periode = tstzrange(lower(periode), null) where id = any ($1)`,
    [[first, second]],
  )
})

test('two who write the same version of a set at once: one is told', async () => {
  const { version } = (await server.get(`/v1/ensembles-permissions/${ENSEMBLE.chefStation}`, 'admin')).body
  const patch = (libelle: string) => () =>
    server.request('PATCH', `/v1/ensembles-permissions/${ENSEMBLE.chefStation}`, {
      as: 'admin',
      body: { version_base: version, libelle },
    })
  const codes = await meeting(SET, ENSEMBLE.chefStation, [patch('Un'), patch('Deux')])
  expect(codes).toEqual(['200', '409 version_perimee'])
})

test('two who assign the same set at once: one is told', async () => {
  const assign = () =>
    server.post(`/v1/utilisateurs/${UTILISATEUR.agent1}/attributions`, { ensemble: 'magasinier' }, 'admin')
  const codes = await meeting(ACCOUNT, UTILISATEUR.agent1, [assign, assign])
  expect(codes).toEqual(['201', '409 attribution_chevauchante'])
})

test('a module and the one that it needs, switched at once: they never contradict', async () => {
  const toggle = (module: string, acte: string) =>
    server.post(`/v1/modules/${module}/${acte}`, { raison: 'Essai' }, 'admin')
  for (const module of ['procedes', 'rappel', 'ventes']) await toggle(module, 'desactiver')
  const codes = await meeting(ORGANIZATION, ORGANISATION.demo, [
    () => toggle('stock', 'desactiver'),
    () => toggle('ventes', 'activer'),
  ])
  expect(codes).toEqual(['200', '409 activation_refusee'])
})

test('a module that who began first switches last: what was switched meanwhile counts', async () => {
  const toggle = async (module: string, acte: string) =>
    (await server.post(`/v1/modules/${module}/${acte}`, { raison: 'Essai' }, 'admin')).body.etat
  await toggle('stock', 'activer')
  await toggle('ventes', 'desactiver')
  const earlier = new Client({ connectionString: url })
  await earlier.connect()
  try {
    // A transaction reads the clock when it begins, but its act takes the lock later.
    await earlier.query('begin')
    await earlier.query('set local role metier')
    await earlier.query(`select set_config('sillon.organisation_id', $1, true)`, [ORGANISATION.demo])
    expect(await toggle('ventes', 'activer')).toBe('actif')
    await expect(
      earlier.query(
        `select module.basculer(($1::uuid, $2::uuid, true)::utilisateur.session, 'stock', 'desactiver', 'Essai', now())`,
        [ORGANISATION.demo, UTILISATEUR.admin],
      ),
    ).rejects.toThrow('activation_refusee')
  } finally {
    await earlier.end()
  }
})
