// The vitest process, which runs the requested files and sends the counts to its parent process.
import { startVitest, type TestModule, type Vitest } from 'vitest/node'
import { add, type Counts, NONE } from './counts.ts'
import type { VitestOrder } from './vitest.ts'

process.on('disconnect', () => process.exit(1))

const { filters, context } = JSON.parse(process.argv[2] ?? '') as VitestOrder
const provide = { ...(context ? { sillon: context } : {}), asked: filters }
const vitest = await startVitest([...filters], {
  config: 'test/vitest.config.ts',
  run: true,
  watch: false,
  provide,
})
const counts = countOf(vitest)
await vitest.close()
process.send?.(counts, () => process.exit())

function countOf(vitest: Vitest): Counts {
  const modules = vitest.state.getTestModules()
  const unhandled = { ...NONE, failed: vitest.state.getUnhandledErrors().length }
  const counts = modules.map(countOfModule).reduce(add, unhandled)
  // A filter that matches no file counts as a failure.
  return modules.length === 0 ? add(counts, { ...NONE, failed: 1 }) : counts
}

function countOfModule(module: TestModule): Counts {
  const states = [...module.children.allTests()].map((test) => test.result().state)
  const count = (...wanted: readonly string[]) => states.filter((state) => wanted.includes(state)).length
  const counts = { passed: count('passed'), failed: count('failed', 'pending'), skipped: count('skipped') }
  // Counts a file or a hook that failed outside any test.
  return module.ok() || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}
