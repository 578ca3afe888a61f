// The rules about the record of the walks.
import { EXCUSED, operationsOfPeople, readWalked, UNREFUSED } from '../walks.ts'
import type { SourceFile, Violation } from './tree.ts'

const MOST_EXCUSED = 10

/** Every recorded or excused operation is one that people use; few are excused, each with a reason. */
export function walkedOperationsExist(_tree: readonly SourceFile[]): Violation[] {
  const { reads, writes, refusals } = readWalked()
  const names = new Map(operationsOfPeople().map(({ name, isRead }) => [name, isRead]))
  const excused = Object.entries(EXCUSED)
  const isKnown = (name: string, isRead: boolean) => names.get(name) === isRead
  const hasScreen = new Set(reads).union(new Set(writes))
  const faults = [
    reads.filter((name) => !isKnown(name, true)).map((name) => `${name}: no read of people`),
    writes.filter((name) => !isKnown(name, false)).map((name) => `${name}: no write of people`),
    Object.keys(refusals)
      .filter((name) => !isKnown(name, false))
      .map((name) => `${name}: refused, and no write of people`),
    excused.filter(([name]) => !names.has(name)).map(([name]) => `${name}: excused, and no operation`),
    excused.filter(([name]) => hasScreen.has(name)).map(([name]) => `${name}: excused, and it has a screen`),
    excused.filter(([, why]) => !why.includes(' ')).map(([name]) => `${name}: excused without a reason`),
    Object.entries(UNREFUSED)
      .filter(([name, why]) => !writes.includes(name) || Object.hasOwn(refusals, name) || !why.includes(' '))
      .map(([name]) => `${name}: its refusals are excused, and it has one, no walk or no reason`),
    excused.slice(MOST_EXCUSED).map(([name]) => `${name}: more than ${MOST_EXCUSED} are excused`),
  ]
  return faults.flat()
}
