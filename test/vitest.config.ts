import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './support/runner/longestFirst.ts'

const ROOT = join(import.meta.dirname, '..')
const QUERIES = 'apps/bureau/node_modules/@tanstack/react-query/build/modern/index.js'

export default defineConfig({
  // The example may have installed a copy of the package, so its tests use the package of this tree instead.
  resolve: {
    alias: [
      {
        find: /^@sillon\/telephone\/(.+)$/,
        replacement: join(ROOT, 'packages/telephone/$1.ts'),
      },
      // Tests of the workbench use the workbench's own copy.
      { find: /^@tanstack\/react-query$/, replacement: join(ROOT, QUERIES) },
    ],
  },
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Every worker serves HTTP, has its own databases, and waits a fifth of its time for them. So the number of workers is one
    // and a half times the number of cores.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // All files of a worker share its modules: a file mocks no module, and restores the parts of the process that it changes.
    isolate: false,
    // Requests and responses live briefly. With more space for young objects, the garbage collector copies fewer of them.
    execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64'],
    sequence: { sequencer: LongestFirst },
  },
})
