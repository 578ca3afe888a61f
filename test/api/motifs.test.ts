// Every control motif that is not specific to another command type, and every alert: each provoked once over HTTP, next to the
// case just within the limit.

import type { Resultat } from '@sillon/telephone/types'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { CAMPAGNE, CONTRAT, demoId, PARCELLE, PRODUCTEUR } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { type Device, type Draft, enrolDevice, envelopeOf, net, sendOne } from './support/phones.ts'

const api = await openApi()
const sequences = new Map<string, number>()

/** Sends one collection from that device. */
async function collect(device: Device, payload: Draft = {}, changes: Draft = {}): Promise<Resultat> {
  const sequence = (sequences.get(device.appareil_id) ?? 0) + 1
  sequences.set(device.appareil_id, sequence)
  return sendOne(api, device, await envelopeOf(device, sequence, payload, changes))
}

const agent = await enrolDevice(api)
const small = { producteur_id: PRODUCTEUR.small, parcelle_id: PARCELLE.small }
const isWritten = async ({ commande_id }: Resultat) =>
  (await api.sql('select 1 from collecte.collecte where commande_id = $1', [commande_id])).length === 1
const underControl = (...motifs: string[]) => ({ issue: 'acceptee_controle', motifs })
const ordinary = { issue: 'acceptee', motifs: [], alertes: [] }

describe('donnees_illisibles: another shape than the schema says', () => {
  test.each<[string, Draft, Draft]>([
    ['a mass below zero', { pesees: [{ brut_g: -5, tare_g: 0 }] }, {}],
    ['no weighing', { pesees: [] }, {}],
    ['a tare above its gross', { pesees: [{ brut_g: 1, tare_g: 2 }] }, {}],
    ['a net of nothing', net(0), {}],
    ['a member of another schema', { surprise: 1 }, {}],
    ['a payload that is no object', {}, { payload: 'x' }],
    [
      'an unknown role of an attachment',
      {},
      { pieces_jointes: [{ fichier_id: uuidv7(), sha256: '0'.repeat(64), role: 'x' }] },
    ],
    ['no provisional reference', {}, { reference_provisoire: null }],
    ["another device's provisional reference", {}, { reference_provisoire: 'BR-ZZZ9-20260601-0001' }],
  ])('%s', async (_, payload, changes) => {
    const result = await collect(agent, payload, changes)
    expect(result).toMatchObject({
      ...underControl('donnees_illisibles'),
      numero_officiel: null,
      entites: {},
    })
    expect(await isWritten(result)).toBe(false)
  })

  test('two commands do not share a reference: the second is kept under control, never a 500', async () => {
    const reference_provisoire = `BR-${agent.code_court}-20260602-0001`
    expect(await collect(agent, {}, { reference_provisoire })).toMatchObject(ordinary)
    const second = await collect(agent, {}, { reference_provisoire })
    expect(second).toMatchObject(underControl('donnees_illisibles'))
    const [control] = await api.sql('select details from controle.controle where commande_id = $1', [
      second.commande_id,
    ])
    expect(control?.details).toMatchObject({ commandes: [expect.any(String), second.commande_id] })
  })
})

describe('references', () => {
  test.each<[string, Draft]>([
    ['producteur_id', { producteur_id: uuidv7() }],
    ['parcelle_id', { parcelle_id: uuidv7() }],
    ['contrat_id', { contrat_id: uuidv7() }],
    ['campagne_id', { campagne_id: uuidv7() }],
    ['produit_id', { produit_id: uuidv7() }],
  ])(
    '«referenced entity not found» is reference_inconnue, and written all the same: %s',
    async (champ, payload) => {
      const result = await collect(agent, payload)
      expect(result.issue).toBe('acceptee_controle')
      expect(result.motifs).toContain('reference_inconnue')
      expect(await isWritten(result)).toBe(true)
      const [row] = await api.sql('select to_jsonb(c) as c from collecte.collecte c where commande_id = $1', [
        result.commande_id,
      ])
      expect(row?.c).toMatchObject({
        [champ]: null,
        [champ.replace(/_id$/, champ.startsWith('pr') || champ.startsWith('co') ? '_declare' : '_declaree')]:
          payload[champ],
      })
    },
  )

  test.each<[string, Draft, string[]]>([
    [
      'a producer who left',
      { producteur_id: PRODUCTEUR.departed, parcelle_id: PARCELLE.departed, ...net(1) },
      [],
    ],
    ['a closed contract', { contrat_id: CONTRAT.clos }, []],
    ['a contract that was never activated', { contrat_id: CONTRAT.brouillon }, []],
    ['a closed campaign', { campagne_id: CAMPAGNE.demoPrevious }, []],
    ['a campaign that is not open yet', { campagne_id: CAMPAGNE.demoNext }, []],
  ])('«withdrawn, expired or closed» is reference_inactive: %s', async (_, payload) => {
    const result = await collect(agent, payload)
    expect(result.motifs).toContain('reference_inactive')
    expect(await isWritten(result)).toBe(true)
  })

  test('an active contract raises nothing', async () => {
    expect(await collect(agent, { contrat_id: CONTRAT.actif })).toMatchObject(ordinary)
  })
})

describe('calculation and capacity', () => {
  test.each<[string, Draft]>([
    ['a net off by a gram', { calcul_telephone: { net_g: 10_001, refaction_g: 0, net_marchand_g: 10_001 } }],
    ['a forgotten refaction', { humidite_cp: 1200 }],
    [
      'a quality above the plot’s',
      {
        parcelle_id: demoId('parcelle', 20),
        producteur_id: demoId('producteur', 2),
        qualite_declaree: { NOP: 'NOP' },
      },
    ],
  ])('«server calculation differs from phone’s» is ecart_calcul: %s', async (_, payload) => {
    const result = await collect(agent, payload)
    expect(result.motifs).toContain('ecart_calcul')
    expect(await isWritten(result)).toBe(true)
  })

  test('the same refaction as the server’s raises nothing: franchise, coefficient, rounding down', async () => {
    // The deduction: 10,001 g × (1200 − 200) cp × 1000 / 10^7 = 1000.1, rounded down.
    const payload = {
      ...net(10_001),
      humidite_cp: 1200,
      calcul_telephone: { net_g: 10_001, refaction_g: 1000, net_marchand_g: 9001 },
    }
    expect(await collect(agent, payload)).toMatchObject(ordinary)
  })

  test('what no parameter decides is recorded under parametre_introuvable', async () => {
    const result = await collect(agent, { produit_id: demoId('produit', 2) })
    expect(result.motifs).toContain('parametre_introuvable')
    expect(await isWritten(result)).toBe(true)
  })

  test('a collection that crosses the ceiling is capacite_depassee, one that reaches it is not', async () => {
    const [solde] = await api.sql<{ left: string }>(
      `select plafond_g - consomme_g as left from capacite.solde
       where producteur_id = $1 and campagne_id = $2 and matiere_code = 'ANANAS' order by plafond_g desc limit 1`,
      [PRODUCTEUR.small, CAMPAGNE.demo],
    )
    expect(Number(solde?.left)).toBeGreaterThan(0)
    expect(await collect(agent, { ...small, ...net(Number(solde?.left)) })).toMatchObject(ordinary)
    const crossing = await collect(agent, { ...small, ...net(1) })
    expect(crossing).toMatchObject(underControl('capacite_depassee'))
    expect(crossing.numero_officiel).not.toBeNull()
  })

  test('a capacity that was never validated is a ceiling of zero', async () => {
    const payload = { producteur_id: PRODUCTEUR.unvalidated, parcelle_id: PARCELLE.unvalidated, ...net(1) }
    expect((await collect(agent, payload)).motifs).toContain('capacite_depassee')
  })
})
