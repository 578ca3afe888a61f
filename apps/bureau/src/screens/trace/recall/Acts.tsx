// Acts of a recall; each shows its effects first.
import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useWords } from '../../../desk.ts'
import { Pending } from '../../../parts/Pending.tsx'
import { Refusal } from '../../../parts/Refusal.tsx'
import { type Recall, useClosing, useExecution, useForeseenExecution } from '../queries.ts'
import { TRACE } from '../texts.ts'
import { Figures } from './Figures.tsx'
import { Offered } from './Offered.tsx'

/** The acts on a recall. */
export function Acts({ recall }: { recall: Recall }) {
  const say = useWords(TRACE)
  const [open, setOpen] = useState<'executer' | 'clore' | null>(null)
  const [done, tell] = useState<'executer' | 'clore' | null>(null)
  const of = (acte: 'executer' | 'clore') => recall.actes?.find((one) => one.acte === acte)
  const execution = say(recall.exercice ? 'executer_exercice' : 'executer')
  const finish = (act: 'executer' | 'clore') => {
    setOpen(null)
    tell(act)
  }
  const close = () => setOpen(null)
  return (
    <>
      <Text role="status" fw={700}>
        {done !== null && say(`fait_${done}`)}
      </Text>
      <Group align="start">
        <Offered act={of('executer')} label={execution} color="red" onClick={() => setOpen('executer')} />
        <Offered act={of('clore')} label={say('clore')} variant="default" onClick={() => setOpen('clore')} />
      </Group>
      <Modal
        opened={open !== null}
        onClose={close}
        title={open === 'clore' ? say('clore') : execution}
        closeButtonProps={{ 'aria-label': say('annuler') }}
      >
        {open === 'executer' && <Execute recall={recall} cancel={close} finish={() => finish('executer')} />}
        {open === 'clore' && <Close recall={recall} cancel={close} finish={() => finish('clore')} />}
      </Modal>
    </>
  )
}

type Doing = { readonly recall: Recall; cancel(): void; finish(): void }

function Execute({ recall: { id, exercice }, cancel, finish }: Doing) {
  const say = useWords(TRACE)
  const foreseen = useForeseenExecution(id)
  const executing = useExecution(id)
  return (
    <Pending of={foreseen}>
      {({ mesure }) => (
        <Stack>
          <Text>{say(exercice ? 'exercice_quoi' : 'executer_quoi', { lots: mesure.lots })}</Text>
          <Figures of={mesure} />
          {executing.error && <Refusal error={executing.error} />}
          <Group>
            <Button
              color="red"
              loading={executing.isPending}
              onClick={() => executing.mutate(undefined, { onSuccess: finish })}
            >
              {say(exercice ? 'executer_exercice' : 'executer')}
            </Button>
            <Button variant="default" onClick={cancel}>
              {say('annuler')}
            </Button>
          </Group>
        </Stack>
      )}
    </Pending>
  )
}

function Close({ recall: { id, statut }, cancel, finish }: Doing) {
  const say = useWords(TRACE)
  const [conclusion, conclude] = useState('')
  const [isTried, setTried] = useState(false)
  const closing = useClosing(id)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (conclusion.trim() !== '') closing.mutate(conclusion.trim(), { onSuccess: finish })
      }}
    >
      <Stack>
        <Text>{say(statut === 'planifié' ? 'clore_planifie' : 'clore_quoi')}</Text>
        <Textarea
          label={say('conclusion')}
          required
          data-autofocus
          autosize
          minRows={2}
          maxLength={2000}
          value={conclusion}
          error={isTried && conclusion.trim() === '' && say('requis')}
          onChange={({ currentTarget }) => conclude(currentTarget.value)}
        />
        {closing.error && <Refusal error={closing.error} />}
        <Group>
          <Button type="submit" loading={closing.isPending}>
            {say('clore')}
          </Button>
          <Button variant="default" onClick={cancel}>
            {say('annuler')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
