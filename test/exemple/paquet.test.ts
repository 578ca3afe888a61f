// The example is what its README says: it installs by its own lock, keeps its types, and bundles for phones. Where it is not asked
// for, or no registry answers, it counts as skipped.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundle, EXAMPLE, inExample, install, isAskedFor, ROOT, toolOf } from './installed.ts'

const isInstalled = isAskedFor() && (await install())
const MINUTES = 60_000

test('its lock holds the package as it stands: `npm ci` would refuse another', () => {
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
  const { version, dependencies } = read(join(ROOT, 'client', 'package.json'))
  const locked = read(join(EXAMPLE, 'package-lock.json')).packages['node_modules/@sillon/telephone']
  expect(locked).toMatchObject({ version, dependencies })
  expect(locked.resolved).toBe('file:../../client')
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
