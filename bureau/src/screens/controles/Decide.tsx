// The decision: which, why and with what; what it will do; and then the act itself.
import { Alert, Button, Checkbox, Group, Paper, Stack, Text, Textarea, Title } from '@mantine/core'
import { answered } from '@sillon/client/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import { Refusal } from '../../parts/Refusal.tsx'
import { Choices } from './Choices.tsx'
import { Effects } from './Effects.tsx'
import { Inputs } from './Inputs.tsx'
import { type Detail, type Item, type Lifting, takeOut } from './queries.ts'
import { TEXTS } from './texts.ts'

/** What a decision brings beside itself and its reason. */
export type Brought = Omit<Lifting, 'decision' | 'raison' | 'aussi' | 'dependants'>

type Given = {
  readonly item: Detail
  readonly ticked: ReadonlyMap<string, Item>
  lifted(count: number): void
}

/** Tries decisions, and takes the one that was tried. */
export function Decide({ item, ticked, lifted }: Given) {
  const say = useWords(TEXTS)
  const { client } = useDesk()
  const asked = useQueryClient()
  const [decision, choose] = useState<string>('')
  const [raison, setRaison] = useState('')
  const [brought, bring] = useState<Brought>({})
  const [withDependants, setDependants] = useState(false)
  const others = [...ticked.values()].filter(({ id, motif }) => id !== item.id && motif === item.motif)
  const body: Omit<Lifting, 'raison'> = {
    decision,
    ...brought,
    ...(others.length === 0 ? {} : { aussi: others.map(({ id }) => id) }),
    ...(withDependants ? { dependants: true } : {}),
  }
  const params = { path: { id: item.id } }
  const [tried, setTried] = useState('')
  const trial = useMutation({
    mutationFn: async (what: Omit<Lifting, 'raison'>) =>
      answered(
        await client.POST('/v1/controles/{id}/essayer', { params, body: { ...what, raison: raison || '…' } }),
      ),
  })
  const act = useMutation({
    mutationFn: async () =>
      answered(await client.POST('/v1/controles/{id}/lever', { params, body: { ...body, raison } })),
    onSuccess: async () => {
      const ids = trial.data?.controles ?? [item.id]
      lifted(ids.length)
      takeOut(asked, ids)
      await asked.invalidateQueries({ queryKey: ['controle'] })
    },
  })
  const isTried = tried === JSON.stringify(body) && trial.isSuccess
  const pick = (next: string) => {
    choose(next)
    bring({})
    trial.reset()
    act.reset()
  }
  return (
    <Paper withBorder p="md" component="section">
      <Title order={3} size="h4" mb="sm">
        {say('decider')}
      </Title>
      <Stack gap="sm">
        <Choices item={item} decision={decision} pick={pick} />
        {decision !== '' && (
          <Inputs key={decision} item={item} decision={decision} brought={brought} bring={bring} />
        )}
        {others.length > 0 && <Text size="sm">{say('aussi', { n: others.length })}</Text>}
        {item.dependants > 0 && (
          <Checkbox
            label={say('dependants', { n: item.dependants })}
            checked={withDependants}
            onChange={({ currentTarget }) => setDependants(currentTarget.checked)}
          />
        )}
        <Textarea
          label={say('raison')}
          description={say('raison_quoi')}
          value={raison}
          maxLength={1000}
          required
          autosize
          onChange={({ currentTarget }) => setRaison(currentTarget.value)}
        />
        {trial.isError && tried === JSON.stringify(body) && <Refusal error={trial.error} />}
        {isTried && trial.data !== undefined && <Effects trial={trial.data} />}
        {act.isError && <Refusal error={act.error} />}
        <Group>
          <Button
            variant="default"
            disabled={decision === ''}
            loading={trial.isPending}
            onClick={() => {
              setTried(JSON.stringify(body))
              trial.mutate(body)
            }}
          >
            {say('apercu')}
          </Button>
          <Button
            disabled={!isTried || raison.trim() === ''}
            loading={act.isPending}
            aria-describedby={isTried ? undefined : 'prendre-attend'}
            onClick={() => act.mutate()}
          >
            {say('prendre')}
          </Button>
        </Group>
        {!isTried && (
          <Text size="sm" c="dimmed" id="prendre-attend">
            {say('prendre_attend')}
          </Text>
        )}
        {trial.isPending && <Alert role="status">{say('apercu_attend')}</Alert>}
      </Stack>
    </Paper>
  )
}
