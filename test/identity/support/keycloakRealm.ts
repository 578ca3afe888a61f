// The state of the fake's realm, and the effects of its administration API.
import { randomUUID } from 'node:crypto'
import { createSessions, type Sessions } from './keycloakSessions.ts'
import { type Answered, type Asked, type Credential, Refused, type User } from './keycloakWire.ts'

/** The realm: its data, and its responses. */
export type Realm = {
  readonly users: Map<string, User>
  /** Forgets the tokens issued to clients, as a restart would. */
  forgetTokens(): void
  serve(asked: Asked): Promise<Answered>
}

type Representation = Partial<
  Omit<User, 'credential'> & { credentials: (Credential & { type: string; value?: string })[] }
>

const ADMIN = '/admin/realms/sillon'
const PROFILE = ['username', 'firstName']

/** Makes a realm without accounts. */
export function createRealm(clientSecret: string): Realm {
  const users = new Map<string, User>()
  const sessions = createSessions(users, clientSecret)
  return {
    users,
    forgetTokens: sessions.forgetClients,
    async serve(asked) {
      if (asked.path === '/realms/sillon/protocol/openid-connect/token') return sessions.token(asked)
      if (!asked.path.startsWith(ADMIN)) throw new Refused(404, { error: 'Realm does not exist' })
      if (!sessions.isClient(asked.authorization)) throw new Refused(401, { error: 'HTTP 401 Unauthorized' })
      return administer(users, sessions, { ...asked, path: asked.path.slice(ADMIN.length) })
    },
  }
}

function administer(users: Map<string, User>, sessions: Sessions, asked: Asked): Answered {
  const { method, path, query, body } = asked
  if (path === '/users' && method === 'GET') {
    if (query.get('exact') !== 'true') throw new Error('the double knows exact searches only')
    const found = [...users.values()].filter(({ username }) => username === query.get('username'))
    return { body: found.map(representation) }
  }
  if (path === '/users' && method === 'POST') return create(users, JSON.parse(body) as Representation)

  const [, attack, id = '', act = '', name = ''] =
    /^(\/attack-detection\/brute-force)?\/users\/([^/]+)(?:\/(\w+)(?:\/(.+))?)?$/.exec(path) ?? []
  const user = users.get(id)
  if (attack !== undefined && method === 'DELETE') {
    if (user !== undefined) user.failures = 0
    return { status: 204 }
  }
  if (user === undefined) throw new Refused(404, { error: 'User not found' })
  switch (`${method} ${act}`) {
    case 'GET ':
      return { body: representation(user) }
    case 'PUT ':
      update(user, JSON.parse(body) as Representation)
      return { status: 204 }
    case 'POST logout':
      sessions.logout(user)
      return { status: 204 }
    case 'GET consents':
      return {
        body: sessions.offlineClients(user).map((clientId) => ({ clientId, grantedClientScopes: [] })),
      }
    case 'DELETE consents':
      if (!sessions.revokeOffline(user, name)) {
        throw new Refused(404, { error: 'Consent nor offline token not found' })
      }
      return { status: 204 }
    default:
      throw new Refused(405, { error: 'HTTP 405 Method Not Allowed' })
  }
}

function create(users: Map<string, User>, given: Representation): Answered {
  const username = given.username?.toLowerCase() ?? ''
  if (username === '') throw new Refused(400, { errorMessage: 'User name is missing' })
  if ([...users.values()].some((user) => user.username === username)) {
    throw new Refused(409, { errorMessage: 'User exists with same username' })
  }
  const id = randomUUID()
  const user: User = {
    id,
    username,
    enabled: given.enabled === true,
    attributes: {},
    requiredActions: [],
    credential: null,
    failures: 0,
  }
  update(user, { ...given, attributes: given.attributes ?? {} })
  users.set(id, user)
  return { status: 201, location: `${ADMIN}/users/${id}` }
}

// An update with attributes replaces the whole profile: missing members are deleted. Without attributes, they are kept.
function update(user: User, given: Representation): void {
  if (given.attributes !== undefined) {
    const values = Object.entries(given.attributes).filter(([, list]) => list.length > 0)
    user.attributes = Object.fromEntries(values)
    user.firstName = given.firstName
  } else if (given.firstName !== undefined) user.firstName = given.firstName
  if (given.enabled === true) user.failures = 0
  if (given.enabled !== undefined) user.enabled = given.enabled
  if (given.requiredActions !== undefined) user.requiredActions = given.requiredActions
  for (const { type, value, secretData, credentialData } of given.credentials ?? []) {
    if (type !== 'password' || value !== undefined) throw new Error('the service sends no password')
    user.credential = { secretData, credentialData }
  }
}

function representation({ credential: _credential, failures: _failures, ...user }: User): object {
  const attributes = Object.keys(user.attributes).length > 0 ? { attributes: user.attributes } : {}
  const profile = Object.fromEntries(Object.entries(user).filter(([key]) => PROFILE.includes(key)))
  return {
    id: user.id,
    ...profile,
    enabled: user.enabled,
    emailVerified: false,
    totp: false,
    requiredActions: user.requiredActions,
    notBefore: 0,
    ...attributes,
    access: { manage: true },
  }
}
