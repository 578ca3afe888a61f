// A field of a corrected entry.
import { Checkbox, NativeSelect, Select, TextInput } from '@mantine/core'
import { Intrants } from '@sillon/client/operations'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import type { Drafts } from '../../parts/form/draft.ts'
import { faultWords } from '../../parts/form/faults.ts'
import { Picker } from '../../parts/form/Picker.tsx'
import { FORM } from '../../parts/form/texts.ts'
import { figureFault, typedOf, unitOf, wholeOf } from '../../parts/form/units.ts'
import { instantAt, localOf } from '../../words/figures.ts'
import { emptyOf, fieldOf } from './entries.ts'
import type { Leaf } from './leaves.ts'
import { wordOf } from './members.ts'
import { TEXTS } from './texts.ts'

type Given = {
  readonly leaf: Leaf
  readonly type: string
  readonly label: string
  /** Other members of the same entry, which narrow the offered records. */
  readonly near: Drafts
  change(value: unknown): void
}

/** The field for a value of an entry. */
export function CorrectedField(given: Given) {
  const { leaf, type, label, near, change } = given
  const { langue } = useDesk()
  const field = fieldOf(leaf.path, leaf.value, type)
  const empty = emptyOf(leaf.path, type)
  const text = leaf.value === null ? '' : String(leaf.value)
  switch (field.as) {
    case 'hidden':
      return null
    case 'record':
      // No route lists the inputs.
      return field.fiche === 'intrant' ? (
        <Input label={label} id={text} change={(id) => change(id ?? empty)} />
      ) : (
        <Picker
          label={label}
          schema={{ 'x-sillon': { fr: label, en: label, fiche: field.fiche } }}
          draft={text}
          change={(value) => change(value === undefined || value === '' ? empty : value)}
          near={near}
          isRequired={false}
          description={undefined}
          error={undefined}
        />
      )
    case 'figure':
      return <Figure {...given} unite={field.unite} />
    case 'flag':
      return (
        <Checkbox
          label={label}
          checked={leaf.value === true}
          onChange={({ currentTarget }) => change(currentTarget.checked)}
        />
      )
    case 'choice':
      return (
        <NativeSelect
          label={label}
          value={text}
          data={[
            { value: '', label: '—' },
            ...field.values.map((value) => ({ value, label: wordOf(value, langue) })),
          ]}
          onChange={({ currentTarget: { value } }) => change(value === '' ? empty : value)}
        />
      )
    case 'instant':
      return <Instant {...given} />
    default:
      return (
        <TextInput
          label={label}
          type={field.as === 'day' ? 'date' : 'text'}
          value={text}
          onChange={({ currentTarget: { value } }) => change(value === '' ? empty : value)}
        />
      )
  }
}

function Input({ label, id, change }: { label: string; id: string; change(id: string | null): void }) {
  const { read } = useDesk()
  const { data } = useQuery({
    queryKey: ['controles', 'intrants'],
    queryFn: () => read(Intrants, {}),
  })
  const offered = (data?.intrants?.nodes ?? []).flatMap((one) =>
    one === null ? [] : [{ value: one.id, label: `${one.code} · ${one.nom}` }],
  )
  const isOffered = id === '' || offered.some(({ value }) => value === id)
  return (
    <Select
      label={label}
      value={id === '' ? null : id}
      data={isOffered ? offered : [{ value: id, label: '…' }, ...offered]}
      searchable
      onChange={change}
    />
  )
}

// A text that is no figure is sent unchanged, so that the service refuses it.
function Figure({ leaf, type, label, unite, change }: Given & { readonly unite: string | undefined }) {
  const say = useWords(TEXTS)
  const { langue } = useDesk()
  const sayFault = useWords(FORM)
  const unit = unitOf(unite, '')
  const { sign, decimals } = unit
  const [typed, setTyped] = useState(() => (leaf.value === null ? '' : shownOf(leaf.value, decimals, langue)))
  const fault = figureFault(typed, unit, langue)
  return (
    <TextInput
      label={sign === '' ? label : `${label} (${sign})`}
      inputMode="decimal"
      value={typed}
      error={fault === 'illisible' ? say('pas_un_nombre') : faultWords(fault, sayFault)}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        change(value.trim() === '' ? emptyOf(leaf.path, type) : (wholeOf(value, unit, langue) ?? value))
      }}
    />
  )
}

const shownOf = (value: NonNullable<Leaf['value']>, decimals: number, langue: 'fr' | 'en') =>
  typeof value === 'number' ? typedOf(value, decimals, langue) : String(value)

function Instant({ leaf, type, label, change }: Given) {
  const { me } = useDesk()
  const fuseau = me.organisation.fuseau_horaire
  const isInstant = typeof leaf.value === 'string' && !Number.isNaN(Date.parse(leaf.value))
  const [typed, setTyped] = useState(() => (isInstant ? localOf(String(leaf.value), fuseau) : ''))
  return (
    <TextInput
      type="datetime-local"
      label={label}
      description={fuseau}
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        change(instantAt(value, fuseau) ?? emptyOf(leaf.path, type))
      }}
    />
  )
}
