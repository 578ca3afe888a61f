// The form of a write: fields, refusal, confirmation, and both versions where another person changed the record.
import { Alert, Button, Code, Group, Stack, Text } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import { Refusal } from '../Refusal.tsx'
import { Changed } from './Changed.tsx'
import type { Drafts, Faults } from './draft.ts'
import { Fields } from './Fields.tsx'
import type { Schema } from './schema.ts'
import { faultsOf } from './sending.ts'
import { FORM } from './texts.ts'

type Shown = {
  readonly schema: Schema
  readonly title: string
  readonly isGrave?: boolean
  readonly drafts: Drafts
  readonly change: (drafts: Drafts | null) => void
  readonly isBegun: boolean
  /** The faults that the page finds. */
  readonly found: Faults
  readonly isUnchanged: boolean
  readonly changed: { readonly before: Drafts; readonly now: Drafts } | null
  readonly confirmation: object | null
  readonly error: unknown
  readonly isPending: boolean
  readonly send: () => void
  readonly close: () => void
}

/** The fields of a write and its button. */
export function Form(shown: Shown) {
  const { schema, title, drafts, change, found, changed, confirmation, error, isUnchanged } = shown
  const say = useWords(FORM)
  const { me } = useDesk()
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const faults = { ...faultsOf(error, schema), ...(isTried ? found : {}) }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.keys(found).length === 0 && !isUnchanged) shown.send()
  }
  const places = Object.keys(faults).join(' ')
  useEffect(() => {
    if (places !== '') form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    else if (error !== null) form.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' })
  }, [places, error])
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="md">
        {shown.isBegun && <Begun clear={() => change(null)} />}
        <Fields
          schema={schema}
          drafts={drafts}
          change={change}
          faults={faults}
          at=""
          devise={me.organisation.devise_defaut}
        />
        {changed !== null && <Changed schema={schema} {...changed} own={drafts} />}
        {error !== null && changed === null && <Refusal error={error} />}
        {isTried && isUnchanged && (
          <Text size="sm" role="status">
            {say('inchange')}
          </Text>
        )}
        {confirmation !== null && (
          <div>
            <Text size="sm">{say('confirmation')}</Text>
            <Code block>{JSON.stringify(confirmation, null, 2)}</Code>
          </div>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={shown.close}>
            {say('fermer')}
          </Button>
          <Button type="submit" loading={shown.isPending} color={shown.isGrave ? 'red.9' : undefined}>
            {confirmation === null ? title : say('confirmer_quand_meme', { acte: title })}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function Begun({ clear }: { clear: () => void }) {
  const say = useWords(FORM)
  const [isShown, show] = useState(true)
  if (!isShown) return null
  const forget = () => {
    clear()
    show(false)
  }
  return (
    <Alert color="blue" role="status">
      <Group justify="space-between">
        <Text size="sm">{say('brouillon')}</Text>
        <Button size="compact-sm" variant="default" onClick={forget}>
          {say('recommencer')}
        </Button>
      </Group>
    </Alert>
  )
}
