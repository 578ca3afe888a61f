// Two organizations: on every route, DEMO gets the same response for a record of VOISINE as for an unknown record.
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { CAMPAGNE, PARCELLE, PRODUCTEUR, PRODUIT, UTILISATEUR } from '../../demo/ids.ts'
import { partOf, readRouteSchemas } from '../../src/contract/routeSchemas.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { openApi } from './support/api.ts'
import { makeTheirDocument } from './support/domains/documents.ts'
import { makeTheirDossier } from './support/domains/dossiers.ts'
import { makeTheirWebhook } from './support/domains/webhooks.ts'
import { arrivedFile } from './support/files.ts'
import { type Device, type Draft, enrolDevice, envelopeOf, net, sendBatch } from './support/phones.ts'
import type { Theirs } from './support/place.ts'
import { placesOf } from './support/places.ts'
import { makeNeighbourRecall } from './support/recalls.ts'
import { makeTheirs } from './support/sales.ts'
import { makeTheirSeal } from './support/seals.ts'
import { makeTheirStep } from './support/steps.ts'
import { LOT_VOISINE, makeLot } from './support/stock.ts'
import { makeTheirs as makeTheirMoves } from './support/suites.ts'

const api = await openApi()
let _own: Device
let neighbour: Device
const theirs: Theirs = {
  appareil: '',
  collecte: '',
  commande: '',
  controle: '',
  code: '',
  codeId: '',
  fichier: '',
}

/** A collection of VOISINE. */
async function neighbourEnvelope(sequence: number, payload: Draft = {}) {
  const land = {
    campagne_id: CAMPAGNE.voisine,
    producteur_id: PRODUCTEUR.voisine,
    parcelle_id: PARCELLE.voisine,
  }
  return envelopeOf(neighbour, sequence, { ...land, produit_id: PRODUIT.cacao, ...net(1000), ...payload })
}

beforeAll(async () => {
  _own = await enrolDevice(api)
  neighbour = await enrolDevice(api, 'voisine-agent', 'admin2')
  const { body } = await sendBatch(api, neighbour, [await neighbourEnvelope(1, { contrat_id: uuidv7() })])
  theirs.collecte = body.resultats[0].entites.collecte
  theirs.commande = body.resultats[0].commande_id
  theirs.controle = (await api.get('/v1/controles', 'voisine-rsci')).body.controles[0].id
  theirs.appareil = neighbour.appareil_id
  theirs.fichier = (await arrivedFile(api, neighbour)).fichier_id
  await makeNeighbourRecall(api)
  const agent = { utilisateur_id: UTILISATEUR.voisineAgent }
  const issued = (await api.post('/v1/appareils/codes-enrolement', agent, 'admin2')).body
  theirs.code = issued.code
  theirs.codeId = issued.id
  await makeLot(api, { voisine: true, id: LOT_VOISINE })
  await makeTheirs(api)
  await makeTheirMoves(api, theirs.collecte)
  await makeTheirStep(api)
  await makeTheirDocument(api)
  await makeTheirDossier(api)
  await makeTheirWebhook(api)
  await makeTheirSeal(api)
})

const PLACES = placesOf(theirs)

// Empty results: a page without rows, a tile without shapes, an extent without plots.
const NOTHING =
  /^\{"(?:\w+" ?: ?\[\], ?"suivant" ?: ?null|tuile" ?: ?""|parcelles" ?: ?0, ?"situees" ?: ?0, ?"etendue" ?: ?null.*)\}$/

describe('an id of VOISINE, from DEMO', () => {
  test.each(PLACES.map((place) => [`${place.route} ${place.member}`, place] as const))(
    'answers byte for byte as an absent one: %s',
    async (_, { route, id, path, body, as }) => {
      const method = ROUTES.find(({ name }) => name === route)?.method ?? 'GET'
      const ask = async (value: string) => {
        const answer = await api.send(method, path(value), {
          as,
          body: body?.(value),
        })
        return { status: answer.status, text: answer.text.replaceAll(value, 'ID') }
      }
      const answered = await ask(id())
      expect(answered).toEqual(await ask(uuidv7()))
      if (answered.status === 200) expect(answered.text).toMatch(NOTHING)
    },
  )

  test('every member of every route that takes an id stands in the table above', () => {
    const schemas = readRouteSchemas()
    const taking = ROUTES.flatMap(({ name }) => {
      return (['chemin', 'query', 'corps'] as const).flatMap((part) =>
        Object.entries(partOf(schemas, name, part).properties ?? {})
          .filter(([, { $ref }]) => $ref?.endsWith('/uuid'))
          .map(([member]) => `${name} ${member}`),
      )
    })
    expect(PLACES.map(({ route, member }) => `${route} ${member}`)).toEqual(expect.arrayContaining(taking))
  })

  test('its enrolment code is worth nothing here', async () => {
    const enrol = async (code: string) => (await api.post('/v1/appareils/enroler', { code }, 'agent1')).text
    expect(await enrol(theirs.code)).toBe(await enrol('QQQQQQQQQQ'))
    const { status } = await api.post('/v1/appareils/enroler', { code: theirs.code }, 'voisine-agent')
    expect(status).toBe(201)
  })
})

describe('the lists of each', () => {
  test.each(['producteurs', 'parcelles', 'appareils', 'rejets'])('share no row: %s', async (list) => {
    const ids = async (as: string) =>
      (await api.get(`/v1/${list}?limite=200`, as)).body[list].map(({ id }: { id: unknown }) =>
        JSON.stringify(id),
      )
    const [ours, others] = [await ids('admin'), await ids('admin2')]
    if (list !== 'rejets')
      expect([ours.length, others.length]).toEqual([expect.any(Number), expect.any(Number)])
    expect(ours.filter((id: string) => others.includes(id))).toEqual([])
  })

  test('«deux» sees in each organization what its other members see', async () => {
    const produits = async (code: string) =>
      (await api.get('/v1/produits', 'deux', { 'x-organisation': code })).body.produits.map(
        (p: { id: string }) => p.id,
      )
    const [demo, voisine] = [await produits('DEMO'), await produits('VOISINE')]
    expect(demo).toContain(PRODUIT.ananas)
    expect(voisine).toContain(PRODUIT.cacao)
    expect(demo.filter((id: string) => voisine.includes(id))).toEqual([])
  })
})
