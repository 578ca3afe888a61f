// An account from its opening to the first request of its holder, with the provider embedded in this service.
import { expect, test } from 'vitest'
import { openAccount } from './support/accounts.ts'
import { openApi } from './support/api.ts'
import { settled } from './support/provider.ts'

const api = await openApi({ settings: { TASKS: 'inside' } })
const CHOSEN = 'mangue-kouma-lundi'
const signIn = async (username: string, password: string) => {
  const form = new URLSearchParams({ grant_type: 'password', client_id: 'demo', username, password })
  const response = await fetch(`${api.url}/oidc/token`, { method: 'POST', body: form })
  return (await response.json()) as { access_token?: string; error_description?: string }
}
const change = async (username: string, password: string, nouveau: string) => {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ username, password, nouveau })
  return (await fetch(`${api.url}/oidc/mot-de-passe`, { method: 'POST', headers, body })).status
}

test('the provisional password is changed, then opens the account; a reset starts afresh', async () => {
  const { id, identifiant, mot_de_passe_provisoire: first } = await openAccount(api, { ensembles: ['rsci'] })
  await settled(api, identifiant)
  expect((await signIn(identifiant, first)).error_description).toBe('mot_de_passe_a_changer')
  expect(await change(identifiant, first, CHOSEN)).toBe(204)
  const { access_token: token } = await signIn(identifiant, CHOSEN)
  const moi = await api.send('GET', '/v1/moi', { token })
  expect(moi.body).toMatchObject({ utilisateur: { id }, onboarding: { requis: true, etat: 'jamais' } })

  const path = `/v1/utilisateurs/${id}/reinitialiser-mot-de-passe`
  const { mot_de_passe_provisoire: second } = (await api.post(path, {}, 'admin')).body
  await settled(api, identifiant)
  expect((await signIn(identifiant, CHOSEN)).access_token).toBeUndefined()
  expect((await signIn(identifiant, second)).error_description).toBe('mot_de_passe_a_changer')
})

test('a person of the demo is reset by the organization that manages them, and by no other', async () => {
  const [deux] = (await api.get('/v1/utilisateurs?recherche=deux', 'admin')).body.utilisateurs
  const [theirs] = (await api.get('/v1/utilisateurs?recherche=deux', 'admin2')).body.utilisateurs
  const reset = (id: string, as: string) =>
    api.post(`/v1/utilisateurs/${id}/reinitialiser-mot-de-passe`, {}, as)
  expect((await reset(theirs.id, 'admin2')).body.erreur).toBe('identite_d_une_autre_organisation')
  expect((await reset(deux.id, 'admin')).body.erreur).toBe('identite_partagee')
  const [magasinier] = (await api.get('/v1/utilisateurs?recherche=magasinier', 'admin')).body.utilisateurs
  const { mot_de_passe_provisoire } = (await reset(magasinier.id, 'admin')).body
  await settled(api, 'magasinier')
  const { error_description } = await signIn('magasinier', mot_de_passe_provisoire)
  expect(error_description).toBe('mot_de_passe_a_changer')
})

test('the publisher has an account already: an organization that names it changes nothing of it', async () => {
  const body = { identifiant: 'editeur', nom_affiche: 'Moi' }
  const { mot_de_passe_provisoire } = (await api.post('/v1/utilisateurs', body, 'admin')).body
  await settled(api, 'editeur')
  expect((await signIn('editeur', mot_de_passe_provisoire)).access_token).toBeUndefined()
  const { access_token: token } = await signIn('editeur', 'demo')
  const list = await api.send('GET', '/v1/editeur/organisations', { token })
  expect(list.body.organisations.map(({ code }: { code: string }) => code)).toEqual(['DEMO', 'VOISINE'])
  expect((await api.send('GET', '/v1/moi', { token })).body.erreur).toBe('organisation_absente')
})
