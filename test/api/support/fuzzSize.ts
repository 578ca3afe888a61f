import { seedOf, sizeOf } from '../../support/figures.ts'

/** The number of mutated batches (`FUZZ_RUNS`, default 200) and their seed (`FUZZ_SEED`). */
export function fuzzSize(): { numRuns: number; seed: number } {
  return { numRuns: sizeOf('FUZZ_RUNS') ?? 200, seed: seedOf('FUZZ_SEED') }
}
