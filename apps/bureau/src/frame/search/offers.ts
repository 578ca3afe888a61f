// The screens that a person may open and the acts that the person may do on them, for the search.

import type { Operation } from '../../parts/act/forms.ts'
import { ACTS } from '../../parts/act/texts.ts'
import type { Kind, RecordAct } from '../../parts/fiche/kind.ts'
import { KINDS } from '../../parts/fiche/kinds.ts'
import type { Write } from '../../parts/form/schema.ts'
import { en } from '../../words/en.ts'
import { fr } from '../../words/fr.ts'
import type { Language } from '../../words/words.ts'
import { ACT_WORDS } from './actWords.ts'
import type { Offer } from './find.ts'
import { SEARCH } from './texts.ts'
import { OTHER_WORDS } from './words.ts'

/** A screen of the menu. */
export type Place = {
  readonly path: string
  readonly name: keyof typeof fr
  readonly permissions: readonly string[]
}

/** The rights of the person. */
export type Rights = {
  holds(...permissions: readonly string[]): boolean
  /** Says if the person may call an operation. */
  may(operation: string): boolean
}

/** Returns the rights of a person, given the writes of the contract. */
export const rightsOf = (holds: Rights['holds'], writes: Readonly<Record<string, Write>>): Rights => ({
  holds,
  may(operation) {
    const write = writes[operation]
    return write !== undefined && holds(...write.permissions)
  },
})

// Screens with acts of their own: the start of their operations' names.
const OWN_ACTS: Readonly<Record<string, string>> = {
  '/lots': 'lots_',
  '/moi': 'moi_',
  '/imports': 'imports_',
  '/papiers': 'numerotation_',
}

// An act that a screen's own button begins stands there.
const begun = new Set(KINDS.flatMap(({ create }) => (create === undefined ? [] : [create])))
const operations = Object.keys(ACTS.fr).filter((key) => key.includes('_')) as readonly Operation[]
const namesOf = (acts: readonly RecordAct[]) => acts.map(({ operation }) => operation)

// The acts that the row of a kind names.
const rowActsOf = ({ edit, acts = [], inner = {}, belongings = [] }: Kind): readonly Operation[] => [
  ...namesOf([...(edit === undefined ? [] : [edit]), ...acts, ...Object.values(inner).flat()]),
  ...belongings.flatMap((one) => namesOf(one.acts ?? [])),
]
const inRows = new Set(KINDS.flatMap(rowActsOf))

// The acts of a kind on its records, which stand on their sheets or in their rows; the service says those of its states.
function actsOf(kind: Kind): readonly Operation[] {
  const { entite, list } = kind
  const start = `${list.slice(list.lastIndexOf('/') + 1).replaceAll('-', '_')}_`
  const told = operations.filter((one) => one.startsWith(start) && !inRows.has(one))
  return [...rowActsOf(kind), ...(entite === undefined ? [] : told)]
}

function operationsAt(path: string): readonly { readonly operation: Operation; readonly to: string }[] {
  const own = OWN_ACTS[path]
  if (own !== undefined)
    return operations.filter((one) => one.startsWith(own)).map((operation) => ({ operation, to: path }))
  const kind = KINDS.find((one) => one.path === path)
  if (kind === undefined) return []
  const { create, also = [] } = kind
  const others = [...also, ...actsOf(kind)].filter((one) => !begun.has(one))
  return [
    ...(create === undefined ? [] : [{ operation: create, to: `${path}?nouveau=oui` }]),
    ...others.map((operation) => ({ operation, to: path })),
  ]
}

/** Returns the screens and acts of a person; an act stands once, on the first of its screens. */
export function offersOf(
  screens: readonly Place[],
  { holds, may }: Rights,
  langue: Language,
): readonly Offer[] {
  const frame = langue === 'fr' ? fr : en
  const acts = ACTS[langue]
  const seen = new Set<string>()
  return screens
    .filter(({ permissions }) => holds(...permissions))
    .flatMap(({ path, name }) => {
      const place = path.replaceAll('/', '_')
      const offered = operationsAt(path).filter(({ operation }) => may(operation) && !seen.has(operation))
      for (const { operation } of offered) seen.add(operation)
      return [
        {
          key: place,
          to: path,
          label: `${SEARCH[langue].ecran} · ${frame[name]}`,
          words: `${fr[name]} ${en[name]} ${OTHER_WORDS[name] ?? ''}`,
        },
        ...new Map(
          offered.map(({ operation, to }) => [
            operation,
            {
              isAct: true as const,
              key: `${place}-${operation}`,
              to,
              label: `${frame[name]} · ${acts[operation]}`,
              words: `${ACTS.fr[operation]} ${ACTS.en[operation]} ${ACT_WORDS[operation] ?? ''}`,
            },
          ]),
        ).values(),
      ]
    })
}
