// The dialog of a write, with fields generated from the schema of its request body.
import { Modal } from '@mantine/core'
import { Refused } from '@sillon/client/client'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import { useFocusReturned } from '../focus.ts'
import { Pending } from '../Pending.tsx'
import { changesOf } from './changes.ts'
import { bodyOf, type Drafts, draftsFrom } from './draft.ts'
import { Form } from './Form.tsx'
import { type Base, forgetDraft, keepDraft, placeOfDraft, readDraft } from './kept.ts'
import type { Schema, Write } from './schema.ts'
import { changedBase, type Params, useSending, useWrite } from './sending.ts'
import { FORM } from './texts.ts'

/** A write, the record that it changes, and data that the schema does not contain. */
export type Wanted = {
  readonly operation: string
  readonly params: Params
  readonly title: string
  readonly isGrave?: boolean
  /** The member of the refusal's details that the next request sends back as a confirmation. */
  readonly confirmed?: { readonly code: string; readonly member: string } | undefined
  /** The initial values of the form. */
  readonly begun?: Drafts
  /** Schemas of members that depend on the record. */
  readonly refined?: Readonly<Record<string, Schema>> | undefined
  /** Shows something of the typed body below the fields; the body is null while it has faults. */
  readonly preview?: ((body: object | null) => ReactNode) | undefined
  readonly close: () => void
  readonly done: (answer: unknown) => void
}

/** Shows the form of a write and sends it. */
export function FormDialog(wanted: Wanted) {
  useFocusReturned()
  const say = useWords(FORM)
  const kept = placeOfDraft(useDesk(), wanted)
  const { asked, again } = useWrite(wanted.operation, wanted.params, wanted.refined)
  const queries = useQueryClient()
  const isRefused = useRef(false)
  // The record may have changed after it was shown: the screen reads its data again when the reason is no longer in sight, since the
  // row with this dialog may be gone.
  const close = () => {
    wanted.close()
    if (isRefused.current)
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'formulaire' })
  }
  const clear = () => {
    forgetDraft(kept)
    again()
  }
  return (
    <Modal
      opened
      size="lg"
      onClose={close}
      title={wanted.title}
      closeButtonProps={{ 'aria-label': say('fermer') }}
    >
      <Pending of={asked}>
        {({ write, base }) => (
          <Filling
            {...wanted}
            close={close}
            refused={() => {
              isRefused.current = true
            }}
            write={write}
            first={base}
            kept={kept}
            clear={clear}
          />
        )}
      </Pending>
    </Modal>
  )
}

type Filled = Wanted & {
  readonly write: Write
  /** The record as it was when the dialog opened. */
  readonly first: Base | null
  /** The storage key of the draft. */
  readonly kept: string
  readonly clear: () => void
  readonly refused: () => void
}

function Filling({ write, first, kept, ...wanted }: Filled) {
  const { me, langue } = useDesk()
  const { schema } = write
  const place = useMemo(
    () => ({ zone: me.organisation.fuseau_horaire, devise: me.organisation.devise_defaut, langue }),
    [me, langue],
  )
  const [begun] = useState(() => readDraft(kept))
  // A draft belongs to the version of the record that the person saw: if another person changed the record since, the service
  // refuses.
  const [base, setBase] = useState(begun === null ? first : begun.base)
  const [seen, setSeen] = useState<Base | null>(null)
  const of = (one: Base | null): Drafts =>
    one === null ? (wanted.begun ?? {}) : draftsFrom(schema, one.record, place)
  const [drafts, setDrafts] = useState<Drafts>(() => begun?.drafts ?? of(base))
  const change = (next: Drafts, now = base) => {
    setDrafts(next)
    keepDraft(kept, { drafts: next, base: now })
  }
  const finish = (answer: unknown) => {
    forgetDraft(kept)
    wanted.done(answer)
  }
  const sending = useSending({ write, params: wanted.params, place: kept }, finish, wanted.refused)
  const read = bodyOf(schema, drafts, place)
  const { changes, faults } =
    base === null
      ? { changes: read.body, faults: {} }
      : changesOf(schema, bodyOf(schema, of(base), place).body, read.body)
  const isWhole = write.method === 'PUT'
  const found = { ...faults, ...read.faults }
  const send = () => {
    const version = base === null ? (drafts.version_base ?? 0) : base.record.version
    const versioned = schema.properties?.version_base === undefined ? {} : { version_base: Number(version) }
    const body = {
      ...(isWhole ? read.body : changes),
      ...versioned,
      ...confirmedOf(wanted.confirmed, sending.error),
    }
    sending.mutate({ body, etag: base?.etag ?? null }, { onError: (error) => meet(changedBase(error)) })
  }
  // Another person changed the record: members that this person did not edit take today's value.
  const meet = (now: Base | null) => {
    if (now === null) return
    const own = Object.keys(changes).map((name) => [name, drafts[name]] as const)
    setSeen(base)
    setBase(now)
    change({ ...draftsFrom(schema, now.record, place), ...Object.fromEntries(own) }, now)
  }
  // The form counts as unchanged if only the reason was typed.
  const isUnchanged =
    base !== null && Object.keys({ ...changes, ...faults }).every((name) => name === 'raison')
  const confirmation = confirmedOf(wanted.confirmed, sending.error)
  return (
    <Form
      {...wanted}
      schema={schema}
      drafts={drafts}
      change={change}
      isBegun={begun !== null}
      found={found}
      isUnchanged={isUnchanged}
      beside={wanted.preview?.(Object.keys(found).length === 0 ? read.body : null)}
      changed={seen === null || base === null ? null : { before: of(seen), now: of(base) }}
      confirmation={confirmation && draftsFrom(schema, confirmation, place)}
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
