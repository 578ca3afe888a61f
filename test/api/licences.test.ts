// Licences and invoice references: the publisher writes them, an organization notices their effects, and they stop no phone.
import { describe, expect, test } from 'vitest'
import { ORGANISATION, UTILISATEUR } from '../../demo/ids.ts'
import { XLSX } from '../../src/contract/route.ts'
import { sheetOf } from '../support/workbook.ts'
import { newCode, newLogin, organisation } from './support/accounts.ts'
import { openApi } from './support/api.ts'
import { enrolDevice, envelopeOf, sendBatch } from './support/phones.ts'

const api = await openApi()
const REASON = { raison: 'Erreur de saisie' }
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const licences = (body: object) => api.post('/v1/editeur/licences', body, 'editeur')
const invoices = (body: object) => api.post('/v1/editeur/factures', body, 'editeur')
const newOrganisation = async (changes: object = {}): Promise<string> =>
  (await api.post('/v1/organisations', organisation(changes), 'editeur')).body.organisation.id
const account = () => ({ identifiant: newLogin(), nom_affiche: 'Essai' })
const codeOf = ({ status, body }: { status: number; body: { erreur?: string } }) => body.erreur ?? status
const mine = async () => (await api.get('/v1/moi', 'admin')).body.licence

/** Puts DEMO under a licence while the given work runs. */
async function under(terms: object, work: () => Promise<void>): Promise<void> {
  const { status, body } = await licences({ organisation_id: ORGANISATION.demo, debut: day(-90), ...terms })
  expect(status).toBe(201)
  try {
    await work()
  } finally {
    expect((await api.post(`/v1/editeur/licences/${body.id}/retirer`, REASON, 'editeur')).status).toBe(201)
  }
}

describe('an organization under a licence', () => {
  test('expired: warned, nothing of the office is added, and everything else goes on', async () => {
    const device = await enrolDevice(api)
    await under({ fin: day(-1) }, async () => {
      expect(await mine()).toMatchObject({
        statut: 'expiree',
        jours_restants: -1,
        avertissements: expect.arrayContaining(['licence_expiree']),
      })
      expect(codeOf(await api.post('/v1/utilisateurs', account(), 'admin'))).toBe('licence_expiree')
      const code = { utilisateur_id: UTILISATEUR.agent1 }
      expect(codeOf(await api.post('/v1/appareils/codes-enrolement', code, 'admin'))).toBe('licence_expiree')
      const sent = await sendBatch(api, device, [await envelopeOf(device, 1)])
      expect([sent.status, sent.body.resultats[0].issue]).toEqual([200, 'acceptee'])
      expect((await api.get('/v1/collectes', 'admin')).status).toBe(200)
      const replaced = await api.post(`/v1/appareils/${device.appareil_id}/remplacer`, REASON, 'admin')
      expect(codeOf(replaced)).toBe(200)
    })
    expect(await mine()).toBeUndefined()
    expect(codeOf(await api.post('/v1/utilisateurs', account(), 'admin'))).toBe(201)
  })

  test('full: the next account is refused, the details say which kind; what is there stays', async () => {
    await under({ plafonds: { utilisateurs: 1, producteurs: 0 } }, async () => {
      const { status, body } = await api.post('/v1/utilisateurs', account(), 'admin')
      expect([status, body]).toEqual([
        409,
        { erreur: 'plafond_licence_atteint', details: { genre: 'utilisateurs', plafond: 1 } },
      ])
      const { plafonds, avertissements } = await mine()
      expect(avertissements).toContain('plafond_depasse')
      expect(plafonds.map(({ genre }: { genre: string }) => genre)).toEqual(['producteurs', 'utilisateurs'])
    })
  })

  test('that lacks a module: it does not go on', async () => {
    const acts = '/v1/modules/rappel'
    await under({ modules: ['livraison'] }, async () => {
      const shown = (await api.get('/v1/modules', 'admin')).body.modules
      const licensed = shown.filter(({ licence }: { licence: boolean }) => licence)
      expect(licensed.map(({ code }: { code: string }) => code).toSorted()).toEqual(['livraison', 'noyau'])
      await api.post(`${acts}/desactiver`, REASON, 'admin')
      const { body } = await api.post(`${acts}/activer`, {}, 'admin')
      expect(body).toEqual({
        erreur: 'activation_refusee',
        details: { raison: 'licence', modules: ['rappel'] },
      })
    })
    expect(codeOf(await api.post(`${acts}/activer`, {}, 'admin'))).toBe(200)
  })

  test('sees its own alone, and writes none', async () => {
    await licences({ organisation_id: await newOrganisation(), debut: day(-1) })
    expect(await mine()).toBeUndefined()
    expect(codeOf(await api.get('/v1/editeur/licences', 'admin'))).toBe('droit_manquant')
    expect(
      codeOf(
        await api.post(
          '/v1/editeur/licences',
          { organisation_id: ORGANISATION.demo, debut: day(0) },
          'admin',
        ),
      ),
    ).toBe('droit_manquant')
  })
})

describe('the list of licences', () => {
  test('30, 60 and 90 days are filters for the eye; a correction stands in the place of what it corrects', async () => {
    const id = await newOrganisation()
    const list = async (query: string) =>
      (await api.get(`/v1/editeur/licences?organisation_id=${id}&${query}`, 'editeur')).body.licences
    const first = (await licences({ organisation_id: id, debut: day(-1), fin: day(60) })).body
    expect((await licences({ organisation_id: id, debut: day(60) })).body).toEqual({
      erreur: 'licence_chevauchante',
    })
    expect(await list('expire_sous_jours=30')).toEqual([])
    expect(await list('expire_sous_jours=60')).toHaveLength(1)
    const correction = { debut: day(-1), fin: day(10), ...REASON }
    const path = `/v1/editeur/licences/${first.id}`
    const second = (await api.post(`${path}/corriger`, correction, 'editeur')).body
    expect(await list('expire_sous_jours=30')).toMatchObject([
      { id: second.id, corrige: first.id, ...REASON },
    ])
    expect(await list('statut=a_venir')).toEqual([])
    expect(codeOf(await api.post(`${path}/corriger`, correction, 'editeur'))).toBe('licence_deja_corrigee')
    expect((await api.get(`/v1/editeur/licences/${second.id}`, 'editeur')).body).toMatchObject({
      corrigee_par: null,
      historique: [{ id: first.id, fin: day(60) }],
    })
    expect(codeOf(await api.get('/v1/editeur/licences?expire_sous_jours=31', 'editeur'))).toBe(
      'parametre_invalide',
    )
  })
})

describe('invoice references', () => {
  test('two organizations, paid and overdue, as a table whose amounts are exact', async () => {
    const mark = newCode()
    const [one, two] = [await newOrganisation({ nom: mark }), await newOrganisation({ nom: mark })]
    const dates = { emise_le: day(-40), echeance: day(-1) }
    const made = [
      { organisation_id: one, reference: `=${mark}/1`, montant: 1_234_567, devise: 'EUR', ...dates },
      { organisation_id: two, reference: `${mark}/2`, montant: 250_000, devise: 'XOF', ...dates },
    ]
    const [first] = await Promise.all(made.map(async (body) => (await invoices(body)).body))
    expect(first).toMatchObject({ statut: 'emise', en_retard: true, decimales: 2 })
    expect(codeOf(await invoices(made[1] ?? {}))).toBe('facture_reference_prise')
    const paid = (await api.post(`/v1/editeur/factures/${first.id}/payer`, {}, 'editeur')).body
    expect(paid).toMatchObject({ statut: 'payee', payee_le: day(0), en_retard: false, close_par: 'editeur' })
    const path = `/v1/editeur/factures?recherche=${mark}`
    expect((await api.get(`${path}&en_retard=true`, 'editeur')).body.factures).toMatchObject([
      { reference: `${mark}/2`, organisation_id: two },
    ])
    const csv = (await api.get(`${path}&statut=payee`, 'editeur', { accept: 'text/csv' })).text
    expect(csv.split('\n')[1]).toContain(`'=${mark}/1,`)
    expect(csv).toContain(',12345.67,EUR,')
    const authorization = `Bearer ${await api.tokenOf('editeur')}`
    const answer = await fetch(api.url + path, { headers: { authorization, accept: XLSX } })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, XLSX])
    const [head, ...rows] = sheetOf(Buffer.from(await answer.arrayBuffer()))
    expect(head?.slice(0, 6)).toEqual(['Référence', 'Organisation', 'Nom', 'Objet', 'Montant', 'Devise'])
    expect(new Map(rows.map((row) => [row[0], [row[4], row[5]]]))).toEqual(
      new Map([
        [`=${mark}/1`, [12345.67, 'EUR']],
        [`${mark}/2`, [250_000, 'XOF']],
      ]),
    )
  })

  test('every act stands in the publisher’s journal with its organization', async () => {
    const organisation_id = await newOrganisation()
    const body = { organisation_id, reference: newCode(), montant: 1, devise: 'XOF', echeance: day(0) }
    const { id } = (await invoices(body)).body
    await api.post(`/v1/editeur/factures/${id}/annuler`, REASON, 'editeur')
    const { appels } = (await api.get('/v1/editeur/journal', 'editeur')).body
    expect(appels.slice(0, 2)).toMatchObject([
      { chemin: `/v1/editeur/factures/${id}/annuler`, organisation_id, details: REASON },
      { chemin: '/v1/editeur/factures', organisation_id, details: { reference: body.reference } },
    ])
  })

  test('a key names one act: sent again it is answered again', async () => {
    const organisation_id = await newOrganisation()
    const body = { organisation_id, reference: newCode(), montant: 1, devise: 'XOF', echeance: day(0) }
    const headers = { 'idempotency-key': `facture-${newCode()}-${newCode()}` }
    const ask = () => api.post('/v1/editeur/factures', body, 'editeur', headers)
    const [first, again] = [await ask(), await ask()]
    expect([again.status, again.text, again.headers.get('idempotency-replayed')]).toEqual([
      201,
      first.text,
      'true',
    ])
  })
})

const organisation_id = await newOrganisation()

describe('refused, and nothing is left of it', () => {
  const licence = { organisation_id, debut: '2026-01-01' }
  const invoice = { organisation_id, reference: 'x', montant: 1, devise: 'XOF', echeance: '2026-12-31' }
  const count = () =>
    api.sql('select count(*) from licence.licence union all select count(*) from facture.facture')

  test.each([
    { debut: '10000-01-01' },
    { debut: '2026-02-30' },
    { fin: '2025-12-31' },
    { plafonds: { utilisateurs: -1 } },
    { plafonds: { utilisateurs: 1.5 } },
    { plafonds: { tracteurs: 1 } },
    { modules: ['noyau\u0000'] },
    { modules: 'stock' },
    { raison: ' ' },
    { organisation_id: 'x' },
  ])('a licence with %j', async (changes) => {
    const before = await count()
    expect((await licences({ ...licence, ...changes })).status).toBe(400)
    expect(await count()).toEqual(before)
  })

  test.each([
    { montant: 0 },
    { montant: -1 },
    { montant: 1.5 },
    { montant: '1' },
    { devise: 'xof' },
    { echeance: '2026-13-01' },
    { emise_le: '9999-12-31', echeance: '9999-12-31' },
    { echeance: '0001-01-01' },
    { reference: 'a\u0000b' },
    { objet: '\ud800' },
  ])('an invoice with %j', async (changes) => {
    const before = await count()
    expect((await invoices({ ...invoice, ...changes })).status).toBe(400)
    expect(await count()).toEqual(before)
  })

  test('an amount that no reader keeps', async () => {
    const body = JSON.stringify(invoice).replace('"montant":1,', '"montant":9007199254740993,')
    expect((await api.send('POST', '/v1/editeur/factures', { as: 'editeur', body })).status).toBe(400)
  })

  test('a licence to the end of time is one', async () => {
    const body = { organisation_id: await newOrganisation(), debut: '0001-01-01', fin: '9999-12-31' }
    expect((await licences(body)).body).toMatchObject({ statut: 'en_vigueur', fin: '9999-12-31' })
  })
})
