// The token endpoint of the fake realm: the service's client, and people with a password and offline sessions.
import { randomUUID } from 'node:crypto'
import { verifyPassword } from '../../../src/identity/passwords.ts'
import { type Answered, type Asked, Refused, type User } from './keycloakWire.ts'

/** The signed-in sessions. */
export type Sessions = {
  token(asked: Asked): Promise<Answered>
  isClient(authorization: string): boolean
  forgetClients(): void
  logout(user: User): void
  offlineClients(user: User): string[]
  revokeOffline(user: User, clientId: string): boolean
}

type Session = { userId: string; clientId: string; refreshToken: string }

const PUBLIC_CLIENT = 'sillon-essai'
const FAILURES = 5
const CLIENT_TOKEN_S = 60

/** The sessions of a realm. */
export function createSessions(users: Map<string, User>, clientSecret: string): Sessions {
  const clientTokens = new Set<string>()
  const sessions = new Set<Session>()
  const sessionsOf = (user: User) => [...sessions].filter(({ userId }) => userId === user.id)
  const basic = `Basic ${Buffer.from(`sillon-service:${clientSecret}`).toString('base64')}`

  const issue = (user: User, session: Session): Answered => {
    session.refreshToken = randomUUID()
    const { id, username, attributes } = user
    const claims = { sub: id, preferred_username: username, organisations: attributes.organisations }
    return { body: { access_token: jwt(claims), refresh_token: session.refreshToken, expires_in: 300 } }
  }
  const byPassword = async (form: URLSearchParams): Promise<Answered> => {
    const username = form.get('username')?.toLowerCase()
    const user = [...users.values()].find((candidate) => candidate.username === username)
    const password = form.get('password') ?? ''
    const isRight =
      user?.credential !== undefined && user.failures < FAILURES && (await matches(user, password))
    if (user !== undefined && !isRight) user.failures += 1
    if (user === undefined || !isRight) throw refusal('Invalid user credentials')
    user.failures = 0
    if (!user.enabled) throw refusal('Account disabled')
    if (user.requiredActions.length > 0) throw refusal('Account is not fully set up')
    const session: Session = { userId: user.id, clientId: PUBLIC_CLIENT, refreshToken: '' }
    sessions.add(session)
    return issue(user, session)
  }
  const byRefreshToken = (form: URLSearchParams): Answered => {
    const session = [...sessions].find(({ refreshToken }) => refreshToken === form.get('refresh_token'))
    const user = users.get(session?.userId ?? '')
    if (session === undefined || user === undefined) throw refusal('Token is not active')
    if (!user.enabled) throw refusal('User disabled')
    return issue(user, session)
  }

  return {
    async token({ authorization, body }) {
      const form = new URLSearchParams(body)
      if (form.get('grant_type') === 'client_credentials') {
        if (authorization !== basic) throw new Refused(401, { error: 'unauthorized_client' })
        const token = jwt({ exp: Math.floor(Date.now() / 1000) + CLIENT_TOKEN_S, jti: randomUUID() })
        clientTokens.add(`Bearer ${token}`)
        return { body: { access_token: token, expires_in: CLIENT_TOKEN_S, token_type: 'Bearer' } }
      }
      if (form.get('client_id') !== PUBLIC_CLIENT) throw new Refused(401, { error: 'invalid_client' })
      return form.get('grant_type') === 'password' ? byPassword(form) : byRefreshToken(form)
    },
    isClient: (authorization) => clientTokens.has(authorization),
    forgetClients: () => clientTokens.clear(),
    // Offline sessions remain in the list, but the user's `notBefore` makes their tokens invalid.
    logout(user) {
      for (const session of sessionsOf(user)) session.refreshToken = ''
    },
    offlineClients: (user) => [...new Set(sessionsOf(user).map(({ clientId }) => clientId))],
    revokeOffline(user, clientId) {
      const ended = sessionsOf(user).filter((session) => session.clientId === clientId)
      for (const session of ended) sessions.delete(session)
      return ended.length > 0
    },
  }
}

/** Says if Keycloak would accept the password: rebuilds the hash from the stored parts. */
async function matches({ credential }: User, password: string): Promise<boolean> {
  if (credential === null) return false
  const { value, salt } = JSON.parse(credential.secretData) as { value: string; salt: string }
  const data = JSON.parse(credential.credentialData) as {
    hashIterations: number
    algorithm: string
    additionalParameters: Record<string, [string]>
  }
  const { type, version, hashLength, memory, parallelism } = data.additionalParameters
  const isOurs = data.algorithm === 'argon2' && type?.[0] === 'id' && version?.[0] === '1.3'
  if (!isOurs || Buffer.from(value, 'base64').length !== Number(hashLength?.[0])) return false
  const bare = (text: string) => Buffer.from(text, 'base64').toString('base64').replace(/=+$/, '')
  const parameters = `m=${memory?.[0]},t=${data.hashIterations},p=${parallelism?.[0]}`
  return verifyPassword(password, `$argon2id$v=19$${parameters}$${bare(salt)}$${bare(value)}`)
}

function jwt(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none' })}.${part(claims)}.x`
}

function refusal(error_description: string): Refused {
  return new Refused(400, { error: 'invalid_grant', error_description })
}
