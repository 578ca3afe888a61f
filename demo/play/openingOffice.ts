// The office of the opened organization: its people, and the administrator's settings before the first file.
import { act, expectStatus, persist, request, type Server } from '@sillon/telephone/http'
import { DEFAULT_RETRY } from '@sillon/telephone/retry'

/** A person of the organization. */
export type Person = { readonly id: string; readonly identifiant: string; readonly server: Server }

/** Every person by role. */
export type People = Readonly<
  Record<'admin' | 'rsci' | 'adjoint' | 'direction' | 'commercial' | 'magasinier' | 'agent', Person>
>

/** Requests to the service as one person. */
export type Asks = {
  readonly server: Server
  get<T>(path: string): Promise<T>
  post<T>(path: string, body: object, status?: number): Promise<T>
  put(path: string, body: object): Promise<void>
}

const MODULES = ['stock', 'contrats', 'ventes', 'certification']
const SEGMENTS = [
  { type: 'nature' },
  { type: 'texte', valeur: '-' },
  { type: 'produit' },
  { type: 'texte', valeur: '-' },
  { type: 'code_campagne' },
  { type: 'texte', valeur: '-' },
  { type: 'sequence', chiffres: 6 },
]
/** Makes the requests of a person, which throw on a refusal. */
export function askedBy({ server }: Person): Asks {
  return {
    server,
    get: async <T>(path: string) => expectStatus(await request(server, 'GET', path), 200) as T,
    post: async <T>(path: string, body: object, status?: number) => {
      const answer = await act(server, DEFAULT_RETRY, path, JSON.stringify(body))
      return expectStatus(answer, status ?? (answer.status < 300 ? answer.status : 200)) as T
    },
    put: async (path, body) => {
      expectStatus(await persist(server, DEFAULT_RETRY, 'PUT', path, JSON.stringify(body)), 200)
    },
  }
}

/** The settings before the first file: modules and numbering. */
export async function prepareOffice(admin: Asks): Promise<void> {
  for (const module of MODULES) await admin.post(`/v1/modules/${module}/activer`, {})
  await admin.post('/v1/numerotation/modeles', { segments: SEGMENTS })
}
