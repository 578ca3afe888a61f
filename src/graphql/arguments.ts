// Counts the objects that arguments hold: each branch of a filter is one or more, in the query or in its variables.
import { Kind, type ValueNode } from 'postgraphile/graphql'
import { isRecord } from '../json/record.ts'

/** Makes the counter of one request: a variable counts at each use, its default where it is absent. */
export function createObjectCounter(
  variables: Readonly<Record<string, unknown>>,
  defaults: ReadonlyMap<string, ValueNode | undefined>,
): (value: ValueNode) => number {
  const counted = new Map<string, number>()
  return function inNode(value: ValueNode): number {
    if (value.kind === Kind.LIST) return sum(value.values.map(inNode))
    if (value.kind === Kind.OBJECT) return 1 + sum(value.fields.map((field) => inNode(field.value)))
    if (value.kind !== Kind.VARIABLE) return 0
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

function inJson(value: unknown): number {
  if (Array.isArray(value)) return sum(value.map(inJson))
  return isRecord(value) ? 1 + sum(Object.values(value).map(inJson)) : 0
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
