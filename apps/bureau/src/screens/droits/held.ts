// Says which sets a person held at an instant, and what these contained then.
import type { operations } from '@sillon/client/contract'

type Answer<Name extends 'utilisateurs_attributions' | 'ensembles_permissions_lire'> =
  operations[Name]['responses'][200]['content']['application/json']
/** A page of the sets that were assigned to a person. */
export type Assignments = Answer<'utilisateurs_attributions'>
type Assignment = Assignments['attributions'][number]
type PermissionSet = Answer<'ensembles_permissions_lire'>

/** A set that was held, in the version of then. */
export type Held = {
  readonly assignment: Assignment
  readonly version: number
  readonly label: string
  readonly permissions: readonly string[]
}

/** Returns the sets that were held at an instant; a set that was made later gave nothing. */
export function heldAt(
  assignments: readonly Assignment[],
  sets: readonly PermissionSet[],
  instant: string,
): readonly Held[] {
  const at = Date.parse(instant)
  const isHeld = ({ debut, fin, statut }: Assignment) =>
    statut !== 'annulee' &&
    (debut === null || Date.parse(debut) <= at) &&
    (fin === null || Date.parse(fin) > at)
  return assignments.filter(isHeld).flatMap((assignment): Held[] => {
    const set = sets.find(({ id }) => id === assignment.ensemble.id)
    const then = set?.versions
      .filter(({ le }) => Date.parse(le) <= at)
      .toSorted((one, other) => other.version - one.version)[0]
    if (then === undefined) return []
    const { version, libelle, permissions } = then
    return [{ assignment, version, label: libelle, permissions }]
  })
}

/** Returns each permission with the labels of the sets that gave it, in the order of the permissions. */
export function permissionsOf(held: readonly Held[]): readonly (readonly [string, readonly string[]])[] {
  const all = [...new Set(held.flatMap(({ permissions }) => permissions))].toSorted()
  return all.map((permission) => [
    permission,
    held.filter(({ permissions }) => permissions.includes(permission)).map(({ label }) => label),
  ])
}
