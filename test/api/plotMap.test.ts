// The map of plots over HTTP: specification, terrain#carte: «a map is drawn of the plots of the organization as vector tiles».
// pgTAP judges the contents of tiles (test/sql/parcelle); this file tests their delivery, their readers, and the browser's cache.
import { expect, test } from 'vitest'
import { PARCELLE, PRODUCTEUR } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'

const api = await openApi()
const TILE = 'application/vnd.mapbox-vector-tile'
const ZOOM = 14

type Extent = Record<'ouest' | 'est' | 'sud' | 'nord', number>

/** The path of the tile in the centre of a caller's map. */
async function tileOf(query: string, as: string): Promise<string> {
  const { body } = await api.get(`/v1/parcelles/etendue?${query}`, as)
  const at = (side: keyof Extent): number => body.etendue[`${side}_microdegres`] / 1_000_000
  const [longitude, latitude] = [(at('ouest') + at('est')) / 2, (at('sud') + at('nord')) / 2]
  const north = 1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI
  const [x, y] = [(longitude + 180) / 360, north / 2].map((part) => Math.floor(part * 2 ** ZOOM))
  return `/v1/parcelles/tuiles/${ZOOM}/${x}/${y}`
}

const read = async (path: string, as: string, headers: Record<string, string> = {}) =>
  fetch(`${api.server.url}${path}`, {
    headers: { Authorization: `Bearer ${await api.tokenOf(as)}`, Accept: TILE, ...headers },
  })

test('a tile shows the plots that stand there, of one organization and no other', async () => {
  const path = await tileOf(`producteur_id=${PRODUCTEUR.ordinary}`, 'rsci')
  const answer = await read(path, 'rsci')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe(TILE)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.includes(PARCELLE.ordinary)).toBe(true)
  const others = Buffer.from(await (await read(path, 'voisine-rsci')).arrayBuffer())
  expect(others.includes(PARCELLE.ordinary)).toBe(false)
  const theirs = await read(await tileOf('', 'voisine-rsci'), 'voisine-rsci')
  expect(Buffer.from(await theirs.arrayBuffer()).includes(PARCELLE.voisine)).toBe(true)
  const { body } = await api.get(path, 'rsci')
  expect(Buffer.from(body.tuile, 'base64').equals(bytes)).toBe(true)
})

test('a browser keeps a tile for itself and asks whether it changed', async () => {
  const path = await tileOf(`producteur_id=${PRODUCTEUR.ordinary}`, 'rsci')
  const first = await read(path, 'rsci')
  expect(first.headers.get('cache-control')).toBe('private, no-cache')
  for (const header of ['Authorization', 'X-Organisation', 'Accept', 'Origin'])
    expect(first.headers.get('vary')).toContain(header)
  const known = { 'If-None-Match': first.headers.get('etag') ?? '' }
  expect((await read(path, 'rsci', known)).status).toBe(304)
  expect((await read(path, 'rsci', { ...known, Accept: 'application/json' })).status).toBe(200)
  const asked = await read(`${path}?etat=sortie`, 'rsci', known)
  expect([asked.status, (await asked.arrayBuffer()).byteLength]).toEqual([200, 0])
})

test('a list is asked for by the state, the category and a part of a name', async () => {
  const ids = async (query: string) =>
    (await api.get(`/v1/parcelles?limite=200&${query}`, 'rsci')).body.parcelles.map(
      ({ id }: { id: string }) => id,
    )
  const all = await ids('')
  const { body } = await api.get(`/v1/parcelles/${PARCELLE.ordinary}`, 'rsci')
  expect(body).toMatchObject({ etat: 'en_vigueur', categorie: 'bio' })
  expect(await ids('etat=en_vigueur&categorie=bio')).toContain(PARCELLE.ordinary)
  for (const query of ['etat=sans_releve', 'etat=chevauchement', 'categorie=hors_statut'])
    expect(await ids(query)).not.toContain(PARCELLE.ordinary)
  const byState = ['en_vigueur', 'bloquee', 'chevauchement', 'invalide', 'sans_releve', 'sortie']
  const found = await Promise.all(byState.map((etat) => ids(`etat=${etat}`)))
  expect(found.flat().sort()).toEqual([...all].sort())
  const named = await ids(`recherche=${encodeURIComponent(body.producteur_nom.slice(0, 6).toUpperCase())}`)
  expect(named).toContain(PARCELLE.ordinary)
  expect(named.length).toBeLessThan(all.length)
})

test('a plot is found by the number of its holder: in the list, and on the map', async () => {
  const { body } = await api.get(`/v1/parcelles/${PARCELLE.ordinary}`, 'rsci')
  const change = { as: 'rsci', body: { reference: 'CARTE-0471' } }
  const changed = await api.send('PATCH', `/v1/producteurs/${body.producteur_id}`, change)
  expect(changed.status).toBe(200)
  const list = await api.get('/v1/parcelles?limite=200&recherche=carte%200471', 'rsci')
  const holders = list.body.parcelles.map((one: { producteur_id: string }) => one.producteur_id)
  expect(new Set(holders)).toEqual(new Set([body.producteur_id]))
  const extent = await api.get('/v1/parcelles/etendue?recherche=carte%200471', 'rsci')
  expect(extent.body.parcelles).toBe(holders.length)
  expect((await api.get('/v1/parcelles?recherche=CARTE-0472', 'rsci')).body.parcelles).toEqual([])
})
