import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'
import type { Lifetime } from '../../src/process/lifetime.ts'

/** Asks a question and says if the response is «oui». A closed terminal means no. */
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
