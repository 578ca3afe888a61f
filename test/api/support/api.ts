// The running service as tests call it; every response is checked against the contract.

import type { IdentityAdmin } from '../../../src/identity/port.ts'
import { openDatabase } from '../../support/database.ts'
import type { Answer } from '../../support/http.ts'
import { openServer, type TestServer } from '../../support/server.ts'
import { contractOf, type Judge, type ServedContract } from './contract.ts'

/** The parts of a request besides method and path. */
export type Sending = {
  /** The user name of a demo account. */
  readonly as?: string
  /** A bearer token in place of the account's own. */
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
  /** A value to send as JSON, or the exact text or bytes. */
  readonly body?: unknown
}

/** The service, its database, and the means to call both. */
export type Api = {
  readonly url: string
  readonly server: TestServer
  readonly judge: Judge
  /** The OpenAPI document that the service serves. */
  readonly contract: ServedContract
  tokenOf(username: string): Promise<string>
  send(method: string, path: string, sending?: Sending): Promise<Answer>
  get(path: string, as?: string, headers?: Sending['headers']): Promise<Answer>
  post(path: string, body: unknown, as?: string, headers?: Sending['headers']): Promise<Answer>
  /** Runs a statement on the service's database, as a superuser, and returns its rows. */
  sql<T = Record<string, unknown>>(text: string, values?: unknown[]): Promise<T[]>
}

/** The service, its database, and the means to call both. */
export type Setup = {
  /**
   * Settings of the service. Background tasks run only with `TASKS` set to `inside`: most tests need no task, and the tasks
   * (drawing documents, sending messages) cost more time than the tests.
   */
  readonly settings?: Record<string, string>
  /** Returns an account's token; needed if the embedded provider is not mounted. */
  readonly tokenOf?: (username: string) => Promise<string>
  /** The account administration of the identity provider, in place of the real one. */
  readonly admin?: IdentityAdmin
  /** True if the statements of this database count for the PL/pgSQL coverage. */
  readonly isProfiled?: boolean
  /** True if the statements of this database are planned as in production. */
  readonly isMeasured?: boolean
}

/** Starts the service of a test file. */
export async function openApi({
  settings = {},
  tokenOf,
  admin,
  isProfiled = false,
  isMeasured = false,
}: Setup = {}): Promise<Api> {
  const database = await openDatabase('demo', { isProfiled, isMeasured })
  const server = await openServer({ TASKS: 'apart', ...settings }, { admin, database })
  return apiOf(server, tokenOf ?? ((username) => server.token(username)))
}

/** The HTTP client of a running service; `bearer` returns the token of an account. */
export async function apiOf(server: TestServer, bearer: (username: string) => Promise<string>): Promise<Api> {
  const { contract, judge } = await contractOf(server.url)
  const send = async (method: string, path: string, sending: Sending = {}): Promise<Answer> => {
    const { as, token = as && (await bearer(as)), headers = {}, body } = sending
    const all = new Headers(headers)
    if (token !== undefined) all.set('authorization', `Bearer ${token}`)
    if (body !== undefined && !all.has('content-type')) all.set('content-type', 'application/json')
    // Compression between two local processes costs more than the rest of the request, so only `http/compression` requests it.
    if (!all.has('accept-encoding')) all.set('accept-encoding', 'identity')
    const response = await fetch(server.url + path, {
      method,
      headers: all,
      body: written(body),
      redirect: 'error',
    })
    const text = await response.text()
    judge({ method, path, status: response.status, headers: response.headers, text })
    return { status: response.status, headers: response.headers, text, body: read(response, text) }
  }
  return {
    url: server.url,
    server,
    judge,
    contract,
    tokenOf: bearer,
    send,
    get: (path, as, headers) => send('GET', path, { as, headers }),
    post: (path, body, as, headers) => send('POST', path, { as, headers, body }),
    sql: (text, values) => server.database.admin(async (client) => (await client.query(text, values)).rows),
  }
}

function written(body: unknown): string | Uint8Array<ArrayBuffer> | undefined {
  if (body === undefined || typeof body === 'string') return body
  return body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body)
}

function read(response: Response, text: string): unknown {
  const isJson = /json/.test(response.headers.get('content-type') ?? '') && text !== ''
  return isJson ? JSON.parse(text) : undefined
}
