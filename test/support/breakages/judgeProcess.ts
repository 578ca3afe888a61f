// The process of vitest that judges a breakage: it ends at the first failure and tells its parent which file failed.
import { startVitest } from 'vitest/node'
import type { TestContext } from '../context.ts'

/** What is to be judged: by which files, on which databases, by cases of which name. */
export type JudgeOrder = {
  readonly judge: string
  readonly about: string | undefined
  readonly context: TestContext
}

/** The first file that failed, if any. */
export type Verdict = { readonly failed: string | undefined }

process.on('disconnect', () => process.exit(1))

const { judge, about, context } = JSON.parse(process.argv[2] ?? '') as JudgeOrder
const vitest = await startVitest([`test/${judge}`], {
  run: true,
  watch: false,
  bail: 1,
  reporters: ['dot'],
  provide: { sillon: context },
  ...(about === undefined ? {} : { testNamePattern: about }),
})
const modules = vitest.state.getTestModules()
const module = modules.find((one) => !one.ok())
const unhandled = vitest.state.getUnhandledErrors().length > 0 ? judge : undefined
const verdict: Verdict = { failed: module?.moduleId.replace(/^.*\/(?=test\/)/, '') ?? unhandled }
await vitest.close()
process.send?.(verdict, () => process.exit())
