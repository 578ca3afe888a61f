// Moves of members and plots (transfers, changes of group, exits and returns), as the office records them and phones see them.
import { describe, expect, test } from 'vitest'
import { GROUPEMENT, ORGANISATION, PARCELLE, PRODUCTEUR, PRODUIT, UTILISATEUR } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { hoursAgo, type Member, newMember } from './support/members.ts'
import { codeOf, openOffice } from './support/office.ts'
import { clockAt, net } from './support/phones.ts'

const api = await openApi()
const office = await openOffice(api)
await api.sql(`update appareil.appareil set enrole_le = now() - interval '5 days' where id = $1`, [
  office.device.appareil_id,
])
const act = (path: string, body: object, as = 'rsci') =>
  api.post(path, { le: hoursAgo(3), raison: 'Vu sur place', ...body }, as)
const transfer = (from: Member, to: Member, le = hoursAgo(3), as = 'rsci') =>
  act(`/v1/parcelles/${from.parcelle_id}/transferer`, { producteur_id: to.producteur_id, le }, as)
const deliver = (producteur: Member, plot: Member, hours: number, net_g = 1000) =>
  office.send(
    { producteur_id: producteur.producteur_id, parcelle_id: plot.parcelle_id, ...net(net_g) },
    clockAt(Date.now() - hours * 3_600_000),
  )
const detail = async (kind: 'producteurs' | 'parcelles', id: string) =>
  (await api.get(`/v1/${kind}/${id}`, 'rsci')).body
const consumed = async ({ producteur_id }: Member) =>
  (await detail('producteurs', producteur_id)).soldes.map((s: { consomme_g: number }) => s.consomme_g)

describe('a plot that is transferred', () => {
  test('takes its consumption along; late commands are judged by who held it at their date', async () => {
    const [old, heir] = [await newMember(api), await newMember(api)]
    const [before, after] = [await deliver(old, old, 5, 4000), await deliver(old, old, 2, 3000)]
    expect(await consumed(old)).toEqual([7000])
    const { status, body } = await transfer(old, heir)
    expect([status, body.producteur_id, body.groupement_id]).toEqual([
      200,
      heir.producteur_id,
      GROUPEMENT.sekou,
    ])
    expect(body.transferts).toMatchObject([{ ancien_id: old.producteur_id, auteur_id: UTILISATEUR.rsci }])
    expect([await consumed(old), await consumed(heir)]).toEqual([[0], [7000]])
    expect(await office.open(before)).not.toContain('reference_inconnue')
    expect(await office.open(after)).toContain('reference_inconnue')

    expect((await deliver(old, old, 4)).result.motifs).not.toContain('reference_inconnue')
    expect((await deliver(old, old, 2)).result.motifs).toContain('reference_inconnue')
    expect((await deliver(heir, old, 2)).result.motifs).not.toContain('reference_inconnue')
    expect((await deliver(heir, old, 4)).result.motifs).toContain('reference_inconnue')
    expect([await consumed(old), await consumed(heir)]).toEqual([[0], [11_000]])
    const lifted = await office.decide(after, 'reference_inconnue', 'correction')
    expect(codeOf(lifted)).toBe('409 reference_toujours_inconnue')
  })

  test('of a producer with a capacity: both wait for a validation', async () => {
    const heir = await newMember(api)
    const ordinary = { producteur_id: PRODUCTEUR.ordinary, parcelle_id: PARCELLE.ordinary }
    const [{ plafond_g: ceiling }] = (await detail('producteurs', PRODUCTEUR.ordinary)).soldes
    await transfer(ordinary, heir)
    const capacities = async ({ producteur_id }: Member) =>
      (
        await api.sql('select statut from capacite.capacite where producteur_id = $1 order by 1', [
          producteur_id,
        ])
      ).map(({ statut }) => statut)
    expect(await capacities(ordinary)).toEqual(['a_revalider', 'proposee'])
    expect(await capacities(heir)).toEqual(['proposee'])
    const [{ plafond_g: left }] = (await detail('producteurs', PRODUCTEUR.ordinary)).soldes
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThan(ceiling)
    await transfer(ordinary, ordinary, hoursAgo(1))
    expect((await detail('parcelles', PARCELLE.ordinary)).transferts).toHaveLength(2)
  })

  test.each(['agent1', 'inspecteur', 'commercial'])('not by %s', async (as) => {
    const [old, heir] = [await newMember(api), await newMember(api)]
    expect(codeOf(await transfer(old, heir, hoursAgo(1), as))).toBe('403 droit_manquant')
  })

  test('by an administrator too; never to come, never twice at an instant', async () => {
    const [old, heir] = [await newMember(api), await newMember(api)]
    const le = hoursAgo(1)
    expect(codeOf(await transfer(old, heir, hoursAgo(-1), 'admin'))).toBe('400 parametre_invalide')
    expect(codeOf(await transfer(old, heir, le, 'admin'))).toBe('200')
    expect(codeOf(await transfer(old, heir, le))).toBe('409 meme_producteur')
    expect(codeOf(await transfer(old, old, le))).toBe('409 evenement_hors_ordre')
  })
})

describe('a member', () => {
  test('who changes group: plots and balances follow, collections keep the group of their date', async () => {
    const member = await newMember(api)
    await deliver(member, member, 5)
    await deliver(member, member, 2)
    const path = `/v1/producteurs/${member.producteur_id}/groupement`
    const { body } = await act(path, { groupement_id: GROUPEMENT.allada })
    expect(body).toMatchObject({
      groupement_id: GROUPEMENT.allada,
      version: 2,
      groupement: { code: 'ALLADA' },
    })
    expect((await detail('parcelles', member.parcelle_id)).groupement_id).toBe(GROUPEMENT.allada)
    const { collectes } = (await api.get(`/v1/collectes?producteur_id=${member.producteur_id}`, 'rsci')).body
    expect(collectes.map((c: { groupement_id: string }) => c.groupement_id)).toEqual([
      GROUPEMENT.allada,
      GROUPEMENT.sekou,
    ])
    const phone = { type: 'producteur.modifier', version_schema: 1, reference_provisoire: null }
    const stale = await office.send(
      {},
      {
        ...phone,
        payload: {
          producteur_id: member.producteur_id,
          version_base: 1,
          champs: { groupement_id: GROUPEMENT.attogon },
        },
      },
    )
    expect(stale.result.motifs).toEqual(['modification_concurrente'])
    const fresh = await office.send(
      {},
      {
        ...phone,
        payload: {
          producteur_id: member.producteur_id,
          version_base: 2,
          champs: { groupement_id: GROUPEMENT.attogon },
        },
      },
    )
    expect(fresh.result.motifs).not.toContain('modification_concurrente')
    expect((await detail('parcelles', member.parcelle_id)).groupement_id).toBe(GROUPEMENT.attogon)
  })

  test('who leaves and comes back: reference_inactive between both, judged at the operation date', async () => {
    const member = await newMember(api)
    const received = await deliver(member, member, 1)
    const path = `/v1/producteurs/${member.producteur_id}`
    expect((await act(`${path}/sortie`, {})).body).toMatchObject({
      actif: false,
      parcelles: [{ actif: false }],
    })
    expect(await office.open(received)).toContain('reference_inactive')
    expect((await deliver(member, member, 5)).result.motifs).not.toContain('reference_inactive')
    expect((await deliver(member, member, 2)).result.motifs).toContain('reference_inactive')
    const { body } = await act(`${path}/retour`, { le: hoursAgo(0.5) })
    expect(body).toMatchObject({ actif: true, parcelles: [{ actif: true }] })
    expect(body.adhesions.map((a: { nature: string }) => a.nature)).toEqual(['retour', 'sortie'])
    expect((await deliver(member, member, 0.25)).result.motifs).not.toContain('reference_inactive')
  })

  test('shows no identity document; it is read apart, by few, and each reading is journalled', async () => {
    const path = `/v1/producteurs/${PRODUCTEUR.ordinary}`
    const seen = await api.get(path, 'direction')
    expect(seen.body.piece_identite_deposee).toBe(true)
    for (const as of ['admin', 'rsci', 'agent1']) {
      const { status, body } = await api.get(`${path}/piece-identite`, as)
      expect([status, body.pays]).toEqual([200, 'BJ'])
      expect(seen.text).not.toContain(body.numero)
    }
    for (const as of ['commercial', 'auditeur', 'inspecteur'])
      expect(codeOf(await api.get(`${path}/piece-identite`, as))).toBe('403 droit_manquant')
    const readings = await api.sql(
      `select utilisateur_id from journal.evenement
       where organisation_id = $1 and action = 'producteur.lire_piece' and entite_id = $2 order by id`,
      [ORGANISATION.demo, PRODUCTEUR.ordinary],
    )
    expect(readings.map(({ utilisateur_id }) => utilisateur_id)).toEqual([
      UTILISATEUR.admin,
      UTILISATEUR.rsci,
      UTILISATEUR.agent1,
    ])
  })
})

test('a plot shows the survey in force as GeoJSON text, its states, crops and history', async () => {
  const plot = await detail('parcelles', PARCELLE.small)
  expect(JSON.parse(plot.polygone.geojson).type).toBe('Polygon')
  expect(plot.releves).toMatchObject([{ en_vigueur: true, valide: true }])
  expect(plot.statuts.length).toBeGreaterThan(0)
  const pineapple = { produit_id: PRODUIT.ananas, part_cp: 200, strate: 'principal', cycle: null }
  expect([plot.cultures, plot.cultures_initiales, plot.assolements]).toEqual([[pineapple], [pineapple], []])
})
