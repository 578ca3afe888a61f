// The vitest part of the suite, run inside this process so that its results are counted, not parsed.
import { startVitest, type TestModule, type Vitest } from 'vitest/node'
import type { TestContext } from '../context.ts'
import { add, type Counts, NONE } from './counts.ts'

/** Runs the test files that match any of the filters; every file when there is none. */
export async function runVitest(
  filters: readonly string[],
  context: TestContext | undefined,
  ending: AbortSignal,
): Promise<Counts> {
  const provide = context ? { sillon: context } : {}
  const starting = startVitest([...filters], { run: true, watch: false, provide })
  const cancel = async () => (await starting).cancelCurrentRun('keyboard-input')
  ending.addEventListener('abort', cancel, { once: true })
  const vitest = await starting
  const counts = countOf(vitest)
  ending.removeEventListener('abort', cancel)
  await vitest.close()
  // Vitest says by the exit code what it printed; the code of the suite follows from the counts.
  process.exitCode = undefined
  return counts
}

function countOf(vitest: Vitest): Counts {
  const modules = vitest.state.getTestModules()
  const unhandled = { ...NONE, failed: vitest.state.getUnhandledErrors().length }
  const counts = modules.map(countOfModule).reduce(add, unhandled)
  // Nothing ran although something was asked for: that is not a success.
  return modules.length === 0 ? add(counts, { ...NONE, failed: 1 }) : counts
}

function countOfModule(module: TestModule): Counts {
  const states = [...module.children.allTests()].map((test) => test.result().state)
  const count = (...wanted: readonly string[]) => states.filter((state) => wanted.includes(state)).length
  const counts = { passed: count('passed'), failed: count('failed', 'pending'), skipped: count('skipped') }
  // A file or a hook that failed outside any test.
  return module.ok() || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}
