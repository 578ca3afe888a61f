// Issue «The desk»: every screen in «French and English, keyboard through and through, usable at 390 px, light and dark, WCAG 2.2
// AA by axe»; docs/decisions/0106: «what is loaded first is 250 kB compressed at most», and the policy that every page has.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { KINDS } from '../../apps/bureau/src/parts/fiche/kinds.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { grants, MODULES, type Module } from '../access/grants.ts'
import { HAS_BROWSER, SLOW } from './support/browser.ts'
import { type Look, openWorkbench, ROOT, type Workbench } from './support/desk.ts'
import { SCREENS, WORDS } from './support/words.ts'

const DIST = join(ROOT, 'apps/bureau/dist')
const MOST = 250 * 1024
const MOST_LATER = 120 * 1024

// Together, these display options contain every language, scheme and width; each screen is walked through with some of them.
const LOOKS: readonly Required<Omit<Look, 'as' | 'at'>>[] = [
  { langue: 'fr', scheme: 'light', width: 1280 },
  { langue: 'en', scheme: 'dark', width: 390 },
]

let bench: Workbench
beforeAll(async () => {
  bench = await openWorkbench()
}, SLOW.timeout)

type Chunk = {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
}

const readManifest = () =>
  JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Readonly<Record<string, Chunk>>

// The files that a chunk needs at once: its script, all that this imports, and their styles.
function filesOf(manifest: Readonly<Record<string, Chunk>>, name: string): ReadonlySet<string> {
  const files = new Set<string>()
  const take = (one: string) => {
    const chunk = manifest[one]
    if (chunk === undefined || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const css of chunk.css ?? []) files.add(css)
    chunk.imports?.forEach(take)
  }
  take(name)
  return files
}

const bytesOf = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => {
    const path = join(DIST, file)
    // A small file is not compressed at build.
    return (
      sum + (existsSync(`${path}.gz`) ? statSync(`${path}.gz`).size : gzipSync(readFileSync(path)).length)
    )
  }, 0)

test('what is loaded first is 250 kB compressed at most: the page, its script, all that this imports, its styles', () => {
  const files = filesOf(readManifest(), 'index.html')
  expect(files.size).toBeGreaterThan(1)
  const page = gzipSync(readFileSync(join(DIST, 'index.html'))).length
  expect(page + bytesOf(files)).toBeLessThan(MOST)
})

test('each further screen is 120 kB compressed at most, and so is each part that a screen loads later, the map apart', () => {
  const manifest = readManifest()
  const first = filesOf(manifest, 'index.html')
  const screens = manifest['index.html']?.dynamicImports?.filter((name) => name.endsWith('/Screen.tsx')) ?? []
  const folders = SCREENS.map(({ name, isTable }) => (isTable === true ? 'fiche' : name))
  expect(new Set(screens.map((name) => name.split('/').at(-2)))).toEqual(new Set(folders))
  const parts = Object.entries(manifest).flatMap(([by, { dynamicImports = [] }]) =>
    by === 'index.html' ? [] : dynamicImports.map((name) => [by, name] as const),
  )
  const measured = [...screens.map((name) => ['index.html', name] as const), ...parts].map(([by, name]) => {
    const known = new Set([...first, ...filesOf(manifest, by)])
    return [name, bytesOf([...filesOf(manifest, name)].filter((file) => !known.has(file)))] as const
  })
  const isLarge = ([, bytes]: readonly [string, number]) => bytes > MOST_LATER
  expect(measured.filter(isLarge).map(([name]) => name)).toEqual(['src/parts/map/Canvas.tsx'])
})

test('every page has the policy, and a nonce of its own; a file has the policy without', async () => {
  const [one, two] = [await bench.server.get('/bureau/lots'), await bench.server.get('/bureau/lots')]
  const nonces = [one, two].map(({ text }) => /nonce="([\w-]+)"/.exec(text)?.[1])
  expect(nonces[0]).not.toBe(nonces[1])
  const policy = (style: string) =>
    `default-src 'none'; script-src 'self'; worker-src 'self'; style-src ${style}; img-src 'self' data: blob: ${bench.server.url}; connect-src 'self' ${bench.server.url}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  expect(one.headers.get('content-security-policy')).toBe(policy(`'self' 'nonce-${nonces[0]}'`))
  const script = /src="(\/bureau\/assets\/[^"]+\.js)"/.exec(one.text)?.[1] ?? ''
  const file = await bench.server.get(script)
  expect([file.status, file.headers.get('content-security-policy')]).toEqual([200, policy("'self'")])
  expect(one.text).not.toMatch(/<script(?![^>]* src=)|<style|\son\w+=/)
})

test('every screen of the table has a folder of its own, with words in both languages', () => {
  for (const { path, name, isTable } of SCREENS) {
    if (isTable !== true)
      expect(existsSync(join(ROOT, 'apps/bureau/src/screens', name, 'Screen.tsx')), path).toBe(true)
    for (const words of Object.values(WORDS)) expect(words[name], path).toMatch(/\S/)
  }
})

// The lists that a screen requests when it opens, for screens that are not in the table of kinds.
const OPENED: Readonly<Record<string, readonly string[]>> = {
  campagne: ['/v1/campagnes'],
  controles: ['/v1/controles'],
  lots: ['/v1/lots'],
  trace: ['/v1/lots', '/v1/rappels'],
  parcelles: ['/v1/parcelles'],
  dossiers: ['/v1/dossiers-audit'],
  imports: ['/v1/imports'],
  papiers: ['/v1/numerotation/modeles'],
  a_decider: ['/v1/capacites'],
  a_payer: ['/v1/creances'],
  charger: ['/v1/ventes'],
  simuler: ['/v1/contrats'],
  eudr: ['/v1/expeditions'],
  etats_grille: ['/v1/conformite/statuts'],
  droits: ['/v1/utilisateurs/:id/attributions'],
  mes_inspections: ['/v1/inspections/plan'],
}

test('the menu offers a screen to those alone whom the contract lets open it', () => {
  const mayRead = (path: string, permission: string) => {
    const { who } = ROUTES.find((route) => route.path === path && route.method === 'GET') ?? {}
    if (typeof who !== 'object') return who === 'membre'
    if ('editeur' in who) return [who.editeur, 'editeur_admin'].includes(permission)
    if ('permission' in who) return [who.permission, ...(who.ou ?? [])].includes(permission)
    if (!('lecture' in who)) return false
    return (
      permission === 'dashboard.view' ||
      (MODULES[who.lecture as Module] as readonly string[]).includes(permission)
    )
  }
  const barred = SCREENS.flatMap(({ name, permissions }) => {
    const lists = OPENED[name] ?? KINDS.filter((kind) => kind.name === name).map(({ list }) => list)
    return permissions
      .filter((permission) => !lists.some((path) => mayRead(path, permission)))
      .map((permission) => `${name}: ${permission}`)
  })
  expect(barred).toEqual([])
})

test('no two screens keep what they asked under one name: each begins with a word of its own', () => {
  const owners = new Map<string, Set<string>>()
  for (const { name } of SCREENS)
    for (const file of globSync('**/*.{ts,tsx}', { cwd: join(ROOT, 'apps/bureau/src/screens', name) })) {
      const text = readFileSync(join(ROOT, 'apps/bureau/src/screens', name, file), 'utf8')
      for (const [, word = ''] of text.matchAll(/queryKey: \[\s*'([^']+)'(?=\s*[,\]])/g))
        owners.set(word, (owners.get(word) ?? new Set()).add(name))
    }
  expect([...owners].filter(([, names]) => names.size > 1)).toEqual([])
})

// The management sets up no papers: a walk of its own opens them.
const seen = SCREENS.filter(
  ({ isTable, permissions }) =>
    isTable !== true && (permissions.length === 0 || grants('direction', ...permissions)),
)

describe.skipIf(!HAS_BROWSER)('seen in a browser', SLOW, () => {
  test.each(LOOKS)('every screen in $langue, $scheme, $width px', async (look) => {
    const words = WORDS[look.langue]
    await bench.walk({ as: 'direction', ...look }, async (walk) => {
      const { page } = walk
      for (const { path, name } of seen) {
        if (look.width === 390) await page.getByRole('button', { name: words.menu }).click()
        await page.getByRole('navigation').getByRole('link', { name: words[name], exact: true }).click()
        await page.waitForURL((address) => address.pathname === `/bureau${path}`)
        await walk.settle()
        expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1)
        expect(await page.getByRole('alert').allInnerTexts(), path).toEqual([])
        await walk.picture(`${name} ${look.langue} ${look.scheme} ${look.width}`)
        await walk.expectGood()
      }
    })
  })

  test('the page, its scripts and its styles came over the wire in 250 kB', async () => {
    await bench.walk({ as: null }, async (walk) => {
      await walk.go('')
      const first = [...(await walk.watch.sizes())].filter(([url]) =>
        url.startsWith(`${bench.server.url}/bureau`),
      )
      expect(first.length).toBeGreaterThan(2)
      expect(first.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(MOST)
    })
  })
})
