// An organization's own products, and inactive products, over HTTP.
import { beforeAll, describe, expect, test } from 'vitest'
import { openApi } from './support/api.ts'
import { newProduct } from './support/made.ts'
import { codeOf } from './support/office.ts'
import {
  ageDevice,
  clockAt,
  type Device,
  type Draft,
  enrolDevice,
  envelopeOf,
  sendBatch,
} from './support/phones.ts'

const api = await openApi()
const raison = 'Hors saison'
const create = (changes: Draft = {}, as = 'admin') =>
  api.post('/v1/produits', { ...newProduct(), ...changes }, as)
const act = (id: string, what: string, as = 'admin') => api.post(`/v1/produits/${id}/${what}`, { raison }, as)
const listed = async (code: unknown, as = 'agent1') =>
  (await api.get('/v1/produits', as)).body.produits.find((p: Draft) => p.code === code)
const attribute = (schema: unknown, changes: Draft = {}) => ({
  code: 'calibre',
  libelle_fr: 'Calibre',
  libelle_en: 'Size',
  schema,
  obligatoire: false,
  ordre: 1,
  ...changes,
})

describe('a product of one’s own', () => {
  test('is answered and listed as every product, in no pack', async () => {
    const second = attribute({ type: 'integer', minimum: 0, maximum: 300 }, { code: 'brix', ordre: 1 })
    const first = attribute({ type: 'integer', minimum: 1, maximum: 99 }, { ordre: 2 })
    const { status, body } = await create({ attributs: [first, second] })
    expect(status).toBe(201)
    expect(body).toMatchObject({ actif: true, pack: null, matiere_premiere_liee_code: null })
    expect(body.attributs).toEqual([second, first])
    // A list also says what a reception may measure.
    expect(await listed(body.code)).toEqual({ ...body, seuils_reception: null })
    expect(await listed(body.code, 'voisine-agent')).toBeUndefined()
  })

  test('may draw on the capacity of a raw material of the organization', async () => {
    const matter = (await create()).body
    const linked = (code: string) => ({
      est_matiere_premiere: false,
      matiere_premiere_liee: { code, coefficient_ppm: 1_500_000 },
    })
    const juice = (await create(linked(matter.code))).body
    expect(juice.matiere_premiere_liee_code).toBe(matter.code)
    expect(codeOf(await create(linked('CACAO')))).toBe('404 produit_introuvable')
    expect(codeOf(await create(linked(juice.code)))).toBe('400 parametre_invalide')
    const both = { ...linked(matter.code), est_matiere_premiere: true }
    expect(codeOf(await create(both))).toBe('400 parametre_invalide')
  })

  test('has a code of its own, in its organization', async () => {
    const { code } = (await create()).body
    expect(codeOf(await create({ code }))).toBe('409 produit_code_pris')
    expect(codeOf(await create({ code: 'ANANAS' }))).toBe('409 produit_code_pris')
    expect(codeOf(await create({ code }, 'admin2'))).toBe('201')
  })

  test.each<[string, unknown]>([
    ['an unknown type', { type: 'entier' }],
    ['an unknown keyword', { type: 'integer', minimun: 1 }],
    ['a bound that is no number', { type: 'integer', minimum: '1' }],
    ['a keyword of another type', { type: 'integer', maxLength: 4 }],
    ['another schema', { $ref: 'https://example.org/schema' }],
    ['itself', { $ref: '#' }],
    ['a pattern', { type: 'string', pattern: '^(a+)+$' }],
    ['too much', { enum: Array.from({ length: 1000 }, (_, index) => `valeur ${index}`) }],
    ['nothing', {}],
    ['no object', true],
  ])('its attributes are JSON Schemas, not %s', async (_, schema) => {
    const { status, body } = await create({
      attributs: [attribute({ type: 'integer' }, { code: 'a' }), attribute(schema)],
    })
    expect([status, body.erreur]).toEqual([400, 'parametre_invalide'])
    expect(body.details[0].chemin).toMatch(/^\/attributs\/1\/schema/)
  })

  test('two attributes of one code are refused', async () => {
    const twice = [attribute({ type: 'integer' }), attribute({ type: 'string' })]
    expect(codeOf(await create({ attributs: twice }))).toBe('400 parametre_invalide')
  })

  test.each<[string, Draft]>([
    ['code', { code: 'ananas' }],
    ['code', { code: 'X' }],
    ['nom_fr', { nom_fr: ' ' }],
    ['unite_code', { unite_code: 'kilogramme' }],
    ['est_matiere_premiere', { est_matiere_premiere: null }],
  ])('malformed: %s', async (_, changes) => {
    expect(codeOf(await create(changes))).toBe('400 parametre_invalide')
  })

  test('needs products.manage', async () => {
    for (const as of ['direction', 'rsci', 'agent1'])
      expect(codeOf(await create({}, as))).toBe('403 droit_manquant')
  })
})

describe('activity', () => {
  let device: Device
  let id: string
  beforeAll(async () => {
    device = await enrolDevice(api)
    await ageDevice(api, device, 1)
    // Links the product to the raw material that grows on the plot.
    const matiere_premiere_liee = { code: 'ANANAS', coefficient_ppm: 1_000_000 }
    id = (await create({ est_matiere_premiere: false, matiere_premiere_liee })).body.id
  })

  test('what was withdrawn: a collection dated after is reference_inactive, one before is not', async () => {
    const made = Date.now()
    expect((await act(id, 'desactiver')).body).toMatchObject({ id, actif: false })
    const off = Date.now()
    expect((await act(id, 'activer')).body).toMatchObject({ id, actif: true })
    const { body } = await sendBatch(api, device, [
      await envelopeOf(device, 1, { produit_id: id }, clockAt(made)),
      await envelopeOf(device, 2, { produit_id: id }, clockAt(off)),
      await envelopeOf(device, 3, { produit_id: id }, clockAt(Date.now())),
    ])
    const inactive = body.resultats.map(({ motifs }: { motifs: string[] }) =>
      motifs.includes('reference_inactive'),
    )
    expect(inactive).toEqual([false, true, false])
  })

  test('once: active already, inactive already', async () => {
    expect(codeOf(await act(id, 'activer'))).toBe('409 produit_deja_actif')
    expect(codeOf(await act(id, 'desactiver'))).toBe('200')
    expect(codeOf(await act(id, 'desactiver'))).toBe('409 produit_deja_inactif')
  })

  test('ten at once: one does it', async () => {
    await act(id, 'activer')
    const answers = await Promise.all(Array.from({ length: 10 }, () => act(id, 'desactiver')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('the journal keeps who and why', async () => {
    const [row] = await api.sql(
      `select details ->> 'raison' as raison, utilisateur_id is not null as connu from journal.evenement
       where action = 'produit.desactiver' order by id desc limit 1`,
    )
    expect(row).toEqual({ raison, connu: true })
  })

  test('needs products.manage and a reason', async () => {
    expect(codeOf(await act(id, 'activer', 'rsci'))).toBe('403 droit_manquant')
    expect(codeOf(await api.post(`/v1/produits/${id}/activer`, { raison: ' ' }, 'admin'))).toBe(
      '400 parametre_invalide',
    )
  })
})
