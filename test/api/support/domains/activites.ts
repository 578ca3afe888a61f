// Puts the modules and the activity tree of DEMO into the state with which a test begins.
import { ORGANISATION } from '../../../../demo/ids.ts'
import fruits from '../../../../packs/fruits.json' with { type: 'json' }
import type { Api } from '../api.ts'

const ON = '{(,)}'
const OFF = '{(,2026-01-01)}'

/** Activates a module, or makes it active only in the past. */
export async function setModule(api: Api, module: string, isActive: boolean): Promise<void> {
  await api.sql(
    'update module.activation set actif_pendant = $3 where organisation_id = $1 and module = $2',
    [ORGANISATION.demo, module, isActive ? ON : OFF],
  )
}

/** Switches an activity on or off. */
export async function setActivity(api: Api, activite: string, isOn: boolean): Promise<void> {
  await api.sql(
    `insert into activite.activation values ($1, $2, $3)
     on conflict (organisation_id, activite) do update set actif_pendant = excluded.actif_pendant`,
    [ORGANISATION.demo, activite, isOn ? ON : OFF],
  )
}

/** Initializes the tree and switches everything in it on. */
export async function plantTree(api: Api): Promise<void> {
  await api.sql('insert into activite.arbre values ($1, now(), null) on conflict do nothing', [
    ORGANISATION.demo,
  ])
  await api.sql(
    `insert into activite.activation select $1, code, $3 from unnest($2::text[]) as code
     on conflict (organisation_id, activite) do update set actif_pendant = excluded.actif_pendant`,
    [ORGANISATION.demo, fruits.arbre_activites.map(({ code }) => code), ON],
  )
}

/** Deletes the tree, as before its initialization. */
export async function uprootTree(api: Api): Promise<void> {
  const tables = ['bascule', 'activation', 'arbre'].map(
    (table) => `delete from activite.${table} where organisation_id = '${ORGANISATION.demo}'`,
  )
  // Bypasses the guard of the append-only table, which no caller of the service can do.
  await api.sql(['set local session_replication_role = replica', ...tables].join(';'))
}
