// The service with accounts in a real Keycloak, and people who signed in there.
import { discovered, type Issuer, type Session } from '@sillon/client/session'
import { newLogin } from '../api/support/accounts.ts'
import { type Api, apiOf } from '../api/support/api.ts'
import { openServer } from '../support/server.ts'
import { signIn, type Typed } from './person.ts'
import { administratorOf } from './realm.ts'
import type { Keycloak } from './server.ts'

/** The realm that Keycloak has imported. */
export const REALM = 'sillon'

/** Opens the service at this URL of this machine, with functions for tests to use it and Keycloak. */
export async function openService(keycloak: Keycloak, url: string, clientSecret: string) {
  const { origin } = keycloak.administrator
  const settings = {
    PORT: new URL(url).port,
    PUBLIC_URL: url,
    KEYCLOAK_URL: origin,
    KEYCLOAK_CLIENT_SECRET: clientSecret,
  }
  const server = await openServer({ TASKS: 'inside', ...settings })
  const provider = `${origin}/realms/${REALM}`
  const issuer: Issuer = await discovered({ url }, provider)
  const sessions = new Map<string, Session>()
  const sessionOf = (login: string): Session => {
    const session = sessions.get(login)
    if (session === undefined) throw new Error(`${login} did not sign in`)
    return session
  }
  const api: Api = await apiOf(server, (login) => sessionOf(login).token())
  return {
    api,
    settings,
    provider,
    sessionOf,
    server,
    logs: server.logs,
    /** Signs a person in; `api` then calls the service as this login. */
    async signIn(typed: Typed): Promise<Session> {
      const session = await signIn(issuer, `${url}/bureau`, typed)
      sessions.set(typed.login, session)
      return session
    },
    /** The administration API of Keycloak, which is usable for a minute. */
    administrator: () => administratorOf(keycloak.administrator),
  }
}

/** The opened service. */
export type Service = Awaited<ReturnType<typeof openService>>

/** Creates a person of the publisher as an operator does in Keycloak's console, and signs this person in; returns the login. */
export async function openPublisher({ administrator, signIn: enter }: Service): Promise<string> {
  const { users, roles } = await administrator()
  const [username, password] = [newLogin(), 'la phrase de l’éditrice']
  const credentials = [{ type: 'password', value: password, temporary: false }]
  const { id } = await users.create({ realm: REALM, username, enabled: true, credentials })
  const role = await roles.findOneByName({ realm: REALM, name: 'editeur_admin' })
  if (role?.id === undefined || role.name === undefined)
    throw new Error('the realm has no role of the publisher')
  await users.addRealmRoleMappings({ realm: REALM, id, roles: [{ id: role.id, name: role.name }] })
  await enter({ login: username, password })
  return username
}
