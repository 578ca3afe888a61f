// Spec: identites-et-droits#noms, receptions#noms: records show names to persons who may not read the records of these names.
import { expect, test } from 'vitest'
import { CONTRAT, FOURNISSEUR, UTILISATEUR } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { HELD, inventoried, proposed } from './support/inventories.ts'
import { deliver } from './support/notes.ts'
import { paid } from './support/payments.ts'
import { purchase, receive } from './support/receptions.ts'

const api = await openApi()
const nameOf = async (as: string): Promise<string> =>
  (await api.get('/v1/moi', as)).body.utilisateur.nom_affiche

test('the storekeeper reads the names of supplier and contract on a reception, and nothing else of them', async () => {
  const [contract] = await api.sql<{ code: string }>('select code from contrat.contrat where id = $1', [
    CONTRAT.actif,
  ])
  const { status, body } = await receive(api, purchase({ contrat_id: CONTRAT.actif }))
  expect(status).toBe(201)
  const names = { fournisseur_nom: 'Plantation biologique du Zio', contrat_code: contract?.code }
  const { body: read } = await api.get(`/v1/receptions/${body.id}`, 'magasinier')
  expect(read).toMatchObject(names)
  const { receptions } = (
    await api.get(`/v1/receptions?fournisseur_id=${FOURNISSEUR.plantation}`, 'magasinier')
  ).body
  expect(receptions.find(({ id }: { id: string }) => id === body.id)).toMatchObject(names)
  const told = Object.keys(read).filter((member) => /^(fournisseur|contrat)_/.test(member))
  expect(told.toSorted()).toEqual(['contrat_code', 'contrat_id', 'fournisseur_id', 'fournisseur_nom'])
  for (const path of [`/v1/fournisseurs/${FOURNISSEUR.plantation}`, `/v1/contrats/${CONTRAT.actif}`])
    expect((await api.get(path, 'magasinier')).status).toBe(403)
})

test('a reception shows the number and the papers of its delivery note', async () => {
  const bon_id = await deliver(api)
  const { bons } = (await api.get('/v1/bons-livraison', 'magasinier')).body
  const note = bons.find(({ id }: { id: string }) => id === bon_id)
  const { campagne_id, groupement_id, produit_id, emplacement_id, collectes } = note
  const { body } = await receive(api, {
    origine: 'membres',
    campagne_id,
    groupement_id,
    produit_id,
    emplacement_id,
    bon_id,
    net_g: 9_500,
    apports: [{ collecte_id: collectes[0] }],
  })
  const read = (await api.get(`/v1/receptions/${body.id}`, 'magasinier')).body
  expect(note.reference_provisoire).toMatch(/\d/)
  expect(read.bon_reference).toBe(note.reference_provisoire)
  const { documents } = (await api.get(`/v1/receptions/${body.id}`, 'direction')).body
  expect(documents.map(({ type }: { type: string }) => type)).toContain('bon_livraison')
})

test('an inventory and a payment show who proposed and who decided, without users.manage', async () => {
  expect((await api.get('/v1/utilisateurs', 'magasinier')).status).toBe(403)
  const { id } = await inventoried(api, HELD)
  const names = { auteur_nom: await nameOf('magasinier'), decide_par_nom: await nameOf('direction') }
  expect((await api.get(`/v1/inventaires/${id}`, 'magasinier')).body).toMatchObject(names)
  const payment = (await api.get(`/v1/paiements/${await paid(api)}`, 'commercial')).body
  expect(payment.auteur_nom).toBe(await nameOf('admin'))
  expect(payment.valide_par_nom).toBe(payment.valide_par === null ? null : await nameOf('direction'))
})

test('a reception shows its author and those of its passages, without users.manage', async () => {
  const { id } = (await receive(api, purchase())).body
  const read = (await api.get(`/v1/receptions/${id}`, 'commercial')).body
  expect((await api.get('/v1/utilisateurs', 'commercial')).status).toBe(403)
  expect(read.auteur_nom).toBe(await nameOf('magasinier'))
  for (const { auteur_nom } of [...read.transitions, ...read.examens, ...read.derogations])
    expect(auteur_nom).toMatch(/\w/)
  expect(read.transitions.length).toBeGreaterThan(0)
})

test('a name that holds a mail address is not shown', async () => {
  const { id } = await proposed(api, HELD)
  const read = async () => (await api.get(`/v1/inventaires/${id}`, 'magasinier')).body
  const before = (await read()).auteur_nom
  expect(before).toBe(await nameOf('magasinier'))
  const renamed = await api.send('PATCH', `/v1/utilisateurs/${UTILISATEUR.magasinier}`, {
    as: 'admin',
    body: { nom_affiche: 'koffi@example.org' },
  })
  expect(renamed.status).toBe(200)
  expect([(await read()).auteur_nom, (await read()).decide_par_nom]).toEqual([null, null])
})
