// «/lots/{id}/genealogie»: the origins of a lot, and the lots and expeditions made from it, over HTTP, in JSON and as a picture;
// also the plots behind an expedition.
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { beforeAll, describe, expect, test } from 'vitest'
import { EMPLACEMENT, PARCELLE, PRODUCTEUR, UTILISATEUR } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { pour, receive, reverse, ship } from './support/genealogy.ts'
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

const api = await openApi()
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
    const shipped = { sens: 'aval', genre: 'expedition', statut: 'validée' }
    expect(nodeOf(body, expedition)).toMatchObject({ ...shipped, libelle: expedition }) // the code of the expedition's sale
    const given = body.liens.filter((link: Draft) => link.vers_id === c && link.genre === 'etape')
    expect(given).toHaveLength(2)
    expect(given.reduce((sum: number, link: { quantite_g: number }) => sum + link.quantite_g, 0)).toBe(
      700_000,
    )
  })

  test('goes out in pieces: its length is that of all, and compressed it says the same', async () => {
    const ask = (coding: string) =>
      api.send('GET', `/v1/lots/${c}/genealogie`, { as: 'direction', headers: { 'accept-encoding': coding } })
    const [plain, zipped] = await Promise.all([ask('identity'), ask('gzip')])
    expect(plain.headers.get('content-length')).toBe(String(Buffer.byteLength(plain.text)))
    expect([zipped.headers.get('content-encoding'), zipped.text]).toEqual(['gzip', plain.text])
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
    expect(page.text).toContain('Dates et heures : Africa/Porto-Novo.')
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; frame-ancestors 'none'$/,
    )
    expect(asked.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(await about(c, '?format=svg', 'direction', 'text/html').then((answer) => answer.text)).toContain(
      '<?xml',
    )
  })

  // genealogie#page
  test('leads who opens it in a browser to the workbench, where they sign in; programs are answered 401', async () => {
    const open = async (headers: Record<string, string>, id = c, query = '', method = 'GET', of = '') => {
      // `fetch` sends the headers of a program, not those of a browser's navigation.
      const path = `${of}/v1/lots/${id}/genealogie${query}`
      const asked = request(api.server.url, { path, method, headers }).end()
      const [answer] = (await once(asked, 'response')) as [IncomingMessage]
      answer.resume()
      return `${answer.statusCode} ${answer.headers.location ?? ''}`.trim()
    }
    const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-mode': 'navigate' }
    expect(await open(browser)).toBe(`303 /bureau/trace?lot=${c}`)
    expect(await open({ accept: 'text/html' }, c, '?format=svg&sens=amont&profondeur=2')).toBe(
      `303 /bureau/trace?lot=${c}&sens=amont&profondeur=2`,
    )
    const evil = '?sens=%2F%2Fevil.example&profondeur=1%0d%0aX:y&lot=1&access_token=secret'
    expect(await open(browser, c, evil)).toBe(`303 /bureau/trace?lot=${c}`)
    expect(await open(browser, '%2F%2Fevil.example')).toBe('401')
    expect(await open(browser, c, '?sens=aval', 'GET', 'http://no.port:99999')).toBe(
      `303 /bureau/trace?lot=${c}&sens=aval`,
    )
    const programs: Record<string, string>[] = [
      {},
      { accept: '*/*' },
      { accept: 'application/json, text/html;q=0' },
      { accept: 'image/svg+xml' },
      { ...browser, 'sec-fetch-mode': 'cors' },
      { ...browser, authorization: 'Bearer x' },
    ]
    for (const headers of programs) expect([headers, await open(headers)]).toEqual([headers, '401'])
    expect(await open(browser, c, '', 'POST')).toBe('405')
  })

  test('says in words what it leaves out', async () => {
    const cut = await about(c, '?format=svg&limite=1')
    expect(cut.text).toMatch(/1 des \d+ éléments en amont \(origines\) sont montrés/)
    expect((await about(c, '?format=svg')).text).not.toContain('sont montrés')
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
