// GS1's own schema of EPCIS 2.0, and the rules that the standard states only in prose.
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import schema from '../../gs1/EPCISDocument.schema.json' with { type: 'json' }

/** The members of an event that tests read. */
export type Told = {
  type: string
  eventID: string
  eventTime: string
  eventTimeZoneOffset: string
  recordTime?: string
  action?: string
  bizStep: string
  disposition: string
  bizTransactionList?: { type?: string; bizTransaction: string }[]
  inputEPCList?: string[]
  inputQuantityList?: object[]
  outputQuantityList?: object[]
  childQuantityList?: object[]
  errorDeclaration?: { declarationTime: string; reason: string; correctiveEventIDs?: string[] }
}

/** The members of an EPCIS document that tests read. */
export type Document = {
  '@context': [string, Record<string, string>]
  epcisHeader: {
    epcisMasterData: { vocabularyList: { type: string; vocabularyElementList: { id: string }[] }[] }
  }
  epcisBody: { eventList: Told[] }
}

/** The prefixes that GS1's context declares. */
const PREFIXES = ['cbv', 'cbvmda', 'dcterms', 'epcis', 'gs1', 'owl', 'rdfs', 'xsd']
const ajv = new Ajv({ strict: false, allErrors: true })
addFormats.default(ajv)
const matches = ajv.compile(schema)

/** Returns the faults of an EPCIS document; empty for a valid one. */
export function faultsOf(document: unknown): string[] {
  const faults = matches(document) ? [] : (matches.errors ?? [])
  const declared = new Set([...PREFIXES, ...ownPrefixes(document)])
  const unknown = [...prefixesOf(document)].filter((prefix) => !declared.has(prefix))
  return [
    ...faults.map(({ instancePath, message }) => `${instancePath} ${message}`),
    ...unknown.map((prefix) => `the prefix ${prefix} is declared nowhere`),
  ]
}

// Checks that each member is a term of the standard, or has a prefix that a context declares. JSON-LD drops other members, or
// takes them for another term.
function ownPrefixes(document: unknown): string[] {
  const contexts = [(document as Document)['@context']].flat()
  return contexts.flatMap((context) => (typeof context === 'object' ? Object.keys(context) : []))
}

function prefixesOf(value: unknown): Set<string> {
  if (typeof value !== 'object' || value === null) return new Set()
  const here = Array.isArray(value) ? [] : Object.keys(value).filter((name) => name.includes(':'))
  return new Set([
    ...here.map((name) => name.split(':')[0] ?? ''),
    ...Object.values(value).flatMap((child) => [...prefixesOf(child)]),
  ])
}
