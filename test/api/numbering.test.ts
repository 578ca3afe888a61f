// Numbering models over HTTP: versions, segments, the company prefix, and every 409 of the preview.
import { describe, expect, test } from 'vitest'
import { CAMPAGNE, ORGANISATION, PRODUIT } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { SEGMENTS } from './support/made.ts'
import { codeOf } from './support/office.ts'
import { type Draft, enrolDevice, envelopeOf, sendBatch, sendOne } from './support/phones.ts'

const api = await openApi()
const define = (segments: unknown[], rest: Draft = {}, as = 'admin') =>
  api.post('/v1/numerotation/modeles', { segments, ...rest }, as)
const preview = (campagne: string, nature = 'MP') =>
  api.get(`/v1/numerotation/apercu?campagne=${campagne}&produit=${PRODUIT.ananas}&nature=${nature}`, 'agent1')
const withDigits = (chiffres: number, prefixed: Draft[] = []) => [
  ...prefixed,
  ...SEGMENTS.map((segment) => (segment.type === 'sequence' ? { ...segment, chiffres } : segment)),
]

/** Opens another campaign, which freezes the latest model. */
async function openCampaign(code: string): Promise<string> {
  const id = `01960000-0005-7000-9000-${code.padStart(12, '0')}`
  await api.sql(
    `with org as (select set_config('sillon.organisation_id', $1, true)),
       cree as (select campagne.creer($2, $3, 'Essai', 2026, '2026-01-01', '2026-12-31', c.pack_version_id, now()) as id
                from org, campagne.campagne c where c.id = $4)
     select campagne.ouvrir(cree.id, now()) from cree`,
    [ORGANISATION.demo, id, code, CAMPAGNE.demo],
  )
  return id
}

const codeOfNext = async (): Promise<string> =>
  (await api.get('/v1/campagnes', 'agent1')).body.campagnes.find(({ id }: Draft) => id === CAMPAGNE.demoNext)
    .code

describe('a model', () => {
  test('is the next version, listed latest first with the campaigns that froze it', async () => {
    const { status, body } = await define(SEGMENTS)
    expect(status).toBe(201)
    expect(body).toMatchObject({ segments: SEGMENTS, campagnes: [] })
    const { modeles } = (await api.get('/v1/numerotation/modeles', 'admin')).body
    expect(modeles[0]).toEqual(body)
    expect(modeles.map(({ version }: Draft) => version)).toEqual(
      Array.from({ length: body.version }, (_, index) => body.version - index),
    )
    const first = (await api.get('/v1/numerotation/modeles?limite=1', 'admin')).body
    const next = (await api.get(`/v1/numerotation/modeles?limite=1&curseur=${first.suivant}`, 'admin')).body
    expect(next.modeles).toEqual([modeles[1]])
  })

  test('an open campaign keeps the one that it froze', async () => {
    const before = (await preview(CAMPAGNE.demo)).body
    await define(withDigits(9))
    expect((await preview(CAMPAGNE.demo)).body).toEqual(before)
  })

  test.each<[string, unknown]>([
    ['an unknown type', { type: 'vente' }],
    ['no type', { valeur: 'x' }],
    ['a text without value', { type: 'texte' }],
    ['a text of 21 characters', { type: 'texte', valeur: 'x'.repeat(21) }],
    ['a text with a line end', { type: 'texte', valeur: 'a\nb' }],
    ['a text that is a number', { type: 'texte', valeur: 5 }],
    ['a prefix neither active nor not', { type: 'prefixe_entreprise', actif: 'oui' }],
    ['a member too many', { type: 'nature', actif: true }],
  ])('segment_invalide: %s', async (_, segment) => {
    const { status, body } = await define([segment, ...SEGMENTS])
    expect([status, body]).toEqual([400, { erreur: 'segment_invalide', details: segment }])
  })

  test.each([0, 16, 1.5, '4', null])('segment_invalide: a sequence of %j digits', async (chiffres) => {
    expect(codeOf(await define([{ type: 'sequence', chiffres }]))).toBe('400 segment_invalide')
  })

  test('segment_manquant: without a sequence, or with two', async () => {
    expect(codeOf(await define([{ type: 'nature' }]))).toBe('409 segment_manquant')
    expect(codeOf(await define([...SEGMENTS, { type: 'sequence', chiffres: 4 }]))).toBe(
      '409 segment_manquant',
    )
    expect(codeOf(await define([]))).toBe('400 parametre_invalide')
  })

  test('ten at once are ten versions', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => define(SEGMENTS)))
    expect(new Set(answers.map(({ body }) => body.version)).size).toBe(10)
  })

  test('needs settings.manage', async () => {
    expect(codeOf(await define(SEGMENTS, {}, 'direction'))).toBe('403 droit_manquant')
    expect(codeOf(await api.get('/v1/numerotation/modeles', 'direction'))).toBe('403 droit_manquant')
  })
})

describe('the company prefix', () => {
  const active = { type: 'prefixe_entreprise', actif: true }
  const dash = { type: 'texte', valeur: '-' }

  test('off where nothing is said; on, it needs a prefix, which then is the organization’s', async () => {
    const plain = (await define([{ type: 'prefixe_entreprise' }, ...SEGMENTS])).body
    expect(plain.segments[0]).toEqual({ type: 'prefixe_entreprise', actif: false })
    const { status, body } = await define([active, dash, ...SEGMENTS])
    expect([status, body]).toEqual([
      409,
      { erreur: 'segment_manquant', details: { segment: 'prefixe_entreprise' } },
    ])
    expect(codeOf(await define([active, dash, ...SEGMENTS], { prefixe_entreprise: 'coop' }))).toBe(
      '400 parametre_invalide',
    )
    const withIt = (await define([active, dash, ...SEGMENTS], { prefixe_entreprise: 'COOP' })).body
    expect(withIt.prefixe_entreprise).toBe('COOP')
    expect((await define([active, dash, ...SEGMENTS])).body.prefixe_entreprise).toBe('COOP')
  })

  test('a campaign writes the prefix that it froze, whatever the organization’s is later', async () => {
    await define([active, dash, ...SEGMENTS], { prefixe_entreprise: 'AVANT' })
    const campagne_id = await openCampaign('101')
    await define([active, dash, ...SEGMENTS], { prefixe_entreprise: 'APRES' })
    expect((await preview(campagne_id)).body.numero).toBe('AVANT-MP-ANANAS-101-000001')
  })
})

describe('the preview', () => {
  // Spec: numerotation#essai.
  test('of a model that is not written yet is what a campaign writes that freezes it', async () => {
    const segments = withDigits(5, [{ type: 'texte', valeur: '&' }])
    const path = `/v1/numerotation/apercu?campagne=${CAMPAGNE.demoNext}&produit=ANANAS&nature=REC`
    const tried = await api.get(`${path}&modele=${encodeURIComponent(JSON.stringify(segments))}`, 'agent1')
    expect([tried.status, tried.body.rang, tried.body.segments]).toEqual([200, 1, segments])
    const { body } = await define(segments)
    expect(body.version).toBe(tried.body.modele_version)
    const { body: written } = await preview(await openCampaign('104'), 'REC')
    expect(written.numero).toBe(tried.body.numero.replace(await codeOfNext(), '104'))
    expect(codeOf(await api.get(`${path}&modele=%5B`, 'agent1'))).toBe('400 parametre_invalide')
  })

  test('campagne_non_ouverte', async () => {
    const { status, body } = await preview(CAMPAGNE.demoNext)
    expect([status, body.erreur, body.details]).toEqual([
      409,
      'campagne_non_ouverte',
      {
        campagne_id: CAMPAGNE.demoNext,
        statut: 'preparation',
        acte: 'npm run admin -- campagne ouvrir',
      },
    ])
  })

  test('sequence_hors_capacite, once every rank is given; the tenth command keeps no number', async () => {
    await define(withDigits(1))
    const campagne_id = await openCampaign('102')
    const device = await enrolDevice(api)
    const envelopes = await Promise.all(
      Array.from({ length: 9 }, (_, index) => envelopeOf(device, index + 1, { campagne_id })),
    )
    await sendBatch(api, device, envelopes)
    const { status, body } = await preview(campagne_id)
    expect([status, body]).toEqual([409, { erreur: 'sequence_hors_capacite', details: { rang_maximal: 9 } }])
    const last = await sendOne(api, device, await envelopeOf(device, 10, { campagne_id }))
    expect(last.numero_officiel).toBeNull()
    expect(last.motifs).toContain('parametre_introuvable')
  })

  test('segment_manquant: a campaign that froze no model', async () => {
    await api.sql(
      `insert into campagne.campagne select (jsonb_populate_record(c, $2)).* from campagne.campagne c where c.id = $1`,
      [
        CAMPAGNE.demo,
        { id: '01960000-0005-7000-9000-000000000999', code: 'SANS', modele_numerotation_version: null },
      ],
    )
    const { status, body } = await preview('SANS')
    expect([status, body]).toEqual([409, { erreur: 'segment_manquant', details: { segment: 'modele' } }])
  })
})

test('numerotation_ambigue: a model whose strings could repeat is refused when a campaign opens', async () => {
  await define([{ type: 'nature' }, { type: 'sequence', chiffres: 4 }])
  await expect(openCampaign('103')).rejects.toMatchObject({ message: 'numerotation_ambigue' })
})
