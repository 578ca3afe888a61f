// The measured calls: the ordinary call of every route, the second page of every list, every list with each id filter, and the
// calls of background tasks.
import { ORGANISATION, UTILISATEUR } from '../../demo/ids.ts'
import type { Route } from '../../src/contract/route.ts'
import { ROUTES } from '../../src/routes/table.ts'
import type { Api } from '../api/support/api.ts'
import { openScene, ordinary } from '../api/support/ordinary.ts'
import type { Ask } from '../api/support/scene.ts'
import type { Reads, Watch } from './reads.ts'

/** The reads of each call, by route, function and mode. */
export type Round = ReadonlyMap<string, Reads>

const TASKS: readonly (readonly [string, object])[] = [
  ['sms_a_envoyer', {}],
  ['sms_envoye', { envois: [] }],
  ['relances_a_envoyer', {}],
  ['relances_envoyees', { envois: [] }],
  ['courriel_code', { utilisateur_id: UTILISATEUR.agent1 }],
  [
    'essais_annoncer',
    { emetteur: 'x', essais: [{ sujet: 'x', nombre: 5, dernier_le: '2026-01-01T00:00:00Z' }] },
  ],
  ['essais_message', { utilisateur_id: UTILISATEUR.agent1, nombre: 5, dernier_le: '2026-01-01T00:00:00Z' }],
  ['fichiers_a_verifier', {}],
  ['fichiers_verifier', { fichier_id: ORGANISATION.demo, cle: 'x', trouve: null }],
  ['identites', { utilisateur_id: UTILISATEUR.agent1 }],
  ['identites_relancer', {}],
  ['identite_etape', { identifiant: 'agent1', emetteur: 'x' }],
  ['taches_ranger', {}],
  ['dossier_imprimer', { dossier_id: ORGANISATION.demo }],
  ['dossier_imprime', { dossier_id: ORGANISATION.demo }],
  ['dossier_cadre', { dossier_id: ORGANISATION.demo }],
  ['dossier_blocs', { dossier_id: ORGANISATION.demo }],
  ['dossier_fichiers', { dossier_id: ORGANISATION.demo, etape: 'fichier' }],
  ['dossier_papiers', { ids: [ORGANISATION.demo] }],
  ['importation_ouvrir', { importation_id: ORGANISATION.demo }],
  ['importation_lire', { importation_id: ORGANISATION.demo, vider: true, lignes: [] }],
  ['importation_noter', { importation_id: ORGANISATION.demo, rangs: [], constats: [], examinees: 0 }],
  [
    'importation_ecrire',
    {
      importation_id: ORGANISATION.demo,
      statut: 'en_essai',
      auteur_id: UTILISATEUR.admin,
      apres: 0,
      nombre: 1,
    },
  ],
]

/** Makes all calls once. If not measured, makes only calls that write, and calls that create rows for other calls. */
export async function round(api: Api, watching: Watch, isMeasured = true): Promise<Round> {
  const found = new Map<string, Reads>()
  const measured = async (title: string, call: () => Promise<unknown>) => {
    watching.calls.length = 0
    watching.on = true
    await call()
    watching.on = false
    for (const reads of watching.calls) found.set(`${title} (v1.${reads.name}, ${reads.mode})`, reads)
  }
  const scene = await openScene(api)
  // A database that has just grown may be unavailable for a moment, so the call is retried, as a client would.
  const answered = async (route: Route, title: string, tries = 3): Promise<void> => {
    const ask = await ordinary(api, scene, route)
    let last = ''
    await measured(title, async () => {
      const { status, text } = await api.send(route.method, ask.path, { body: ask.body, as: ask.as })
      last = status < 300 ? '' : `${title} at ${ask.path}: ${status} ${text}`
    })
    if (last === '') return
    if (tries === 1) throw new Error(last)
    await answered(route, title, tries - 1)
  }
  for (const route of ROUTES) {
    const title = `${route.method} ${route.path}`
    if (route.list === undefined) {
      if (isMeasured || route.method !== 'GET') await answered(route, title)
      else await ordinary(api, scene, route)
      continue
    }
    const ask = await ordinary(api, scene, route)
    if (!isMeasured) continue
    await ofList(api, route, ask, (part, path) => measured(title + part, () => api.get(path, ask.as)))
  }
  await measured('refused', () => api.get('/v1/utilisateurs', 'agent1'))
  await measured('refused', () => api.get('/v1/editeur/organisations', 'admin'))
  const body = { query: '{ collectes(first: 1) { nodes { id } } }' }
  await measured('POST /graphql', () => api.server.post('/graphql', body, 'direction'))
  // All tasks share one connection, because each new connection would load the catalogue again.
  const tasks = api.server.database.pool('api', 1)
  for (const [name, request] of TASKS)
    await measured('task', () =>
      tasks.query(`select v1.${name}($1::jsonb)`, [
        JSON.stringify({ organisation_id: ORGANISATION.demo, ...request }),
      ]),
    )
  return found
}

// Reads the rows of a list to find ids for its filters.
async function ofList(
  api: Api,
  { list = '', path: template }: Route,
  { path, as }: Ask,
  get: (part: string, path: string) => Promise<void>,
): Promise<void> {
  const asked = (query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`
  const { body } = await api.get(asked('limite=1'), as)
  await get('', asked('limite=1'))
  if (body.suivant !== null) await get(', page 2', asked(`limite=1&curseur=${body.suivant}`))
  const operation = api.contract.paths[template]?.get as { parameters?: { name?: string }[] } | undefined
  for (const { name = '' } of operation?.parameters ?? []) {
    const id = body[list]?.[0]?.[name]
    if (name.endsWith('_id') && typeof id === 'string')
      await get(`?${name}=`, asked(`limite=5&${name}=${id}`))
  }
}
