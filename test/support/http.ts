// A client of the service that signs in as the demo accounts.

/** A response with its body as text and, if the body is JSON, as a value. */
export type Answer = {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of a body by comparing it.
  readonly body: any
}

/** The sender, and the parts of a request besides method and path. */
export type Options = {
  /** The user name of a demo account, whose token is requested only once. */
  readonly as?: string
  readonly headers?: Readonly<Record<string, string>>
  /** A value to send as JSON; a text is sent unchanged. */
  readonly body?: unknown
}

/** The HTTP client of a test. */
export type HttpClient = {
  readonly url: string
  /** Returns a bearer token of that account from the embedded provider. */
  token(username: string, password?: string): Promise<string>
  request(method: string, path: string, options?: Options): Promise<Answer>
  get(path: string, as?: string, headers?: Options['headers']): Promise<Answer>
  post(path: string, body: unknown, as?: string, headers?: Options['headers']): Promise<Answer>
}

/** Makes a client of the service at that URL; by default the tokens come from the embedded provider. */
export function httpClient(url: string, given?: (username: string) => Promise<string>): HttpClient {
  const tokens = new Map<string, Promise<string>>()
  const tokenOf = (username: string) => {
    if (given !== undefined) return given(username)
    const known = tokens.get(username) ?? fetchToken(url, username, 'demo')
    tokens.set(username, known)
    return known
  }
  const request = async (
    method: string,
    path: string,
    { as, headers = {}, body }: Options = {},
  ): Promise<Answer> => {
    const all = new Headers(headers)
    if (as !== undefined) all.set('authorization', `Bearer ${await tokenOf(as)}`)
    if (body !== undefined && !all.has('content-type')) all.set('content-type', 'application/json')
    const payload = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
    return read(await fetch(url + path, { method, headers: all, body: payload }))
  }
  return {
    url,
    request,
    token: (username, password) =>
      password === undefined ? tokenOf(username) : fetchToken(url, username, password),
    get: (path, as, headers) => request('GET', path, { as, headers }),
    post: (path, body, as, headers) => request('POST', path, { as, headers, body }),
  }
}

async function fetchToken(url: string, username: string, password: string): Promise<string> {
  const form = new URLSearchParams({ grant_type: 'password', client_id: 'demo', username, password })
  const { status, body, text } = await read(await fetch(`${url}/oidc/token`, { method: 'POST', body: form }))
  if (status !== 200) throw new Error(`no token for ${username}: ${status} ${text}`)
  return body.access_token
}

async function read(response: Response): Promise<Answer> {
  const text = await response.text()
  const isJson = /json/.test(response.headers.get('content-type') ?? '') && text !== ''
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson ? JSON.parse(text) : undefined,
  }
}
