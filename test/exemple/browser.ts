// The example's screens in a browser with the size of a phone: the bundle for browsers, served on a separate port.
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import { CHROMIUM, EXAMPLE, PICTURES } from './installed.ts'

/** The members of playwright-core that the tests use. The example installs this package; this repository does not. */
export type Locator = {
  click(): Promise<void>
  fill(text: string): Promise<void>
  first(): Locator
  waitFor(options?: { timeout?: number }): Promise<void>
  boundingBox(): Promise<{ x: number; y: number; width: number; height: number } | null>
  scrollIntoViewIfNeeded(): Promise<void>
  isEnabled(): Promise<boolean>
  count(): Promise<number>
}
/** A page of the browser. */
export type Page = {
  goto(url: string): Promise<unknown>
  getByLabel(name: string, options?: { exact: boolean }): Locator
  getByText(text: string | RegExp, options?: { exact: boolean }): Locator
  getByRole(role: string, options?: { name?: string | RegExp; exact?: boolean }): Locator
  locator(selector: string): Locator
  screenshot(options: { path: string; fullPage?: boolean }): Promise<unknown>
  waitForTimeout(ms: number): Promise<void>
  on(event: 'pageerror', listener: (error: Error) => void): void
  context(): {
    setOffline(offline: boolean): Promise<void>
    setGeolocation(place: Look['geolocation']): Promise<void>
  }
  mouse: {
    move(x: number, y: number): Promise<void>
    down(): Promise<void>
    up(): Promise<void>
  }
}
type Browser = { newPage(options: object): Promise<Page>; close(): Promise<void> }

/** The language and colours of the page. */
export type Look = {
  readonly locale: 'fr-FR' | 'en-GB'
  readonly colorScheme: 'light' | 'dark'
  readonly geolocation: {
    readonly longitude: number
    readonly latitude: number
    readonly accuracy: number
  }
}

/** Serves the bundle for browsers from a folder; returns its origin. */
export async function serveBundle(folder: string): Promise<string> {
  const server = createServer((req, res) => {
    const path = (req.url ?? '/').split('?')[0] ?? '/'
    const isScript = path.endsWith('.js') && !path.includes('..')
    const file = isScript ? path : 'index.html'
    res.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    res.end(readFileSync(join(folder, file)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

/** Opens a browser; returns a function that opens pages with the size of a phone in it. */
export async function openBrowser(): Promise<(look: Look) => Promise<Page>> {
  const { chromium } = createRequire(join(EXAMPLE, 'package.json'))('playwright-core') as {
    chromium: { launch(options: object): Promise<Browser> }
  }
  const still = ['background-networking', 'component-update', 'sync'].map((name) => `--disable-${name}`)
  const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
  const home = mkdtempSync(join(inject('sillon').folder, 'chromium-'))
  const args = ['--no-sandbox', '--disable-gpu', '--no-first-run', ...still, ...camera]
  const browser = await chromium.launch({ executablePath: CHROMIUM, args, env: { HOME: home } })
  afterAll(() => browser.close())
  mkdirSync(PICTURES, { recursive: true })
  return ({ locale, colorScheme, geolocation }) =>
    browser.newPage({
      viewport: { width: 360, height: 780 },
      permissions: ['geolocation', 'camera'],
      deviceScaleFactor: 1,
      hasTouch: true,
      locale,
      colorScheme,
      geolocation,
    })
}
