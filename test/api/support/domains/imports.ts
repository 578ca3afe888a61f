// Test data for the routes of imports.
import { IMPORTING } from '../../../access/access.ts'
import type { Api } from '../api.ts'
import { at } from '../asking.ts'
import type { Domain } from '../domain.ts'
import { type Place, query } from '../place.ts'
import { NOBODY, type Provoke, send, withBody, withId } from '../provoke.ts'
import { createClient } from './clients.ts'

const AS = 'commercial'
const RAISON = { raison: 'Mauvais fichier' }
const THEIRS = '01960000-00f1-7000-8000-00000000000a'
const ANNOUNCED = {
  genre: 'clients',
  format: 'csv',
  nom_fichier: 'clients.csv',
  taille_octets: 1,
  sha256: '0'.repeat(64),
}
const unknown = withId(() => NOBODY)

const announced = async (api: Api): Promise<string> =>
  (await api.post('/v1/imports', ANNOUNCED, AS)).body.importation.id

/** Makes an import of one client and tries it, with or without a fault in its row. Does not wait for a background task. */
async function tried(api: Api, isAtFault = false): Promise<string> {
  const id = await announced(api)
  await api.sql(
    `update importation.importation set statut = 'essaye', lues = 1, examinees = 1, fautives = $2 where id = $1`,
    [id, isAtFault ? 1 : 0],
  )
  await api.sql(
    `insert into importation.ligne (organisation_id, importation_id, rang, numero, cellules, demande)
     select organisation_id, id, 1, 2, '{"code": "X"}', '{}' from importation.importation where id = $1`,
    [id],
  )
  if (isAtFault)
    await api.sql(
      `insert into importation.constat
         (organisation_id, importation_id, rang, ordre, etape, colonne, code, gravite, message)
       select organisation_id, id, 1, 1, 'lecture', 'nom', 'valeur_manquante', 'faute', 'La valeur manque.'
       from importation.importation where id = $1`,
      [id],
    )
  return id
}
async function applied(api: Api): Promise<string> {
  const [id, client] = [await tried(api), await createClient(api)]
  await api.sql(`update importation.ligne set objet_id = $2, ecrite_le = now() where importation_id = $1`, [
    id,
    client,
  ])
  await api.sql(`update importation.importation set statut = 'applique', ecrites = 1 where id = $1`, [id])
  return id
}
/** Applies an import of clients, one of which a sale names. */
async function depended(api: Api): Promise<string> {
  const id = await applied(api)
  await api.sql(
    `insert into vente.vente (organisation_id, id, code, client_id, devise, cree_le, auteur_id)
     select l.organisation_id, gen_random_uuid(), gen_random_uuid()::text, l.objet_id, 'XOF', now(), i.auteur_id
     from importation.ligne l
       join importation.importation i on i.organisation_id = l.organisation_id and i.id = l.importation_id
     where l.importation_id = $1`,
    [id],
  )
  return id
}
const inactive: (make: (api: Api) => Promise<string>) => Provoke = (make) => async (stage, route, ask) => {
  const id = await make(stage.api)
  const switched = (acte: string) => stage.api.post(`/v1/modules/ventes/${acte}`, RAISON, 'admin')
  await switched('desactiver')
  const answer = await (id === '' ? send(stage, route, ask) : withId(() => id)(stage, route, ask))
  await switched('activer')
  return answer
}
const acted = (name: string, path: (id: string) => string, body?: object): Place => ({
  route: name,
  member: 'id',
  id: () => THEIRS,
  path,
  ...(body === undefined ? {} : { body: () => body }),
  as: AS,
})

/** The data of this domain. */
export const IMPORTS: Domain = {
  // An import needs the permission to create its kind of record; the tested row has such a kind.
  access: {
    imports: IMPORTING,
    imports_creer: IMPORTING,
    imports_modeles: 'member',
    imports_modele: 'member',
    imports_lire: IMPORTING,
    imports_annuler: IMPORTING,
    imports_appliquer: IMPORTING,
    imports_constats: IMPORTING,
    imports_essayer: IMPORTING,
    imports_lignes: IMPORTING,
  },
  ordinary: {
    imports_modeles: ({ route: { path } }) => ({ path, as: AS }),
    imports_modele: ({ route: { path } }) => ({ path: path.replace(':genre', 'clients'), as: AS }),
    imports: async ({ api, route: { path } }) => {
      await announced(api)
      return { path, as: AS }
    },
    imports_creer: ({ route: { path } }) => ({ path, body: ANNOUNCED, as: AS }),
    imports_lire: async ({ api, route }) => ({ path: at(route, await announced(api)), as: AS }),
    imports_lignes: async ({ api, route }) => ({ path: at(route, await tried(api)), as: AS }),
    imports_constats: async ({ api, route }) => ({ path: at(route, await tried(api, true)), as: AS }),
    imports_essayer: async ({ api, route }) => ({ path: at(route, await announced(api)), body: {}, as: AS }),
    imports_appliquer: async ({ api, route }) => ({
      path: at(route, await tried(api)),
      body: { mode: 'tout' },
      as: AS,
    }),
    imports_annuler: async ({ api, route }) => ({
      path: at(route, await applied(api)),
      body: RAISON,
      as: AS,
    }),
  },
  refusals: {
    imports_modele: {
      genre_inconnu: async (stage, route, ask) =>
        send(stage, route, { ...ask, path: '/v1/imports/modeles/autre' }),
    },
    imports_creer: {
      genre_inconnu: withBody({ ...ANNOUNCED, genre: 'autre' }),
      module_inactif: inactive(async () => ''),
    },
    imports_lire: { importation_inconnue: unknown },
    imports_lignes: { importation_inconnue: unknown },
    imports_constats: { importation_inconnue: unknown },
    imports_essayer: {
      importation_inconnue: unknown,
      transition_refusee: withId(({ api }) => applied(api)),
      module_inactif: inactive(announced),
    },
    imports_appliquer: {
      importation_inconnue: unknown,
      transition_refusee: withId(({ api }) => announced(api)),
      importation_fautive: withId(({ api }) => tried(api, true)),
      fichier_deja_applique: withId(async ({ api }) => {
        const ids = [await tried(api), await tried(api)]
        await api.sql(
          `update importation.importation
           set genre = 'soldes', sha256 = repeat('5', 64), statut = case when id = $1 then 'applique' else statut end
           where id in ($1, $2)`,
          ids,
        )
        return ids[1] ?? ''
      }),
      module_inactif: inactive(tried),
    },
    imports_annuler: {
      importation_inconnue: unknown,
      transition_refusee: withId(({ api }) => tried(api)),
      annulation_impossible: withId(({ api }) => depended(api)),
      module_inactif: inactive(applied),
    },
  },
  places: [
    acted('imports_lire', (id) => `/v1/imports/${id}`),
    acted('imports_lignes', (id) => `/v1/imports/${id}/lignes`),
    query('imports_lignes', 'objet_id', () => THEIRS, AS, `/v1/imports/${NOBODY}/lignes`),
    acted('imports_constats', (id) => `/v1/imports/${id}/constats`),
    acted('imports_essayer', (id) => `/v1/imports/${id}/essayer`, {}),
    acted('imports_appliquer', (id) => `/v1/imports/${id}/appliquer`, { mode: 'tout' }),
    acted('imports_annuler', (id) => `/v1/imports/${id}/annuler`, RAISON),
  ],
}
