// The form of a corrected or resumed entry: figures in everyday units, references by search. Measurements and ids of the entry's
// own records are kept.
import { Alert, Checkbox, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useDesk, useWords } from '../../desk.ts'
import { term } from '../../words/terms.ts'
import { ENTRIES } from './entries.ts'
import { withLeaf } from './leaves.ts'
import { Members } from './Members.tsx'
import type { Detail } from './queries.ts'
import { TEXTS } from './texts.ts'
import { documentsIn, resumedOf, saidOf, type Typed, type TypedEntry } from './typed.ts'

type Given = {
  readonly item: Detail
  readonly isNeeded: boolean
  readonly typed: Typed
  change(next: Typed): void
}

/** The entry of an item as a form; after a change the whole entry is sent. */
export function Corrected({ isNeeded, ...given }: Given) {
  return isNeeded ? <Resumed {...given} /> : <Optional {...given} />
}

type Filled = Omit<Given, 'isNeeded'>

// If the person corrects nothing, the service judges the original entry again.
function Optional({ item, typed, change }: Filled) {
  const say = useWords(TEXTS)
  const said = saidOf(item)
  if (said === null || said.payload === null)
    return <Alert color="orange">{say('entree_sans_contenu')}</Alert>
  const { type, payload } = said
  const documents = documentsIn(payload)
  // The service shows no identity document, and a correction brings the whole entry: the person types it again.
  const begin = (): TypedEntry => ({
    type,
    payload: documents.reduce((whole, { path }) => withLeaf(whole, path, undefined), payload),
    drafts: {},
    added: {},
  })
  const { entree } = typed
  return (
    <Stack gap="sm">
      <Checkbox
        label={say('apporter')}
        description={say('apporter_quoi')}
        checked={entree !== undefined}
        onChange={({ currentTarget: { checked } }) => change(checked ? { entree: begin() } : {})}
      />
      {entree !== undefined && documents.length > 0 && (
        <Alert color="orange">{say('correction_piece')}</Alert>
      )}
      {entree !== undefined && (
        <Members item={item} entry={entree} write={(next) => change({ ...typed, entree: next })} />
      )}
    </Stack>
  )
}

function Resumed({ item, typed, change }: Filled) {
  const say = useWords(TEXTS)
  const { langue, me } = useDesk()
  const fuseau = me.organisation.fuseau_horaire
  const said = saidOf(item)
  const isKnown = said !== null && ENTRIES[said.type] !== undefined
  const entry = typed.entree ?? resumedOf(item)
  const write = (entree: TypedEntry) => change({ ...typed, entree })
  return (
    <Stack gap="sm">
      <Text size="sm">{say('reprise_quoi')}</Text>
      {(said === null || said.payload === null) && <Alert color="orange">{say('reprise_vide')}</Alert>}
      {documentsIn(said?.payload ?? {}).length > 0 && (
        <Alert color="orange">{say('reprise_sans_piece')}</Alert>
      )}
      {!isKnown && (
        <NativeSelect
          label={say('reprise_type')}
          required
          value={entry.type}
          data={[
            { value: '', label: '—' },
            ...Object.keys(ENTRIES).map((value) => ({ value, label: term(value, langue) })),
          ]}
          onChange={({ currentTarget }) =>
            write({ ...entry, type: currentTarget.value, drafts: {}, added: {} })
          }
        />
      )}
      {entry.type !== '' && <Members item={item} entry={entry} write={write} />}
      <TextInput
        type="datetime-local"
        label={say('date')}
        description={say('reprise_date', { fuseau })}
        value={typed.date ?? ''}
        onChange={({ currentTarget: { value } }) => change({ ...typed, date: value })}
      />
    </Stack>
  )
}
