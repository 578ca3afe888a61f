// The dialog of an act: it asks for the members of the request and shows the refusal of the service.
import { Button, Code, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { answered, Refused } from '@sillon/client/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import { useFocusReturned } from '../focus.ts'
import { Refusal } from '../Refusal.tsx'
import { Choice } from './Choice.tsx'
import { bodyOf, type Field, FORMS, type Form, type Operation } from './forms.ts'
import { useKeys } from './intention.ts'
import { ACTS } from './texts.ts'

type Wanted = {
  readonly operation: Operation
  readonly id: string
  readonly close: () => void
  readonly done: (answer: unknown) => void
}
type Post = (path: string, init: unknown) => Promise<{ data?: unknown; error?: unknown; response: Response }>

/**
 * Asks the person for the members of an act and sends the request. A repeated request keeps its key, so that the act happens
 * once.
 */
export function ActDialog({ operation, id, close, done }: Wanted) {
  useFocusReturned()
  const say = useWords(ACTS)
  const { client } = useDesk()
  const queries = useQueryClient()
  const form: Form = FORMS[operation]
  const [filled, setFilled] = useState<Readonly<Record<string, string>>>({})
  const [isTried, setTried] = useState(false)
  const keyed = useKeys()
  const act = useMutation({
    mutationFn: async (confirmed: object) => {
      const post = client.POST as unknown as Post
      const body = { ...bodyOf(filled), ...confirmed }
      return answered(await post(form.path, { params: { path: { id } }, headers: keyed(body), body }))
    },
    onSuccess: done,
    // The record may have changed after it was shown: the screen reads its data again.
    onError: () => queries.invalidateQueries(),
  })
  const missing = form.fields.filter(
    ({ name, isRequired }) => isRequired && (filled[name] ?? '').trim() === '',
  )
  const toConfirm = confirmedOf(form, act.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (missing.length === 0) act.mutate(toConfirm ?? {})
  }
  return (
    <Modal
      opened
      onClose={close}
      title={say(operation)}
      closeButtonProps={{ 'aria-label': say('annuler_dialogue') }}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {form.fields.map((field) => (
            <Asked
              key={field.name}
              field={field}
              value={filled[field.name] ?? ''}
              change={(value) => setFilled({ ...filled, [field.name]: value })}
              error={isTried && missing.includes(field) ? say('requis') : undefined}
            />
          ))}
          {act.error && <Refusal error={act.error} />}
          {toConfirm !== null && (
            <div>
              <Text size="sm">{say('confirmation')}</Text>
              <Code block>{JSON.stringify(toConfirm, null, 2)}</Code>
            </div>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {say('annuler_dialogue')}
            </Button>
            <Button type="submit" loading={act.isPending} color={form.isGrave ? 'red.9' : undefined}>
              {toConfirm === null ? say(operation) : say('confirmer_quand_meme', { acte: say(operation) })}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

function Asked(props: {
  field: Field
  value: string
  change: (value: string) => void
  error: string | undefined
}) {
  const say = useWords(ACTS)
  const { field, value, change, error } = props
  if (field.name === 'net_g' || field.name === 'numero_coi')
    return (
      <TextInput
        {...(field.name === 'net_g' ? { type: 'number', min: 1, step: 1 } : { maxLength: 60 })}
        label={say(field.name)}
        description={say(`${field.name}_aide`)}
        required={field.isRequired}
        value={value}
        error={error}
        onChange={(event) => change(event.currentTarget.value)}
      />
    )
  if (field.name !== 'raison' && field.name !== 'note') return <Choice {...props} />
  return (
    <Textarea
      label={say(field.name)}
      description={say(`${field.name}_aide`)}
      required={field.isRequired}
      autosize
      minRows={2}
      maxLength={1000}
      value={value}
      error={error}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}

// Returns the member of the refusal's details that the next request sends back unchanged as a confirmation.
function confirmedOf({ confirmed }: Form, error: unknown): Record<string, unknown> | null {
  if (confirmed === undefined || !(error instanceof Refused) || error.code !== confirmed.code) return null
  const details = (error.details ?? {}) as Record<string, unknown>
  return { [confirmed.member]: details[confirmed.member] }
}
