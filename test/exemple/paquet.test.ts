// The example does what its README says: it installs by its own lock file, its types are correct, and it bundles for phones. Its
// screens in a browser do an agent's day with the real service.
//
//   npm test -- exemple                 # some minutes; with PREUVE=yes it writes docs/proof.md
// It fails if no registry responds or the browser is missing. In the whole suite it runs with EXEMPLE=yes, and what needs a
// missing thing counts as skipped.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { isNamed, prove } from '../support/foreignTools.ts'
import { openServer } from '../support/server.ts'
import { openBrowser, serveBundle } from './browser.ts'
import { bundle, CHROMIUM, EXAMPLE, inExample, install, isInstallable, ROOT, toolOf } from './installed.ts'
import { ENGLISH, FRENCH, playDay } from './screens.ts'

const IS_NAMED = isNamed('exemple')
const isInstalled = !IS_NAMED && import.meta.env.EXEMPLE === 'yes' && (await isInstallable())
const hasBrowser = isInstalled && existsSync(CHROMIUM)
const MINUTES = 60_000
const passed: string[] = []

beforeAll(async () => {
  if (IS_NAMED) await install()
}, 10 * MINUTES)

test('its lock holds the package as it stands: `npm ci` would refuse another', () => {
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
  const { version, dependencies } = read(join(ROOT, 'packages/telephone', 'package.json'))
  const locked = read(join(EXAMPLE, 'package-lock.json')).packages['node_modules/@sillon/telephone']
  expect(locked).toMatchObject({ version, dependencies })
  expect(locked.resolved).toBe('file:../../packages/telephone')
})

test.skipIf(!IS_NAMED && !isInstalled)('its types hold', { timeout: 5 * MINUTES }, async () => {
  const tsc = toolOf('typescript', 'bin', 'tsc')
  expect(await inExample(process.execPath, [tsc, '--noEmit'])).toBe('')
  passed.push(`**passed**: TypeScript ${versionOf('typescript')} finds nothing in its types.`)
})

test.skipIf(!IS_NAMED && !isInstalled).each(['android', 'ios'] as const)(
  'it bundles for %s, as bytecode that Hermes’ own compiler made',
  { timeout: 15 * MINUTES },
  async (platform) => {
    const folder = join(await bundle(platform), '_expo', 'static', 'js', platform)
    const [name = ''] = readdirSync(folder)
    expect(name).toMatch(/\.hbc$/)
    const { size } = statSync(join(folder, name))
    expect(size).toBeGreaterThan(1_000_000)
    const by = `Expo ${versionOf('expo')} with React Native ${versionOf('react-native')}`
    passed.push(`**passed**: ${by} bundles it for ${platform}: ${(size / 1e6).toFixed(1)} MB of bytecode.`)
  },
)

test.skipIf(!IS_NAMED && !hasBrowser)(
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
    const browser = execFileSync(CHROMIUM, ['--version'], { encoding: 'utf8' }).trim()
    passed.push(
      `**passed**: ${browser} draws its screens, and an agent does a day on them in both languages.`,
    )
  },
)

test.skipIf(!IS_NAMED)('every part passed, and the page of proof says so', () => {
  expect(passed).toHaveLength(4)
  prove('exemple', 'The example application, installed by its own lock file and bundled', passed)
})

// Returns the version of a package that the example installed.
function versionOf(name: string): string {
  return JSON.parse(readFileSync(toolOf(name, 'package.json'), 'utf8')).version
}
