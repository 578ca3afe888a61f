// Child processes of the suite, which end when the suite is interrupted, and whose whole output is kept.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** The end of a tool; exit code -1 means that the tool was killed or could not be started. */
export type Ended = { readonly code: number; readonly output: string }

/** Runs a tool to its end; `onLine` gets every line as it arrives. */
export async function runTool(
  command: string,
  args: readonly string[],
  ending: AbortSignal,
  onLine?: (line: string) => void,
): Promise<Ended> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const kill = () => child.kill('SIGTERM')
  ending.addEventListener('abort', kill, { once: true })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line)
      onLine?.(line)
    })
  }
  const code = await new Promise<number>((resolve) => {
    child.on('error', (error) => {
      lines.push(`${command}: ${error.message}`)
      resolve(-1)
    })
    child.on('close', (exit) => resolve(exit ?? -1))
  })
  ending.removeEventListener('abort', kill)
  return { code, output: lines.join('\n') }
}
