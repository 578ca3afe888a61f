// The example does what its README says: it installs by its own lock file, its types are correct, and it bundles for phones. Its
// screens in a browser do an agent's day with the real service. If it is not requested, or if there is no registry or browser, it
// counts as skipped.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openServer } from '../support/server.ts'
import { openBrowser, serveBundle } from './browser.ts'
import { bundle, CHROMIUM, EXAMPLE, inExample, install, isAskedFor, ROOT, toolOf } from './installed.ts'
import { ENGLISH, FRENCH, playDay } from './screens.ts'

const isInstalled = isAskedFor() && (await install())
const MINUTES = 60_000

test('its lock holds the package as it stands: `npm ci` would refuse another', () => {
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
  const { version, dependencies } = read(join(ROOT, 'packages/telephone', 'package.json'))
  const locked = read(join(EXAMPLE, 'package-lock.json')).packages['node_modules/@sillon/telephone']
  expect(locked).toMatchObject({ version, dependencies })
  expect(locked.resolved).toBe('file:../../packages/telephone')
})

test.skipIf(!isInstalled)('its types hold', { timeout: 5 * MINUTES }, async () => {
  const tsc = toolOf('typescript', 'bin', 'tsc')
  expect(await inExample(process.execPath, [tsc, '--noEmit'])).toBe('')
})

test.skipIf(!isInstalled).each(['android', 'ios'] as const)(
  'it bundles for %s, as bytecode that Hermes’ own compiler made',
  { timeout: 15 * MINUTES },
  async (platform) => {
    const folder = join(await bundle(platform), '_expo', 'static', 'js', platform)
    const [name = ''] = readdirSync(folder)
    expect(name).toMatch(/\.hbc$/)
    expect(statSync(join(folder, name)).size).toBeGreaterThan(1_000_000)
  },
)

test.skipIf(!isInstalled || !existsSync(CHROMIUM))(
  'its screens do an agent’s day, in daylight and French, and in the dark in English',
  { timeout: 15 * MINUTES },
  async () => {
    const origin = await serveBundle(await bundle('web'))
    const server = await openServer({ CORS_ORIGINS: origin })
    const { parcelles } = (await server.get('/v1/parcelles?limite=1', 'agent2')).body
    const [longitude, latitude] = JSON.parse(parcelles[0].polygone.geojson).coordinates[0][0]
    const geolocation = { longitude, latitude, accuracy: 4 }
    const open = await openBrowser()
    const codeOf = async () => {
      const { utilisateur } = (await server.get('/v1/moi', 'agent2')).body
      const asked = { utilisateur_id: utilisateur.id }
      return (await server.post('/v1/appareils/codes-enrolement', asked, 'admin')).body.code as string
    }
    const day = { origin, server: server.url, codeOf, open }
    await playDay(day, { locale: 'fr-FR', colorScheme: 'light', geolocation }, FRENCH)
    await playDay(day, { locale: 'en-GB', colorScheme: 'dark', geolocation }, ENGLISH)
    const { collectes } = (await server.get('/v1/collectes?limite=200', 'agent2')).body
    const weighed = collectes.filter(({ net_g }: { net_g: number }) => net_g === 31_234)
    expect(weighed).toHaveLength(2)
  },
)
