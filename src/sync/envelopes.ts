// Converts the raw body of a batch to the arguments of the database. This file only reports facts about the received text; SQL
// decides what happens then.
import { hash } from 'node:crypto'
import canonicalize from 'canonicalize'
import { MAX_BATCH } from '../contract/batch.ts'
import type { CommandSchemas, PayloadFact } from '../contract/commandSchemas.ts'
import { textOf } from '../json/json.ts'
import { isRecord } from '../json/record.ts'
import { type RawElement, readRawBatch } from './rawBatch.ts'

/** The fields of an envelope, as schemas/enveloppe.json accepts them. */
export type Envelope = {
  id: string
  type: string
  version_schema: number
  organisation_id: string
  appareil_id: string
  utilisateur_id: string
  sequence: number
  cree_le_appareil: string
  horloge: { ref_serveur: string; ms_depuis_ref: number } | null
  reference_provisoire: string | null
  versions: Record<string, unknown>
  pieces_jointes: unknown[]
  payload: unknown
  empreinte: string
}

/** The facts about one command that the database receives in addition to its raw text: one element of `p_faits`. */
export type Fact = {
  entete: Omit<Envelope, 'versions' | 'pieces_jointes' | 'payload'>
  empreinte_calculee: string | null
  payload: PayloadFact['payload'] | 'illisible'
  raison: string | null
  version_pack: string | null
  version_application: string | null
}

/**
 * A readable batch: the raw text of each envelope and its facts, in the order of sending. `isFull` is true if no more commands
 * fit.
 */
export type Batch = { texts: string[]; facts: Fact[]; isFull: boolean }

/** The reason why the whole batch is refused. */
export type BatchRefusal =
  | { code: 'lot_invalide'; details: { raison: string } }
  | { code: 'enveloppe_illisible'; details: { index: number; raison: string } }

/** Reads the body of POST /v1/sync/commandes. For an unreadable batch it returns a refusal; it never throws. */
export function readBatch(body: Buffer, schemas: CommandSchemas): Batch | BatchRefusal {
  const text = textOf(body)
  if (text === null) return invalidBatch('the body is not UTF-8')
  const root = parse(text)
  if (!isRecord(root) || !Array.isArray(root.commandes)) {
    return invalidBatch('the body is not a JSON object with an array "commandes"')
  }
  const raw = readRawBatch(text)
  if (raw.flaw !== null) return invalidBatch(raw.flaw)
  const parsed: unknown[] = root.commandes
  if (parsed.length < 1 || parsed.length > MAX_BATCH) {
    return invalidBatch(`"commandes" holds ${parsed.length} elements, 1 to ${MAX_BATCH} are accepted`)
  }

  const batch: Batch = { texts: [], facts: [], isFull: parsed.length === MAX_BATCH }
  for (const [index, element] of raw.elements.entries()) {
    const value = parsed[index]
    const raison = element.headerFlaw ?? schemas.envelopeFault(value)
    if (raison !== null) return { code: 'enveloppe_illisible', details: { index, raison } }
    batch.texts.push(element.text)
    // `envelopeFault` has proved this shape just before.
    batch.facts.push(factOf(value as Envelope, element, schemas))
  }
  return batch
}

/** Returns true if the whole batch was refused. */
export function isRefusal(batch: Batch | BatchRefusal): batch is BatchRefusal {
  return 'code' in batch
}

/** Returns the SHA-256 of the RFC 8785 form of an envelope without its `empreinte`; throws if RFC 8785 cannot express it. */
export function fingerprint(envelope: Record<string, unknown>): string {
  const { empreinte: _, ...covered } = envelope
  const canonical = canonicalize(covered)
  if (canonical === undefined) throw new TypeError('an envelope is an object')
  return hash('sha256', canonical, 'hex')
}

function factOf(envelope: Envelope, raw: RawElement, schemas: CommandSchemas): Fact {
  const { versions, pieces_jointes, payload, ...header } = envelope
  const judged: Pick<Fact, 'payload' | 'raison'> =
    raw.contentFlaw !== null
      ? { payload: 'illisible', raison: raw.contentFlaw }
      : schemas.check(envelope.type, envelope.version_schema, payload, pieces_jointes)
  return {
    entete: {
      id: header.id,
      type: header.type,
      version_schema: header.version_schema,
      organisation_id: header.organisation_id,
      appareil_id: header.appareil_id,
      utilisateur_id: header.utilisateur_id,
      sequence: header.sequence,
      cree_le_appareil: header.cree_le_appareil,
      horloge: header.horloge && {
        ref_serveur: header.horloge.ref_serveur,
        ms_depuis_ref: header.horloge.ms_depuis_ref,
      },
      reference_provisoire: header.reference_provisoire,
      empreinte: header.empreinte,
    },
    empreinte_calculee: raw.canonical ? fingerprint(envelope) : null,
    payload: judged.payload,
    raison: judged.raison,
    version_pack: versionOf(versions.pack),
    version_application: versionOf(versions.application),
  }
}

// Returns a version, or null if jsonb could not represent it: all facts are sent as one jsonb parameter, which must never fail.
function versionOf(told: unknown): string | null {
  if (typeof told === 'number') return String(told)
  if (typeof told !== 'string') return null
  return told.isWellFormed() && !told.includes('\0') ? told : null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function invalidBatch(raison: string): BatchRefusal {
  return { code: 'lot_invalide', details: { raison } }
}
