// Reads over GraphQL by saved queries: the client sends the hash of a query instead of its text, and the response has a type.
import { calling, Refused, type Settings, UNREADABLE } from './client.ts'
import { withoutSlash } from './session.ts'

/** A saved query: its text, the SHA-256 that names it, and the types of its variables and of its response. */
export type Operation<Data, Variables> = {
  readonly sha256: string
  readonly query: string
  /** Always absent: this member only carries the types. */
  readonly types?: (variables: Variables) => Data
}

type Answer<Data> = {
  readonly data?: Data
  readonly erreur?: string
  readonly details?: unknown
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[]
}

/** Makes a function that runs saved queries; it throws Refused with the code of a refusal. */
export function reading(settings: Settings) {
  const call = calling(settings, () => true)
  return async <Data, Variables>(
    { sha256 }: Operation<Data, Variables>,
    variables: Variables,
  ): Promise<Data> => {
    const headers: Record<string, string> = { 'content-type': 'application/json', accept: 'application/json' }
    if (settings.organisation !== undefined) headers['X-Organisation'] = settings.organisation
    const extensions = { persistedQuery: { version: 1, sha256Hash: sha256 } }
    const body = JSON.stringify({ extensions, variables })
    const response = await call(
      new Request(`${withoutSlash(settings.url)}/graphql`, { method: 'POST', headers, body }),
    )
    const answer = (await response.json().catch(() => ({}))) as Answer<Data>
    if (response.ok && answer.data !== undefined) return answer.data
    const [first] = answer.errors ?? []
    const code = answer.erreur ?? first?.extensions?.code ?? UNREADABLE
    throw new Refused(response.status, code, answer.details ?? first?.message)
  }
}
