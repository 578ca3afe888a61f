// Prepares a recall of a lot: shows the records that it would reach before it is planned. Planning blocks nothing.
import { Button, Checkbox, Drawer, Group, Radio, Stack, Textarea, Title } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useAddress } from '../../../address.ts'
import { useWords } from '../../../desk.ts'
import { Pending } from '../../../parts/Pending.tsx'
import { Refusal } from '../../../parts/Refusal.tsx'
import { useForeseen, usePlanning, type Way } from '../queries.ts'
import { TRACE } from '../texts.ts'
import { Figures } from './Figures.tsx'
import { LineTable } from './LineTable.tsx'
import { Offered } from './Offered.tsx'

const WAYS = ['aval', 'amont', 'complet'] as const

/** The drawer in which a person prepares a recall of a lot. */
export function Planning({ id, nom }: { id: string; nom: string }) {
  const say = useWords(TRACE)
  const [isOpen, open] = useState(false)
  return (
    <>
      <Button color="red" variant="outline" aria-haspopup="dialog" onClick={() => open(true)}>
        {say('rappeler')}
      </Button>
      <Drawer
        opened={isOpen}
        onClose={() => open(false)}
        position="right"
        size="xl"
        title={say('rappeler_lot', { nom })}
        closeButtonProps={{ 'aria-label': say('annuler') }}
      >
        <Plan id={id} cancel={() => open(false)} />
      </Drawer>
    </>
  )
}

function Plan({ id, cancel }: { id: string; cancel: () => void }) {
  const say = useWords(TRACE)
  const [, change] = useAddress()
  const [sens, follow] = useState<Way>('aval')
  const [exercice, practise] = useState(false)
  const [raison, explain] = useState('')
  const [isTried, setTried] = useState(false)
  const planning = usePlanning()
  const foreseen = useForeseen(id, sens)
  const plan = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (raison.trim() === '') return
    planning.mutate(
      { origines: [{ genre: 'lot', id }], sens, exercice, raison: raison.trim() },
      { onSuccess: ({ id: rappel }) => change({ rappel, lot: undefined, vue: undefined, sens: undefined }) },
    )
  }
  return (
    <Stack component="form" onSubmit={plan}>
      <Radio.Group label={say('rappel_sens')} value={sens} onChange={(value) => follow(value as Way)}>
        {WAYS.map((way) => (
          <Radio key={way} value={way} label={say(`rappel_${way}`)} mt="xs" />
        ))}
      </Radio.Group>
      <Checkbox
        label={say('rappel_exercice')}
        checked={exercice}
        onChange={({ currentTarget }) => practise(currentTarget.checked)}
      />
      <Textarea
        label={say('rappel_raison')}
        description={say('rappel_raison_quoi')}
        required
        autosize
        minRows={2}
        maxLength={2000}
        value={raison}
        error={isTried && raison.trim() === '' && say('requis')}
        onChange={({ currentTarget }) => explain(currentTarget.value)}
      />
      <Pending of={foreseen}>
        {({ mesure, lignes, actes }) => (
          <>
            <Group>
              <Offered act={actes.find(({ acte }) => acte === 'planifier')} label={say('rappel_planifier')} />
              <Button variant="default" onClick={cancel}>
                {say('annuler')}
              </Button>
            </Group>
            {planning.error && <Refusal error={planning.error} />}
            <Title order={3} size="h4">
              {say('apercu')}
            </Title>
            <div role="status">
              <Figures of={mesure} />
            </div>
            <LineTable caption={say('apercu')} lines={lignes} />
          </>
        )}
      </Pending>
    </Stack>
  )
}
