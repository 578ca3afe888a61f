// The running service as these tests speak to it: every answer that comes back is judged by the contract.

import type { IdentityAdmin } from '../../../src/identity/port.ts'
import { openDatabase } from '../../support/database.ts'
import type { Answer } from '../../support/http.ts'
import { openServer, type TestServer } from '../../support/server.ts'
import { contractOf, type Judge, type ServedContract } from './contract.ts'

/** The parts of a request besides method and path. */
export type Sending = {
  /** User name of a demo account. */
  readonly as?: string
  /** A bearer token, instead of an account's. */
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
  /** A value to be written as JSON, or the very text or bytes. */
  readonly body?: unknown
}

/** The service, its database, and how to speak to both. */
export type Api = {
  readonly url: string
  readonly server: TestServer
  readonly judge: Judge
  /** The document that the service serves. */
  readonly contract: ServedContract
  tokenOf(username: string): Promise<string>
  send(method: string, path: string, sending?: Sending): Promise<Answer>
  get(path: string, as?: string, headers?: Sending['headers']): Promise<Answer>
  post(path: string, body: unknown, as?: string, headers?: Sending['headers']): Promise<Answer>
  /** Runs SQL as superuser, in the demo's own organization. */
  sql<T = Record<string, unknown>>(text: string, values?: unknown[]): Promise<T[]>
}

/** Options of a test file's service. */
export type Setup = {
  /** Background tasks run where `TASKS` is `inside`: most tests wait for none, and what they draw and send costs more than they. */
  readonly settings?: Record<string, string>
  /** The source of an account's token, when the embedded provider is not mounted. */
  readonly tokenOf?: (username: string) => Promise<string>
  /** The accounts of the identity provider, instead of the real ones. */
  readonly admin?: IdentityAdmin
  /** Says if the statements of its database count for the PL/pgSQL coverage. */
  readonly isProfiled?: boolean
  /** Says if its statements are planned as in production. */
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

/** The HTTP client of a running service; accounts prove themselves by these tokens. */
export async function apiOf(server: TestServer, bearer: (username: string) => Promise<string>): Promise<Api> {
  const { contract, judge } = await contractOf(server.url)
  const send = async (method: string, path: string, sending: Sending = {}): Promise<Answer> => {
    const { as, token = as && (await bearer(as)), headers = {}, body } = sending
    const all = new Headers(headers)
    if (token !== undefined) all.set('authorization', `Bearer ${token}`)
    if (body !== undefined && !all.has('content-type')) all.set('content-type', 'application/json')
    // Compressing what is read a metre further takes both sides longer than the rest of it: `http/compression` asks for it.
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
