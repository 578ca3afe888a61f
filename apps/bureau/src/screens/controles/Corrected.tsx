// The form of a corrected entry: every figure, word and date of the phone's payload can be changed; ids stay.
import { Alert, Checkbox, Fieldset, NumberInput, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useWords } from '../../desk.ts'
import { term } from '../../words/terms.ts'
import type { Brought } from './acts.ts'
import { type Leaf, leavesOf, withLeaf } from './leaves.ts'
import type { Detail } from './queries.ts'
import { useSpeaker } from './speaking.ts'
import { TEXTS } from './texts.ts'

type Given = { readonly item: Detail; readonly isNeeded: boolean; bring(next: Brought): void }

/** The payload of an item as a form; a change sends the whole payload. */
export function Corrected({ item: { dit }, isNeeded, bring }: Given) {
  const say = useWords(TEXTS)
  const [isBrought, setBrought] = useState(false)
  const [payload, write] = useState<Readonly<Record<string, unknown>>>(dit?.payload ?? {})
  const by = useSpeaker(payload)
  if (dit === null) return <Alert color="orange">{say('payload_illisible')}</Alert>
  const leaves = leavesOf(payload)
  if (leaves.some(({ path }) => path.at(-1) === 'piece_identite'))
    return <Alert color="orange">{say('payload_masque')}</Alert>
  const { type, version_schema } = dit
  const change = (leaf: Leaf, value: unknown) => {
    const next = withLeaf(payload, leaf.path, value)
    write(next)
    bring({ type, version_schema, payload: next as Brought['payload'] })
  }
  const toggle = (isOn: boolean) => {
    setBrought(isOn)
    bring(isOn ? { type, version_schema, payload: payload as Brought['payload'] } : {})
  }
  return (
    <Stack gap="sm">
      <Checkbox
        label={say('apporter')}
        description={isNeeded ? undefined : say('apporter_quoi')}
        checked={isBrought}
        onChange={({ currentTarget }) => toggle(currentTarget.checked)}
      />
      {isBrought && (
        <Fieldset legend={say('saisie')}>
          <Stack gap="xs">
            {leaves.map((leaf) => {
              const label = leaf.path.map((step) => term(String(step), by.langue)).join(' · ')
              return <Field key={leaf.path.join('.')} leaf={leaf} label={label} change={change} />
            })}
          </Stack>
        </Fieldset>
      )}
    </Stack>
  )
}

type FieldGiven = {
  readonly leaf: Leaf
  readonly label: string
  change(leaf: Leaf, value: unknown): void
}

function Field({ leaf, label, change }: FieldGiven) {
  if (typeof leaf.value === 'boolean')
    return (
      <Checkbox
        label={label}
        checked={leaf.value}
        onChange={({ currentTarget }) => change(leaf, currentTarget.checked)}
      />
    )
  if (typeof leaf.value === 'number')
    return (
      <NumberInput
        label={label}
        value={leaf.value}
        allowDecimal={false}
        onChange={(value) => {
          if (typeof value === 'number') change(leaf, value)
        }}
      />
    )
  return (
    <TextInput
      label={label}
      value={leaf.value}
      onChange={({ currentTarget }) => change(leaf, currentTarget.value)}
    />
  )
}
