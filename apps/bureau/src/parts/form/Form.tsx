// The form for a write: fields, refusal and confirmation, and both versions if another person changed the record.
import { Alert, Button, Fieldset, Group, Stack, Text } from '@mantine/core'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import { Refusal } from '../Refusal.tsx'
import { Balance } from './Balance.tsx'
import { Changed } from './Changed.tsx'
import type { Drafts, Faults } from './draft.ts'
import { Fields } from './Fields.tsx'
import { Said } from './Said.tsx'
import { membersOf, type Schema } from './schema.ts'
import { faultsOf } from './sending.ts'
import { FORM } from './texts.ts'

type Shown = {
  readonly schema: Schema
  readonly title: string
  readonly isGrave?: boolean
  readonly drafts: Drafts
  readonly change: (drafts: Drafts) => void
  /** Clears the typed values. */
  readonly clear: () => void
  readonly isBegun: boolean
  /** The faults that the page itself finds. */
  readonly found: Faults
  readonly isUnchanged: boolean
  /** Shown below the fields. */
  readonly beside?: ReactNode
  readonly changed: { readonly before: Drafts; readonly now: Drafts } | null
  readonly confirmation: Drafts | null
  readonly error: unknown
  readonly isPending: boolean
  readonly send: () => void
  /** Absent of a form that stands on a screen. */
  readonly close?: () => void
}

/** The fields of a write, and the button that sends it. */
export function Form(shown: Shown) {
  const { schema, title, drafts, change, found, changed, confirmation, error, isUnchanged } = shown
  const say = useWords(FORM)
  const { me } = useDesk()
  const { devise_defaut: devise } = me.organisation
  const [tries, setTries] = useState(0)
  const isTried = tries > 0
  const form = useRef<HTMLFormElement>(null)
  const said = useRef<HTMLDivElement>(null)
  const faults = { ...faultsOf(error, schema, drafts), ...(isTried ? found : {}) }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTries(tries + 1)
    if (Object.keys(found).length === 0 && !isUnchanged) shown.send()
  }
  // Focus moves when the person sends, or when the service responds; never while the person types.
  useEffect(() => {
    if (tries === 0) return
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (invalid) invalid.focus()
    if (invalid || error === null) return
    said.current?.scrollIntoView({ block: 'nearest' })
    // The focused field or button was disabled during the request.
    if (document.activeElement === document.body) said.current?.focus({ preventScroll: true })
  }, [tries, error])
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="md">
        <Fieldset variant="unstyled" disabled={shown.isPending}>
          <Stack gap="md">
            {shown.isBegun && <Begun clear={shown.clear} />}
            <Fields schema={schema} drafts={drafts} change={change} faults={faults} at="" devise={devise} />
          </Stack>
        </Fieldset>
        <Balance schema={schema} drafts={drafts} />
        {shown.beside}
        {(changed !== null || error !== null) && (
          <div ref={said} tabIndex={-1}>
            {changed === null ? (
              <Refusal error={error} />
            ) : (
              <Changed schema={schema} {...changed} own={drafts} />
            )}
          </div>
        )}
        {isTried && isUnchanged && (
          <Text size="sm" role="status">
            {say('inchange')}
          </Text>
        )}
        {confirmation !== null && <Confirmation schema={schema} confirmation={confirmation} />}
        <Group justify="flex-end">
          {shown.close !== undefined && (
            <Button variant="default" onClick={shown.close}>
              {say('fermer')}
            </Button>
          )}
          <Button type="submit" loading={shown.isPending} color={shown.isGrave ? 'red.9' : undefined}>
            {confirmation === null ? title : say('confirmer_quand_meme', { acte: title })}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function Confirmation({ schema, confirmation }: { schema: Schema; confirmation: Drafts }) {
  const say = useWords(FORM)
  const { me } = useDesk()
  return (
    <div>
      <Text size="sm">{say('confirmation')}</Text>
      {membersOf(schema)
        .filter(([name]) => confirmation[name] !== undefined)
        .map(([name, member]) => (
          <Said
            key={name}
            schema={member}
            draft={confirmation[name]}
            devise={me.organisation.devise_defaut}
          />
        ))}
    </div>
  )
}

function Begun({ clear }: { clear: () => void }) {
  const say = useWords(FORM)
  return (
    <Alert color="blue" role="status">
      <Group justify="space-between">
        <Text size="sm">{say('brouillon')}</Text>
        <Button size="compact-sm" variant="default" onClick={clear}>
          {say('recommencer')}
        </Button>
      </Group>
    </Alert>
  )
}
