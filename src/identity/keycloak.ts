// Manages the accounts of a Keycloak realm through its administration API. Keycloak can not change a part of an attribute, so changes
// of one account run one after the other here, and jobs on one account belong in one queue.
import KcAdminClient, { NetworkError } from '@keycloak/keycloak-admin-client'
import { keycloakCredential } from './keycloakCredential.ts'
import { type IdentityAdmin, type ProviderAccount, UnknownSubjectError } from './port.ts'

/** The realm, and the client whose service account has `manage-users`. */
export type KeycloakSettings = {
  readonly url: string
  readonly realm: string
  readonly clientId: string
  readonly clientSecret: string
}

type User = NonNullable<Awaited<ReturnType<KcAdminClient['users']['findOne']>>>

const TIMEOUT_MS = 10_000
const MUST_CHANGE = 'UPDATE_PASSWORD'

/** Manages the realm's accounts. Sends no request before the first use. */
export function keycloakAdmin(settings: KeycloakSettings): IdentityAdmin {
  const { client, call } = connection(settings)
  const { users, attackDetection } = client
  const oneByOne = createQueues()

  const findByIdentifiant = async (identifiant: string): Promise<ProviderAccount | null> => {
    const username = identifiant.toLowerCase()
    const found = await call(() => users.find({ username, exact: true, max: 2 }))
    const user = found.find((candidate) => candidate.username === username)
    return user === undefined ? null : accountOf(user)
  }
  const read = async (sujet: string): Promise<User> => {
    const user = await call(() => users.findOne({ id: sujet }))
    if (!user) throw new UnknownSubjectError(`no account has the subject ${sujet}`)
    return user
  }
  const update = (sujet: string, change: User) => call(() => users.update({ id: sujet }, change))
  const changeOrganisations = (sujet: string, change: (codes: readonly string[]) => readonly string[]) =>
    oneByOne(sujet, async () => {
      const user = await read(sujet)
      const organisations = [...new Set(change(accountOf(user).organisations))]
      // Sends all attributes, including the name, because Keycloak removes the missing ones.
      await update(sujet, { ...user, attributes: { ...user.attributes, organisations } })
    })

  return {
    async createAccount({ identifiant, nom_affiche, organisations, passwordHash, provisoire }) {
      try {
        const created = await call(() =>
          users.create({
            username: identifiant.toLowerCase(),
            firstName: nom_affiche,
            enabled: true,
            attributes: { organisations: [...new Set(organisations)] },
            credentials: [keycloakCredential(passwordHash)],
            requiredActions: provisoire ? [MUST_CHANGE] : [],
          }),
        )
        return created.id
      } catch (error) {
        const existing = statusOf(error) === 409 ? await findByIdentifiant(identifiant) : null
        if (existing === null) throw error
        return existing.sujet
      }
    },
    findByIdentifiant,
    setPassword: (sujet, passwordHash, provisoire) =>
      oneByOne(sujet, async () => {
        const others = ((await read(sujet)).requiredActions ?? []).filter((action) => action !== MUST_CHANGE)
        const requiredActions = provisoire ? [...others, MUST_CHANGE] : others
        await update(sujet, { credentials: [keycloakCredential(passwordHash)], requiredActions })
        await call(() => attackDetection.del({ id: sujet }))
      }),
    setOrganisations: (sujet, codes) => changeOrganisations(sujet, () => codes),
    addOrganisation: (sujet, code) => changeOrganisations(sujet, (codes) => [...codes, code]),
    removeOrganisation: (sujet, code) =>
      changeOrganisations(sujet, (codes) => codes.filter((other) => other !== code)),
    async setEnabled(sujet, enabled) {
      await update(sujet, { enabled })
    },
    revokeSessions: (sujet) => endSessions({ client, call }, sujet),
  }
}

async function endSessions({ client: { users }, call }: Connection, sujet: string): Promise<void> {
  // Ends the sessions. Tokens issued before this second are refused from now on (`notBefore`).
  await call(() => users.logout({ id: sujet }))
  // Removes the offline sessions, which outlive the others, client by client.
  const consents = await call(() => users.listConsents({ id: sujet }))
  for (const { clientId } of consents as { clientId: string }[]) {
    await call(() => users.revokeConsent({ id: sujet, clientId })).catch((error: unknown) => {
      if (!(error instanceof UnknownSubjectError)) throw error // another process removed it first
    })
  }
}

function accountOf({ id, username = '', firstName, attributes, enabled }: User): ProviderAccount {
  const organisations: unknown = attributes?.organisations
  return {
    sujet: id ?? '',
    identifiant: username,
    nom_affiche: firstName ?? username,
    organisations: Array.isArray(organisations) ? organisations : [],
    actif: enabled === true,
  }
}

type Connection = ReturnType<typeof connection>

// Connects as the service account. Fetches its token if it is missing, expired or no longer accepted (after a restart of Keycloak).
function connection({ url, realm, clientId, clientSecret }: KeycloakSettings) {
  const client = new KcAdminClient({ baseUrl: url, realmName: realm, timeout: TIMEOUT_MS })
  let token: Promise<void> | null = null
  const signIn = () => client.auth({ grantType: 'client_credentials', clientId, clientSecret })
  const signedIn = (): Promise<void> => {
    if (client.accessToken !== undefined && client.isTokenExpired()) token = null
    token ??= signIn().catch((error: unknown) => {
      token = null
      throw error
    })
    return token
  }
  const call = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      await signedIn()
      return await work().catch(async (error: unknown) => {
        if (statusOf(error) !== 401) throw error
        token = null
        await signedIn()
        return work()
      })
    } catch (error) {
      throw explainError(error)
    }
  }
  return { client, call }
}

/** An error with Keycloak's response, but without token or secret, so that a job may store it. */
class KeycloakError extends Error {
  readonly status: number | null

  constructor(message: string, status: number | null) {
    super(message)
    this.status = status
  }
}

function explainError(error: unknown): Error {
  if (error instanceof NetworkError) {
    const { status, url } = error.response
    const { pathname } = new URL(url)
    if (status === 404 && pathname.startsWith('/admin/')) {
      return new UnknownSubjectError(`Keycloak knows no ${pathname}`)
    }
    return new KeycloakError(`Keycloak answered ${status} to ${pathname}: ${error.message}`, status)
  }
  const reason = error instanceof Error ? (error.cause instanceof Error ? error.cause : error).message : error
  return new KeycloakError(`Keycloak can not be reached: ${reason}`, null)
}

function statusOf(error: unknown): number | null {
  if (error instanceof NetworkError) return error.response.status
  return error instanceof KeycloakError ? error.status : null
}

/** Runs the changes of one subject one after the other. */
function createQueues() {
  const last = new Map<string, Promise<unknown>>()
  return async (sujet: string, work: () => Promise<void>): Promise<void> => {
    const mine = (last.get(sujet) ?? Promise.resolve()).then(work, work)
    last.set(sujet, mine)
    try {
      await mine
    } finally {
      if (last.get(sujet) === mine) last.delete(sujet)
    }
  }
}
