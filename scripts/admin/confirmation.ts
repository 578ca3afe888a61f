// What ends something asks first.
import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'
import type { Lifetime } from '../../src/process/lifetime.ts'

/** Asks, and answers whether «oui» was written; a terminal that is closed says no. */
export async function isConfirmed({ ending }: Pick<Lifetime, 'ending'>, question: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const unanswered = once(lines, 'close').then(() => '')
  try {
    const answer = lines.question(question, { signal: ending })
    return (await Promise.race([answer, unanswered])).trim() === 'oui'
  } finally {
    lines.close()
  }
}
