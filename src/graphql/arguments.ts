// Counts the content of arguments, in the query or in its variables: objects (each branch of a filter is at least one) and
// scalars (a list of order keys or compared values has many).
import { Kind, type ValueNode } from 'postgraphile/graphql'
import { isRecord } from '../json/record.ts'

/** Counts objects or scalars of a value. */
export type Count = (value: ValueNode) => number

/** Makes the counter of one request. A variable counts at each use; if it is absent, its default counts. */
export function createCounter(
  what: 'objects' | 'scalars',
  variables: Readonly<Record<string, unknown>>,
  defaults: ReadonlyMap<string, ValueNode | undefined>,
): Count {
  const [perObject, perScalar] = what === 'objects' ? [1, 0] : [0, 1]
  const counted = new Map<string, number>()
  const inJson = (value: unknown): number => {
    if (Array.isArray(value)) return sum(value.map(inJson))
    return isRecord(value) ? perObject + sum(Object.values(value).map(inJson)) : perScalar
  }
  return function inNode(value: ValueNode): number {
    if (value.kind === Kind.LIST) return sum(value.values.map(inNode))
    if (value.kind === Kind.OBJECT) return perObject + sum(value.fields.map((field) => inNode(field.value)))
    if (value.kind !== Kind.VARIABLE) return perScalar
    const name = value.name.value
    const before = counted.get(name)
    if (before !== undefined) return before
    const byDefault = defaults.get(name)
    const count = Object.hasOwn(variables, name)
      ? inJson(variables[name])
      : byDefault === undefined
        ? 0
        : inNode(byDefault)
    counted.set(name, count)
    return count
  }
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
