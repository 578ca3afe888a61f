// Requests and responses of the fake, and the accounts in its realm.

/** A user as the realm stores it. */
export type User = {
  id: string
  username: string
  firstName?: string
  enabled: boolean
  attributes: Record<string, string[]>
  requiredActions: string[]
  credential: Credential | null
  /** Failed sign-ins since the last successful one. */
  failures: number
}

/** A credential of type password. */
export type Credential = { secretData: string; credentialData: string }

/** A request. */
export type Asked = {
  method: string
  path: string
  query: URLSearchParams
  authorization: string
  body: string
}

/** A successful response. */
export type Answered = { status?: number; body?: unknown; location?: string }

/** A refusal. */
export class Refused extends Error {
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    super(`${status}`)
    this.status = status
    this.body = body
  }
}
