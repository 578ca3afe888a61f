// The office of the organization that is opened: what it chooses first, and what it writes one by one of what was elsewhere.
import { act, expectStatus, persist, request, type Server } from '../../client/http.ts'
import { DEFAULT_RETRY } from '../../client/retry.ts'

/** Somebody of the organization. */
export type Person = { readonly id: string; readonly identifiant: string; readonly server: Server }

/** Everybody by their role. */
export type People = Readonly<
  Record<'admin' | 'rsci' | 'adjoint' | 'direction' | 'commercial' | 'magasinier' | 'agent', Person>
>

/** The organization at work. */
export type Desk = { readonly people: People }

/** What somebody asks of the service. */
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
const ACTIVITIES = ['production', 'preparation', 'distribution'].map((activite) => ({ activite }))
const STATES = [
  ['C1', '2019-01-01T00:00:00Z'],
  ['AB', '2023-01-01T00:00:00Z'],
]

/** Somebody's way to the service; what is refused is thrown. */
export function askedAs({ people }: Desk, role: keyof People): Asks {
  const { server } = people[role]
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

/** What comes before any file: modules, numbering, the referential. */
export async function prepareOffice(desk: Desk): Promise<void> {
  const admin = askedAs(desk, 'admin')
  for (const module of MODULES) await admin.post(`/v1/modules/${module}/activer`, {})
  await admin.post('/v1/numerotation/modeles', { segments: SEGMENTS })
  await askedAs(desk, 'rsci').put('/v1/referentiels/AB', { coche: true })
}

/** What the office writes one by one: who collects where, certificates, the states of the plots, a contract. */
export async function rememberOutside(
  desk: Desk,
  plots: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const [admin, rsci, seller] = [askedAs(desk, 'admin'), askedAs(desk, 'rsci'), askedAs(desk, 'commercial')]
  const { groupements } = await admin.get<{ groupements: { id: string; nom: string }[] }>('/v1/groupements')
  const holders = [...groupements.map(({ id }) => ({ groupement_id: id })), { organisation: true }]
  for (const { id } of groupements)
    await admin.post(`/v1/utilisateurs/${desk.people.agent.id}/groupements`, { groupement_id: id })
  for (const [i, titulaire] of holders.entries())
    await rsci.post('/v1/certificats', {
      numero: `BJ-BIO-2026-${i + 1}`,
      organisme: 'Ecocert',
      titulaire,
      referentiel_code: 'AB',
      categorie: 'Produits végétaux bruts',
      valide_du: '2020-01-01',
      valide_au: '2099-12-31',
      portee: ACTIVITIES,
    })
  for (const parcelle_id of plots)
    for (const [etat_code, depuis] of STATES)
      await rsci.post('/v1/conformite/statuts', {
        parcelle_id,
        referentiel_code: 'AB',
        etat_code,
        depuis,
        raison: 'Dossier de conversion repris',
      })
  const [{ campagnes }, { produits }] = await Promise.all([
    seller.get<{ campagnes: { id: string }[] }>('/v1/campagnes'),
    seller.get<{ produits: { id: string; code: string }[] }>('/v1/produits'),
  ])
  const contract = await seller.post<{ id: string }>('/v1/contrats', {
    code: 'ANANAS-OUV',
    campagne_id: campagnes[0]?.id,
    lignes: [
      {
        produit_id: produits.find(({ code }) => code === 'ANANAS')?.id,
        quantite_g: 100_000_000,
        prix_kg: 190,
      },
    ],
  })
  await askedAs(desk, 'direction').post(`/v1/contrats/${contract.id}/activer`, {})
  say(
    `By hand: ${holders.length} certificates, the states of ${plots.length} plots, a contract, the agent's groups.`,
  )
}
