import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './support/runner/longestFirst.ts'

const ROOT = join(import.meta.dirname, '..')
const QUERIES = 'apps/bureau/node_modules/@tanstack/react-query/build/modern/index.js'

export default defineConfig({
  // The example may have installed a copy of the package, so its tests use the package of this repository.
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
    // On a slow machine with other work, a test that reads the whole season takes half a minute.
    testTimeout: 90_000,
    hookTimeout: 60_000,
    // A poll waits as long as a machine that is busy with other tests may take.
    expect: { poll: { timeout: 20_000 } },
    // Every worker serves HTTP, has its own databases, and waits a fifth of its time for them. So there are one and a half times
    // as many workers as cores.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // All files of a worker share its modules, so a file mocks no module, and restores those parts of the process that it
    // changes.
    isolate: false,
    // Requests and responses are short-lived objects. With more space for young objects, the garbage collector copies fewer of
    // them.
    execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64'],
    sequence: { sequencer: LongestFirst },
  },
})
