/** The number of mutated batches (`FUZZ_RUNS`, default 200) and their seed; `FUZZ_SEED` repeats those of an earlier run. */
export function fuzzSize(): { runs: number; seed: number | null } {
  // Vitest reads the environment here; the service reads its settings only in src/settings/config.ts.
  const { env = {} } = import.meta as { env?: Record<string, string | undefined> }
  return {
    runs: Number(env.FUZZ_RUNS ?? 200),
    seed: env.FUZZ_SEED === undefined ? null : Number(env.FUZZ_SEED),
  }
}
