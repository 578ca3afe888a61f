// The form of a corrected or resumed entry: figures in everyday units, references by search. Measurements and ids of the entry's
// own records are kept.
import { Alert, Checkbox, Fieldset, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import type { Drafts } from '../../parts/form/draft.ts'
import { instantAt } from '../../words/figures.ts'
import { term } from '../../words/terms.ts'
import type { Brought } from './acts.ts'
import { CorrectedField } from './CorrectedField.tsx'
import { labelOf } from './Entry.tsx'
import { ENTRIES, fieldOf } from './entries.ts'
import { type Leaf, leavesOf, withLeaf } from './leaves.ts'
import { wordOf } from './members.ts'
import type { Detail } from './queries.ts'
import { TEXTS } from './texts.ts'

type Payload = Readonly<Record<string, unknown>>
type Given = { readonly item: Detail; readonly isNeeded: boolean; bring(next: Brought): void }
type Said = {
  readonly type: string
  readonly version_schema: number | null
  readonly payload: Payload | null
}

/** The payload of an item as a form; after a change the whole payload is sent. */
export function Corrected({ item, isNeeded, bring }: Given) {
  const say = useWords(TEXTS)
  const said: Said | null = item.dit ?? item.recu
  if (said === null || said.payload === null) return <Alert color="orange">{say('payload_illisible')}</Alert>
  if (!isNeeded && hasDocument(said.payload)) return <Alert color="orange">{say('payload_masque')}</Alert>
  return isNeeded ? (
    <Resumed said={said} payload={said.payload} bring={bring} />
  ) : (
    <Optional said={said} payload={said.payload} bring={bring} />
  )
}

const hasDocument = (payload: Payload) =>
  leavesOf(payload).some(({ path, value }) => path.at(-1) === 'piece_identite' && value !== null)

type Filled = { readonly said: Said; readonly payload: Payload; bring(next: Brought): void }

// If the person corrects nothing, the service judges the original entry again.
function Optional({ said: { type, version_schema }, payload: first, bring }: Filled) {
  const say = useWords(TEXTS)
  const [isBrought, setBrought] = useState(false)
  const [payload, write] = useState(first)
  const send = (next: Payload) =>
    bring({ type, version_schema: version_schema ?? 1, payload: next as Brought['payload'] })
  return (
    <Stack gap="sm">
      <Checkbox
        label={say('apporter')}
        description={say('apporter_quoi')}
        checked={isBrought}
        onChange={({ currentTarget: { checked } }) => {
          setBrought(checked)
          if (checked) send(payload)
          else bring({})
        }}
      />
      {isBrought && (
        <Members
          type={type}
          payload={payload}
          write={(next) => {
            write(next)
            send(next)
          }}
        />
      )}
    </Stack>
  )
}

// The identity document is never shown, so a resumed entry is sent without it.
function withoutDocument(type: string, payload: Payload): Payload {
  return leavesOf(payload)
    .filter(({ path, value }) => path.at(-1) === 'piece_identite' && value === true)
    .reduce(
      (whole, { path }) => withLeaf(whole, path, type === 'producteur.enregistrer' ? null : undefined),
      payload,
    )
}

function Resumed({ said, payload: first, bring }: Filled) {
  const say = useWords(TEXTS)
  const { langue, me } = useDesk()
  const fuseau = me.organisation.fuseau_horaire
  const isKnown = ENTRIES[said.type] !== undefined
  const [type, setType] = useState(isKnown ? said.type : '')
  const [payload, write] = useState(() => withoutDocument(said.type, first))
  const [local, setLocal] = useState('')
  const current = ENTRIES[type]?.version ?? 1
  const version_schema =
    said.version_schema !== null && said.version_schema <= current ? said.version_schema : current
  const date = local === '' ? null : instantAt(local, fuseau)
  const whole = JSON.stringify(
    type === '' ? {} : { type, version_schema, payload, ...(date === null ? {} : { date_operation: date }) },
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: `bring` is another function at each drawing.
  useEffect(() => bring(JSON.parse(whole) as Brought), [whole])
  return (
    <Stack gap="sm">
      <Text size="sm">{say('reprise_quoi')}</Text>
      {hasDocument(first) && <Alert color="orange">{say('reprise_sans_piece')}</Alert>}
      {!isKnown && (
        <NativeSelect
          label={say('reprise_type')}
          required
          value={type}
          data={[
            { value: '', label: '—' },
            ...Object.keys(ENTRIES).map((value) => ({ value, label: term(value, langue) })),
          ]}
          onChange={({ currentTarget }) => setType(currentTarget.value)}
        />
      )}
      {type !== '' && <Members type={type} payload={payload} write={write} />}
      <TextInput
        type="datetime-local"
        label={say('date')}
        description={say('reprise_date', { fuseau })}
        value={local}
        onChange={({ currentTarget }) => setLocal(currentTarget.value)}
      />
    </Stack>
  )
}

type MembersGiven = { readonly type: string; readonly payload: Payload; write(next: Payload): void }

function Members({ type, payload, write }: MembersGiven) {
  const say = useWords(TEXTS)
  const { langue } = useDesk()
  const leaves = leavesOf(payload)
  const missing = (ENTRIES[type]?.members ?? []).filter((member) => payload[member] === undefined)
  const shown: Leaf[] = [...leaves, ...missing.map((member) => ({ path: [member], value: null }))]
  // An emptied member keeps its place in the form.
  const order = (leaf: Leaf) =>
    leaf.path.length === 1 ? (ENTRIES[type]?.members ?? []).indexOf(String(leaf.path[0])) : -1
  const fields = shown
    .filter(({ path, value }) => fieldOf(path, value, type).as !== 'hidden')
    .toSorted((one, other) => rank(order(one)) - rank(order(other)))
  return (
    <Fieldset legend={say('saisie')}>
      <Stack gap="xs">
        {fields.map((leaf) => (
          <CorrectedField
            key={leaf.path.join('.')}
            leaf={leaf}
            type={type}
            label={labelOf(leaf.path, (member) => wordOf(member, langue))}
            near={payload as Drafts}
            change={(value) => write(withLeaf(payload, leaf.path, value))}
          />
        ))}
      </Stack>
    </Fieldset>
  )
}

const rank = (place: number) => (place === -1 ? Number.MAX_SAFE_INTEGER : place)
