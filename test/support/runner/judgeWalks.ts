// Compares the committed record of the walks with the operations that this run's walks used, and writes it again if they differ.
import { writeFileSync } from 'node:fs'
import { notedIn, readWalked, WALKED_FILE, type Walked, walkedSentence } from '../walks.ts'
import { type Counts, NONE, one } from './counts.ts'

/**
 * Checks the record. A run of all walks replaces the whole record; a run of some walks only adds to it, since other walks use the
 * rest.
 */
export function judgeWalks(folder: string, isWhole: boolean, say: (line: string) => void): Counts {
  const noted = notedIn(folder)
  if (noted === null) return NONE
  const before = readWalked()
  const now = isWhole ? noted : both(before, noted)
  const missing = entriesOf(now).filter((entry) => !entriesOf(before).includes(entry))
  const stale = entriesOf(before).filter((entry) => !entriesOf(now).includes(entry))
  if (missing.length > 0) say(`    not in ${WALKED_FILE}: ${missing.join(', ')}`)
  if (stale.length > 0) say(`    in ${WALKED_FILE}, but no walk uses it: ${stale.join(', ')}`)
  const isSame = missing.length + stale.length === 0
  if (!isSame) {
    writeFileSync(WALKED_FILE, `${JSON.stringify(now, null, 1)}\n`)
    say(`    ${WALKED_FILE} is written again: commit it`)
  }
  say(`  ${isSame ? '✓' : '✗'} ${walkedSentence(now)}`)
  return one(isSame)
}

function entriesOf({ reads, writes, refusals }: Walked): string[] {
  const refused = Object.entries(refusals).flatMap(([name, codes]) => codes.map((code) => `${name} ${code}`))
  return [...reads, ...writes, ...refused]
}

function both(one: Walked, other: Walked): Walked {
  const union = (...lists: (readonly string[] | undefined)[]) =>
    [...new Set(lists.flatMap((list) => list ?? []))].toSorted()
  const refused = union(Object.keys(one.refusals), Object.keys(other.refusals))
  return {
    reads: union(one.reads, other.reads),
    writes: union(one.writes, other.writes),
    refusals: Object.fromEntries(
      refused.map((name) => [name, union(one.refusals[name], other.refusals[name])]),
    ),
  }
}
