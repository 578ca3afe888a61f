import type { Growth } from '../../lab/bench/growth.ts'

/**
 * The number of collections to which an organization is grown (`PLANS_COLLECTES`); by default just large enough to see growth.
 */
export function plansSize() {
  // Vitest reads the environment here; the service reads its settings only in src/settings/config.ts.
  const { env = {} } = import.meta as { env?: Record<string, string | undefined> }
  const collectes = env.PLANS_COLLECTES === undefined ? undefined : Number(env.PLANS_COLLECTES)
  return {
    full: collectes !== undefined,
    /** Returns the number of copies of the present rows. If a size is set, each member delivers about thirty collections. */
    growth(found: number): Growth {
      if (collectes === undefined) return { terrain: 400, stock: 60, membres: 20 }
      const times = Math.ceil(collectes / found)
      return { terrain: times, stock: Math.ceil(times / 50), membres: Math.ceil(times / 200) }
    },
  }
}
