import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/support/runner/longestFirst.ts'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Every worker serves HTTP and holds databases of its own: as many as there are cores is already a crowd.
    maxWorkers: '100%',
    // What a worker has loaded serves all its files: a file mocks no module, and what it changes of this process it puts back.
    isolate: false,
    sequence: { sequencer: LongestFirst },
  },
})
