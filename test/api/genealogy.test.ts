// «/lots/{id}/genealogie»: where a lot comes from and what became of it, over HTTP, in every form; plots behind an expedition.
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { beforeAll, describe, expect, test } from 'vitest'
import { EMPLACEMENT, PARCELLE, PRODUCTEUR, UTILISATEUR } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { EPCIS_RULES } from './support/epcisRules.ts'
import { post, pour, receive, reverse, ship } from './support/genealogy.ts'
import { codeOf, openOffice } from './support/office.ts'
import type { Draft } from './support/phones.ts'
import { makeLot } from './support/stock.ts'

type Seen = {
  id: string
  sens: string
  genre: string
  profondeur: number
  reste_g: number
  personne: object | null
  auteur: object | null
}
type Told = {
  type: string
  eventID: string
  eventTime: string
  action?: string
  bizStep: string
  disposition: string
  inputQuantityList: object[]
  outputQuantityList: object[]
  childQuantityList: object[]
  errorDeclaration?: { reason: string }
}

const api = await openApi()
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
const isEpcis = ajv.compile(EPCIS_RULES)
const about = (id: string, query = '', as = 'direction', accept = 'application/json') =>
  api.get(`/v1/lots/${id}/genealogie${query}`, as, { accept })
const put = (cle: string, valeur: unknown) =>
  api.send('PUT', `/v1/reglages/${cle}`, { body: { valeur }, as: 'admin' })
const nodeOf = (body: { noeuds: Seen[] }, id: string) => body.noeuds.find((node: Seen) => node.id === id)

let collecte: string
let netto: number
const [a, b, c, d] = await Promise.all(['A', 'B', 'C', 'D'].map(() => makeLot(api))).then(
  (ids) => ids as [string, string, string, string],
)
let expedition: string

beforeAll(async () => {
  const office = await openOffice(api)
  const { result } = await office.send()
  collecte = (result.entites as { collecte: string }).collecte
  const [row] = await api.sql<{ net_g: string }>('select net_g from collecte.collecte where id = $1', [
    collecte,
  ])
  netto = Number(row?.net_g)
  await receive(api, collecte, UTILISATEUR.agent1, a, netto)
  await reverse(api, await pour(api, { [b]: 10_000 }, { [c]: 9_000, perte: 1_000 }))
  await pour(api, { [a]: 500_001, [b]: 250_000 }, { [c]: 700_000, perte: 50_001 })
  await pour(api, { [c]: 100_000 }, { [d]: 100_000 })
  expedition = await ship(api, { [c]: 300_000, [d]: 40_000 })
})

describe('a genealogy as JSON', () => {
  test('both ways, with quantities that sum to the lot', async () => {
    const { body } = await about(c)
    expect(body.quantite_g).toBe(1_700_000)
    for (const sens of ['amont', 'aval']) {
      const ends = body.noeuds.filter((node: Seen) => node.sens === sens)
      const rest = sens === 'aval' ? nodeOf(body, c)?.reste_g : 0
      expect(ends.reduce((sum: number, node: Seen) => sum + node.reste_g, rest)).toBe(1_700_000)
    }
    expect(nodeOf(body, collecte)).toMatchObject({
      sens: 'amont',
      genre: 'collecte',
      profondeur: 2,
      lieu: { genre: 'parcelle', id: PARCELLE.ordinary },
      personne: { genre: 'producteur', id: PRODUCTEUR.ordinary, nom: expect.any(String) },
    })
    expect(nodeOf(body, expedition)).toMatchObject({ sens: 'aval', genre: 'expedition', statut: 'validée' })
    const given = body.liens.filter((link: Draft) => link.vers_id === c && link.genre === 'etape')
    expect(given).toHaveLength(2)
    expect(given.reduce((sum: number, link: { quantite_g: number }) => sum + link.quantite_g, 0)).toBe(
      700_000,
    )
  })

  test('one way, so far, so many', async () => {
    const { body } = await about(c, '?sens=amont&profondeur=1&limite=1')
    expect(body.amont).toMatchObject({ montres: 1, complet: false })
    expect(body.noeuds.map((node: Seen) => node.profondeur)).toEqual([0, 1])
    expect(codeOf(await about(c, '?limite=0'))).toBe('400 parametre_invalide')
    expect(codeOf(await about(c, '?sens=partout'))).toBe('400 parametre_invalide')
  })

  test('names of producers are for who may read producers', async () => {
    const { status, body } = await about(c, '', 'magasinier')
    expect(status).toBe(200)
    expect(nodeOf(body, collecte)?.personne).toEqual({
      genre: 'producteur',
      id: PRODUCTEUR.ordinary,
      nom: null,
    })
    expect(nodeOf((await about(c)).body, collecte)?.auteur).toMatchObject({ nom: null })
    expect(codeOf(await about(c, '', 'agent1'))).toBe('403 droit_manquant')
  })
})

describe('a genealogy as a picture', () => {
  test('by Accept or by format, escaped, well formed', async () => {
    const hostile = `<script>alert("1")</script> & 'x' \u{1F34D}\u0007`
    await api.sql('update emplacement.emplacement set nom = $2 where id = $1', [EMPLACEMENT.magasin, hostile])
    const asked = await about(c, '', 'direction', 'image/svg+xml')
    expect(asked.headers.get('content-type')).toContain('image/svg+xml')
    expect(asked.headers.get('vary')).toContain('Accept')
    expect(asked.text).not.toContain('<script')
    expect(asked.text).toContain('&lt;script&gt;')
    expect(asked.text).not.toContain('\u0007')
    expect(asked.text.match(/<rect x=/g)).toHaveLength((await about(c)).body.noeuds.length)
    const page = await about(c, '?format=html')
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.text).not.toContain('<script')
    expect(page.text).toContain('<svg ')
    expect(await about(c, '?format=svg', 'direction', 'text/html').then((answer) => answer.text)).toContain(
      '<?xml',
    )
  })

  test('says in words what it leaves out', async () => {
    const cut = await about(c, '?format=svg&limite=1')
    expect(cut.text).toMatch(/1 des \d+ éléments en amont \(origines\) sont montrés/)
    expect((await about(c, '?format=svg')).text).not.toContain('sont montrés')
  })
})

describe('a genealogy as EPCIS 2.0', () => {
  const events = async (query = '') => {
    const { headers, body } = await about(c, `?format=epcis${query}`)
    expect(headers.get('content-type')).toContain('application/ld+json')
    expect(isEpcis(body), ajv.errorsText(isEpcis.errors)).toBe(true)
    return body.epcisBody.eventList as Told[]
  }

  test('every movement is an event of the standard, in kilograms', async () => {
    const list = await events()
    expect(new Set(list.map(({ type }) => type))).toEqual(
      new Set(['ObjectEvent', 'TransformationEvent', 'AggregationEvent']),
    )
    const harvest = list.find(({ bizStep }) => bizStep === 'commissioning')
    expect(harvest).toMatchObject({
      action: 'ADD',
      quantityList: [{ epcClass: `urn:uuid:${collecte}`, quantity: netto / 1000, uom: 'KGM' }],
      readPoint: { id: `urn:uuid:${PARCELLE.ordinary}` },
      eventTimeZoneOffset: '+01:00',
    })
    expect(harvest?.eventTime).toMatch(/\+01:00$/)
    const step = list.find(
      (event) => event.type === 'TransformationEvent' && event.inputQuantityList.length === 2,
    )
    expect(step?.outputQuantityList).toEqual([{ epcClass: `urn:uuid:${c}`, quantity: 700, uom: 'KGM' }])
    const packed = list.find(({ type }) => type === 'AggregationEvent')
    expect(packed).toMatchObject({ parentID: `urn:uuid:${expedition}`, bizStep: 'packing' })
    expect(packed?.childQuantityList).toHaveLength(2)
  })

  test('a reversed movement is told again as an error', async () => {
    const list = await events()
    const declared = list.filter(({ errorDeclaration }) => errorDeclaration)
    expect(declared).toHaveLength(1)
    expect(declared[0]?.errorDeclaration?.reason).toBe('did_not_occur')
    expect(list.filter(({ eventID }) => eventID === declared[0]?.eventID)).toHaveLength(2)
    expect((await about(c)).body.liens.map((link: Draft) => `urn:uuid:${link.mouvement_id}`)).not.toContain(
      declared[0]?.eventID,
    )
  })

  test('what comes, goes, is sampled, destroyed and given back', async () => {
    const lot = await makeLot(api)
    const supplier = (await about(lot)).body.noeuds.find((node: Seen) => node.genre === 'fournisseur').id
    await post(api, 'echantillon', lot, [
      ['lot', lot, -1],
      ['perte', null, 1],
    ])
    await post(api, 'destruction', lot, [
      ['lot', lot, -2],
      ['perte', null, 2],
    ])
    await post(api, 'retour', lot, [
      ['lot', lot, -3],
      ['fournisseur', supplier, 3],
    ])
    const { body } = await about(lot, '?format=epcis')
    expect(isEpcis(body), ajv.errorsText(isEpcis.errors)).toBe(true)
    const told = body.epcisBody.eventList.map(
      (event: Told) => `${event.action} ${event.bizStep} ${event.disposition}`,
    )
    expect(told).toEqual([
      'ADD receiving in_progress',
      'DELETE sampling unavailable',
      'DELETE destroying destroyed',
      'OBSERVE shipping returned',
    ])
    expect(body.epcisBody.eventList.at(-1).destinationList).toEqual([
      { type: 'owning_party', destination: `urn:uuid:${supplier}` },
    ])
  })

  test('says whether it is all', async () => {
    expect((await about(c, '?format=epcis')).body['sillon:complet']).toBe(true)
    const { body } = await about(c, '?format=epcis&limite=1')
    expect([body['sillon:complet'], body['sillon:mouvements']]).toEqual([false, 1])
  })
})

describe('plots behind an expedition', () => {
  const eudr = (id: string, query = '', accept = 'application/json') =>
    api.get(`/v1/expeditions/${id}/eudr${query}`, 'direction', { accept })

  test('only where a product is concerned; masses and shares sum', async () => {
    expect(codeOf(await eudr(expedition))).toBe('409 produit_hors_eudr')
    await put('expedition.eudr.ANANAS', true)
    await put('expedition.eudr_pays', 'BJ')
    const sent = await ship(api, { [c]: 200_000 })
    const { body, headers } = await eudr(sent, '', 'application/geo+json')
    expect(headers.get('content-type')).toContain('application/geo+json')
    expect(body).toMatchObject({ type: 'FeatureCollection', total_g: 200_000, complet: false })
    const [plot] = body.features
    expect(plot).toMatchObject({
      id: PARCELLE.ordinary,
      properties: { ProducerCountry: 'BJ', producteur_ids: [PRODUCTEUR.ordinary] },
    })
    const parts = [
      ...body.features.map((feature: Draft) => feature.properties),
      ...body.sans_geometrie,
      ...body.sans_parcelle,
    ]
    const sum = (member: string) => parts.reduce((total, part) => total + part[member], 0)
    expect([sum('quantite_g'), sum('part_ppm')]).toEqual([200_000, 1_000_000])
    const numbers = JSON.stringify(plot.geometry.coordinates).match(/\d+\.\d+/g) ?? []
    expect(numbers.every((text) => (text.split('.')[1] ?? '').length <= 6)).toBe(true)
    expect((await eudr(sent, '?geometrie=polygones')).body.features[0].geometry.type).toBe('Polygon')
    await put('expedition.eudr.ANANAS', null)
  })

  test("a neighbour's, and a draft", async () => {
    const theirs = await ship(api, {}, { voisine: true })
    expect(codeOf(await eudr(theirs))).toBe('404 expedition_inconnue')
    expect(codeOf(await eudr(await ship(api, {}, { statut: 'brouillon' })))).toBe(
      '409 expedition_non_validee',
    )
    expect(codeOf(await about(await makeLot(api, { voisine: true })))).toBe('404 lot_inconnu')
  })
})
