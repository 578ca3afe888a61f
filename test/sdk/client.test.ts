// `@sillon/client` with the real service, and with a busy one.
import { afterAll, expect, test } from 'vitest'
import { answered, Refused, sillon } from '../../packages/client/client.ts'
import { reading } from '../../packages/client/graphql.ts'
import { signInOnThisMachine } from '../../packages/client/machine.ts'
import { AppareilsSilencieux } from '../../packages/client/operations.ts'
import { begin, complete } from '../../packages/client/pkce.ts'
import { demoSession, type Session, SignInError } from '../../packages/client/session.ts'
import { browserOf } from '../identity/support/browser.ts'
import { openServer } from '../support/server.ts'

const http = await openServer()
const issuer = { url: http.url }
const opened: Session[] = []
afterAll(() => opened.splice(0))

const typed = (identifiant: string) => ({ identifiant, mot_de_passe: 'demo' })

test('the first call is that of the page', async () => {
  const client = sillon({ ...issuer, session: await demoSession(issuer, 'rsci') })
  const { controles } = answered(
    await client.GET('/v1/controles', { params: { query: { statut: 'ouvert' } } }),
  )
  expect(controles).toEqual([])
  const { campagnes } = answered(await client.GET('/v1/campagnes'))
  expect(campagnes.map(({ code }) => code.length > 0)).toContain(true)
})

test('what is refused is told by its code', async () => {
  const client = sillon({ ...issuer, session: await demoSession(issuer, 'agent1') })
  const refused = await client
    .GET('/v1/utilisateurs')
    .then(answered)
    .catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Refused)
  expect(refused).toMatchObject({ status: 403, code: 'droit_manquant' })
  const nobody = await sillon(issuer)
    .GET('/v1/moi')
    .then(answered)
    .catch((error: unknown) => error)
  expect(nobody).toMatchObject({ status: 401, code: 'jeton_absent' })
})

test('a path that is none, and a value that is not of its list, do not compile', async () => {
  const client = sillon(issuer)
  // @ts-expect-error: no such route
  await client.GET('/v1/inconnu')
  // @ts-expect-error: no such status
  await client.GET('/v1/controles', { params: { query: { statut: 'fermé' } } })
  // @ts-expect-error: a client has a name
  await client.POST('/v1/clients', { body: { code: 'X' } })
})

test('an act that lost its answer is sent again under its key, and done once', async () => {
  const sent: (string | null)[] = []
  const session = await demoSession(issuer, 'commercial')
  const client = sillon({
    ...issuer,
    session,
    fetch: async (request) => {
      sent.push(request.headers.get('Idempotency-Key'))
      const response = await fetch(request)
      if (sent.length === 1) throw new TypeError('the connection was cut')
      return response
    },
  })
  const body = { code: 'CLI-SDK', nom: 'Importateur', pays: 'FR' }
  const result = await client.POST('/v1/clients', { body })
  answered(result)
  expect(result.response.headers.get('Idempotency-Replayed')).toBe('true')
  expect([sent.length, new Set(sent).size, sent[0]]).toEqual([2, 1, expect.any(String)])
})

test('what is busy is asked again when it says, and what may be done twice is not', async () => {
  const busy = (status: number, after: string) => {
    let asked = 0
    const client = sillon({
      ...issuer,
      tries: 3,
      patienceMs: 50,
      fetch: async () => {
        asked += 1
        return new Response('{"erreur":"x"}', { status, headers: { 'Retry-After': after } })
      },
    })
    return { client, asked: () => asked }
  }
  const [away, full, later] = [busy(503, '0.01'), busy(429, '0.01'), busy(503, '60')]
  for (const status of [502, 504]) {
    const { client, asked } = busy(status, '0.01')
    await client.GET('/v1/moi')
    expect([status, asked()]).toEqual([status, 3])
  }
  await away.client.GET('/v1/moi')
  await full.client.POST('/v1/sync/commandes', { body: { commandes: [] } as never })
  await later.client.GET('/v1/moi')
  expect([away.asked(), full.asked(), later.asked()]).toEqual([3, 3, 1])
  const unkeyed = busy(503, '0.01')
  await unkeyed.client.POST('/v1/sync/commandes', { body: { commandes: [] } as never })
  expect(unkeyed.asked()).toBe(1)
})

test('the address of a service may end in a slash, for calls and for sign-in', async () => {
  const behind = { url: `${http.url}//` }
  const client = sillon({ ...behind, session: await demoSession(behind, 'rsci') })
  expect((await client.GET('/v1/moi')).response.url).toBe(`${http.url}/v1/moi`)
})

test('what something before the service answers is refused by a code of its own, for both ways of reading', async () => {
  const page = (status: number) => async () => new Response('<h1>Bad Gateway</h1>', { status })
  for (const status of [200, 502]) {
    const asked = { ...issuer, tries: 1, fetch: page(status) }
    const refused = { status, code: 'reponse_illisible' }
    await expect(reading(asked)(AppareilsSilencieux, {})).rejects.toMatchObject(refused)
    if (status !== 200)
      await expect(sillon(asked).GET('/v1/moi').then(answered)).rejects.toMatchObject(refused)
  }
})

test('a person signs in by the page, and their session goes on by itself', async () => {
  const redirectUri = `${http.url}/bureau`
  const { address, begun } = await begin(issuer, { redirectUri, langue: 'en' })
  const person = browserOf(http.url)
  const page = await person.follow(await person.get(address))
  expect(page.text).toContain('<h1>Sign in</h1>')
  const { location } = await person.follow(await person.send(page, typed('rsci')))
  const session = await complete(issuer, begun, location ?? '')
  const first = await session.token()
  const renewed = await Promise.all([session.renew(first), session.renew(first), session.renew(first)])
  expect(new Set(renewed).size).toBe(1)
  expect(renewed[0]).not.toBe(first)
  const client = sillon({ ...issuer, session: { ...session, token: async () => `${first}x` } })
  expect((await client.GET('/v1/moi')).response.status).toBe(200)
})

test.each([
  ['another sign-in', (url: URL) => url.searchParams.set('state', 'x'), 'invalid_state'],
  ['another issuer', (url: URL) => url.searchParams.set('iss', 'https://evil.example.org'), 'invalid_issuer'],
  ['nobody', (url: URL) => url.searchParams.set('error', 'access_denied'), 'access_denied'],
  ['no code', (url: URL) => url.searchParams.delete('code'), 'invalid_request'],
])('the return of %s opens nothing', async (_, change, code) => {
  const { address, begun } = await begin(issuer, { redirectUri: `${http.url}/bureau` })
  const person = browserOf(http.url)
  const page = await person.follow(await person.get(address))
  const { location } = await person.follow(await person.send(page, typed('rsci')))
  const returned = new URL(location ?? '')
  change(returned)
  const failed = await complete(issuer, begun, returned.href).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(SignInError)
  expect(failed).toMatchObject({ code })
})

test('a program on a machine is let in by its person, and by nothing else that asks at its port', async () => {
  const person = browserOf(http.url)
  const visits: Promise<unknown>[] = []
  const session = await signInOnThisMachine(issuer, (address) => {
    const visit = async () => {
      const home = new URL(new URL(address).searchParams.get('redirect_uri') ?? '')
      expect((await fetch(`${home.origin}/retour?code=x&state=deviné`)).status).toBe(404)
      const page = await person.follow(await person.get(address))
      const { location } = await person.follow(await person.send(page, typed('direction')))
      expect((await fetch(location ?? '')).status).toBe(200)
    }
    visits.push(visit())
  })
  await Promise.all(visits)
  const { data } = await sillon({ ...issuer, session }).GET('/v1/moi')
  expect(data?.utilisateur.identifiant).toBe('direction')
})
