// Writes generated files that differ, or reports them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Empty, Texts, Writer } from './writer.ts'

/** Writes the files that differ, from every writer in order. */
export async function renew(
  writers: readonly Writer[],
  empty: Empty,
  say: (line: string) => void,
): Promise<void> {
  for (const writer of writers) {
    const begun = Date.now()
    say(`${writer.name}: ${writer.what} …`)
    const changed = differing(await writer.texts(empty))
    write(changed)
    const done = Object.keys(changed).join(', ') || 'as it was'
    say(`  ${done} (${((Date.now() - begun) / 1000).toFixed(1)} s)`)
  }
}

/** Returns the stale files of the fast writers. Files that git ignores are written at once. */
export async function staleFiles(writers: readonly Writer[]): Promise<readonly string[]> {
  const stale: string[] = []
  for (const { texts, isIgnored } of writers.filter(({ isSlow }) => isSlow !== true)) {
    const changed = differing(await texts(noDatabase))
    if (isIgnored) write(changed)
    else stale.push(...Object.keys(changed))
  }
  return stale
}

function differing(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text),
  )
}

function write(texts: Texts): void {
  for (const [path, text] of Object.entries(texts)) writeFileSync(path, text)
}

const noDatabase: Empty = () => Promise.reject(new Error('what takes seconds reads no database'))
