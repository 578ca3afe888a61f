// The master data in the header of an EPCIS document: the lots, places and people of its events.
import type { DescribedRecord } from './model.ts'

type Json = Record<string, unknown>

/** The kinds of record that are objects of events. */
export const OBJECTS: ReadonlySet<string> = new Set(['lot', 'collecte', 'attendu', 'expedition'])

/** Returns an id as a URI. */
export const urn = (id: string): string => `urn:uuid:${id.toLowerCase()}`

/** Returns the vocabularies of these records. */
export function vocabularies(nodes: readonly DescribedRecord[]): Json[] {
  const classes = nodes.filter(({ genre }) => OBJECTS.has(genre) && genre !== 'expedition')
  const places = new Map(nodes.flatMap(({ lieu }) => (lieu === null ? [] : [[lieu.id, lieu.nom] as const])))
  const people = new Map(
    nodes.flatMap(({ personne }) => (personne?.nom == null ? [] : [[personne.id, personne.nom] as const])),
  )
  const named = (entries: ReadonlyMap<string, string | null>) =>
    [...entries].map(([id, name]) => ({ id: urn(id), attributes: attributes({ 'cbvmda:name': name }) }))
  return [
    {
      type: 'urn:epcglobal:epcis:vtype:EPCClass',
      vocabularyElementList: classes.map(({ id, libelle, produit }) => ({
        id: urn(id),
        attributes: attributes({
          'cbvmda:lotNumber': libelle,
          'cbvmda:descriptionShort': produit?.nom ?? null,
        }),
      })),
    },
    { type: 'urn:epcglobal:epcis:vtype:Location', vocabularyElementList: named(places) },
    { type: 'urn:epcglobal:epcis:vtype:Party', vocabularyElementList: named(people) },
  ]
}

function attributes(values: Readonly<Record<string, string | null>>): Json[] {
  return Object.entries(values).flatMap(([id, attribute]) => (attribute === null ? [] : [{ id, attribute }]))
}
