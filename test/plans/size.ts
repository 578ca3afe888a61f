import type { Growth } from '../../lab/bench/growth.ts'

/** To how many collections an organization is grown (`PLANS_COLLECTES`); without it, to what a larger one is told by. */
export function plansSize() {
  // Vitest's own door to the environment: the service's settings are read in src/settings/config.ts alone.
  const { env = {} } = import.meta as { env?: Record<string, string | undefined> }
  const collectes = env.PLANS_COLLECTES === undefined ? undefined : Number(env.PLANS_COLLECTES)
  return {
    full: collectes !== undefined,
    /** The number of copies of present rows; where a size is asked for, a member brings some thirty collections. */
    growth(found: number): Growth {
      if (collectes === undefined) return { terrain: 400, stock: 60, membres: 20 }
      const times = Math.ceil(collectes / found)
      return { terrain: times, stock: Math.ceil(times / 50), membres: Math.ceil(times / 200) }
    },
  }
}
