// The text of a batch cut into its envelopes, each exactly as it was written, with what its parsed value no longer shows.
import { type Fault, type Frame, walkJson } from '../json/ijson.ts'

/** Levels of nesting that an envelope may have, itself included. */
export const MAX_DEPTH = 32

/** Levels around an envelope: the body and its array. */
const OUTER_DEPTH = 2

/** Members that identify and order a command; a fault inside one of them makes the envelope unreadable. */
const HEADER = new Set([
  'id',
  'type',
  'version_schema',
  'organisation_id',
  'appareil_id',
  'utilisateur_id',
  'sequence',
  'cree_le_appareil',
  'horloge',
  'reference_provisoire',
  'empreinte',
])

/** One element of `commandes` as it was written, with the first fault of each kind. */
export type RawElement = {
  text: string
  /** What makes the envelope itself unreadable. */
  headerFault: string | null
  /** What makes its content (payload, versions, attachments, unknown members) unfit for jsonb. */
  contentFault: string | null
  /** Whether RFC 8785 can express what was written. */
  canonical: boolean
}

/** What a batch's text holds: its elements in order, or the fault of the whole. */
export type RawBatch = { elements: RawElement[]; fault: string | null }

/** Cuts the text of a batch, which is JSON already, into the elements of its `commandes`. */
export function readRawBatch(text: string): RawBatch {
  const batch: RawBatch = { elements: [], fault: null }
  let start = 0
  let element = emptyElement()
  walkJson(text, MAX_DEPTH + OUTER_DEPTH, {
    begin(stack, offset) {
      if (stack.length === OUTER_DEPTH && isInCommandes(stack)) start = offset
    },
    end(stack, offset) {
      if (stack.length !== OUTER_DEPTH || !isInCommandes(stack)) return
      batch.elements.push({ ...element, text: text.slice(start, offset) })
      element = emptyElement()
    },
    fault(fault, stack) {
      if (isInCommandes(stack)) {
        note(element, fault, stack)
        if (fault.kind === 'depth') batch.elements.push(element)
        return false
      }
      // Outside the envelopes only what makes the body ambiguous or endless matters.
      const isFatal = fault.kind === 'depth' || (fault.kind === 'duplicate' && stack.length === 1)
      if (isFatal) batch.fault = fault.reason
      return isFatal
    },
  })
  return batch
}

function note(element: RawElement, fault: Fault, stack: readonly Frame[]): void {
  const member = stack[OUTER_DEPTH]
  const isOwnKey = fault.isKey && stack.length === OUTER_DEPTH + 1
  const isHeader = member === undefined || isOwnKey || fault.kind === 'depth' || HEADER.has(member.key)
  if (isHeader) element.headerFault ??= fault.reason
  else element.contentFault ??= fault.reason
  element.canonical &&= fault.kind === 'text' || fault.kind === 'number'
}

function isInCommandes(stack: readonly Frame[]): boolean {
  return stack[0]?.key === 'commandes' && stack[1]?.keys === null
}

function emptyElement(): RawElement {
  return { text: '', headerFault: null, contentFault: null, canonical: true }
}
