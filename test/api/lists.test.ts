// api#pages: every list of the table of routes,
// read page by page while rows are added.
import { describe, expect, test } from 'vitest'
import type { Route } from '../../src/contract/route.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { openApi } from './support/api.ts'
import { openScene, ordinary } from './support/ordinary.ts'

const api = await openApi()
const scene = await openScene(api)
const LISTS = ROUTES.filter((route): route is Route & { list: string } => route.list !== undefined)

type Page = { rows: { id?: unknown }[]; suivant: string | null }

/** One page of a list. */
async function pageOf(
  route: Route & { list: string },
  path: string,
  as: string,
  query: string,
): Promise<Page> {
  const { status, body, text } = await api.get(`${path}${path.includes('?') ? '&' : '?'}${query}`, as)
  expect([status, text.slice(0, 200)]).toEqual([200, expect.any(String)])
  return { rows: body[route.list], suivant: body.suivant }
}

/** Makes one row more, where a route on the same path makes one. */
async function addOne(route: Route): Promise<void> {
  const maker = ROUTES.find(({ method, path }) => method === 'POST' && path === route.path)
  if (maker === undefined) return
  const { path, body, as } = await ordinary(api, scene, maker)
  expect((await api.post(path, body, as)).status).toBe(maker.success ?? 200)
}

describe.each(LISTS.map((route) => [route.path, route] as const))('%s', (_, route) => {
  test('its pages are the list, each row once, also while rows are added', async () => {
    await addOne(route)
    await addOne(route)
    const { path, as } = await ordinary(api, scene, route)
    const whole: unknown[] = []
    for (let next: string | null = ''; next !== null; ) {
      const page: Page = await pageOf(route, path, as, `limite=200${next && `&curseur=${next}`}`)
      whole.push(...page.rows.map((row) => JSON.stringify(row.id ?? row)))
      next = page.suivant
    }
    const read: unknown[] = []
    let cursor = ''
    // A long list is read in pages of a third.
    const size = Math.max(1, Math.ceil(whole.length / 3))
    for (let pages = 0; pages < 50; pages += 1) {
      const page = await pageOf(route, path, as, `limite=${size}${cursor && `&curseur=${cursor}`}`)
      expect(page.rows.length).toBeLessThanOrEqual(size)
      read.push(...page.rows.map((row) => JSON.stringify(row.id ?? row)))
      if (page.suivant === null) break
      cursor = page.suivant
      if (pages === 0) await addOne(route)
    }
    expect(new Set(read).size).toBe(read.length)
    expect(whole.filter((row) => !read.includes(row))).toEqual([])
  })

  test('a page too small, too large, or a cursor that is none is refused', async () => {
    const { path, as } = await ordinary(api, scene, route)
    const mark = path.includes('?') ? '&' : '?'
    for (const query of ['limite=0', 'limite=201', 'limite=1.5', 'curseur=x', 'curseur=e30', 'curseur=W10']) {
      const { status, body } = await api.get(`${path}${mark}${query}`, as)
      expect([query, status, body.erreur]).toEqual([query, 400, 'parametre_invalide'])
    }
  })

  test('the table has the rows of the page, and names the next one', async () => {
    const { path, as } = await ordinary(api, scene, route)
    const mark = path.includes('?') ? '&' : '?'
    const page = await pageOf(route, path, as, 'limite=1')
    const { status, text, headers } = await api.get(`${path}${mark}limite=1`, as, { accept: 'text/csv' })
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/csv/)])
    expect(text.split('\n').length).toBeGreaterThan(page.rows.length)
    expect(headers.get('link') !== null).toBe(page.suivant !== null)
  })
})
