// docs/decisions/0159: the control queue corrects entries of phones by their current schemas: what `entries.ts` repeats of
// `schemas/commandes` is theirs.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ENTRIES } from '../../apps/bureau/src/screens/controles/entries.ts'

type Property = { readonly type?: string | readonly string[]; readonly enum?: readonly unknown[] }
type Command = { readonly properties: Readonly<Record<string, Property>> }

const FOLDER = 'schemas/commandes'
// The new record of an entry has the first member for its id. These others have no field: the entry was made about them.
const UNOFFERED = ['collecte.signaler_erreur.collecte_id', 'producteur.modifier.version_base']

const versionsOf = (type: string) =>
  readdirSync(`${FOLDER}/${type}`).map((file) => Number(file.replace('.json', '')))
const newest = (type: string): Command =>
  JSON.parse(readFileSync(`${FOLDER}/${type}/${Math.max(...versionsOf(type))}.json`, 'utf8'))
const typesOf = ({ type = 'string' }: Property): readonly string[] => [type].flat()
const isScalar = (property: Property) => !typesOf(property).some((one) => one === 'array' || one === 'object')

test.each(readdirSync(FOLDER))('%s: version, members and those that may be null', (type) => {
  const { properties } = newest(type)
  const [first = ''] = Object.keys(properties)
  const scalars = Object.entries(properties).filter(([, property]) => isScalar(property))
  const entry = ENTRIES[type]
  expect(entry?.version).toBe(Math.max(...versionsOf(type)))
  const offered = scalars
    .map(([name]) => name)
    .filter((name) => !UNOFFERED.includes(`${type}.${name}`))
    .filter((name) => name !== first || entry?.members.includes(name) === true)
  expect(entry?.members.toSorted()).toEqual(offered.toSorted())
  // The first member names the new record, unless the entry changes one.
  expect(entry?.own).toBe(entry?.members.includes(first) ? undefined : first)
  const nullable = scalars.filter(([, property]) => typesOf(property).includes('null')).map(([name]) => name)
  expect((entry?.nullable ?? []).toSorted()).toEqual(nullable.toSorted())
})
