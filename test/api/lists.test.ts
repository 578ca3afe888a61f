// api#pages: every list in the table of routes is read page by page while rows are added.
import { describe, expect, test } from 'vitest'
import type { Route } from '../../src/contract/route.ts'
import { readRouteSchemas } from '../../src/contract/routeSchemas.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { openApi } from './support/api.ts'
import { openScene, ordinary } from './support/ordinary.ts'
import type { Ask } from './support/scene.ts'

const api = await openApi({ isProfiled: true })
const scene = await openScene(api)
const LISTS = ROUTES.filter((route): route is Route & { list: string } => route.list !== undefined)

const schemas = readRouteSchemas()
const queryOf = ({ name }: Route) => schemas.get(name)?.$defs.query?.properties ?? {}
/** Lists with their own paging instead of the shared one (docs/decisions/0055): they have a single order. */
const OF_ONE_ORDER = ['arbre_activites', 'editeur_cockpit', 'moi_rattachements', 'sync_resultats']
const ORDERED = LISTS.filter((route) => queryOf(route).tri !== undefined)
const ordersOf = (route: Route) => (queryOf(route).tri?.enum ?? []) as string[]
/** The member that a list's date filters use. */
const datedBy = (route: Route) =>
  /^Whose `(\w+)` is not before\.$/.exec(queryOf(route).du?.description ?? '')?.[1] ?? ''

// Keeps the request of each list, so that a second reading also shows the rows added since.
const asks = new Map<Route, Promise<Ask>>()
function asked(route: Route): Promise<Ask> {
  const ask = asks.get(route) ?? ordinary(api, scene, route)
  asks.set(route, ask)
  return ask
}

type Page = { rows: { id?: unknown }[]; suivant: string | null }

/** Reads one page of a list. */
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

/** Adds one row, if a route on the same path can create one. */
async function addOne(route: Route): Promise<void> {
  const maker = ROUTES.find(({ method, path }) => method === 'POST' && path === route.path)
  if (maker === undefined) return
  const { path, body, as } = await ordinary(api, scene, maker)
  expect((await api.post(path, body, as)).status).toBe(maker.success ?? 200)
}

describe.each(LISTS.map((route) => [route.path, route] as const))('%s', (_, route) => {
  test.runIf(queryOf(route).total !== undefined)('tells how many rows it has, to who asks', async () => {
    const { path, as } = await asked(route)
    const ask = async (query: string) =>
      (await api.get(`${path}${path.includes('?') ? '&' : '?'}${query}`, as)).body
    const [whole, page] = [await ask('limite=200&total=true'), await ask('limite=1')]
    expect(whole.suivant).toBeNull()
    expect(whole.total).toEqual({ lignes: whole[route.list].length, exact: true })
    expect(page).not.toHaveProperty('total')
  })

  test('its pages are the list, each row once, also while rows are added', async () => {
    await addOne(route)
    await addOne(route)
    const { path, as } = await asked(route)
    const whole: unknown[] = []
    for (let next: string | null = ''; next !== null; ) {
      const page: Page = await pageOf(route, path, as, `limite=200${next && `&curseur=${next}`}`)
      whole.push(...page.rows.map((row) => JSON.stringify(row.id ?? row)))
      next = page.suivant
    }
    const read: unknown[] = []
    let cursor = ''
    // A long list is read in three pages.
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
    const { path, as } = await asked(route)
    const mark = path.includes('?') ? '&' : '?'
    for (const query of ['limite=0', 'limite=201', 'limite=1.5', 'curseur=x', 'curseur=e30', 'curseur=W10']) {
      const { status, body } = await api.get(`${path}${mark}${query}`, as)
      expect([query, status, body.erreur]).toEqual([query, 400, 'parametre_invalide'])
    }
  })

  test('the table has the rows of the page, and names the next one', async () => {
    const { path, as } = await asked(route)
    const mark = path.includes('?') ? '&' : '?'
    const page = await pageOf(route, path, as, 'limite=1')
    const { status, text, headers } = await api.get(`${path}${mark}limite=1`, as, { accept: 'text/csv' })
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/csv/)])
    expect(text.split('\n').length).toBeGreaterThan(page.rows.length)
    expect(headers.get('link') !== null).toBe(page.suivant !== null)
  })
})

test('every list is asked in two orders, but those that are pages of their own', () => {
  const others = LISTS.filter((route) => !ORDERED.includes(route)).map(({ name }) => name)
  expect(OF_ONE_ORDER).toEqual(expect.arrayContaining(others))
  expect(ORDERED.length).toBeGreaterThan(45)
})

describe.each(ORDERED.map((route) => [route.path, route] as const))('%s', (_, route) => {
  const [own = '', reverse = ''] = ordersOf(route)

  test('its reverse is the same rows the other way round, page by page', async () => {
    const { path, as } = await asked(route)
    const forth = (await pageOf(route, path, as, `limite=200&tri=${own}`)).rows
    expect((await pageOf(route, path, as, 'limite=200')).rows).toEqual(forth)
    if (forth.length === 200) return
    const size = Math.max(1, Math.ceil(forth.length / 2))
    const back: unknown[] = []
    for (let next: string | null = ''; next !== null; ) {
      const page: Page = await pageOf(
        route,
        path,
        as,
        `limite=${size}&tri=${reverse}${next && `&curseur=${next}`}`,
      )
      back.push(...page.rows)
      next = page.suivant
    }
    expect(back).toEqual(forth.toReversed())
  })

  test('another order is refused with those that there are', async () => {
    const { path, as } = await asked(route)
    const { status, body } = await api.get(`${path}${path.includes('?') ? '&' : '?'}tri=nom`, as)
    expect([status, body.erreur]).toEqual([400, 'parametre_invalide'])
    expect(body.details[0]).toEqual({
      chemin: '/tri',
      raison: expect.stringContaining(`: ${own}, ${reverse}`),
    })
  })
})

const DATED = ORDERED.filter((route) => datedBy(route) !== '')
describe.each(DATED.map((route) => [route.path, route] as const))('%s', (_, route) => {
  test('a range of dates is what stands in it, both ends included', async () => {
    const { path, as } = await asked(route)
    const member = datedBy(route)
    const at = (row: object) => String((row as Record<string, unknown>)[member] ?? '')
    const { rows } = await pageOf(route, path, as, 'limite=200')
    const day = at(rows[Math.floor(rows.length / 2)] ?? {})
    // Without a date there is nothing to filter by: the rows lack the member, or the caller may not read the list.
    if (day === '') return
    for (const [asked, isIn] of [
      [`du=${day}`, (one: string) => one >= day],
      [`au=${day}`, (one: string) => one <= day],
      [`du=${day}&au=${day}&tri=${ordersOf(route)[1]}`, (one: string) => one === day],
    ] as const) {
      const found = (await pageOf(route, path, as, `limite=200&${asked}`)).rows
      const expected = rows.filter((row) => isIn(at(row)))
      expect(new Set(found.map(at))).toEqual(new Set(expected.map(at)))
      expect(found.length).toBe(expected.length)
    }
  })
})
