// Spec: identites-et-droits#deux-personnes, paiements#seconde-personne, paiements#contrepassation: a cooperative opened from nothing
// pays with two persons by the default sets: the treasurer pays, and another member of the office validates.
import { expect, test } from 'vitest'
import { newLogin, organisation } from './support/accounts.ts'
import { bringIn } from './support/imports.ts'
import { codeOf } from './support/office.ts'
import { openApiWith, openProvider, settled } from './support/provider.ts'

const api = await openApiWith(openProvider())
const RAISON = { raison: 'Essai' }

test('from an empty organization to a payment of two persons, and its reversal', async () => {
  const opened = (await api.post('/v1/organisations', organisation(), 'editeur')).body
  const admin: string = opened.administrateur.identifiant
  await settled(api, admin)
  const made = async (ensemble: string) => {
    const identifiant = newLogin()
    const body = { identifiant, nom_affiche: ensemble, ensembles: [ensemble] }
    const { id } = (await api.post('/v1/utilisateurs', body, admin)).body.utilisateur
    await settled(api, identifiant)
    return { id, identifiant }
  }
  const [treasurer, direction] = [await made('tresorier'), await made('direction')]
  const threshold = { as: admin, body: { valeur: 0 } }
  await api.post('/v1/modules/contrats/activer', {}, admin)
  await api.send('PUT', '/v1/reglages/paiements.seuil_validation', threshold)
  await bringIn(api, { genre: 'groupements', content: 'code;nom\nG1;Groupe\n', as: admin })
  const member = 'reference;groupement;nom;prenoms\nM-1;G1;Adjovi;Afi\n'
  await bringIn(api, { genre: 'producteurs', content: member, as: admin })
  const [{ id: producteur_id }] = (await api.get('/v1/producteurs', treasurer.identifiant)).body.producteurs

  const pay = (as: string) => {
    const reference = newLogin()
    const avance = { montant: 50_000, devise: 'XOF' }
    return api.post('/v1/paiements', { producteur_id, moyen: 'especes', reference, avance }, as)
  }
  const act = (id: string, name: string, as: string) => api.post(`/v1/paiements/${id}/${name}`, RAISON, as)
  const validate = (id: string, as: string) => api.post(`/v1/paiements/${id}/valider`, {}, as)
  const paid = (await pay(treasurer.identifiant)).body
  expect([paid.statut, paid.beneficiaire]).toEqual(['en_attente', 'Adjovi Afi'])
  expect(codeOf(await validate(paid.id, treasurer.identifiant))).toBe('403 separation_des_taches')
  const refused = await validate(paid.id, direction.identifiant)
  expect(codeOf(refused)).toBe('403 personnes_non_distinctes')
  expect(refused.body.details).toMatchObject({
    a_prouver: [direction.id],
    attestation_par: 'editeur_support',
  })
  for (const { id } of [direction, treasurer])
    await api.post(
      `/v1/editeur/organisations/${opened.organisation.id}/attester`,
      { utilisateur_id: id, ...RAISON },
      'editeur',
    )
  expect((await validate(paid.id, direction.identifiant)).body.statut).toBe('validée')
  const balance = async () =>
    (await api.get(`/v1/producteurs/${producteur_id}/releve`, treasurer.identifiant)).body.soldes[0]?.solde
  expect(await balance()).toBe(-50_000)
  expect((await act(paid.id, 'contrepasser', treasurer.identifiant)).body.montant).toBe(-50_000)
  expect(codeOf(await act(paid.id, 'contrepasser', direction.identifiant))).toBe('409 transition_refusee')
  expect(await balance()).toBe(0)

  const other = (await pay(admin)).body
  expect((await validate(other.id, treasurer.identifiant)).body).toMatchObject({ statut: 'validée' })
  const given = (await pay(treasurer.identifiant)).body
  expect((await act(given.id, 'annuler', direction.identifiant)).body.statut).toBe('annulée')
})
