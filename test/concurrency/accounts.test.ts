// Administrators who act on the same accounts at the same time: one manager of users always remains.
import { expect, test } from 'vitest'
import { ORGANISATION, UTILISATEUR } from '../../demo/ids.ts'
import { newLogin, openAccount } from '../api/support/accounts.ts'
import { openApiWith, openProvider, settled } from '../api/support/provider.ts'
import type { Answer } from '../support/http.ts'
import { hold, untilBlocked } from './support/sessions.ts'

const provider = openProvider()
const api = await openApiWith(provider)
const url = api.server.database.adminUrl
const RAISON = { raison: 'Vu' }
const ORGANISATION_ROW = 'select from organisation.organisation where id = $1 for update'
const ACCOUNT_ROW = 'select from utilisateur.utilisateur where id = $1 for update'

const act = (id: string, name: string, as = 'admin', body: object = RAISON) =>
  api.post(`/v1/utilisateurs/${id}/${name}`, body, as)
const outcome = ({ status, body }: Answer) => (status < 400 ? String(status) : body.erreur)

/** Starts the requests while another session holds that row, so that all of them wait for it before any can continue. */
async function race(sql: string, values: unknown[], asks: (() => Promise<Answer>)[]): Promise<string[]> {
  const holder = await hold(url, sql, values)
  const answers = asks.map((ask) => ask())
  await untilBlocked(url, asks.length)
  await holder.release()
  return (await Promise.all(answers)).map(outcome)
}

async function secondAdministrator() {
  const second = await openAccount(api, { ensembles: ['administrateur_client'] })
  await settled(api, second.identifiant)
  expect((await api.get('/v1/utilisateurs', second.identifiant)).status).toBe(200)
  return second
}

test.each([
  ['desactiver', 'desactiver'],
  ['suspendre', 'suspendre'],
  ['desactiver', 'suspendre'],
])('two administrators who %s and %s each other at once: one of them remains', async (mine, theirs) => {
  const { id, identifiant } = await secondAdministrator()
  await api.get('/v1/moi', 'admin')
  const outcomes = await race(
    ORGANISATION_ROW,
    [ORGANISATION.demo],
    [() => act(id, mine), () => act(UTILISATEUR.admin, theirs, identifiant)],
  )
  expect(outcomes.toSorted()).toEqual(['200', 'dernier_administrateur'])
  const active = await api.sql(
    'select from utilisateur.utilisateur where id in ($1, $2) and actif_pendant @> now()',
    [id, UTILISATEUR.admin],
  )
  expect(active).toHaveLength(1)
  // The remaining administrator reactivates the other one, and the other deactivates the first: only one remains for the next
  // race.
  if (outcomes[0] !== '200') await act(UTILISATEUR.admin, 'reactiver', identifiant)
  if (outcomes[0] !== '200') expect(outcome(await act(id, 'desactiver'))).toBe('200')
  if (outcomes[0] === '200' && mine === 'suspendre') expect(outcome(await act(id, 'desactiver'))).toBe('200')
})

test('a reset during a deactivation: no password comes after it', async () => {
  const { id, identifiant } = await openAccount(api)
  await settled(api, identifiant)
  const outcomes = await race(
    ACCOUNT_ROW,
    [id],
    [() => act(id, 'reinitialiser-mot-de-passe', 'admin', {}), () => act(id, 'desactiver')],
  )
  expect(['200 200', 'utilisateur_statut_refuse 200']).toContain(outcomes.join(' '))
  await settled(api, identifiant)
  expect((await api.get('/v1/moi', identifiant)).body.erreur).toBe('compte_inactif')
  expect(outcome(await act(id, 'reinitialiser-mot-de-passe', 'admin', {}))).toBe('utilisateur_statut_refuse')
})

test('two resets at once: the provider ends with the password of one answer, the later one', async () => {
  const { id, identifiant } = await openAccount(api)
  await settled(api, identifiant)
  const holder = await hold(url, ACCOUNT_ROW, [id])
  const asks = [0, 1].map(() => act(id, 'reinitialiser-mot-de-passe', 'admin', {}))
  await untilBlocked(url, 2)
  await holder.release()
  const answers = await Promise.all(asks)
  await settled(api, identifiant)
  const right = await Promise.all(
    answers.map(({ body }) => provider.signIn(identifiant, body.mot_de_passe_provisoire)),
  )
  expect(right.toSorted()).toEqual([false, true])
})

const NAME_TAKEN = `insert into personne.personne (identifiant, nom_affiche, inscrite_le) values ($1, 'X', now())`

test('two openings of one name in one organization: one account', async () => {
  const body = { identifiant: newLogin(), nom_affiche: 'X' }
  const open = () => api.post('/v1/utilisateurs', body, 'admin')
  const outcomes = await race(NAME_TAKEN, [body.identifiant], [open, open])
  expect(outcomes.toSorted()).toEqual(['201', 'identifiant_deja_pris'])
})

test('in two organizations: two accounts, one identity, and the other is a request', async () => {
  const body = { identifiant: newLogin(), nom_affiche: 'X' }
  const open = (as: string) => () => api.post('/v1/utilisateurs', body, as)
  expect(await race(NAME_TAKEN, [body.identifiant], [open('admin'), open('admin2')])).toEqual(['201', '201'])
  await settled(api, body.identifiant)
  const links = await api.sql<{ etat: string }>(
    'select etat from personne.rattachement where identifiant = $1 order by etat',
    [body.identifiant],
  )
  expect(links.map(({ etat }) => etat)).toEqual(['demande', 'propre'])
  expect(provider.find(body.identifiant)?.organisations).toHaveLength(1)
})

test('an acceptance and a reset at once: the password is the person’s, or the reset was refused or came first', async () => {
  const { id, identifiant } = await openAccount(api)
  await settled(api, identifiant)
  const asked = (await api.post('/v1/utilisateurs', { identifiant, nom_affiche: 'X' }, 'admin2')).body
  await settled(api, identifiant)
  const mot_de_passe = 'mangue-kouma-lundi'
  const body = { code: asked.mot_de_passe_provisoire, mot_de_passe }
  const accept = () => api.post(`/v1/moi/rattachements/${asked.utilisateur.id}/accepter`, body, identifiant)
  await api.get('/v1/moi', identifiant)
  const outcomes = await race(
    'select from personne.personne where identifiant = $1 for update',
    [identifiant],
    [accept, () => act(id, 'reinitialiser-mot-de-passe', 'admin', {})],
  )
  expect(['200 identite_partagee', '200 200']).toContain(outcomes.join(' '))
  await settled(api, identifiant)
  expect(await provider.signIn(identifiant, mot_de_passe)).toBe(true)
})
