// Writes a genealogy in GS1's vocabulary: an EPCIS 2.0 document in JSON-LD. Every movement is one event (an expedition two). A reversed
// movement appears a second time with its error declaration, as the standard requires.
import { v5 as uuidv5 } from 'uuid'
import { DOCUMENTS, OTHER, RETURNED, STEPS } from './cbv.ts'
import { OBJECTS, urn, vocabularies } from './masterData.ts'
import {
  type DescribedRecord,
  type Events,
  keyOf,
  type Movement,
  type Reversal,
  type Share,
} from './model.ts'

type Json = Record<string, unknown>
type Statement = NonNullable<DescribedRecord['declarations_eudr']>[number]

/** An EPCIS 2.0 document. */
export type EpcisDocument = Json & { epcisBody: { eventList: Json[] } }

const CONTEXT = 'https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld'
const PARTIES = new Set(['producteur', 'fournisseur'])

/** Writes the movements of a genealogy as an EPCIS document. */
export function toEpcis({ lot_id, noeuds, mouvements, mouvements_total }: Events, now: Date): EpcisDocument {
  const nodes = new Map(noeuds.map((node) => [keyOf(node), node]))
  const told = mouvements.flatMap((movement) => eventsOf(movement, nodes))
  return {
    '@context': [CONTEXT, { sillon: 'urn:sillon:epcis:' }],
    id: urn(uuidv5(`${lot_id} ${now.toISOString()}`, lot_id)),
    type: 'EPCISDocument',
    schemaVersion: '2.0',
    creationDate: now.toISOString(),
    'sillon:mouvements': mouvements.length,
    'sillon:mouvements_total': mouvements_total,
    'sillon:complet': mouvements.length === mouvements_total,
    epcisHeader: { epcisMasterData: { vocabularyList: vocabularies(noeuds) } },
    epcisBody: { eventList: [...noeuds.flatMap(harvest), ...told] },
  }
}

// Adds an event per collection, where the produce begins. The genealogy has no link for the movement of a collection (producer to
// custody).
function harvest(node: Events['noeuds'][number]): Json[] {
  if (node.genre !== 'collecte' || node.net_g === undefined || node.date === null) return []
  const { id, date, decalage = '+00:00', net_g, lieu, personne } = node
  return [
    {
      type: 'ObjectEvent',
      eventID: urn(uuidv5('collecte', id)),
      ...when(date, decalage),
      action: 'ADD',
      bizStep: 'commissioning',
      disposition: 'active',
      quantityList: [quantity({ genre: 'collecte', id, quantite_g: net_g })],
      ...(lieu === null ? {} : { readPoint: { id: urn(lieu.id) } }),
      ...(personne === null ? {} : { sourceList: [{ type: 'owning_party', source: urn(personne.id) }] }),
    },
  ]
}

function eventsOf(movement: Movement, nodes: ReadonlyMap<string, DescribedRecord>): Json[] {
  const events = movement.genre === 'expedition' ? shipment(movement, nodes) : [general(movement, nodes)]
  const { id, contrepassation } = movement
  const said = events.filter((event): event is Json => event !== null)
  if (contrepassation === null) return said
  const eventIdOf = (event: Json) => (event.eventID === urn(id) ? urn : packingId)
  return [...said, ...said.map((event) => mistaken(event, contrepassation, eventIdOf(event)))]
}

// Returns the event with its error declaration: the event did not happen, or it happened as the corrective event says.
function mistaken(event: Json, { id, le, raison, corrige_id }: Reversal, idOf: typeof urn): Json {
  const errorDeclaration = {
    declarationTime: le,
    ...(corrige_id === null
      ? { reason: 'did_not_occur' }
      : { reason: 'incorrect_data', correctiveEventIDs: [idOf(corrige_id)] }),
    'sillon:contrepassation': urn(id),
    ...(raison === null ? {} : { 'sillon:raison': raison }),
  }
  return { ...event, recordTime: le, errorDeclaration }
}

// Writes a movement with inputs and outputs as a transformation, and a movement with only one of them as an object event.
function general(movement: Movement, nodes: ReadonlyMap<string, DescribedRecord>): Json | null {
  const { genre, entrees, sorties } = movement
  const [inputs, outputs] = [objects(entrees), objects(sorties)]
  const [bizStep, disposition] = (cameBack(movement) ? RETURNED : STEPS[genre]) ?? OTHER
  const head = { eventID: urn(movement.id), ...times(movement), bizStep, disposition }
  const tail = { ...placeOf(outputs[0] ?? inputs[0], nodes), ...reference(movement), ...parties(movement) }
  if (inputs.length > 0 && outputs.length > 0) {
    const lists = { ...taken(inputs), outputQuantityList: outputs.map(quantity) }
    return { type: 'TransformationEvent', ...head, ...lists, ...tail }
  }
  if (inputs.length + outputs.length === 0) return null
  const action = outputs.length > 0 ? 'ADD' : genre === 'retour' ? 'OBSERVE' : 'DELETE'
  return {
    type: 'ObjectEvent',
    ...head,
    action,
    quantityList: [...inputs, ...outputs].map(quantity),
    ...tail,
  }
}

// Lists the inputs. An expedition is one object, packed under its id; a lot is a class with a quantity.
function taken(inputs: Share[]): Json {
  const shipped = inputs.filter(({ genre }) => genre === 'expedition')
  const masses = inputs.filter(({ genre }) => genre !== 'expedition')
  return {
    ...(shipped.length > 0 ? { inputEPCList: shipped.map(({ id }) => urn(id)) } : {}),
    ...(masses.length > 0 ? { inputQuantityList: masses.map(quantity) } : {}),
  }
}

function shipment(movement: Movement, nodes: ReadonlyMap<string, DescribedRecord>): Json[] {
  const lots = objects(movement.entrees)
  if (lots.length === 0) return []
  const quantities = lots.map(quantity)
  const parent =
    (movement.sorties ?? []).find(({ genre }) => genre === 'expedition')?.id ?? movement.entite_id
  const { personne: client, declarations_eudr: statements = [] } =
    nodes.get(keyOf({ genre: 'expedition', id: parent })) ?? {}
  const common = { ...times(movement), ...placeOf(lots[0], nodes), ...reference(movement) }
  return [
    {
      type: 'AggregationEvent',
      eventID: packingId(movement.id),
      action: 'ADD',
      parentID: urn(parent),
      childQuantityList: quantities,
      bizStep: 'packing',
      disposition: 'in_progress',
      ...common,
    },
    {
      type: 'ObjectEvent',
      eventID: urn(movement.id),
      action: 'OBSERVE',
      quantityList: quantities,
      bizStep: 'shipping',
      disposition: 'in_transit',
      ...common,
      ...(client == null ? {} : { destinationList: [{ type: 'owning_party', destination: urn(client.id) }] }),
      ...(statements.length === 0 ? {} : { 'sillon:declarations_eudr': statements.map(numbersOf) }),
    },
  ]
}

const numbersOf = ({ numero_dds, numero_verification }: Statement): Json => ({
  'sillon:numero_dds': numero_dds,
  'sillon:numero_verification': numero_verification,
})
const objects = (shares: Share[] | null): Share[] => (shares ?? []).filter(({ genre }) => OBJECTS.has(genre))
// Converts grams to kilograms, with exactly three decimals; the shortest decimal of the nearest double is equal.
const quantity = ({ id, quantite_g }: Share): Json => ({
  epcClass: urn(id),
  quantity: quantite_g / 1000,
  uom: 'KGM',
})
const when = (date: string, offset: string): Json => ({
  eventTime: local(date, offset),
  eventTimeZoneOffset: offset,
})
const times = ({ date_operation, decalage, enregistre_le }: Movement): Json => ({
  ...when(date_operation, decalage),
  recordTime: enregistre_le,
})
const reference = ({ entite, entite_id }: Movement): Json => {
  const type = DOCUMENTS[entite]
  return { bizTransactionList: [{ ...(type && { type }), bizTransaction: urn(entite_id) }] }
}
const packingId = (movement: string): string => urn(uuidv5('packing', movement))
/** Returns true if a client sent the goods back; false if they go back to a supplier or producer. */
const cameBack = ({ genre, sorties }: Movement): boolean => genre === 'retour' && objects(sorties).length > 0

function placeOf(share: Share | undefined, nodes: ReadonlyMap<string, DescribedRecord>): Json {
  const place = share === undefined ? null : (nodes.get(keyOf(share))?.lieu ?? null)
  return place === null ? {} : { readPoint: { id: urn(place.id) } }
}

function parties({ entrees, sorties }: Movement): Json {
  const sources = (entrees ?? []).filter(({ genre }) => PARTIES.has(genre))
  const destinations = (sorties ?? []).filter(({ genre }) => PARTIES.has(genre))
  const sourceList = sources.map(({ id }) => ({ type: 'owning_party', source: urn(id) }))
  const destinationList = destinations.map(({ id }) => ({ type: 'owning_party', destination: urn(id) }))
  return {
    ...(sourceList.length > 0 ? { sourceList } : {}),
    ...(destinationList.length > 0 ? { destinationList } : {}),
  }
}

// Writes an instant in the local time of the place.
function local(date: string, offset: string): string {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number)
  const shift = (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000
  return new Date(Date.parse(date) + shift).toISOString().replace('Z', offset)
}
