// Spec: api#versions-des-fiches: after a PATCH or PUT, a GET of the same path shows the change with its tag. A change that names
// another tag is refused with the current record, and changes nothing.
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Route } from '../../src/contract/route.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { openApi } from './support/api.ts'
import { openIssuer } from './support/issuer.ts'
import { openScene, ordinary } from './support/ordinary.ts'
import type { Ask } from './support/scene.ts'

const issuer = await openIssuer()
const api = await openApi({ settings: issuer.settings, tokenOf: issuer.tokenOf })
const scene = await openScene(api)

const CHANGING = ROUTES.filter(({ method }) => method === 'PATCH' || method === 'PUT')
const STALE = `"${'0'.repeat(32)}"`
const send = (route: Route, { path, body, as }: Ask, headers: Record<string, string>) =>
  api.send(route.method, path, { as, body, headers })
const named = (tag: string) => ({ 'if-match': tag })
// The entity tag of a compressed response has a suffix that names the encoding.
const tagIn = (headers: Headers) => headers.get('etag')?.replace(/-(?:br|gzip)"$/, '"') ?? ''
const shown = async ({ path, as }: Ask) => {
  const answer = await api.get(path, as)
  expect(answer.status).toBe(200)
  return { ...answer, tag: tagIn(answer.headers) }
}

// Creates the record first if it is missing, so that the tested request has a tag, which names version 1.
async function changing(route: Route): Promise<Ask> {
  const ask = await ordinary(api, scene, route)
  if (!/^editeur_(?:packs|catalogues)_ecrire$/.test(route.name)) return ask
  expect((await send(route, ask, {})).status).toBe(200)
  return { ...ask, body: { ...(ask.body as object), version_base: 1 } }
}
const client = () => {
  const route = CHANGING.find(({ name }) => name === 'clients_modifier')
  if (route === undefined) throw new Error('nothing changes clients')
  return changing(route).then((ask) => ({ route, ask }))
}

describe('every route that changes a record', () => {
  test.each(CHANGING.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s',
    async (_, route) => {
      const ask = await changing(route)
      const before = await shown(ask)
      expect(before.tag).toMatch(/^"[0-9a-f]{32}"$/)
      expect((await shown(ask)).tag).toBe(before.tag)

      const refused = await send(route, ask, named(STALE))
      expect([refused.status, refused.body.erreur]).toEqual([412, 'fiche_changee'])
      const { attendues, actuelle, fiche } = refused.body.details
      expect([attendues, actuelle]).toEqual([[STALE], before.tag])
      expect(tagIn(refused.headers)).toBe(before.tag)
      if (route.name !== 'organisation_logo_changer') expect(fiche).toEqual(before.body)
      expect((await shown(ask)).tag).toBe(before.tag)

      const done = await send(route, ask, named(before.tag))
      expect([done.status, done.body.erreur]).toEqual([200, undefined])
      const after = await shown(ask)
      const isSame = JSON.stringify(after.body) === JSON.stringify(before.body)
      expect(after.tag === before.tag).toBe(isSame)
    },
  )

  test('is one of twenty', () => {
    expect(CHANGING).toHaveLength(20)
  })
})

describe('what If-Match names', () => {
  test('any record, by a star; one of several; the one that was compressed', async () => {
    const { route, ask } = await client()
    const { tag } = await shown(ask)
    const body = { nom: 'Le même' }
    expect((await send(route, { ...ask, body }, named('*'))).status).toBe(200)
    const now = (await shown(ask)).tag
    expect(now).not.toBe(tag)
    for (const list of [`${STALE}, ${now}`, `"a,b" ,\t${now},,`, now.replace(/"$/, '-gzip"')])
      expect([list, (await send(route, { ...ask, body }, named(list))).status]).toEqual([list, 200])
  })

  test('no record: weak tags are not compared, a quoted star is a tag, and no tag is none', async () => {
    const { route, ask } = await client()
    const { tag } = await shown(ask)
    for (const list of [`W/${tag}`, '"*"', '""', `${STALE}, W/${tag}`])
      expect([list, (await send(route, ask, named(list))).status]).toEqual([list, 412])
  })

  test('nothing that is a tag: 400, whoever asks and whatever else is wrong', async () => {
    const { route, ask } = await client()
    const wrong = ['abc', '"abc', 'w/"abc"', '*, "abc"', '"abc" "def"', '"a"b', ',', 'W/']
    for (const list of [...wrong, `"${'a'.repeat(9000)}`, `${'"a",'.repeat(2000)}b`]) {
      const answer = await send(route, ask, named(list))
      expect([list, answer.status, answer.body.erreur]).toEqual([list, 400, 'parametre_invalide'])
      expect(answer.body.details[0].chemin).toBe('If-Match')
    }
  })

  test('a record that nobody has, or that a neighbour has, is as unknown as without', async () => {
    const { route, ask } = await client()
    const path = ask.path.replace(/[^/]+$/, randomUUID())
    const answer = await send(route, { ...ask, path }, named('*'))
    expect([answer.status, answer.body.erreur]).toEqual([404, 'client_inconnu'])
  })

  test('is judged of whoever may change the record alone', async () => {
    const { route, ask } = await client()
    const answer = await send(route, { ...ask, as: 'agent1' }, named(STALE))
    expect([answer.status, answer.body.erreur]).toEqual([403, 'droit_manquant'])
    expect(answer.text).not.toContain('fiche')
  })

  test('a change that was done is answered again under its key, though the record is another one since', async () => {
    const { route, ask } = await client()
    const { tag } = await shown(ask)
    const headers = { ...named(tag), 'idempotency-key': randomUUID() }
    const body = { nom: `Coopérative ${randomUUID()}` }
    const first = await send(route, { ...ask, body }, headers)
    const again = await send(route, { ...ask, body }, headers)
    expect([first.status, again.status, again.text]).toEqual([200, 200, first.text])
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    // A refused request is not stored under its key: sent again with the current tag, it succeeds.
    const late = { ...named(tag), 'idempotency-key': randomUUID() }
    const other = { ...ask, body: { nom: `Autre ${randomUUID()}` } }
    expect((await send(route, other, late)).status).toBe(412)
    expect((await send(route, other, { ...late, ...named((await shown(ask)).tag) })).status).toBe(200)
  })
})

test('a reader who has the record is told so by 304, and gets it whole as soon as it is another one', async () => {
  const { route, ask } = await client()
  const { tag } = await shown(ask)
  for (const list of [tag, `W/${tag}`, `${STALE}, ${tag}`, '*', tag.replace(/"$/, '-gzip"')]) {
    const answer = await api.get(ask.path, ask.as, { 'if-none-match': list })
    expect([list, answer.status, answer.text, answer.headers.get('etag')]).toEqual([list, 304, '', tag])
  }
  expect((await send(route, { ...ask, body: { nom: `Neuf ${randomUUID()}` } }, {})).status).toBe(200)
  const answer = await api.get(ask.path, ask.as, { 'if-none-match': tag })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('etag')).not.toBe(tag)
})
