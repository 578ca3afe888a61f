// Splits the text of a batch into its envelopes, each exactly as written, with the flaws that parsing would hide.
import { MAX_DEPTH } from '../json/json.ts'
import { type Frame, type Token, walkJson } from '../json/walk.ts'
import { type Flaw, flawOf } from './flaws.ts'

/** Number of levels around an envelope: the body and its array. */
const OUTER_DEPTH = 2

/** Members that identify and order a command; a flaw in one of them makes the envelope unreadable. */
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

/** One element of `commandes` as written, with the first flaw of each kind. */
export type RawElement = {
  text: string
  /** The flaw that makes the envelope itself unreadable. */
  headerFlaw: string | null
  /** The flaw that makes its content (payload, versions, attachments, unknown members) unfit for jsonb. */
  contentFlaw: string | null
  /** True if RFC 8785 can express the text. */
  canonical: boolean
}

/** The elements of a batch in order, or the flaw of the whole batch. */
export type RawBatch = { elements: RawElement[]; flaw: string | null }

/** Splits the text of a batch, already known to be JSON, into the elements of its `commandes`. */
export function readRawBatch(text: string): RawBatch {
  const batch: RawBatch = { elements: [], flaw: null }
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
    found(token, stack) {
      const flaw = flawOf(token)
      if (flaw === null) return false
      if (isInCommandes(stack)) {
        note(element, flaw, token, stack)
        if (flaw.kind === 'depth') batch.elements.push(element)
        return false
      }
      // Outside the envelopes, only flaws that make the body ambiguous or too deep matter.
      const isFatal = flaw.kind === 'depth' || (flaw.kind === 'duplicate' && stack.length === 1)
      if (isFatal) batch.flaw = flaw.reason
      return isFatal
    },
  })
  return batch
}

function note(element: RawElement, flaw: Flaw, token: Token, stack: readonly Frame[]): void {
  const member = stack[OUTER_DEPTH]
  const isOwnKey = token.kind === 'key' && stack.length === OUTER_DEPTH + 1
  const isHeader = member === undefined || isOwnKey || flaw.kind === 'depth' || HEADER.has(member.key)
  if (isHeader) element.headerFlaw ??= flaw.reason
  else element.contentFlaw ??= flaw.reason
  element.canonical &&= flaw.kind === 'text' || flaw.kind === 'number'
}

function isInCommandes(stack: readonly Frame[]): boolean {
  return stack[0]?.key === 'commandes' && stack[1]?.keys === null
}

function emptyElement(): RawElement {
  return { text: '', headerFlaw: null, contentFlaw: null, canonical: true }
}
