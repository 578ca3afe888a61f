// Every file that the service sends: from each route with a media type besides JSON, and in an audit dossier.
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type Route, XLSX } from '../../src/contract/route.ts'
import { KINDS } from '../../src/imports/kinds.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { type Api, openApi } from '../api/support/api.ts'
import { openScene, ordinary } from '../api/support/ordinary.ts'
import { deliveryOfOne, validated } from '../api/support/receptions.ts'
import type { Ask } from '../api/support/scene.ts'
import { eventually } from '../api/support/wait.ts'
import { installPrograms, run } from '../support/foreignTools.ts'

/** The file name ending for each media type. */
const ENDINGS: Readonly<Record<string, string>> = {
  'text/csv': 'csv',
  [XLSX]: 'xlsx',
  'application/geo+json': 'geojson',
  'application/ld+json': 'jsonld',
  'image/svg+xml': 'svg',
  'text/html': 'html',
  'application/vnd.mapbox-vector-tile': 'mvt',
}

/** A name that a table must quote, and that a spreadsheet must not execute. */
const NAME = '=HYPERLINK("http://x", "é"); 山田 محمد'
const NAMED = { 'producteur.producteur': 'nom', 'parcelle.parcelle': 'nom', 'produit.produit': 'nom_fr' }

/** Starts the service, saves all its files in a new folder, and returns their paths. */
export async function saveAll(): Promise<string[]> {
  const folder = mkdtempSync(join(inject('sillon').folder, 'fichiers-'))
  const api = await openApi({ settings: { TASKS: 'inside' } })
  const scene = await openScene(api)
  for (const [table, column] of Object.entries(NAMED))
    await api.sql(`update ${table} set ${column} = $1`, [NAME])
  for (const route of ROUTES)
    for (const media of route.list === undefined ? (route.media ?? []) : ['text/csv', XLSX])
      for (const [index, ask] of (await asksOf(api, scene, route)).entries()) {
        const file = join(folder, `${route.name}-${index}.${ENDINGS[media] ?? 'unknown'}`)
        writeFileSync(file, await fetched(api, ask, media))
      }
  const archive = join(folder, 'dossier.zip')
  writeFileSync(archive, await dossierOf(api))
  mkdirSync(join(folder, 'dossier'))
  await installPrograms({ '/usr/bin/unzip': 'unzip' })
  await run('unzip', ['-q', archive, '-d', join(folder, 'dossier')], folder)
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

type Scene = Awaited<ReturnType<typeof openScene>>

async function asksOf(api: Api, scene: Scene, route: Route): Promise<readonly Ask[]> {
  if (route.name !== 'imports_modele') return [await ordinary(api, scene, route)]
  return KINDS.map(({ genre }) => ({ path: route.path.replace(':genre', genre), as: 'admin' }))
}

async function fetched(api: Api, { path, as }: Ask, accept: string): Promise<Buffer> {
  const authorization = `Bearer ${await api.tokenOf(as)}`
  const response = await fetch(api.url + path, { headers: { authorization, accept } })
  const type = response.headers.get('content-type')?.split(';')[0]
  if (response.status !== 200 || type !== accept)
    throw new Error(`${path} as ${accept} has status ${response.status} and type ${type}`)
  return Buffer.from(await response.arrayBuffer())
}

async function dossierOf(api: Api): Promise<Buffer> {
  const reception = await validated(api, await deliveryOfOne(api))
  const lot = (await api.get(`/v1/receptions/${reception}`, 'direction')).body.lot_id
  const asked = { campagne: '2026', lots: [lot] }
  const { body } = await api.post('/v1/dossiers-audit', asked, 'direction', {
    'idempotency-key': 'papiers'.repeat(4),
  })
  const path = `/v1/dossiers-audit/${body.id}`
  await eventually(
    async () => (await api.get(path, 'direction')).body.statut === 'pret' || undefined,
    120_000,
  )
  const { lecture } = (await api.get(`${path}/contenu`, 'direction')).body
  return Buffer.from(await (await fetch(lecture.url)).arrayBuffer())
}
