// The dialog of a write: its fields are made of the schema of its body.
import { Modal } from '@mantine/core'
import { Refused } from '@sillon/client/client'
import { useMemo, useState } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import { useFocusReturned } from '../focus.ts'
import { Pending } from '../Pending.tsx'
import { bodyOf, changesOf, type Drafts, draftsFrom } from './draft.ts'
import { Form } from './Form.tsx'
import { keepDraft, placeOfDraft, readDraft } from './kept.ts'
import type { Write } from './schema.ts'
import { type Base, changedBase, type Params, useSending, useWrite } from './sending.ts'
import { FORM } from './texts.ts'

/** A write, the record that it is done on, and what the schema does not say of it. */
export type Wanted = {
  readonly operation: string
  readonly params: Params
  readonly title: string
  readonly isGrave?: boolean
  /** The member of the refusal's details that the next request sends back as a confirmation. */
  readonly confirmed?: { readonly code: string; readonly member: string } | undefined
  /** The first content of the form. */
  readonly begun?: Drafts
  readonly close: () => void
  readonly done: (answer: unknown) => void
}

/** Asks for the members of a write and sends it. */
export function FormDialog(wanted: Wanted) {
  useFocusReturned()
  const say = useWords(FORM)
  const asked = useWrite(wanted.operation, wanted.params)
  return (
    <Modal
      opened
      size="lg"
      onClose={wanted.close}
      title={wanted.title}
      closeButtonProps={{ 'aria-label': say('fermer') }}
    >
      <Pending of={asked}>{({ write, base }) => <Filling {...wanted} write={write} first={base} />}</Pending>
    </Modal>
  )
}

function Filling({ write, first, ...wanted }: Wanted & { write: Write; first: Base | null }) {
  const { me } = useDesk()
  const { schema } = write
  const place = useMemo(
    () => ({ zone: me.organisation.fuseau_horaire, devise: me.organisation.devise_defaut }),
    [me],
  )
  const kept = placeOfDraft(me, wanted.operation, wanted.params)
  const [base, setBase] = useState(first)
  const [seen, setSeen] = useState<Base | null>(null)
  const of = (one: Base | null): Drafts =>
    one === null ? (wanted.begun ?? {}) : draftsFrom(schema, one.record, place)
  const [begun] = useState(() => readDraft(kept))
  const [drafts, setDrafts] = useState<Drafts>(() => begun ?? of(first))
  const change = (next: Drafts | null) => {
    setDrafts(next ?? of(base))
    keepDraft(kept, next)
  }
  const sending = useSending({ write, params: wanted.params }, (answer) => {
    keepDraft(kept, null)
    wanted.done(answer)
  })
  const read = bodyOf(schema, drafts, place)
  const changes =
    base === null ? read.body : changesOf(schema, bodyOf(schema, of(base), place).body, read.body)
  const send = () => {
    const { version } = base?.record ?? {}
    const versioned = schema.properties?.version_base === undefined ? {} : { version_base: version }
    const body = { ...changes, ...versioned, ...confirmedOf(wanted.confirmed, sending.error) }
    sending.mutate({ body, etag: base?.etag ?? null }, { onError: (error) => meet(changedBase(error)) })
  }
  // Another person changed the record: what this person did not touch takes the value of today.
  const meet = (now: Base | null) => {
    if (now === null) return
    const own = Object.keys(changes).map((name) => [name, drafts[name]] as const)
    setSeen(base)
    setBase(now)
    change({ ...draftsFrom(schema, now.record, place), ...Object.fromEntries(own) })
  }
  return (
    <Form
      {...wanted}
      schema={schema}
      drafts={drafts}
      change={change}
      isBegun={begun !== null}
      found={read.faults}
      isUnchanged={base !== null && Object.keys(changes).length === 0}
      changed={seen === null || base === null ? null : { before: of(seen), now: of(base) }}
      confirmation={confirmedOf(wanted.confirmed, sending.error)}
      error={sending.error}
      isPending={sending.isPending}
      send={send}
    />
  )
}

function confirmedOf(confirmed: Wanted['confirmed'], error: unknown): Record<string, unknown> | null {
  if (confirmed === undefined || !(error instanceof Refused) || error.code !== confirmed.code) return null
  const details = (error.details ?? {}) as Record<string, unknown>
  return { [confirmed.member]: details[confirmed.member] }
}
