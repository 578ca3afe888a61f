// Credentials of the service used for another purpose: refresh tokens a second time, device tokens on the office's routes, upload
// URLs with another path, codes similar to that of a document.
import { takesToken } from '../../../src/contract/route.ts'
import { ROUTES } from '../../../src/routes/table.ts'
import { type Api, openApi } from '../../api/support/api.ts'
import { drainingToken } from '../../api/support/draining.ts'
import { arrivedFile } from '../../api/support/files.ts'
import { enrolDevice, envelopeOf, sendOne } from '../../api/support/phones.ts'
import { NOBODY } from '../../api/support/provoke.ts'
import { personAt } from '../../identity/support/contract.ts'

/** The number of attempts, and those that were accepted. */
export type Misuse = { readonly tried: number; readonly losses: readonly string[]; readonly isTold: boolean }

const MANY = '1000000'

/** Tries all misused credentials on a service with its own identity provider. */
export async function misuse(): Promise<Misuse> {
  const api = await openApi({ settings: { REFUSALS_PER_MINUTE: MANY, VERIFICATIONS_PER_MINUTE: MANY } })
  const parts = [await refreshes(api), await devices(api), await addresses(api), await codes(api)]
  return {
    tried: parts.reduce((sum, { tried }) => sum + tried, 0),
    losses: parts.flatMap(({ losses }) => losses),
    isTold: parts.every(({ isTold }) => isTold),
  }
}

// A renewed refresh token is used up; using it again ends the session for both holders.
async function refreshes(api: Api): Promise<Misuse> {
  const person = personAt(`${api.url}/oidc/token`, 'demo', /^mot_de_passe_a_changer$/)
  const signedIn = await person.signIn('agent1', 'demo')
  if (signedIn.outcome !== 'ok') throw new Error(signedIn.outcome)
  const first = signedIn.refreshToken
  const second = await person.refresh(first)
  const losses: string[] = []
  if ((await person.refresh(first)) !== null) losses.push('a refresh token was taken twice')
  if (second === null || (await person.refresh(second)) !== null)
    losses.push('a session outlived the theft of its token')
  const bearer = await api.send('GET', '/v1/moi', { token: first })
  if (bearer.status !== 401) losses.push(`a refresh token was a bearer's: ${bearer.status}`)
  return { tried: 3, losses, isTold: second !== null }
}

// Replication tokens and draining tokens give access to nothing else.
async function devices(api: Api): Promise<Misuse> {
  const device = await enrolDevice(api)
  const replication = (await api.post('/v1/sync/jeton', { appareil_id: device.appareil_id }, 'agent1')).body
    .jeton
  await api.post(`/v1/appareils/${device.appareil_id}/revoquer`, { raison: 'Départ' }, 'admin')
  const draining = await drainingToken(api, device)
  const losses: string[] = []
  let tried = 0
  const letIn = async (token: string, method: string, path: string, body?: unknown) => {
    tried += 1
    const { status } = await (path.startsWith('/v1')
      ? api.send(method, path, { token, body })
      : api.server.request(method, path, { headers: { authorization: `Bearer ${token}` }, body }))
    return status === 401 ? null : `${method} ${path} let a device's token in: ${status}`
  }
  for (const route of ROUTES.filter(takesToken)) {
    const path = route.path.replaceAll(/:\w*id\b/g, NOBODY).replace(/:\w+/g, '1')
    const body = route.method === 'GET' ? undefined : {}
    losses.push(...[await letIn(replication, route.method, path, body)].filter((one) => one !== null))
    if (!route.draining)
      losses.push(...[await letIn(draining, route.method, path, body)].filter((one) => one !== null))
  }
  for (const token of [replication, draining])
    losses.push(
      ...[await letIn(token, 'POST', '/graphql', { query: '{ __typename }' })].filter((one) => one !== null),
    )
  const own = `/v1/sync/etat-appareil?appareil_id=${device.appareil_id}`
  return { tried, losses, isTold: (await letIn(draining, 'GET', own)) !== null }
}

// A URL is valid for one file, one method and a limited time.
async function addresses(api: Api): Promise<Misuse> {
  const device = await enrolDevice(api)
  const [one, other] = [await arrivedFile(api, device), await arrivedFile(api, device)]
  const addressOf = async (id: string) =>
    new URL((await api.get(`/v1/fichiers/${id}`, 'rsci')).body.lecture.url)
  const [mine, its] = [await addressOf(one.fichier_id), await addressOf(other.fichier_id)]
  const changed = (change: (url: URL) => unknown) => {
    const url = new URL(mine)
    change(url)
    return url.href
  }
  const [, , organisation = '', fichier = '', sha256 = ''] = mine.pathname.split('/')
  const paths = [
    its.pathname,
    `/objets/${NOBODY}/${fichier}/${sha256}`,
    `/objets/${organisation}/${fichier}/${'0'.repeat(64)}`,
    `/objets/${organisation}/${fichier}/../../${its.pathname.replace('/objets/', '')}`,
    `/objets/${organisation}%2F${fichier}%2F${sha256}`,
    `/objets/${organisation}/${fichier}/${sha256}/`,
    `/objets//${organisation}/${fichier}/${sha256}`,
    `/objets/${organisation}/${fichier}/${sha256.toUpperCase()}`,
    `/objets/${organisation}/..%2f..%2fcles/${sha256}`,
    '/objets/.depot/x/y',
  ]
  const names = [...mine.searchParams.keys()]
  const wrong = [
    ...paths.map((pathname) => changed((url) => Object.assign(url, { pathname }))),
    ...names.map((name) => changed((url) => url.searchParams.delete(name))),
    ...names.map((name) =>
      changed((url) =>
        url.searchParams.set(
          name,
          its.searchParams.get(name) === url.searchParams.get(name)
            ? '1'
            : (its.searchParams.get(name) ?? '1'),
        ),
      ),
    ),
    ...names.map((name) => changed((url) => url.searchParams.set(name, `${url.searchParams.get(name)}0`))),
    ...names.map((name) => changed((url) => url.searchParams.append(name, '9999999999'))),
    changed((url) => Object.assign(url, { search: '' })),
    changed((url) => Object.assign(url, { search: its.search })),
  ]
  const losses: string[] = []
  const handedOut = async (url: string, method = 'GET') => (await fetch(url, { method })).status < 300
  for (const url of wrong.filter((href) => href !== mine.href))
    if (await handedOut(url)) losses.push(`an address that was altered handed out a file: ${url}`)
  for (const method of ['PUT', 'POST', 'DELETE'])
    if (await handedOut(mine.href, method)) losses.push(`an address for reading was taken for ${method}`)
  return { tried: wrong.length + 3, losses, isTold: await handedOut(mine.href) }
}

// A code with one changed letter is invalid, and no code of this kind signs in to an account.
async function codes(api: Api): Promise<Misuse> {
  const device = await enrolDevice(api)
  const envelope = await envelopeOf(device, 1)
  await sendOne(api, device, envelope)
  const code = envelope.empreinte.slice(0, 16)
  const isGenuine = async (one: string) =>
    /Document authentique/.test(await (await fetch(`${api.url}/verifier/${encodeURIComponent(one)}`)).text())
  const near = [...code].map(
    (letter, at) => code.slice(0, at) + (letter === 'f' ? '0' : 'f') + code.slice(at + 1),
  )
  const wrong = [
    ...near,
    code.slice(1),
    `${code}0`,
    `${code}%`,
    code.replace(/^./, '_'),
    envelope.empreinte,
    `../${code}`,
  ]
  const losses: string[] = []
  for (const one of wrong) if (await isGenuine(one)) losses.push(`the code ${one} is taken for ${code}`)
  for (const token of [code, envelope.empreinte, device.code_court])
    if ((await api.send('GET', '/v1/moi', { token })).status !== 401)
      losses.push('a code was a bearer’s token')
  return { tried: wrong.length + 3, losses, isTold: await isGenuine(code) }
}
