// A filter of a list that is typed: a word, the first day or the last day.
import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import { instantAt, localOf } from '../../words/figures.ts'
import { FICHES } from './texts.ts'
import { memberWord } from './values.ts'

type Given = {
  readonly name: string
  readonly kind: 'text' | 'from' | 'until'
  readonly value: string | undefined
  set(value: string | undefined): void
}

const PAUSE_MS = 400
const DAY_MS = 86_400_000

/** The service filters by instants: the start of the first day, and the start of the day after the last. */
export function TypedFilter({ name, kind, value, set }: Given) {
  const say = useWords(FICHES)
  const { langue, me } = useDesk()
  const zone = me.organisation.fuseau_horaire || 'UTC'
  const shift = kind === 'until' ? DAY_MS : 0
  const dayOf = (instant: string) =>
    localOf(new Date(Date.parse(instant) - shift).toISOString(), zone).slice(0, DAY_LENGTH)
  const shown = value === undefined ? '' : kind === 'text' ? value : dayOf(value)
  const [typed, type] = useState(shown)
  const send = useDebouncedCallback((text: string) => {
    if (text.trim() === '') return set(undefined)
    if (kind === 'text') return set(text.trim())
    const start = instantAt(`${text}T00:00`, zone)
    if (start !== null) set(new Date(Date.parse(start) + shift).toISOString())
  }, PAUSE_MS)
  const label = kind === 'text' ? memberWord(name, langue) : say(kind === 'from' ? 'du' : 'au')
  return (
    <TextInput
      label={label}
      type={kind === 'text' ? 'text' : 'date'}
      value={typed}
      maxLength={100}
      onChange={({ currentTarget }) => {
        type(currentTarget.value)
        send(currentTarget.value)
      }}
    />
  )
}

const DAY_LENGTH = '2026-11-23'.length
