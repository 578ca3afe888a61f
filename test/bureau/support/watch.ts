// Rules that every walk must keep but that are not visible on the page, so they are checked from outside.
import type { BrowserContext, Page, Request, Response } from 'playwright-core'
import { expect } from 'vitest'

/** The observer of a browser context, from its beginning. */
export type Watch = {
  /** Returns the number of requests without a response. */
  inFlight(): number
  /** Returns the URLs of the requests without a response. */
  awaited(): string[]
  /** Returns the time of the last request or response, in milliseconds. */
  movedAt(): number
  /** Returns the number of bytes received over the network, by URL. */
  sizes(): Promise<ReadonlyMap<string, number>>
  /** Removes console messages that the walk provoked on purpose. */
  forgive(provoked: RegExp): void
  /** Checks the walk so far; throws an error with every rule that was broken. */
  judge(): Promise<void>
}

/**
 * Console messages that are no fault. Chromium reports each refusal of the service, each request without a network, and that it
 * reads back a map that the processor drew.
 */
const SAID_BY_CHROMIUM =
  /^Failed to load resource: (?:the server responded with a status of 4\d\d|net::ERR_INTERNET_DISCONNECTED)|^\[\.WebGL-\w+\]GL Driver Message \(OpenGL, Performance, /
// The form of a token of the provider or the service: three parts in base64url; the first part begins with an encoded `{"`.
const JWT = /eyJ[\w-]{10,}\.[\w-]{10,}/

// The script of a worker: if the page ends the worker while it loads, its request never ends. A screen shows by itself that it
// waits for its worker.
const WORKER = /\.worker-[\w-]+\.js$/

// A script that runs before every document; the page's policy does not apply to it.
const BEFORE_EVERY_PAGE = `
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
    console.error('CSP', effectiveDirective, blockedURI, sourceFile + ':' + lineNumber))`

/** Begins to observe. */
export async function watchContext(context: BrowserContext, origin: string): Promise<Watch> {
  const faults: string[] = []
  const secrets = new Set<string>()
  const sizes = new Map<string, number>()
  const open = new Set<Request>()
  const remembering: Promise<void>[] = []
  let moved = Date.now()
  await context.addInitScript(BEFORE_EVERY_PAGE)
  context.on('console', (message) => {
    const text = message.text()
    if (['error', 'warning'].includes(message.type()) && !SAID_BY_CHROMIUM.test(text)) faults.push(text)
  })
  context.on('weberror', (error) => faults.push(`not caught: ${error.error().stack}`))
  context.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('request', (request) => {
    moved = Date.now()
    // After a navigation, the requests of the earlier page are no longer waited for.
    if (request.isNavigationRequest()) open.clear()
    if (!WORKER.test(request.url())) open.add(request)
    const { protocol, origin: asked } = new URL(request.url())
    if (protocol.startsWith('http') && asked !== origin) faults.push(`left the origin: ${request.url()}`)
    if (JWT.test(request.url())) faults.push(`a token in an address: ${request.url()}`)
  })
  const end = (request: Request) => {
    moved = Date.now()
    open.delete(request)
  }
  context.on('requestfailed', end)
  context.on('requestfinished', (request) => {
    end(request)
    remembering.push(remember(request))
  })
  context.on('response', (response) => {
    if (response.status() >= 500)
      faults.push(`${response.status()} of ${response.request().method()} ${response.url()}`)
  })
  const remember = async (request: Request) => {
    const response = await request.response().catch(() => null)
    if (response === null) return
    if (new URL(request.url()).pathname === '/oidc/token') await keepSecrets(response, secrets)
    const { responseBodySize, responseHeadersSize } = await request.sizes().catch(() => NO_SIZES)
    sizes.set(request.url(), responseBodySize + responseHeadersSize)
  }
  // The browser may never report the response to a request of a closed page.
  const remembered = () =>
    Promise.race([Promise.all(remembering), new Promise((resolve) => setTimeout(resolve, 5000))])
  return {
    inFlight: () => open.size,
    awaited: () => [...open].map((request) => request.url()),
    movedAt: () => moved,
    async sizes() {
      await remembered()
      return sizes
    },
    forgive(provoked) {
      faults.splice(0, faults.length, ...faults.filter((fault) => !provoked.test(fault)))
    },
    async judge() {
      await remembered()
      for (const page of context.pages()) faults.push(...(await tokensKept(page, secrets)))
      expect(faults).toEqual([])
    },
  }
}

const NO_SIZES = { responseBodySize: 0, responseHeadersSize: 0 }

async function keepSecrets(response: Response, secrets: Set<string>): Promise<void> {
  const told = (await response.json().catch(() => ({}))) as Record<string, unknown>
  for (const name of ['access_token', 'refresh_token', 'id_token'])
    if (typeof told[name] === 'string') secrets.add(told[name])
}

// Returns the content of all browser storage that outlives the page, as one text per kind of storage.
const KEPT = `(async () => {
  const rows = async (database, store) => new Promise((resolve, reject) => {
    const asked = database.transaction(store).objectStore(store).getAll()
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })
  const opened = (name) => new Promise((resolve, reject) => {
    const asked = indexedDB.open(name)
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })
  const indexed = []
  for (const { name } of await indexedDB.databases()) {
    const database = await opened(name)
    for (const store of database.objectStoreNames) indexed.push(JSON.stringify(await rows(database, store)))
    database.close()
  }
  const cached = []
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) cached.push(url)
  return {
    localStorage: JSON.stringify(localStorage), sessionStorage: JSON.stringify(sessionStorage),
    'document.cookie': document.cookie, address: location.href, state: JSON.stringify(history.state),
    name: window.name, IndexedDB: indexed.join(' '), caches: cached.join(' '),
  }
})()`

// Lists the places where a page stores a token, or a text that looks like one, also in cookies that scripts can not read.
async function tokensKept(page: Page, secrets: ReadonlySet<string>): Promise<string[]> {
  const { protocol } = new URL(page.url())
  if (!protocol.startsWith('http')) return []
  const kept = (await page.evaluate(KEPT)) as Record<string, string>
  const cookies = (await page.context().cookies()).map(({ name, value }) => [`cookie ${name}`, value])
  return [...Object.entries(kept), ...cookies].flatMap(([place = '', text = '']) =>
    JWT.test(text) || [...secrets].some((secret) => text.includes(secret)) ? [`a token in ${place}`] : [],
  )
}
