// Limits the memory and the time of the process that reads a file. If this process sees that the reader exceeded a limit, the
// file has a fault. If the reader dies for another reason, the job is retried like any failed job.
import type { ChildProcess } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { UnreadableFile } from './fault.ts'

/** The limits of the reader of one file. */
export type Limits = { readonly memory_mb: number; readonly reading_s: number }

/** Several times the need of the most expensive file of the largest allowed size. */
export const ONE_FILE: Limits = { memory_mb: 512, reading_s: 120 }

type Broken = keyof Limits

const EVERY_MS = 50
const MAX_WORDS = 4_000

/** Supervises a reader. The returned function requests the next response, and throws if the reader has ended. */
export function superviseReader<Response>(child: ChildProcess, limits: Limits): () => Promise<Response> {
  const { promise: death, reject } = Promise.withResolvers<never>()
  death.catch(() => undefined) // the reader may die while no response is awaited
  let broken: Broken | null = null
  let [isReading, waited_ms, words] = [false, 0, '']
  // Counts ticks instead of reading the clock, because on a machine that was suspended the reader did not run meanwhile.
  const timer = setInterval(() => {
    if (isReading) waited_ms += EVERY_MS
    if (peakMemory_kb(child) > limits.memory_mb * 1024) broken ??= 'memory_mb'
    if (waited_ms > limits.reading_s * 1000) broken ??= 'reading_s'
    if (broken !== null) child.kill('SIGKILL')
  }, EVERY_MS)
  child.stderr?.setEncoding('utf8').on('data', (piece: string) => {
    words = (words + piece).slice(0, MAX_WORDS)
  })
  child.on('error', reject)
  child.on('close', (code, signal) => {
    clearInterval(timer)
    // V8 aborts a process whose objects do not fit into its heap.
    if (signal === 'SIGABRT' && words.includes('out of memory')) broken ??= 'memory_mb'
    reject(
      broken === null
        ? new Error(`the reader ended by ${signal ?? code}: ${words}`)
        : refusal(broken, limits),
    )
  })
  dieFirst(child)
  return async () => {
    isReading = true
    const response = new Promise<Response>((resolve) => child.once('message', resolve))
    child.send('next', () => undefined) // a dead reader receives nothing: `death` has the reason
    return await Promise.race([response, death]).finally(() => {
      isReading = false
    })
  }
}

function refusal(limite: Broken, limits: Limits): UnreadableFile {
  const name = { memory_mb: 'memoire_mo', reading_s: 'lecture_s' }[limite]
  return new UnreadableFile('fichier_trop_complexe', { limite: name, maximum: limits[limite] })
}

// Peak memory including buffers, which V8 does not count. On systems without /proc, only V8's own limit and the time limit apply.
function peakMemory_kb({ pid }: ChildProcess): number {
  try {
    return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}

// Makes the kernel kill the reader before the service if memory runs out.
function dieFirst({ pid }: ChildProcess): void {
  try {
    writeFileSync(`/proc/${pid}/oom_score_adj`, '1000')
  } catch {
    // The system is not Linux, or the reader has already ended.
  }
}
