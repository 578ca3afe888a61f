// Checks that need no database: types and style.
import { add, type Counts, one } from './counts.ts'
import { runTool } from './processes.ts'

const TOOLS = {
  types: ['test/node_modules/typescript/bin/tsc', '--noEmit'],
  // The phone's package is type-checked without the types of Node.
  'types of the phone': ['test/node_modules/typescript/bin/tsc', '--project', 'packages/telephone'],
  'types of the typed client': ['test/node_modules/typescript/bin/tsc', '--project', 'packages/client'],
  'types of the workbench': ['test/node_modules/typescript/bin/tsc', '--project', 'apps/bureau'],
  'types of the reference': ['test/node_modules/typescript/bin/tsc', '--project', 'apps/reference'],
  style: [
    'test/node_modules/@biomejs/biome/bin/biome',
    'check',
    '--error-on-warnings',
    '--max-diagnostics=40',
  ],
}

// This step runs first, because all later checks read the types of the contract.
const GENERATED = ['scripts/generate.ts', '--check']

/** Looks for stale generated files, and runs the type checker and the linter; reports their findings. */
export async function runChecks(ending: AbortSignal, say: (line: string) => void): Promise<Counts> {
  const run = async ([name, args]: [string, readonly string[]]) => {
    const { code, output } = await runTool(process.execPath, args, ending)
    say(code === 0 ? `  ✓ ${name}` : `${output}\n  ✗ ${name}`)
    return one(code === 0)
  }
  const written = await run(['what is written from other files', GENERATED])
  const outcomes = await Promise.all(Object.entries(TOOLS).map(run))
  return outcomes.reduce(add, written)
}
