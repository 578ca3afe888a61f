// «EPCIS 2.0»: the service's export of a genealogy is valid by GS1's own schema, for every kind of event, forward and backward.
import { beforeAll, describe, expect, test } from 'vitest'
import { EMPLACEMENT, PARCELLE, UTILISATEUR } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { type Document, faultsOf, type Told } from './support/epcis.ts'
import { post, pour, receive, reverse, ship } from './support/genealogy.ts'
import { openOffice } from './support/office.ts'
import { RAISON, shipped } from './support/sales.ts'
import { makeLot } from './support/stock.ts'

const UUID = /^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const api = await openApi()
const about = async (id: string, query = '') => {
  const { headers, body } = await api.get(`/v1/lots/${id}/genealogie?format=epcis${query}`, 'direction')
  expect(headers.get('content-type')).toContain('application/ld+json')
  expect(faultsOf(body)).toEqual([])
  return body as Document & Record<string, unknown>
}
const events = async (id: string, query = '') => (await about(id, query)).epcisBody.eventList
const wordsOf = (list: Told[]) =>
  list.map(({ type, action, bizStep, disposition }) => [action ?? type, bizStep, disposition].join(' '))
const erred = (list: Told[]) => list.filter(({ errorDeclaration }) => errorDeclaration)
const act = async (id: string, verb: string, body: object) => {
  const { status } = await api.post(`/v1/expeditions/${id}/${verb}`, body, 'magasinier')
  expect(status).toBeLessThan(300)
}

let collecte: string
let netto: number
const [a, b, c, d] = await Promise.all(['A', 'B', 'C', 'D'].map(() => makeLot(api))).then(
  (ids) => ids as [string, string, string, string],
)
let expedition: string
let cancelled: string

beforeAll(async () => {
  const office = await openOffice(api)
  const { result } = await office.send()
  collecte = (result.entites as { collecte: string }).collecte
  const [row] = await api.sql<{ net_g: string }>('select net_g from collecte.collecte where id = $1', [
    collecte,
  ])
  netto = Number(row?.net_g)
  await receive(api, collecte, UTILISATEUR.agent1, a, netto)
  cancelled = await pour(api, { [b]: 10_000 }, { [c]: 9_000, perte: 1_000 })
  await reverse(api, cancelled)
  await pour(api, { [a]: 500_001, [b]: 250_000 }, { [c]: 700_000, perte: 50_001 })
  await pour(api, { [c]: 100_000 }, { [d]: 100_000 })
  expedition = await ship(api, { [c]: 300_000, [d]: 40_000 })
})

describe('what each movement is', () => {
  test('a collection, a transformation in kilograms, a container that is packed', async () => {
    const list = await events(c)
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
    const step = list.find(({ inputQuantityList }) => inputQuantityList?.length === 2)
    expect(step).toMatchObject({
      type: 'TransformationEvent',
      outputQuantityList: [{ epcClass: `urn:uuid:${c}`, quantity: 700, uom: 'KGM' }],
    })
    const packed = list.find(({ type }) => type === 'AggregationEvent')
    expect(packed).toMatchObject({ parentID: `urn:uuid:${expedition}`, bizStep: 'packing' })
    expect(packed?.childQuantityList).toHaveLength(2)
  })

  test('a shipment names the numbers of its due diligence statements, and so does its trace', async () => {
    await api.sql(
      `insert into eudr.declaration (organisation_id, expedition_id, role, taille, statut, contenu,
         deposee_le, numero_dds, numero_verification, attribue_le, cree_le, auteur_id)
       select x.organisation_id, x.id, 'fournisseur', 'grande', 'disponible', '{}', now(), '26BJ7', 'FGHIJ', now(),
              now(), x.auteur_id
       from expedition.expedition x where x.id = $1`,
      [expedition],
    )
    const shipping = (await events(c)).filter(({ bizStep }) => bizStep === 'shipping')
    expect(shipping.map((event) => (event as Record<string, unknown>)['sillon:declarations_eudr'])).toEqual([
      [{ 'sillon:numero_dds': '26BJ7', 'sillon:numero_verification': 'FGHIJ' }],
    ])
    const { noeuds } = (await api.get(`/v1/lots/${c}/genealogie`, 'direction')).body as {
      noeuds: { id: string; declarations_eudr?: unknown }[]
    }
    expect(noeuds.filter(({ declarations_eudr }) => declarations_eudr !== undefined)).toEqual([
      expect.objectContaining({
        id: expedition,
        declarations_eudr: [{ numero_dds: '26BJ7', numero_verification: 'FGHIJ' }],
      }),
    ])
  })

  test('forward, backward and cut, it says whether it is all', async () => {
    const forward = wordsOf(await events(c, '&sens=aval'))
    expect(forward).toContain('OBSERVE shipping in_transit')
    expect(forward).not.toContain('ADD commissioning active')
    const backward = wordsOf(await events(c, '&sens=amont'))
    expect(backward).toContain('ADD commissioning active')
    expect(backward).not.toContain('OBSERVE shipping in_transit')
    expect((await about(c))['sillon:complet']).toBe(true)
    const cut = await about(c, '&limite=1')
    expect([cut['sillon:complet'], cut['sillon:mouvements']]).toEqual([false, 1])
  })

  test('what comes, goes, is sampled, destroyed and given back', async () => {
    const lot = await makeLot(api)
    const [node] = (await api.get(`/v1/lots/${lot}/genealogie`, 'direction')).body.noeuds.filter(
      ({ genre }: { genre: string }) => genre === 'fournisseur',
    )
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
      ['fournisseur', node.id, 3],
    ])
    const list = await events(lot)
    expect(wordsOf(list)).toEqual([
      'ADD receiving in_progress',
      'DELETE sampling unavailable',
      'DELETE destroying destroyed',
      'OBSERVE shipping returned',
    ])
    expect(list.at(-1)).toMatchObject({
      destinationList: [{ type: 'owning_party', destination: `urn:uuid:${node.id}` }],
      bizTransactionList: [{ bizTransaction: `urn:uuid:${lot}` }],
    })
    expect(list.map(({ bizTransactionList: [told] = [] }) => told?.type)).toEqual([
      'recadv',
      undefined,
      undefined,
      undefined,
    ])
  })

  test('what a client sends back comes out of its container into a new lot', async () => {
    const lot = await makeLot(api)
    const sent = await shipped(api, { lot, quantite_g: 1_000_000, conteneurs: [{ numero: 'CSQU3054383' }] })
    await act(sent, 'retours', {
      emplacement_id: EMPLACEMENT.station,
      raison: 'Chaîne du froid rompue',
      conteneur: 'CSQU3054383',
    })
    const back = (await events(lot)).find(
      ({ bizStep, type }) => bizStep === 'receiving' && type !== 'ObjectEvent',
    )
    expect(back).toMatchObject({
      type: 'TransformationEvent',
      disposition: 'returned',
      inputEPCList: [`urn:uuid:${sent}`],
      outputQuantityList: [{ quantity: 1000, uom: 'KGM' }],
    })
    expect(back).not.toHaveProperty('inputQuantityList')
  })
})

describe('what was wrong', () => {
  test('a reversed movement is told again as one that did not occur, under its own id', async () => {
    const list = await events(c)
    const [mistake, ...others] = erred(list)
    expect(others).toEqual([])
    expect(mistake?.eventID).toBe(`urn:uuid:${cancelled}`)
    const { recordTime, errorDeclaration, ...same } = mistake as Told
    expect(errorDeclaration).toMatchObject({ declarationTime: recordTime, reason: 'did_not_occur' })
    expect(errorDeclaration).not.toHaveProperty('correctiveEventIDs')
    const first = list.find(({ eventID }) => eventID === mistake?.eventID)
    expect(first).toEqual({ ...same, recordTime: first?.recordTime })
  })

  test('where another was posted in its place, the declaration names it, packing for packing', async () => {
    const lot = await makeLot(api)
    const sent = await shipped(api, { lot })
    await act(sent, 'devalider', RAISON)
    await act(sent, 'valider', {})
    const list = await events(lot)
    const declared = erred(list)
    expect(declared.map(({ bizStep }) => bizStep)).toEqual(['packing', 'shipping'])
    for (const { bizStep, errorDeclaration } of declared) {
      const [corrective, ...more] = errorDeclaration?.correctiveEventIDs ?? []
      expect([errorDeclaration?.reason, more]).toEqual(['incorrect_data', []])
      expect(list.filter(({ eventID }) => eventID === corrective)).toMatchObject([{ bizStep }])
    }
  })
})

describe('what names things', () => {
  test('an event has the same id however and whenever it is asked for, and no other event has it', async () => {
    const [list, again] = [await events(c), await events(c)]
    expect(again).toEqual(list)
    const ids = new Map(list.map((event) => [event.eventID, event]))
    for (const event of await events(a, '&sens=aval'))
      if (ids.has(event.eventID)) expect(list).toContainEqual(event)
    const once = list.filter(({ errorDeclaration }) => errorDeclaration === undefined)
    expect(new Set(once.map(({ eventID }) => eventID)).size).toBe(once.length)
    expect(list.every(({ eventID }) => UUID.test(eventID))).toBe(true)
  })

  test('what events name the header describes: classes of matter, places, parties', async () => {
    const { epcisBody, epcisHeader } = await about(c)
    const described = epcisHeader.epcisMasterData.vocabularyList.flatMap(({ vocabularyElementList }) =>
      vocabularyElementList.map(({ id }) => id),
    )
    expect(described.every((id) => UUID.test(id))).toBe(true)
    const text = JSON.stringify(epcisBody)
    const named = [
      ...text.matchAll(/"(?:epcClass|source|destination)":"([^"]+)"|"readPoint":{"id":"([^"]+)"/g),
    ]
    expect(named.length).toBeGreaterThan(5)
    expect(named.map(([, one, other]) => one ?? other).filter((id) => !described.includes(id ?? ''))).toEqual(
      [],
    )
  })
})

test('the schema refuses what is none of the standard', async () => {
  const document = await about(c)
  const changed = (change: object) => ({
    ...document,
    epcisBody: { eventList: [{ ...document.epcisBody.eventList[0], ...change }] },
  })
  expect(faultsOf(changed({}))).toEqual([])
  for (const change of [
    { bizStep: 'recolte' },
    { disposition: 'perdu' },
    { eventTime: '2026-06-01' },
    { eventTimeZoneOffset: '1' },
    { quantityList: [{ epcClass: 'lot', quantity: '1', uom: 'kg' }] },
    { bizTransactionList: [{ type: 'bon', bizTransaction: 'urn:uuid:1' }] },
    { sourceList: [{ type: 'producteur', source: 'urn:uuid:1' }] },
    { errorDeclaration: { reason: 'did_not_occur' } },
    { raison: 'x' },
    { 'autre:raison': 'x' },
  ])
    expect(faultsOf(changed(change)), JSON.stringify(change)).not.toEqual([])
})
