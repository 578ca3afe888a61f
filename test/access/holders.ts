// Special accounts of DEMO. Each need has an account with all permissions except those that fulfil it; each permission has an
// account with it alone. A function that checks the wrong permission accepts or refuses the wrong account.
import { v7 as uuidv7 } from 'uuid'
import { ORGANISATION } from '../../demo/ids.ts'
import { type Access, isPublishers } from './access.ts'
import { MODULES } from './grants.ts'
import { ACCESS } from './routes.ts'

/** The permission that a caller needs, or several of which any one is enough. */
export type Need = Extract<
  Access,
  { one: readonly string[] } | { others: readonly string[] } | { reads: string }
>

/** Every permission. */
export const PERMISSIONS: readonly string[] = Object.values(MODULES).flat()

/** A member of DEMO without any permission. */
export const BARE = 'acces.rien'
/** A member with every permission. */
export const EVERYTHING = 'acces.tout'
/** A suspended member with every permission. */
export const SUSPENDED = 'acces.suspendu'

/** Returns the permissions that fulfil a need; any one of them is enough. */
export function neededBy(access: Need): readonly string[] {
  if ('others' in access) return access.others
  return 'reads' in access ? ['dashboard.view', ...MODULES[access.reads]] : access.one
}

/** Says if a route requires a permission. */
export function isNeed(access: Access | undefined): access is Need {
  return typeof access === 'object' && !isPublishers(access)
}

/** The name of the account with that permission alone. */
export const only = (permission: string): string => `acces.seul.${permission}`
/** The name of the account with all permissions except those that fulfil the need. */
export const allBut = (access: Need): string =>
  `acces.sauf.${'reads' in access ? access.reads : neededBy(access).join('+')}`

type Sql = (text: string, values: unknown[]) => Promise<unknown>

/** Creates the accounts; `sql` runs as superuser. */
export async function makeHolders(sql: Sql): Promise<void> {
  for (const [identifiant, permissions] of holders())
    await makeHolder(sql, ORGANISATION.demo, identifiant, permissions)
}

/**
 * Creates the same accounts in the neighbour's organization, where each account has exactly the permissions that it lacks in
 * DEMO.
 */
export async function makeReversedHolders(sql: Sql): Promise<void> {
  for (const [identifiant, permissions] of holders()) {
    const others = PERMISSIONS.filter((one) => !permissions.includes(one))
    await makeHolder(sql, ORGANISATION.voisine, identifiant, others)
  }
}

function holders(): Map<string, readonly string[]> {
  const needs = Object.values(ACCESS).filter(isNeed)
  return new Map<string, readonly string[]>([
    [BARE, []],
    [EVERYTHING, PERMISSIONS],
    [SUSPENDED, PERMISSIONS],
    ...PERMISSIONS.map((permission) => [only(permission), [permission]] as const),
    ...needs.map((need) => {
      const needed = new Set(neededBy(need))
      return [allBut(need), PERMISSIONS.filter((permission) => !needed.has(permission))] as const
    }),
  ])
}

async function makeHolder(
  sql: Sql,
  organisation: string,
  identifiant: string,
  permissions: readonly string[],
): Promise<void> {
  const isActive = identifiant !== SUSPENDED
  await sql(
    `with compte as (
       insert into utilisateur.utilisateur
         (organisation_id, id, identifiant, nom_affiche, statut, actif_pendant, cree_le)
       values ($1, $2, $3, $3, $6, $7, now()) returning organisation_id, id),
     ensemble as (
       insert into utilisateur.ensemble (organisation_id, id, code, libelle)
       values ($1, $4::uuid, 'acces_' || replace($4::uuid::text, '-', ''), $3) returning organisation_id, id),
     version as (
       insert into utilisateur.ensemble_version (organisation_id, ensemble_id, version, libelle, permissions, le)
       select e.organisation_id, e.id, 1, $3, $5::text[], now() from ensemble e),
     contenu as (
       insert into utilisateur.ensemble_permission (organisation_id, ensemble_id, permission, incluse_pendant)
       select e.organisation_id, e.id, p.code, '{(,)}' from ensemble e cross join unnest($5::text[]) as p (code))
     insert into utilisateur.attribution (organisation_id, utilisateur_id, ensemble_id, periode)
     select c.organisation_id, c.id, e.id, '(,)' from compte c cross join ensemble e`,
    [
      organisation,
      uuidv7(),
      identifiant,
      uuidv7(),
      permissions,
      ...(isActive ? ['actif', '{(,)}'] : ['suspendu', '{(,2026-01-01)}']),
    ],
  )
}
