// Spec: support-et-cockpit#acces: the publisher's support reads an organization's data while its administrator allows it. Each
// access is recorded, and support can write nothing there.
import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { ORGANISATION } from '../../demo/ids.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { withClient } from '../support/clone.ts'
import { openApi } from './support/api.ts'
import { ask } from './support/graphql.ts'
import { openIssuer } from './support/issuer.ts'
import { enrolDevice, envelopeOf, net, sendOne } from './support/phones.ts'

const issuer = await openIssuer()
const api = await openApi({
  settings: issuer.settings,
  tokenOf: (username) =>
    issuer.tokenOf(username, { claims: { organisations: [/2$/.test(username) ? 'VOISINE' : 'DEMO'] } }),
})
const tokenOf = (roles: string[], organisations: string[] = []) =>
  issuer.tokenOf('aide', { claims: { organisations, roles } })
const support = await tokenOf(['editeur_support'])
const DEMO = { 'x-organisation': 'DEMO' }
const call = (method: string, path: string, sending: object = {}) =>
  api.send(method, path, { token: support, headers: DEMO, ...sending })
const get = (path: string, sending: object = {}) => call('GET', path, sending)
const codeOf = async (answer: Promise<{ status: number; body: { erreur?: string } }>) => {
  const { status, body } = await answer
  return status === 200 ? 200 : `${status} ${body.erreur}`
}
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const open = (body: object = { fin: inHours(2), raison: 'Ticket 112' }) =>
  api.post('/v1/acces-support', body, 'admin')
const queried = async (query: string) => {
  const { status, code, body } = await ask(api.server, query, { token: support, headers: DEMO })
  return status === 200 ? body.data : `${status} ${code}`
}

afterEach(() => api.sql('delete from utilisateur.acces_support'))

test('nothing is read where no access was opened, nor in another organization than the one that did', async () => {
  expect(await codeOf(get('/v1/collectes'))).toBe('403 organisation_non_autorisee')
  expect(await queried('{ collectes { totalCount } }')).toBe('403 organisation_non_autorisee')
  expect((await open()).status).toBe(201)
  expect(await codeOf(get('/v1/collectes'))).toBe(200)
  expect(await codeOf(get('/v1/collectes', { headers: { 'x-organisation': 'VOISINE' } }))).toBe(
    '403 organisation_non_autorisee',
  )
  expect(await codeOf(get('/v1/collectes', { headers: {} }))).toBe('403 organisation_absente')
  expect(await codeOf(get('/v1/collectes', { headers: { 'x-organisation': 'NULLEPART' } }))).toBe(
    '403 organisation_inconnue',
  )
})

test('it is support that reads, and who administers the publisher; nobody else', async () => {
  await open()
  const as = async (roles: string[], organisations?: string[]) =>
    codeOf(get('/v1/collectes', { token: await tokenOf(roles, organisations) }))
  expect(await as(['editeur_admin'])).toBe(200)
  expect(await as(['editeur_support'], ['VOISINE'])).toBe(200)
  expect(await as(['editeur_parametrage'])).toBe('403 organisation_absente')
  expect(await as([])).toBe('403 organisation_absente')
  expect(await as([], ['VOISINE'])).toBe('403 organisation_non_autorisee')
})

test('each call stands in the organization’s journal, with who made it', async () => {
  const { id } = (await open()).body
  await get('/v1/lots?limite=1')
  await queried('{ collectes { totalCount } }')
  const { evenements } = (await api.get('/v1/journal?limite=3', 'direction')).body
  expect(evenements.map(({ action, details }: Record<string, unknown>) => [action, details])).toEqual([
    ['acces_support.lire', { identifiant: 'aide', appel: 'POST /graphql' }],
    ['acces_support.lire', { identifiant: 'aide', appel: 'GET /v1/lots' }],
    ['acces_support.ouvrir', expect.objectContaining({ raison: 'Ticket 112' })],
  ])
  expect(evenements[0]).toMatchObject({ utilisateur_id: null, entite: 'acces_support', entite_id: id })
})

test('every list that `dashboard.view` or any member reads is read, none of oneself, and no call does anything', async () => {
  await open()
  const lists = ROUTES.filter(({ method, path }) => method === 'GET' && /^\/v1\/[^:]*$/.test(path))
  for (const { path, who } of lists) {
    const { status, body } = await get(path)
    if (path.startsWith('/v1/moi')) expect([path, body.erreur]).toEqual([path, 'compte_inactif'])
    else if (who === 'membre' || (typeof who === 'object' && 'lecture' in who))
      expect([path, status === 200 || status === 400]).toEqual([path, true])
    else expect([path, status < 500]).toEqual([path, true])
  }
  const { campagnes } = (await get('/v1/campagnes')).body
  expect(campagnes).toEqual((await api.get('/v1/campagnes', 'agent1')).body.campagnes)
  const [{ code }] = (await get('/v1/produits')).body.produits
  const campagne = campagnes.find(({ statut }: { statut: string }) => statut === 'ouverte').code
  const preview = `/v1/numerotation/apercu?campagne=${campagne}&nature=PF&produit=${code}`
  expect([(await get('/v1/ma-filiere')).status, (await get(preview)).status]).toEqual([200, 200])
  const count = () =>
    api.sql('select count(*)::int as n from journal.evenement where action !~ $1', ['^acces_support'])
  const before = await count()
  for (const { method, path, who } of ROUTES.filter(
    (route) => route.method !== 'GET' && route.who !== 'public',
  )) {
    const asked = path.replaceAll(/:\w+/g, randomUUID())
    const headers = { ...DEMO, 'idempotency-key': randomUUID() }
    const { status } = await call(method, asked, { body: {}, headers })
    if (typeof who !== 'object' || !('editeur' in who))
      expect([path, status]).toEqual([path, expect.toSatisfy((code) => code >= 400 && code < 500)])
  }
  expect(await count()).toEqual(before)
})

test('it ends by itself, or when its organization ends it', async () => {
  const { id } = (await open()).body
  await api.sql(
    "update utilisateur.acces_support set periode = tstzrange(now() - interval '2 hours', now() - interval '1 second')",
  )
  expect(await codeOf(get('/v1/collectes'))).toBe('403 organisation_non_autorisee')
  expect((await api.post(`/v1/acces-support/${id}/terminer`, {}, 'admin')).body.erreur).toBe(
    'acces_support_termine',
  )
  const second = (await open()).body
  expect(second.en_cours).toBe(true)
  const ended = (await api.post(`/v1/acces-support/${second.id}/terminer`, {}, 'admin')).body
  expect(ended).toMatchObject({ en_cours: false, termine_par: second.ouvert_par })
  expect(await codeOf(get('/v1/collectes'))).toBe('403 organisation_non_autorisee')
  const { acces } = (await api.get('/v1/acces-support?en_cours=false', 'admin')).body
  expect(acces.map((one: { id: string }) => one.id)).toEqual([second.id, id])
})

test('one at a time, also by two at once; for a reason, thirty days at most', async () => {
  const answers = await Promise.all([open(), open()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect(answers.find(({ status }) => status === 409)?.body.erreur).toBe('acces_support_ouvert')
  for (const body of [
    { fin: inHours(31 * 24), raison: 'x' },
    { fin: inHours(-1), raison: 'x' },
    { fin: '9999-12-31T23:59:59Z', raison: 'x' },
    { fin: inHours(1), raison: ' ' },
    { raison: 'x' },
  ]) {
    const { status, body: answer } = await open(body)
    expect([status, answer.erreur]).toEqual([400, 'parametre_invalide'])
  }
  expect((await api.post(`/v1/acces-support/${randomUUID()}/terminer`, {}, 'admin')).body.erreur).toBe(
    'acces_support_inconnu',
  )
})

test('a document is read as its list shows it, and not printed again', async () => {
  await open()
  const device = await enrolDevice(api)
  const envelope = await envelopeOf(device, 1, net(1_000))
  expect(await sendOne(api, device, envelope)).toMatchObject({ issue: 'acceptee' })
  const { collecte_id } = envelope.payload as { collecte_id: string }
  const [{ id }] = (await get(`/v1/documents?entite_id=${collecte_id}`)).body.documents
  const { status, body } = await get(`/v1/documents/${id}`)
  expect([status, body.document.fichier]).toEqual([
    200,
    expect.objectContaining({ taille_octets: expect.any(Number) }),
  ])
  expect(await codeOf(call('POST', `/v1/documents/${id}/duplicata`, { body: { copies: 1 } }))).toMatch(/^403/)
})

test('declared interests are read, whoever they are of', async () => {
  await open()
  const { interets } = (await get('/v1/interets')).body
  expect(interets.length).toBeGreaterThan(0)
  expect(interets).toEqual((await api.get('/v1/interets', 'rsci')).body.interets)
})

test('of a suspended organization nothing is read, an access open or not', async () => {
  await open()
  await api.sql("update organisation.organisation set statut = 'suspendue' where id = $1", [
    ORGANISATION.demo,
  ])
  expect(await codeOf(get('/v1/collectes'))).toBe('403 organisation_suspendue')
  await api.sql("update organisation.organisation set statut = 'active' where id = $1", [ORGANISATION.demo])
  expect(await codeOf(get('/v1/collectes'))).toBe(200)
})

test('a table that support leaves while it is read stands in the journal all the same', async () => {
  await open()
  const gone = new AbortController()
  const headers = { ...DEMO, authorization: `Bearer ${support}`, accept: 'text/csv' }
  await withClient(api.server.database.adminUrl, async (client) => {
    await client.query('begin; lock table collecte.collecte in access exclusive mode')
    const answer = fetch(`${api.url}/v1/collectes`, { headers, signal: gone.signal }).catch(() => 'left')
    const waiting =
      "select from pg_stat_activity where wait_event = 'relation' and datname = current_database()"
    await expect.poll(async () => (await api.sql(waiting)).length).toBeGreaterThan(0)
    gone.abort()
    expect(await answer).toBe('left')
    await expect.poll(async () => (await api.sql(waiting)).length, { timeout: 10_000 }).toBe(0)
    await client.query('rollback')
  })
  const { evenements } = (await api.get('/v1/journal?limite=1', 'direction')).body
  expect(evenements[0]).toMatchObject({
    action: 'acces_support.lire',
    details: { identifiant: 'aide', appel: 'GET /v1/collectes' },
  })
})
