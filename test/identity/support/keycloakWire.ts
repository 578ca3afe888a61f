// Requests and responses of the double, and the accounts in its realm.

/** A user as the realm keeps it. */
export type User = {
  id: string
  username: string
  firstName?: string
  enabled: boolean
  attributes: Record<string, string[]>
  requiredActions: string[]
  credential: Credential | null
  /** Failed sign-ins since the last good one. */
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

/** An answer that is a success. */
export type Answered = { status?: number; body?: unknown; location?: string }

/** An answer that is a refusal. */
export class Refused extends Error {
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    super(`${status}`)
    this.status = status
    this.body = body
  }
}
