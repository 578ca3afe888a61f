// Holds the typed values of a decision, in the shape of its fields, and makes its members of them.
import type { Drafts } from '../../parts/form/draft.ts'
import { KG, wholeOf } from '../../parts/form/units.ts'
import { instantAt } from '../../words/figures.ts'
import type { Language } from '../../words/words.ts'
import type { Brought } from './acts.ts'
import { ENTRIES } from './entries.ts'
import { leavesOf, withLeaf } from './leaves.ts'
import type { Detail } from './queries.ts'

/** The member for an identity document. */
export const DOCUMENT = 'piece_identite'
/** The content of an entry. */
export type Payload = Readonly<Record<string, unknown>>
/** An entry that the person corrects or types again. */
export type TypedEntry = {
  readonly type: string
  /** The members that the phone sent, with their corrections. */
  readonly payload: Payload
  /** The fields of the members that the phone did not send, and the members that they make. */
  readonly drafts: Drafts
  readonly added: Payload
}
/** The fields of a decision; each decision has a few of them. */
export type Typed = {
  readonly quantite?: string
  readonly gravite?: string
  readonly date?: string
  readonly garde?: string
  readonly champs?: NonNullable<Brought['champs']>
  readonly entree?: TypedEntry
}

/** An entry as the item has it: what its command says by now, or what the phone sent. */
export type Said = {
  readonly type: string
  readonly version_schema: number | null
  readonly payload: Payload | null
}
/** Returns the entry of an item; null if it has none. */
export const saidOf = ({ dit, recu }: Detail): Said | null => dit ?? recu

/** Returns the values of a payload that show that it holds an identity document. */
export const documentsIn = (payload: Payload) =>
  leavesOf(payload).filter(({ path, value }) => path.at(-1) === DOCUMENT && value === true)

/**
 * Returns the entry with which the form of a resumed entry begins: what the phone sent, as far as it can be read. The identity
 * document is never shown, so a resumed entry is sent without it.
 */
export function resumedOf(item: Detail): TypedEntry {
  const { type = '', payload } = saidOf(item) ?? {}
  const none = type === 'producteur.enregistrer' ? null : undefined
  const sent = documentsIn(payload ?? {}).reduce(
    (whole, { path }) => withLeaf(whole, path, none),
    payload ?? {},
  )
  return { type: ENTRIES[type] === undefined ? '' : type, payload: sent, drafts: {}, added: {} }
}

/** Returns the members that the typed values make; without a value the service says what is missing. */
export function broughtOf(
  decision: string,
  typed: Typed,
  item: Detail,
  { zone, langue }: { zone: string; langue: Language },
): Brought {
  const date_operation = typed.date === undefined ? null : instantAt(typed.date, zone)
  const dated = date_operation === null ? {} : { date_operation }
  switch (decision) {
    case 'declassement':
      // A text that is no mass counts as a mass of 0, which the service refuses.
      return (typed.quantite ?? '').trim() === ''
        ? {}
        : { quantite_g: wholeOf(typed.quantite ?? '', KG, langue) ?? 0 }
    case 'non_conformite':
      return (typed.gravite ?? '') === '' ? {} : { gravite: typed.gravite as NonNullable<Brought['gravite']> }
    case 'ecart_motive':
      return dated
    case 'fusion':
      return (typed.garde ?? '') === '' ? {} : { producteur_garde: typed.garde as string }
    case 'valeur_retenue':
      return typed.champs === undefined ? {} : { champs: typed.champs }
    case 'correction':
      return entryOf(typed.entree, item)
    case 'reprise_manuelle': {
      const entry = entryOf(typed.entree ?? resumedOf(item), item)
      if (entry.type === undefined) return {}
      return { ...entry, payload: withOwnId(entry.type, entry.payload ?? {}, item.commande.id), ...dated }
    }
    default:
      return {}
  }
}

// The version of the phone's schema stays; the current one is taken if the phone named none, or one that is not known here.
function entryOf(entree: TypedEntry | undefined, item: Detail): Brought {
  if (entree === undefined || entree.type === '') return {}
  const { type, payload, added } = entree
  const current = ENTRIES[type]?.version ?? 1
  const own = saidOf(item)?.version_schema ?? null
  const version_schema = own !== null && own <= current ? own : current
  return { type, version_schema, payload: { ...payload, ...added } as NonNullable<Brought['payload']> }
}

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

// A resumed entry whose phone gave its record no id that the service takes gets the id of the command, which no other record has.
function withOwnId(type: string, payload: Payload, commande_id: string): NonNullable<Brought['payload']> {
  const { own } = ENTRIES[type] ?? {}
  const isGiven = own === undefined || UUID_V7.test(String(payload[own]))
  return (isGiven ? payload : { ...payload, [own]: commande_id }) as NonNullable<Brought['payload']>
}
