// The vitest part of the suite, in a separate process: vitest ends its process at the first signal, but this process must then
// still drop databases.
import { spawn } from 'node:child_process'
import type { TestContext } from '../context.ts'
import { type Counts, NONE } from './counts.ts'

/** The request to the vitest process. */
export type VitestOrder = { readonly filters: readonly string[]; readonly context: TestContext | undefined }

/** Runs the test files that match any of the filters; without filters every file. */
export async function runVitest(
  filters: readonly string[],
  context: TestContext | undefined,
  ending: AbortSignal,
): Promise<Counts> {
  const order: VitestOrder = { filters, context }
  const script = new URL('vitestProcess.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [script, JSON.stringify(order)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const kill = () => child.kill('SIGTERM')
  ending.addEventListener('abort', kill, { once: true })
  let counts: Counts | undefined
  child.on('message', (message) => {
    counts = message as Counts
  })
  await new Promise((resolve) => child.once('exit', resolve).once('error', resolve))
  ending.removeEventListener('abort', kill)
  // If the process dies before it sends its counts, the suite fails.
  return counts ?? { ...NONE, failed: 1 }
}
