// Spec: identites-et-droits#deux-personnes, identites-et-droits#attestation, paiements#seconde-personne: an administrator who
// signs in with accounts that they created counts as one person, until the holders of these accounts are proven.

import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { CAMPAGNE, demoId, FOURNISSEUR } from '../../demo/ids.ts'
import { openAccount } from './support/accounts.ts'
import { openApiWith, openProvider, settled } from './support/provider.ts'

const api = await openApiWith(openProvider())
const threshold = (valeur: number) =>
  api.send('PUT', '/v1/reglages/paiements.seuil_validation', { as: 'admin', body: { valeur } })
const made = async (ensemble: string) => {
  const account = await openAccount(api, { ensembles: [ensemble] })
  await settled(api, account.identifiant)
  return account
}
const advance = (montant: number, moyen = 'especes') =>
  api.post(
    '/v1/paiements',
    {
      fournisseur_id: FOURNISSEUR.plantation,
      moyen,
      reference: uuidv7(),
      avance: { montant, devise: 'XOF' },
    },
    'admin',
  )
const attest = (id: string, as: string, path = `/v1/utilisateurs/${id}/attester`, body: object = {}) =>
  api.post(path, { raison: 'Carte vue', ...body }, as)

test('who makes a payment does not validate it with an account that they made', async () => {
  await threshold(1_000_000)
  const second = await made('direction')
  const { body: payment } = await advance(5_000_000)
  expect(payment.statut).toBe('en_attente')
  const path = `/v1/paiements/${payment.id}/valider`
  const refused = await api.post(path, {}, second.identifiant)
  expect([refused.status, refused.body.erreur]).toEqual([403, 'personnes_non_distinctes'])
  expect(refused.body.details).toMatchObject({ a_prouver: [second.id], attestation_par: 'editeur_support' })
  expect((await attest(second.id, 'admin')).body.erreur).toBe('attestation_refusee')
  const [{ id } = { id: '' }] = await api.sql<{ id: string }>(
    'select organisation_id as id from utilisateur.utilisateur where id = $1',
    [second.id],
  )
  const door = `/v1/editeur/organisations/${id}/attester`
  const attested = await attest(second.id, 'editeur', door, { utilisateur_id: second.id })
  expect([attested.status, attested.body.prouve]).toEqual([200, true])
  expect((await api.post(path, {}, second.identifiant)).body.statut).toBe('validée')
})

test('nor does it pass in parts, by several means, two at once', async () => {
  await threshold(6_000_000)
  const answers = await Promise.all(
    ['especes', 'cheque', 'virement', 'mobile_money'].map((moyen) => advance(500_000, moyen)),
  )
  const states = answers.map(({ body }) => body.statut).toSorted()
  expect(states).toEqual(['en_attente', 'en_attente', 'validée', 'validée'])
})

test('a capacity is not validated with two accounts that one administrator made', async () => {
  const producteur_id = demoId('producteur', 20)
  const { body: known } = await api.get(
    `/v1/capacites?producteur_id=${producteur_id}&matiere=ANANAS`,
    'admin',
  )
  const { etat_code } = known.capacites[0]
  const asked = { campagne_id: CAMPAGNE.demo, producteur_id, matiere_code: 'ANANAS', etat_code }
  const { body: proposed } = await api.post('/v1/capacites', asked, 'rsci-adjoint')
  const path = `/v1/capacites/${proposed.capacites[0].id}/valider`
  const [direction, rsci] = [await made('direction'), await made('rsci')]
  expect((await api.post(path, {}, direction.identifiant)).status).toBe(200)
  const refused = await api.post(path, {}, rsci.identifiant)
  expect([refused.status, refused.body.erreur]).toEqual([403, 'personnes_non_distinctes'])
  expect((await api.post(path, {}, 'rsci')).body.capacite.statut).toBe('validee')
})
