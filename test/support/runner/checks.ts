// The checks that need no database: types, style.
import { add, type Counts, NONE, one } from './counts.ts'
import { runTool } from './processes.ts'

const TOOLS = {
  types: ['node_modules/typescript/bin/tsc', '--noEmit'],
  // The phone's package, where nothing of Node is known.
  'types of the phone': ['node_modules/typescript/bin/tsc', '--project', 'packages/telephone'],
  'types of the typed client': ['node_modules/typescript/bin/tsc', '--project', 'packages/client'],
  'types of the workbench': ['node_modules/typescript/bin/tsc', '--project', 'apps/bureau'],
  'types of the reference': ['node_modules/typescript/bin/tsc', '--project', 'apps/reference'],
  style: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--max-diagnostics=40'],
}

/** Runs the type checker and the linter; says what they found. */
export async function runChecks(ending: AbortSignal, say: (line: string) => void): Promise<Counts> {
  const outcomes = await Promise.all(
    Object.entries(TOOLS).map(async ([name, args]) => {
      const { code, output } = await runTool(process.execPath, args, ending)
      say(code === 0 ? `  ✓ ${name}` : `${output}\n  ✗ ${name}`)
      return one(code === 0)
    }),
  )
  return outcomes.reduce(add, NONE)
}
