// Writes a draft as text, in places without fields: the changes of another person, and an act to confirm.
import { day, moment } from '../../words/figures.ts'
import type { Language } from '../../words/words.ts'
import { type Draft, type Drafts, deviseOf, draftsOf, itemsOf, variantOf } from './draft.ts'
import { bareOf, kindOf, membersOf, type Schema } from './schema.ts'
import { FORM } from './texts.ts'
import { unitOf } from './units.ts'

/** A text, or a record given by its id or its code; a state is one of a referential. */
export type Piece =
  | string
  | {
      readonly fiche: string
      readonly id: string
      readonly par: 'id' | 'code'
      readonly referentiel_code?: string
    }
type Pieces = readonly Piece[]
/** The language of the reader, and the currency of the amounts. */
type Reader = { readonly langue: Language; readonly devise: string }

/** Returns the lines that describe a draft: one for each item of a list of objects. */
export function linesOf(schema: Schema, draft: Draft, reader: Reader): readonly Pieces[] {
  const lines =
    kindOf(schema) === 'lines' ? itemsOf(draft).map((item) => told(itemOf(schema), item, reader)) : []
  return lines.length > 0 ? lines : [told(schema, draft, reader)]
}

// Members that name a state of the referential beside them.
const STATES = new Set(['avant', 'apres'])

const itemOf = ({ items = {} }: Schema) => items

function told(schema: Schema, draft: Draft, reader: Reader): Pieces {
  const { langue } = reader
  switch (kindOf(schema)) {
    case 'group':
      return members(bareOf(schema), draftsOf(draft), reader)
    case 'variants':
      return members(variantOf(schema, draft), draftsOf(draft), reader)
    case 'lines':
      return joined(
        itemsOf(draft).map((item) => told(itemOf(schema), item, reader)),
        ' ; ',
      )
    case 'choices':
    case 'records':
    case 'texts':
      return joined(
        itemsOf(draft).map((item) => word(schema, String(item), reader)),
        ', ',
      )
    case 'measures':
    case 'states':
      return joined(
        Object.entries(draftsOf(draft)).map(([name, one]) =>
          named(nameOf(name, langue), [String(one)], langue),
        ),
        ', ',
      )
    case 'flag':
      return draft === undefined ? ['—'] : [FORM[langue][draft === true ? 'oui' : 'non']]
    default:
      return typeof draft === 'string' && draft !== '' ? word(schema, draft, reader) : ['—']
  }
}

function members(schema: Schema, drafts: Drafts, reader: Reader): Pieces {
  const here = { ...reader, devise: deviseOf(drafts, { zone: '', devise: reader.devise }) }
  const isTold = (name: string) => (drafts[name] ?? '') !== '' || schema.required?.includes(name) === true
  const shown = membersOf(schema).filter(([name]) => isTold(name))
  return joined(
    shown.map(([name, member]) =>
      named(
        member['x-sillon']?.[here.langue] ?? name,
        stateOf(name, drafts) ?? told(member, drafts[name], here),
        here.langue,
      ),
    ),
    ', ',
  )
}

function stateOf(name: string, { referentiel_code, [name]: id }: Drafts): Pieces | undefined {
  if (!STATES.has(name) || typeof referentiel_code !== 'string' || typeof id !== 'string' || id === '')
    return undefined
  return [{ fiche: 'etat', id, par: 'code', referentiel_code }]
}

function word(schema: Schema, text: string, { langue, devise }: Reader): Pieces {
  const { fiche, par = 'id', valeurs, unite } = schema['x-sillon'] ?? {}
  if (fiche !== undefined && (par === 'id' || fiche === 'referentiel'))
    return [{ fiche, id: text, par: par === 'id' ? 'id' : 'code' }]
  const kind = kindOf(schema)
  if (kind === 'integer') return [`${text} ${unitOf(unite, devise).sign}`.trim()]
  if (kind === 'day' || kind === 'instant') return [date(text, langue)]
  return [valeurs?.[text]?.[langue] ?? text]
}

// The draft of an instant is already in local time.
function date(text: string, langue: Language): string {
  if (Number.isNaN(Date.parse(text))) return text
  return text.includes('T') ? moment(`${text}Z`, langue, 'UTC') : day(text, langue)
}

function nameOf(name: string, langue: Language): string {
  const words: Readonly<Record<string, string>> = FORM[langue]
  return Object.hasOwn(words, name) ? String(words[name]) : name
}

const named = (name: string, pieces: Pieces, langue: Language): Pieces => [
  langue === 'fr' ? `${name}\u00a0: ` : `${name}: `,
  ...pieces,
]

const joined = (parts: readonly Pieces[], between: string): Pieces =>
  parts.length === 0 ? ['—'] : parts.flatMap((part, n) => (n === 0 ? part : [between, ...part]))
