// The vitest process that tests a breakage. It ends at the first failure and sends the failed file to its parent process.
import { startVitest } from 'vitest/node'
import type { TestContext } from '../context.ts'

/** The request to the process: files, databases, and the names of cases. */
export type JudgeOrder = {
  readonly judge: string
  readonly about: string | undefined
  readonly context: TestContext
  /** Environment variables that set the number of trials. */
  readonly env?: Readonly<Record<string, string>>
}

/** The first file that failed, if any, and its error messages. */
export type Verdict = { readonly failed: string | undefined; readonly said?: readonly string[] }

process.on('disconnect', () => process.exit(1))

const { judge, about, context, env } = JSON.parse(process.argv[2] ?? '') as JudgeOrder
const vitest = await startVitest([`test/${judge}`], {
  config: 'test/vitest.config.ts',
  run: true,
  watch: false,
  bail: 1,
  reporters: ['dot'],
  provide: { sillon: context },
  ...(env === undefined ? {} : { env }),
  ...(about === undefined ? {} : { testNamePattern: about }),
})
const modules = vitest.state.getTestModules()
const module = modules.find((one) => !one.ok())
const unhandled = vitest.state.getUnhandledErrors().length > 0 ? judge : undefined
const failedCases = [...(module?.children.allTests('failed') ?? [])]
const verdict: Verdict = {
  failed: module?.moduleId.replace(/^.*\/(?=test\/)/, '') ?? unhandled,
  said: [
    ...(module?.errors() ?? []),
    ...failedCases.flatMap((one) => one.result().errors ?? []),
    ...vitest.state.getUnhandledErrors(),
  ].map((error) => (error as Error).message),
}
await vitest.close()
process.send?.(verdict, () => process.exit())
