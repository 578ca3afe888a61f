import { readFileSync } from 'node:fs'
import type { JWK } from 'jose'
import { Sentence } from '../../src/process/lifetime.ts'

/** Returns the public keys of a file, which contains one key or a key set. */
export function keysIn(file: string): readonly JWK[] {
  try {
    const read = JSON.parse(readFileSync(file, 'utf8')) as JWK & { keys?: JWK[] }
    return read.keys ?? [read]
  } catch (error) {
    throw new Sentence(`${file} is no key (${(error as Error).message}).`)
  }
}
