// Judgements of receptions over HTTP: certificates, thresholds, measurements, settings valid at the date, derogations.
import { afterEach, describe, expect, test } from 'vitest'

import { CONTRAT, FOURNISSEUR, GROUPEMENT } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { codeOf } from './support/office.ts'
import type { Draft } from './support/phones.ts'
import { act, delivery, expected, purchase, waiting } from './support/receptions.ts'

const api = await openApi()
const show = async (id: string) => (await api.get(`/v1/receptions/${id}`, 'direction')).body
const put = (cle: string, valeur: unknown) =>
  api.send('PUT', `/v1/reglages/${cle}`, { body: { valeur }, as: 'admin' })
const written = new Set<string>()

/** Changes a setting until the test ends; returns the instant from which the new value is valid. */
async function set(cle: string, valeur: unknown): Promise<number> {
  written.add(cle)
  return Date.parse((await put(cle, valeur)).body.depuis)
}
afterEach(async () => {
  for (const cle of written) await put(cle, null)
  written.clear()
})
const iso = (ms: number) => new Date(ms).toISOString()
const lotStatus = async (id: string) =>
  (
    await api.sql<{ statut: string }>(
      'select l.statut from reception.reception r join lot.lot l on l.id = r.lot_id where r.id = $1',
      [id],
    )
  )[0]?.statut

describe('derogations', () => {
  const uncertified = async () =>
    waiting(api, delivery([await expected(api)], { groupement_id: GROUPEMENT.togoudo }))
  const grant = (id: string, regle: string, as = 'direction') =>
    act(api, id, 'derogations', { regle, raison: 'Attestation reçue par courrier' }, as)

  test('a derogation is of one rule and one reception, by who may derogate', async () => {
    const [id, other] = [await uncertified(), await uncertified()]
    expect(codeOf(await act(api, id, 'valider'))).toBe('409 certificat_non_valide')
    expect(codeOf(await grant(id, 'certificat_non_valide', 'magasinier'))).toBe('403 droit_manquant')
    expect(codeOf(await grant(id, 'qualite_non_admise'))).toBe('400 parametre_invalide')
    await grant(id, 'seuil_depasse')
    expect(codeOf(await act(api, id, 'valider'))).toBe('409 certificat_non_valide')
    expect((await grant(id, 'certificat_non_valide')).status).toBe(201)
    expect((await show(id)).manquements).toMatchObject([{ regle: 'certificat_non_valide', derogee: true }])
    expect((await act(api, id, 'valider')).body).toMatchObject({
      statut: 'validée',
      examens: [{ regle: 'certificat_non_valide', issue: 'derogation' }],
    })
    expect(codeOf(await act(api, other, 'valider'))).toBe('409 certificat_non_valide')
    const journal = await api.sql(
      "select details from journal.evenement where action = 'reception.deroger' and entite_id = $1",
      [id],
    )
    expect(journal.length).toBe(2)
  })
})

describe('settings, each as it was on the day', () => {
  const moist = (changes: Draft = {}) => waiting(api, purchase({ mesures: { humidite_cp: 901 }, ...changes }))

  test('reception.seuils.<product> and reception.seuils_effet, `quarantaine` by default', async () => {
    const before = await moist()
    const since = await set('reception.seuils.ANANAS', { humidite_max_cp: 900 })
    expect((await act(api, before, 'valider')).body.statut).toBe('validée')
    expect(await lotStatus(before)).toBe('validé')
    const [id, just, earlier, unmeasured] = [
      await moist(),
      await moist({ mesures: { humidite_cp: 900 } }),
      await moist({ date_operation: iso(since - 1) }),
      await moist({ mesures: {} }),
    ]
    expect((await show(id)).manquements).toMatchObject([
      {
        regle: 'seuil_depasse',
        effet: 'quarantaine',
        details: { depassements: [{ mesure: 'humidite_cp', valeur: 901, seuil: 900 }] },
      },
    ])
    expect((await act(api, id, 'valider')).body).toMatchObject({
      statut: 'validée',
      examens: [{ regle: 'seuil_depasse', issue: 'quarantaine' }],
    })
    for (const [one, statut] of [
      [id, 'quarantaine'],
      [just, 'validé'],
      [earlier, 'validé'],
    ] as const) {
      if (one !== id) await act(api, one, 'valider')
      expect(await lotStatus(one)).toBe(statut)
    }
    expect(codeOf(await act(api, id, 'devalider', { raison: 'x' }))).toBe('409 lot_en_quarantaine')
    const refused = await act(api, unmeasured, 'valider')
    expect([codeOf(refused), refused.body.details]).toEqual([
      '409 mesure_qualite_manquante',
      { mesures: ['humidite_cp'] },
    ])
    await set('reception.seuils_effet', 'exiger_note')
    const noted = await moist()
    expect(codeOf(await act(api, noted, 'valider'))).toBe('409 seuil_depasse')
    await act(api, noted, 'valider', { note: 'Séché sur place' })
    expect(await lotStatus(noted)).toBe('validé')
  })

  test('reception.certificat_mode, `bloquer` by default; `expire` follows from the date of the reception', async () => {
    const uncertified = async (changes: Draft = {}) =>
      waiting(api, delivery([await expected(api)], { groupement_id: GROUPEMENT.togoudo, ...changes }))
    const before = await uncertified()
    expect(codeOf(await act(api, before, 'valider', { note: 'x' }))).toBe('409 certificat_non_valide')
    await set('reception.certificat_mode', 'exiger_note')
    expect(codeOf(await act(api, before, 'valider', { note: 'x' }))).toBe('409 certificat_non_valide')
    const id = await uncertified()
    const refused = await act(api, id, 'valider')
    expect([codeOf(refused), refused.body.details.mode]).toEqual(['409 certificat_non_valide', 'exiger_note'])
    expect((await act(api, id, 'valider', { note: 'Certificat en cours' })).body.examens).toMatchObject([
      { regle: 'certificat_non_valide', issue: 'note', note: 'Certificat en cours' },
    ])
  })

  test('a supplier’s certificate: its status of today judges at any date', async () => {
    const [certificate] = await api.sql<{ id: string }>(
      'select id from certificat.certificat where fournisseur_id = $1',
      [FOURNISSEUR.plantation],
    )
    const id = await waiting(api)
    const turn = (statut: string) =>
      api.post(
        `/v1/certificats/${certificate?.id}/statut`,
        { statut, depuis: '2026-01-01', raison: 'Contrôle' },
        'rsci',
      )
    const { status } = await turn('suspendu')
    expect(status).toBe(200)
    const refused = await act(api, id, 'valider')
    expect(refused.body).toMatchObject({
      erreur: 'certificat_non_valide',
      details: { fournisseur_id: FOURNISSEUR.plantation, certificats: [{ etat: 'suspendu' }] },
    })
    await turn('valide')
    expect((await act(api, id, 'valider')).body.statut).toBe('validée')
  })

  test('a reception without what its contract’s formula needs is refused', async () => {
    const contract = { contrat_id: CONTRAT.formule }
    const bare = await waiting(api, purchase({ ...contract, mesures: { impuretes_cp: 10 } }))
    const refused = await act(api, bare, 'valider', { note: 'x' })
    expect([codeOf(refused), refused.body.details]).toEqual([
      '409 mesure_qualite_manquante',
      { mesures: ['brix_dixiemes'] },
    ])
    const mesures = { impuretes_cp: 10, brix_dixiemes: 140 }
    expect((await act(api, await waiting(api, purchase({ ...contract, mesures })), 'valider')).status).toBe(
      200,
    )
  })
})
