// The rules of EPCIS 2.0 (GS1, ISO/IEC 19987) and its core business vocabulary for the kinds of event that the service
// writes, as a JSON Schema: members, their types, the words allowed, and what each kind of event must carry.
import { BIZ_STEPS, DISPOSITIONS } from './epcisWords.ts'

const uri = { type: 'string', format: 'uri' }
const time = { type: 'string', format: 'date-time' }
const list = (items: object, minItems = 0) => ({ type: 'array', minItems, items })
const words = (...values: string[]) => ({
  anyOf: [{ enum: values }, { ...uri, pattern: '^(?!urn:epcglobal:cbv)' }],
})
/** An object with these members alone, and extensions under a prefix. */
const closed = (properties: Record<string, object>, required: string[], isExtensible = true) => ({
  type: 'object',
  required,
  properties,
  propertyNames: isExtensible
    ? { anyOf: [{ enum: Object.keys(properties) }, uri] }
    : { enum: Object.keys(properties) },
})

const quantity = closed(
  {
    epcClass: uri,
    quantity: { type: 'number', exclusiveMinimum: 0 },
    uom: { type: 'string', pattern: '^[A-Z0-9]{2,3}$' },
  },
  ['epcClass'],
  false,
)
const quantities = list(quantity, 1)
const place = { type: 'object', required: ['id'], properties: { id: uri } }
const party = words('owning_party', 'possessing_party', 'location')
const common = {
  type: { type: 'string' },
  eventID: uri,
  eventTime: time,
  recordTime: time,
  eventTimeZoneOffset: { type: 'string', pattern: '^[+-]((0[0-9]|1[0-3]):[0-5][0-9]|14:00)$' },
  errorDeclaration: closed(
    {
      declarationTime: time,
      reason: words('did_not_occur', 'incorrect_data'),
      correctiveEventIDs: list(uri),
    },
    ['declarationTime'],
  ),
  bizStep: words(...BIZ_STEPS),
  disposition: words(...DISPOSITIONS),
  readPoint: place,
  bizLocation: place,
  bizTransactionList: list(
    closed(
      {
        type: words(
          'bol',
          'cert',
          'desadv',
          'inv',
          'pedigree',
          'po',
          'poc',
          'prodorder',
          'recadv',
          'rma',
          'testprd',
          'testres',
          'upevt',
        ),
        bizTransaction: uri,
      },
      ['bizTransaction'],
      false,
    ),
  ),
  sourceList: list(closed({ type: party, source: uri }, ['type', 'source'], false)),
  destinationList: list(closed({ type: party, destination: uri }, ['type', 'destination'], false)),
}
const action = { enum: ['OBSERVE', 'ADD', 'DELETE'] }
const event = (own: Record<string, object>, required: string[]) =>
  closed({ ...common, ...own }, ['type', 'eventTime', 'eventTimeZoneOffset', ...required])
const kinds: Readonly<Record<string, object>> = {
  ObjectEvent: event({ action, quantityList: quantities }, ['action', 'quantityList']),
  AggregationEvent: event({ action, parentID: uri, childQuantityList: quantities }, [
    'action',
    'parentID',
    'childQuantityList',
  ]),
  TransformationEvent: event({ inputQuantityList: quantities, outputQuantityList: quantities }, [
    'inputQuantityList',
    'outputQuantityList',
  ]),
}
const masterData = closed(
  {
    vocabularyList: list({
      type: 'object',
      required: ['type'],
      properties: {
        type: uri,
        vocabularyElementList: list({
          type: 'object',
          required: ['id'],
          properties: {
            id: uri,
            attributes: list({ type: 'object', required: ['id'], properties: { id: uri } }),
          },
        }),
      },
    }),
  },
  [],
)

/** What an EPCIS 2.0 document of such events must match. */
export const EPCIS_RULES = closed(
  {
    '@context': list({ anyOf: [uri, { type: 'object' }] }, 1),
    id: uri,
    type: { const: 'EPCISDocument' },
    schemaVersion: { const: '2.0' },
    creationDate: time,
    epcisHeader: closed({ epcisMasterData: masterData }, []),
    epcisBody: {
      type: 'object',
      required: ['eventList'],
      properties: {
        eventList: list({
          type: 'object',
          required: ['type'],
          properties: { type: { enum: Object.keys(kinds) } },
          allOf: Object.entries(kinds).map(([type, rules]) => ({
            if: { properties: { type: { const: type } } },
            // biome-ignore lint/suspicious/noThenProperty: the word of JSON Schema
            then: rules,
          })),
        }),
      },
    },
  },
  ['@context', 'type', 'schemaVersion', 'creationDate', 'epcisBody'],
)
