import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './support/runner/longestFirst.ts'

const ROOT = join(import.meta.dirname, '..')
const QUERIES = 'apps/bureau/node_modules/@tanstack/react-query/build/modern/index.js'

export default defineConfig({
  // The example may have installed a copy of the package: its logic is tried with the one of this tree.
  resolve: {
    alias: [
      {
        find: /^@sillon\/telephone\/(.+)$/,
        replacement: join(ROOT, 'packages/telephone/$1.ts'),
      },
      // The workbench's own copy, for what tests it too.
      { find: /^@tanstack\/react-query$/, replacement: join(ROOT, QUERIES) },
    ],
  },
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Every worker serves HTTP and holds databases of its own, and a fifth of its time it waits for what has to take some: half as many
    // again as there are cores.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // All files of a worker share its modules: a file mocks no module, and restores the parts of the process that it changes.
    isolate: false,
    // Requests and responses are dead soon: with room for more of them, fewer survive to be copied.
    execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64'],
    sequence: { sequencer: LongestFirst },
  },
})
