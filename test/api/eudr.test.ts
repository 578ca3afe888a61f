// docs/specification/eudr.md#remise: a filed statement is handed to an importer as one ZIP: the plots as TRACES reads them, a data
// sheet, goods, evidence and upstream references.
import { describe, expect, test } from 'vitest'
import { ORGANISATION, PRODUIT, UTILISATEUR } from '../../demo/ids.ts'
import { unzip } from '../support/workbook.ts'
import { openApi } from './support/api.ts'
import { receive } from './support/genealogy.ts'
import { openOffice } from './support/office.ts'
import { makeLot } from './support/stock.ts'

const DECLARATIONS = '/v1/declarations-eudr'
const RAISON = { raison: 'Saisi dans TRACES' }
const api = await openApi()

let number = 1

/** A filed and numbered statement about the goods of one collection; returns its id and the plot. */
async function filed(): Promise<{ id: string; parcelle_id: string; net_g: number }> {
  const collecte = ((await (await openOffice(api)).send()).result.entites as { collecte: string }).collecte
  const [row] = await api.sql<{ net_g: string; parcelle_id: string }>(
    'select net_g, parcelle_id from collecte.collecte where id = $1',
    [collecte],
  )
  const [net_g, parcelle_id] = [Number(row?.net_g), String(row?.parcelle_id)]
  const lot_id = await makeLot(api)
  await receive(api, collecte, UTILISATEUR.agent1, lot_id, net_g)
  await api.post(`/v1/produits/${PRODUIT.ananas}/classer`, { code_nc: '09011100' }, 'admin')
  const evaluation = { source_evaluation: 'JRC', evaluee_le: '2026-01-15', resultat: 'sans_deforestation' }
  await api.post('/v1/evaluations-eudr', { parcelle_id, ...evaluation }, 'rsci')
  const amont = [{ numero_dds: '26BJ0000000001', numero_verification: 'ABCDE' }]
  const body = { lignes: [{ lot_id, quantite_g: 1_000_000 + net_g }], amont, pays: 'BJ' }
  const { id } = (await api.post(DECLARATIONS, body, 'direction')).body
  const made = await api.post(`${DECLARATIONS}/${id}/deposer`, RAISON, 'direction')
  expect([made.status, made.text.slice(0, 300)]).toEqual([200, expect.any(String)])
  number += 1
  const numbers = { numero_dds: `26BJ000000000${number}`, numero_verification: 'FGHIJ', ...RAISON }
  expect((await api.post(`${DECLARATIONS}/${id}/numeroter`, numbers, 'direction')).status).toBe(200)
  return { id, parcelle_id, net_g }
}

test('the hand-over is one archive, in which TRACES reads the plots', async () => {
  const { id, parcelle_id, net_g } = await filed()
  const response = await fetch(`${api.url}${DECLARATIONS}/${id}/remise`, {
    headers: {
      authorization: `Bearer ${await api.tokenOf('direction')}`,
      accept: 'application/zip',
    },
  })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip'])
  const files = unzip(Buffer.from(await response.arrayBuffer()))
  expect([...files.keys()]).toEqual([
    'parcelles.geojson',
    'fiche.json',
    'marchandises.csv',
    'parcelles.csv',
    'amont.csv',
  ])
  const { features } = JSON.parse(files.get('parcelles.geojson') ?? '')
  expect(features).toHaveLength(1)
  expect(Object.keys(features[0].properties).toSorted()).toEqual([
    'Area',
    'ProducerCountry',
    'ProducerName',
    'ProductionPlace',
  ])
  const sheet = JSON.parse(files.get('fiche.json') ?? '')
  expect([sheet.numero_dds, sheet.numero_verification, sheet.total_g]).toEqual([
    '26BJ0000000002',
    'FGHIJ',
    1_000_000 + net_g,
  ])
  expect(sheet.parcelles_origine).toMatchObject([{ parcelle_id, quantite_g: net_g }])
  expect(files.get('parcelles.csv')).toMatch(`${parcelle_id},`)
  expect(files.get('parcelles.csv')).toMatch('JRC,2026-01-15,sans_deforestation')
  expect(files.get('marchandises.csv')).toMatch(`09011100,,cafe,${1_000_000 + net_g}`)
  expect(files.get('amont.csv')).toMatch('26BJ0000000001,ABCDE,')
})

describe('a link for an importer', () => {
  const take = (address: string) => fetch(address, { method: 'POST', headers: { 'accept-language': 'en' } })
  const linked = async (id: string, body: object = {}) => {
    const made = await api.post(`${DECLARATIONS}/${id}/lier`, { ...RAISON, ...body }, 'direction')
    expect(made.status).toBe(200)
    return String(made.body.adresse)
  }
  const linksOf = async (id: string) => (await api.get(`${DECLARATIONS}/${id}`, 'direction')).body.liens

  test('hands over the file without an account, until somebody ends it', async () => {
    const { id } = await filed()
    const address = await linked(id)
    expect(address).toMatch(new RegExp(`^${api.url}/remise/[0-9a-f]{96}$`))
    // A mail scanner that opens the address takes nothing.
    const page = await fetch(address, { headers: { 'accept-language': 'en' } })
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Download')])
    const taken = await take(address)
    expect([
      taken.status,
      taken.headers.get('content-disposition'),
      taken.headers.get('cache-control'),
    ]).toEqual([200, `attachment; filename=eudr-${id}.zip`, 'no-store'])
    const files = unzip(Buffer.from(await taken.arrayBuffer()))
    const [feature] = JSON.parse(files.get('parcelles.geojson') ?? '').features
    expect(feature.properties.ProducerName).toEqual(expect.any(String))
    expect(await linksOf(id)).toEqual([expect.objectContaining({ prises: 1, retire_le: null })])
    const [entry] = await api.sql(
      'select details from journal.evenement where entite_id = $1 and action = $2',
      [id, 'eudr.prendre'],
    )
    expect(entry).toEqual({ details: { lien_id: (await linksOf(id))[0].id } })
    expect(JSON.stringify(await linksOf(id))).not.toContain(address.slice(-64))

    expect((await api.post(`${DECLARATIONS}/${id}/delier`, RAISON, 'direction')).status).toBe(200)
    const ended = await take(address)
    expect([ended.status, await ended.text()]).toEqual([404, expect.stringContaining('Link without effect')])
  })

  test('hands over nothing while the organization is suspended', async () => {
    const { id } = await filed()
    const address = await linked(id)
    const standing = (statut: string) =>
      api.sql('update organisation.organisation set statut = $1 where id = $2', [statut, ORGANISATION.demo])
    await standing('suspendue')
    expect((await take(address)).status).toBe(404)
    await standing('active')
    expect((await take(address)).status).toBe(200)
  })

  test('says nothing of why it hands over nothing: expired, of another, none', async () => {
    const { id } = await filed()
    const address = await linked(id, { jours: 1 })
    await api.sql('update eudr.lien set expire_le = now() where declaration_id = $1', [id])
    const bodies = await Promise.all(
      [
        address,
        address.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
        `${api.url}/remise/x`,
        `${api.url}/remise/${'g'.repeat(96)}`,
      ].map(async (url) => {
        const { status, headers } = await take(url)
        return [status, headers.get('content-type')]
      }),
    )
    expect(bodies).toEqual(Array(4).fill([404, 'text/html; charset=utf-8']))
  })
})
