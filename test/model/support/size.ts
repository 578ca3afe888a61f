import type { Histoire } from './history.ts'
import { retell } from './story.ts'

/**
 * Settings of a run. `MODEL_RUNS` is the number of new histories (default none). `MODEL_SEED` and `MODEL_PATH` repeat the histories
 * of an earlier run; `MODEL_STORY` is one history, in the text that a failure prints. `MODEL_BROKEN` is the number of rules to
 * break in turn. If `MODEL_SHRINK` is set, the run prints for each broken rule the smallest history that notices it.
 */
export function modelSize() {
  // Vitest reads the environment here; the service reads its settings only in src/settings/config.ts.
  const { env = {} } = import.meta as { env?: Record<string, string | undefined> }
  return {
    runs: Number(env.MODEL_RUNS ?? 0),
    broken: Number(env.MODEL_BROKEN ?? 4),
    shrinks: env.MODEL_SHRINK !== undefined,
    replay: {
      ...(env.MODEL_SEED === undefined ? {} : { seed: Number(env.MODEL_SEED) }),
      ...(env.MODEL_PATH === undefined ? {} : { path: env.MODEL_PATH }),
      ...(env.MODEL_STORY === undefined
        ? {}
        : { examples: [[retell(env.MODEL_STORY)] as [Histoire]], numRuns: 1 }),
    },
  }
}
