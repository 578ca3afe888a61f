// Certificates and suppliers: the effect of a certificate's status at a date, the records that a suspension reopens, and the
// suppliers that may deliver.
import { describe, expect, test } from 'vitest'
import { CERTIFICAT, FOURNISSEUR, GROUPEMENT, ORGANISATION, PRODUIT, UTILISATEUR } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { certificateOf, recordCertificate, supplierOf } from './support/domains/certificats.ts'
import { codeOf, openOffice } from './support/office.ts'

const api = await openApi()
const office = await openOffice(api)
const show = async (id: string) => (await api.get(`/v1/certificats/${id}`, 'rsci')).body
const today = new Date().toISOString().slice(0, 10)
const change = (id: string, statut: string, depuis = today) =>
  api.post(`/v1/certificats/${id}/statut`, { statut, depuis, raison: 'Contrôle' }, 'rsci')

describe('a certificate', () => {
  test('the demo has one in force, one that ended and one suspended', async () => {
    expect(await show(CERTIFICAT.valide)).toMatchObject({
      etat: 'valide',
      titulaire: { type: 'groupement', id: GROUPEMENT.allada },
    })
    expect(await show(CERTIFICAT.expire)).toMatchObject({ statut: 'valide', etat: 'expire' })
    expect(await show(CERTIFICAT.suspendu)).toMatchObject({
      etat: 'suspendu',
      historique: [{ statut: 'suspendu', auteur_id: UTILISATEUR.rsci }],
    })
    const { certificats } = (await api.get('/v1/certificats?etat=expire', 'rsci')).body
    expect(certificats.map(({ id }: { id: string }) => id)).toEqual([CERTIFICAT.expire])
    const ofAttogon = await api.get(`/v1/certificats?groupement_id=${GROUPEMENT.attogon}`, 'rsci')
    expect(ofAttogon.body.certificats).toHaveLength(2)
  })

  test.each([
    ['nobody', {}],
    ['two', { groupement_id: GROUPEMENT.allada, organisation: true }],
    ['not the organization', { organisation: false }],
  ])('has exactly one holder: %s is refused', async (_, titulaire) => {
    const answer = await api.post('/v1/certificats', { titulaire, ...certificateOf() }, 'rsci')
    expect(codeOf(answer)).toBe('400 parametre_invalide')
  })

  test.each([
    ['ends before it begins', { valide_du: '2026-02-01', valide_au: '2026-01-31' }],
    ['on no day', { valide_du: '2026-02-30' }],
    ['covers nothing', { portee: [] }],
    ['an activity that is no code', { portee: [{ activite: 'Récolte !' }] }],
  ])('is refused when it %s', async (_, rest) => {
    const body = { titulaire: { organisation: true }, ...certificateOf(rest) }
    expect(codeOf(await api.post('/v1/certificats', body, 'rsci'))).toBe('400 parametre_invalide')
  })

  test('`expire` follows from the date that is asked about; before its first day it is to come', async () => {
    const ended = await recordCertificate(api, { valide_du: '2024-01-01', valide_au: '2024-12-31' })
    const coming = await recordCertificate(api, { valide_du: '2199-01-01', valide_au: '2199-12-31' })
    expect([(await show(ended)).etat, (await show(coming)).etat]).toEqual(['expire', 'a_venir'])
  })

  test('its control body and the sites of its scope have the form that places have', async () => {
    const line = { site: 'Abome\u0301y\u00A0 Nord', unite: 'Unite\u0301 1' }
    const id = await recordCertificate(api, { organisme: 'Certife\u0301', portee: [line] })
    const added = await api.post(`/v1/certificats/${id}/portee`, { portee: [line] }, 'rsci')
    expect(added.status).toBe(201)
    const read = { site: 'Aboméy Nord', unite: 'Unité 1' }
    expect(await show(id)).toMatchObject({ organisme: 'Certifé', portee: [read, read] })
    const lost = { portee: [{ activite: 'production' }, { site: 'H\uFFFDl' }] }
    const refused = await api.post(`/v1/certificats/${id}/portee`, lost, 'rsci')
    expect(refused.body.details).toEqual([{ chemin: '/portee/1/site', raison: 'texte_illisible' }])
  })

  test('lines are added to its scope, and none is edited', async () => {
    const id = await recordCertificate(api)
    const line = { activite: 'reception', site: 'Station', produit_id: PRODUIT.ananas, unite: 'Unité 1' }
    const { body } = await api.post(`/v1/certificats/${id}/portee`, { portee: [line] }, 'rsci')
    expect(body.portee).toMatchObject([{ activite: 'production', produit_id: null }, line])
  })

  test('`retire` is final but for a correction; a suspension can be lifted', async () => {
    const id = await recordCertificate(api)
    expect(codeOf(await change(id, 'suspendu'))).toBe('200')
    expect(codeOf(await change(id, 'valide'))).toBe('200')
    expect(codeOf(await change(id, 'retire'))).toBe('200')
    for (const statut of ['valide', 'suspendu', 'retire'])
      expect(codeOf(await change(id, statut))).toBe('409 certificat_retire')
    expect((await show(id)).historique.map((h: { statut: string }) => h.statut)).toEqual([
      'suspendu',
      'valide',
      'retire',
    ])
  })

  test('a change is recorded when it holds, not before', async () => {
    expect(codeOf(await change(await recordCertificate(api), 'suspendu', '2199-01-01'))).toBe(
      '400 parametre_invalide',
    )
  })
})

describe('a suspension', () => {
  test('lists what its period touches, and each of it by pages', async () => {
    const { result } = await office.send({})
    const { collecte } = result.entites as { collecte: string }
    const id = await recordCertificate(api)
    const { body } = await change(id, 'suspendu')
    expect(body.certificat).toMatchObject({ etat: 'suspendu', statut: 'suspendu' })
    expect(body.operations).toContainEqual(
      expect.objectContaining({
        entite: 'collecte',
        id: collecte,
        reference: result.numero_officiel,
        groupement_id: GROUPEMENT.allada,
      }),
    )
    expect(body.operations_total).toBe(body.operations.length)
    const turned: unknown[] = []
    for (let cursor = ''; ; ) {
      const page = await api.get(`/v1/certificats/${id}/operations?du=${today}&limite=1${cursor}`, 'rsci')
      turned.push(...page.body.operations)
      if (page.body.suivant === null) break
      cursor = `&curseur=${page.body.suivant}`
    }
    expect(turned).toEqual(body.operations)
    expect((await change(id, 'valide')).body).toMatchObject({ operations: [], operations_total: 0 })
  })

  test('touches nothing outside the days of the certificate', async () => {
    const id = await recordCertificate(api, { valide_du: '2020-01-01', valide_au: '2020-12-31' })
    expect((await change(id, 'suspendu')).body).toMatchObject({ operations: [], operations_total: 0 })
  })
})

describe('what is over by then is reference_inactive: a contract, a campaign, a certificate', () => {
  test('a collection of a group whose only certificate was suspended comes under control; lifted, no more', async () => {
    expect((await office.send({})).result).toMatchObject({ issue: 'acceptee', motifs: [] })
    await change(CERTIFICAT.valide, 'suspendu')
    const sent = await office.send({})
    expect(sent.result).toMatchObject({ issue: 'acceptee_controle', motifs: ['reference_inactive'] })
    expect((await office.controls(sent))[0]?.details).toEqual({
      champ: 'certificat',
      entite: 'certificat',
      id: CERTIFICAT.valide,
      numero: 'BJ-BIO-154.001-2',
      referentiel: 'AB',
      etat: 'suspendu',
    })
    expect((await office.decide(sent, 'reference_inactive', 'confirmation')).body.statut).toBe('leve')
    await change(CERTIFICAT.valide, 'valide')
    expect((await office.send({})).result).toMatchObject({ motifs: [] })
  })
})

describe('a supplier', () => {
  test('a supplier comes with its certificate: both or neither', async () => {
    const request = supplierOf({}, { telephone: '+22890000099', courriel: 'a@b.example', contact: 'Afi' })
    const { status, body } = await api.post('/v1/fournisseurs', request, 'rsci')
    expect(status).toBe(201)
    expect(body).toMatchObject({ actif: true, contact: 'Afi', certificats: [{ etat: 'valide' }] })
    const again = await api.post('/v1/fournisseurs', { ...request, certificat: certificateOf() }, 'rsci')
    expect([codeOf(again), again.body.details.contrainte]).toEqual([
      '409 fournisseur_refuse',
      'fournisseur_code_unique',
    ])
    expect(again.body.details.message).toMatch(/duplicate key value violates unique constraint/)
    const { certificats } = (await api.get(`/v1/certificats?fournisseur_id=${body.id}`, 'rsci')).body
    expect(certificats).toHaveLength(1)
  })

  test.each([
    ['telephone', 'néant'],
    ['courriel', 'pas une adresse'],
    ['pays', 'Togo'],
    ['code', 'minuscules'],
    ['nom', '   '],
  ])('contact data is validated: %s', async (member, value) => {
    const answer = await api.post('/v1/fournisseurs', supplierOf({}, { [member]: value }), 'rsci')
    expect(codeOf(answer)).toBe('400 parametre_invalide')
  })

  test('is deactivated and reactivated, dated and with a reason', async () => {
    const path = `/v1/fournisseurs/${FOURNISSEUR.plantation}`
    expect((await api.post(`${path}/desactiver`, { raison: 'Fermée' }, 'rsci')).body.actif).toBe(false)
    expect((await api.get('/v1/fournisseurs?actif=false', 'rsci')).body.fournisseurs).toHaveLength(1)
    const { body } = await api.post(`${path}/reactiver`, { raison: 'Reprise' }, 'rsci')
    expect(body).toMatchObject({
      actif: true,
      historique: [
        { actif: false, raison: 'Fermée' },
        { actif: true, raison: 'Reprise' },
      ],
    })
    const periods = await api.sql(
      `select (select count(*)::int from unnest(actif_pendant)) as pieces from fournisseur.fournisseur
       where organisation_id = $1 and id = $2`,
      [ORGANISATION.demo, FOURNISSEUR.plantation],
    )
    expect(periods).toEqual([{ pieces: 2 }])
  })
})
