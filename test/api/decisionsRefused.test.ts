// Decisions by the right people and only once: never by the author, by others as their permission sets allow, never twice at the
// same time.
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { ORGANISATION, UTILISATEUR } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { openBooks } from './support/books.ts'
import { codeOf, corrected, openOffice, type Sent } from './support/office.ts'
import { net } from './support/phones.ts'

const api = await openApi()
const office = await openOffice(api)
const { send, decide, open, controls, lift } = office
const { collecte, consumed } = openBooks(api)
const wrong = () => send({ ...net(10), calcul_telephone: { net_g: 1, refaction_g: 0, net_marchand_g: 1 } })
const journalled = async (sent: Sent) =>
  (
    await api.sql("select id from journal.evenement where action = 'controle.lever' and commande_id = $1", [
      sent.envelope.id,
    ])
  ).length

describe('two at a time', () => {
  test('two persons lift one control at once: one does, the other is told', async () => {
    for (let round = 0; round < 5; round += 1) {
      const sent = await wrong()
      const answers = await Promise.all(
        ['rsci', 'rsci-adjoint'].map((as) => decide(sent, 'ecart_calcul', 'confirmation_serveur', {}, as)),
      )
      expect(answers.map(codeOf).toSorted()).toEqual(['200', '409 controle_deja_leve'])
      expect(await journalled(sent)).toBe(1)
    }
  })

  test('ten corrections at once: judged by one of them', async () => {
    const sent = await wrong()
    const before = await consumed(String((await collecte(sent)).producteur_id))
    const masses = Array.from({ length: 10 }, (_, i) => 100 + i)
    const answers = await Promise.all(
      masses.map((mass) => decide(sent, 'ecart_calcul', 'correction', corrected(sent.envelope, net(mass)))),
    )
    const winner = answers.findIndex(({ status }) => status === 200)
    expect(answers.map(codeOf).filter((code) => code === '409 controle_deja_leve')).toHaveLength(9)
    const { net_g, producteur_id } = await collecte(sent)
    expect(net_g).toBe(masses[winner])
    expect(await consumed(String(producteur_id))).toBe(before - 10 + Number(net_g))
  })

  test('ten resumes at once: one record, one number', async () => {
    const sent = await send({}, { type: 'collecte.peser' })
    const numbers = async () => (await api.sql('select numero from numerotation.numero_officiel')).length
    const before = await numbers()
    const change = corrected(sent.envelope)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => decide(sent, 'donnees_illisibles', 'reprise_manuelle', change)),
    )
    expect(answers.map(codeOf).filter((code) => code === '200')).toHaveLength(1)
    expect(await numbers()).toBe(before + 1)
  })
})

describe('many at once', () => {
  test('several items of a motif go by one decision, and each leaves its trace', async () => {
    const sent = [await wrong(), await wrong(), await wrong()]
    const items = (await Promise.all(sent.map(controls))).flat()
    const [first, ...others] = items
    const aussi = others.map(({ id }) => id)
    expect(codeOf(await lift(first, 'confirmation_serveur', { aussi }))).toBe('200')
    expect(await Promise.all(sent.map(open))).toEqual([[], [], []])
    expect(await Promise.all(sent.map(journalled))).toEqual([1, 1, 1])
  })

  test('all or nothing: another motif, one that is lifted, one that does not exist', async () => {
    const sent = await wrong()
    const [control] = await controls(sent)
    const [other] = await controls(await send({ contrat_id: uuidv7() }))
    const lifted = await wrong()
    await decide(lifted, 'ecart_calcul', 'confirmation_serveur')
    const [gone] = await controls(lifted)
    const attempt = async (id?: string) =>
      codeOf(await lift(control, 'confirmation_serveur', { aussi: [id] }))
    expect(await attempt(other?.id)).toBe('400 decision_invalide')
    expect(await attempt(gone?.id)).toBe('409 controle_deja_leve')
    expect(await attempt(uuidv7())).toBe('404 controle_inconnu')
    expect(await open(sent)).toEqual(['ecart_calcul'])
    expect(await journalled(sent)).toBe(0)
  })
})

describe('the author', () => {
  test('nobody lifts the controls of their own command: in any role, from any device, among others', async () => {
    const sent = await wrong()
    await api.sql(
      `insert into utilisateur.attribution (organisation_id, utilisateur_id, ensemble_id, periode)
       select e.organisation_id, $1, e.id, tstzrange(now() - interval '1 day', null)
       from utilisateur.ensemble e where e.code in ('rsci', 'administrateur_client') and e.organisation_id = $2`,
      [UTILISATEUR.agent1, ORGANISATION.demo],
    )
    const author = decide(sent, 'ecart_calcul', 'confirmation_serveur', {}, 'agent1')
    expect(codeOf(await author)).toBe('403 separation_des_taches')
    const second = await openOffice(api)
    const [fromAnother] = await second.controls(
      await second.send({ calcul_telephone: { net_g: 1, refaction_g: 0, net_marchand_g: 1 } }),
    )
    expect(codeOf(await lift(fromAnother, 'confirmation_serveur', {}, 'agent1'))).toBe(
      '403 separation_des_taches',
    )
    expect(await open(sent)).toEqual(['ecart_calcul'])
  })

  test('the store itself refuses them, whatever the service does', async () => {
    const sent = await wrong()
    const [control] = await controls(sent)
    const bypass = api.sql(
      `update controle.controle set statut = 'leve', leve_le = now(), leve_par = auteur_id, decision = 'confirmation_serveur',
         raison = 'x' where id = $1`,
      [control?.id],
    )
    await expect(bypass).rejects.toMatchObject({ code: '23514', constraint: 'separation_des_taches' })
  })
})

test('what was lifted is neither changed nor deleted, not even by a superuser', async () => {
  const sent = await wrong()
  await decide(sent, 'ecart_calcul', 'confirmation_serveur')
  const [control] = await controls(sent)
  for (const change of ["update controle.controle set raison = 'x'", 'delete from controle.controle'])
    await expect(api.sql(`${change} where id = $1`, [control?.id])).rejects.toThrow()
  expect(await controls(sent)).toEqual([control])
})

test('a decision of another motif, by somebody without the permission, of another organization', async () => {
  const sent = await wrong()
  const [control] = await controls(sent)
  expect(codeOf(await lift(control, 'regularisation'))).toBe('400 decision_invalide')
  expect(codeOf(await lift(control, 'confirmation_serveur', {}, 'magasinier'))).toBe('403 droit_manquant')
  expect(codeOf(await lift(control, 'confirmation_serveur', {}, 'admin'))).toBe('403 droit_manquant')
  expect(codeOf(await lift(control, 'confirmation_serveur', {}, 'voisine-rsci'))).toBe('404 controle_inconnu')
  expect(await open(sent)).toEqual(['ecart_calcul'])
})

test('a refused permission is written to the administration call journal', async () => {
  const sent = await wrong()
  const [control] = await controls(sent)
  await lift(control, 'confirmation_serveur', {}, 'magasinier')
  expect(
    await api.sql('select code from journal.appel_administration where chemin like $1', [`%${control?.id}%`]),
  ).toEqual([{ code: 'droit_manquant' }])
})
