// Reads of the back office: names, relations, computed fields, pages and filters, as a screen would request them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { CAMPAGNE, PARCELLE, PRODUCTEUR } from '../../demo/ids.ts'
import { openServer } from '../support/server.ts'
import { openApi } from './support/api.ts'
import { ask, type GraphqlAnswer } from './support/graphql.ts'
import { enrolDevice, envelopeOf, sendBatch } from './support/phones.ts'

const api = await openApi()
const http = api.server
const collected: string[] = []
beforeAll(async () => {
  const device = await enrolDevice(api)
  const wrong = { calcul_telephone: { net_g: 1, refaction_g: 0, net_marchand_g: 1 } }
  const envelopes = [
    await envelopeOf(device, 1),
    await envelopeOf(device, 2, wrong),
    await envelopeOf(device, 3),
  ]
  const { body } = await sendBatch(api, device, envelopes)
  for (const { entites } of body.resultats) collected.push(entites.collecte)
})

describe('a collection', () => {
  const query = `query ($id: UUID!) { collecte(id: $id) {
    id netG dateOperation statut enAnomalie paiementBloque ecarteeDuBio referentielEcarte motifs
    producteur { id nomComplet groupement { nom } } parcelle { nom } produit { code nomFr } campagne { code active }
    pesees { nodes { brutG tareG } } etats { nodes { referentielCode code libelleFr } }
    numeroOfficielDetail { numero nature collecte { id } } commande { type sequence resultat: commandeResultat { issue } } } }`
  const read = async (id = '') =>
    (await ask(http, query, { as: 'direction', variables: { id } })).data.collecte

  test('comes with the rows that it names, those that name it, and what the service derives', async () => {
    expect(await read(collected[0])).toMatchObject({
      id: collected[0],
      netG: '10000',
      statut: 'enregistree',
      enAnomalie: false,
      paiementBloque: false,
      motifs: [],
      producteur: { id: PRODUCTEUR.ordinary, nomComplet: expect.stringMatching(/\w \w/) },
      parcelle: { nom: expect.any(String) },
      produit: { code: 'ANANAS' },
      campagne: { active: true },
      pesees: { nodes: [{ brutG: '11000', tareG: '1000' }] },
      etats: { nodes: expect.arrayContaining([expect.objectContaining({ referentielCode: 'AB' })]) },
      numeroOfficielDetail: { nature: 'MP', collecte: { id: collected[0] } },
      commande: { type: 'collecte.enregistrer', sequence: '1', resultat: { issue: 'acceptee' } },
    })
  })

  test('has the rows that its own row holds: found by their keys, filtered, and nothing of them beside', async () => {
    const { data } = await ask(
      http,
      `query ($id: UUID!) {
        collecte(id: $id) { consommations { nodes { id quantiteG collecteId le } } recueLe }
        consommation(id: $id) { quantiteG matiereCode }
        consommations(filter: { collecteId: { equalTo: $id } }) { totalCount nodes { id } }
        pesee(collecteId: $id, rang: 1, version: 1) { brutG collecte { id } }
        pesees(filter: { collecteId: { equalTo: $id } }) { totalCount } }`,
      { as: 'direction', variables: { id: collected[0] } },
    )
    const [id] = collected
    const { recueLe: le } = data.collecte
    expect(data).toEqual({
      collecte: { consommations: { nodes: [{ id, quantiteG: '10000', collecteId: id, le }] }, recueLe: le },
      consommation: { quantiteG: '10000', matiereCode: 'ANANAS' },
      consommations: { totalCount: 1, nodes: [{ id }] },
      pesee: { brutG: '11000', collecte: { id } },
      pesees: { totalCount: 1 },
    })
  })

  test('shows what its open controls forbid, as GET /v1/collectes does', async () => {
    const { collectes } = (await api.get('/v1/collectes', 'direction')).body
    const rest = collectes.find(({ id }: { id: string }) => id === collected[1])
    expect(await read(collected[1])).toMatchObject({
      enAnomalie: rest.en_anomalie,
      paiementBloque: true,
      ecarteeDuBio: rest.ecartee_du_bio,
      referentielEcarte: rest.referentiel_ecarte,
      motifs: rest.motifs,
    })
  })

  test('is what its control is about', async () => {
    const { data } = await ask(
      http,
      '{ controles { nodes { motif motifDetail { bloquant effet } collecte { id } producteur { id } } } }',
      {
        as: 'rsci',
      },
    )
    expect(data.controles.nodes).toEqual([
      {
        motif: 'ecart_calcul',
        motifDetail: { bloquant: false, effet: 'paiement_bloque' },
        collecte: { id: collected[1] },
        producteur: null,
      },
    ])
  })
})

test('a plot shows its survey in force as GeoJSON, and its quality states of today', async () => {
  const query = `query ($id: UUID!) { parcelle(id: $id) { active actifPendant surfaceDeclareeM2
    releveEnVigueur { surfaceM2 forme } etats { nodes { code } } cultures { nodes { partCp } } } }`
  const { data } = await ask(http, query, { as: 'direction', variables: { id: PARCELLE.ordinary } })
  const rest = (await api.get(`/v1/parcelles?producteur_id=${PRODUCTEUR.ordinary}`, 'direction')).body
    .parcelles
  const { polygone, qualites } = rest.find(({ id }: { id: string }) => id === PARCELLE.ordinary)
  expect(data.parcelle).toMatchObject({
    active: true,
    actifPendant: [{ debut: null, fin: null }],
    releveEnVigueur: { surfaceM2: String(polygone.surface_m2), forme: JSON.parse(polygone.geojson) },
  })
  const codes = data.parcelle.etats.nodes.map(({ code }: { code: string }) => code)
  expect(codes.sort()).toEqual(Object.values(qualites).sort())
})

test('a capacity shows what remains of it', async () => {
  const query = '{ soldesCapacite(first: 200) { nodes { plafondG consommeG resteG } } }'
  const { data } = await ask(http, query, { as: 'rsci' })
  expect(data.soldesCapacite.nodes.length).toBeGreaterThan(0)
  for (const { plafondG, consommeG, resteG } of data.soldesCapacite.nodes) {
    expect(BigInt(resteG)).toBe(BigInt(plafondG) - BigInt(consommeG))
  }
})

test('a device shows for how long it has not synchronized', async () => {
  const { data } = await ask(http, '{ appareils { nodes { codeCourt ageSynchroS } } }', { as: 'admin' })
  expect(Number(data.appareils.nodes[0].ageSynchroS)).toBeLessThan(600)
})

describe('pages', () => {
  const page = (first: number, after: string | null = null) =>
    ask(
      http,
      `query ($first: Int!, $after: Cursor) { producteurs(first: $first, after: $after, orderBy: [NOM_ASC, ID_ASC]) {
        totalCount pageInfo { hasNextPage endCursor } nodes { id nom } } }`,
      { as: 'direction', variables: { first, after } },
    )

  test('show each row once, in order, to the last', async () => {
    const seen: string[] = []
    let after: string | null = null
    let total = 0
    do {
      const answer: GraphqlAnswer = await page(7, after)
      const { totalCount, nodes, pageInfo } = answer.data.producteurs
      total = totalCount
      seen.push(...nodes.map(({ id }: { id: string }) => id))
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null
    } while (after !== null)
    expect(seen).toHaveLength(total)
    expect(new Set(seen).size).toBe(total)
  })

  test('hold 50 rows unless asked', async () => {
    const query = '{ etatsQualite { nodes { code } } commandes { nodes { id } } }'
    expect((await ask(http, query, { as: 'direction' })).status).toBe(200)
    const { text } = await ask(http, '{ __type(name: "Query") { fields { args { name defaultValue } } } }', {
      as: 'direction',
    })
    expect(text).toContain('{"name":"first","defaultValue":"50"}')
  })

  test('are filtered by indexed columns, combined at will', async () => {
    const query = `query ($filter: CollecteFilter) { collectes(filter: $filter) { totalCount } }`
    const count = async (filter: object) =>
      (await ask(http, query, { as: 'direction', variables: { filter } })).data.collectes.totalCount
    const mine = { producteurId: { equalTo: PRODUCTEUR.ordinary } }
    expect(await count({ campagneId: { equalTo: CAMPAGNE.demo } })).toBe(3)
    expect(await count(mine)).toBe(3)
    expect(await count({ not: mine })).toBe(0)
    expect(await count({ or: [mine, { id: { in: collected } }] })).toBe(3)
    expect(await count({ and: [mine, { dateOperation: { lessThan: '2001-01-01T00:00:00Z' } }] })).toBe(0)
  })

  test('by no other column', async () => {
    const { status, code } = await ask(
      http,
      '{ collectes(filter: {observation: {equalTo: ""}}) { totalCount } }',
      {
        as: 'direction',
      },
    )
    expect([status, code]).toEqual([400, 'requete_invalide'])
  })
})

test('the media type of GraphQL over HTTP is answered to who asks for it', async () => {
  const answer = await ask(http, '{ __typename }', {
    as: 'direction',
    headers: { accept: 'application/graphql-response+json' },
  })
  expect(answer.headers.get('content-type')).toBe('application/graphql-response+json; charset=utf-8')
})

describe('the examples of docs/graphql.md answer', () => {
  const text = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'graphql.md'), 'utf8')
  const examples = [...text.matchAll(/```graphql\n([\s\S]*?)```/g)].map(([, query = '']) => query)
  const rows = ['collectes', 'parcelles', 'appareils']
  test.each(examples.map((query, index) => [rows[index] ?? '', query] as const))(
    '%s',
    async (member, query) => {
      const id = { campagne: CAMPAGNE.demo, id: PRODUCTEUR.ordinary }
      const variables = Object.fromEntries(Object.entries(id).filter(([name]) => query.includes(`$${name}`)))
      const { status, data } = await ask(http, query, { as: 'admin', variables })
      expect(status).toBe(200)
      const found = data[member] ?? data.producteur[member]
      expect(found.nodes.length).toBeGreaterThan(0)
    },
  )
  test('three of them', () => expect(examples).toHaveLength(3))
})

test('of the services of one process each reads its own database', async () => {
  const other = await openServer({ TASKS: 'apart' })
  const query = 'query ($id: UUID!) { collecte(id: $id) { id } }'
  const read = async (from: typeof http) =>
    (await ask(from, query, { as: 'direction', variables: { id: collected[0] } })).data.collecte
  expect([await read(http), await read(other), await read(http)]).toEqual([
    { id: collected[0] },
    null,
    { id: collected[0] },
  ])
})
