// The workbench as people use it: built by the runner before the tests (`scripts/test.ts`), served by the real service with the
// demo's season, and used in a browser. README.md in the folder above describes how to write the test of a screen.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { openDatabase, type Template } from '../../support/database.ts'
import { openServer, type TestServer } from '../../support/server.ts'
import { expectAccessible, expectFits } from './axe.ts'
import { theBrowser } from './browser.ts'
import { recordWalk } from './record.ts'
import { type Watch, watchContext } from './watch.ts'

/** The root folder of the repository. */
export const ROOT = join(import.meta.dirname, '..', '..', '..')
/** Folder of the screenshots. */
const PICTURES = join(ROOT, '.data', 'bureau')

/** The account and the display options of a walk: French, light, desktop width, unless a test sets others. */
export type Look = {
  /** The demo account that signs in on the page; null for a walk without signing in. */
  readonly as?: string | null
  readonly langue?: 'fr' | 'en'
  readonly scheme?: 'light' | 'dark'
  readonly width?: 390 | 1024 | 1280 | 1440
  /** The path of the first page, below `/bureau`; by default the start page. */
  readonly at?: string
}

/** A person who uses the workbench in a browser. */
export type Walk = {
  readonly page: Page
  readonly watch: Watch
  /** Opens a path below `/bureau` with a page load, like a link from elsewhere. Waits until the page is ready. */
  go(path: string): Promise<void>
  /** Opens a path below `/bureau` with a link of the page, without a page load. Waits until the screen is ready. */
  to(path: string): Promise<void>
  /** Waits until no request is open and no part is marked busy. */
  settle(): Promise<void>
  /** Types a user name and the demo's password into the open sign-in page. */
  signIn(as: string, password?: string): Promise<void>
  /** Expects that axe finds nothing, and that the page does not scroll sideways. */
  expectGood(): Promise<void>
  /** Saves a screenshot below `.data/bureau`. */
  picture(name: string): Promise<void>
}

/** The workbench for a test file. */
export type Workbench = {
  readonly server: TestServer
  /** Runs a walk in its own browser context, then checks the rules that are not visible on the page (`watch.ts`). */
  walk(look: Look, play: (walk: Walk) => Promise<void>): Promise<void>
}

/** Opens the workbench on a clone of a template, by default the demo with its season; call it in `beforeAll`. */
export async function openWorkbench(
  settings: Record<string, string> = {},
  template: Template = 'saison',
): Promise<Workbench> {
  const server = await openServer({ TASKS: 'apart', ...settings }, { database: await openDatabase(template) })
  // The first query makes the schema; a page of a busy machine would time out.
  await server.post('/graphql', { query: '{ __typename }' }, 'direction')
  return { server, walk: (look, play) => walkThrough(server.url, look, play) }
}

async function walkThrough(url: string, look: Look, play: (walk: Walk) => Promise<void>): Promise<void> {
  const { as = 'rsci', langue = 'fr', scheme = 'light', width = 1280, at = '' } = look
  const browser = await theBrowser()
  const context = await browser.newContext({
    viewport: { width, height: width === 390 ? 844 : 900 },
    locale: langue === 'fr' ? 'fr-FR' : 'en-GB',
    timezoneId: 'Africa/Porto-Novo',
    colorScheme: scheme,
    reducedMotion: 'reduce',
    hasTouch: width === 390,
  })
  try {
    context.setDefaultTimeout(PATIENCE_MS)
    const watch = await watchContext(context, url)
    const recorded = recordWalk(context)
    const page = await context.newPage()
    const walk = walkOn(page, watch, url)
    try {
      if (as !== null) {
        await walk.go(at)
        await walk.signIn(as)
      }
      await play(walk)
      await watch.judge()
      await recorded()
    } catch (error) {
      await walk.picture(`failed ${expect.getState().currentTestName ?? ''}`).catch(() => undefined)
      throw error
    }
  } finally {
    await context.close()
  }
}

function walkOn(page: Page, watch: Watch, url: string): Walk {
  const settle = () => settled(page, watch)
  return {
    page,
    watch,
    settle,
    async go(path) {
      await page.goto(`${url}/bureau${path}`)
      await settle()
    },
    async to(path) {
      await page.evaluate(`history.pushState(null, '', ${JSON.stringify(`/bureau${path}`)})`)
      await settle()
    },
    async signIn(as, password = 'demo') {
      await page.locator('input[name=identifiant]').fill(as)
      await page.locator('input[name=mot_de_passe]').fill(password)
      await page.locator('input[name=mot_de_passe]').press('Enter')
      await page.waitForURL((address) => address.pathname.startsWith('/bureau'))
      await settle()
    },
    async expectGood() {
      await expectFits(page)
      await expectAccessible(page)
    },
    async picture(name) {
      mkdirSync(PICTURES, { recursive: true })
      const file = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100)
      await page.screenshot({ path: join(PICTURES, `${file}.png`) })
    },
  }
}

// Elements that show that the page is loading.
const BUSY = '[aria-busy=true]:visible, .mantine-Loader-root:visible'
const QUIET_MS = 120
const PATIENCE_MS = 40_000

async function settled(page: Page, watch: Watch): Promise<void> {
  const begun = Date.now()
  const isBusy = () => page.locator(BUSY).count()
  // Pages on the way to the sign-in page and back have no heading.
  const stands = () => page.locator('h1').first().isVisible()
  for (;;) {
    // A click may not have sent its request yet.
    const isQuiet = watch.inFlight() === 0 && Date.now() - Math.max(watch.movedAt(), begun) >= QUIET_MS
    if (isQuiet && (await stands()) && (await isBusy()) === 0) return
    if (Date.now() - begun > PATIENCE_MS)
      throw new Error(`${page.url()} does not come to rest: no answer of ${watch.awaited().join(', ')}`)
    await page.waitForTimeout(30)
  }
}
