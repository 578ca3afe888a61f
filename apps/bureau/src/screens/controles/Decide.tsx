// A decision: its name, its reason, its members, a preview of its effects, and the button that takes it.
import { Alert, Button, Checkbox, Group, Paper, Stack, Text, Textarea, Title } from '@mantine/core'
import { useState } from 'react'
import { useWords } from '../../desk.ts'
import { useKept } from '../../parts/form/useKept.ts'
import { Refusal } from '../../parts/Refusal.tsx'
import { type Brought, useDecision } from './acts.ts'
import { Choices } from './Choices.tsx'
import classes from './controles.module.css'
import { Effects } from './Effects.tsx'
import { Inputs } from './Inputs.tsx'
import type { Detail, Item } from './queries.ts'
import { TEXTS } from './texts.ts'

type Given = {
  readonly item: Detail
  readonly ticked: ReadonlyMap<string, Item>
  lifted(ids: readonly string[]): void
}

/** Tries a decision, and takes it after the trial. */
export function Decide({ item, ticked, lifted }: Given) {
  const say = useWords(TEXTS)
  const [decision, choose] = useState('')
  const [raison, setRaison, forget] = useKept({ operation: 'controles_lever', params: { id: item.id } }, '')
  const [brought, bring] = useState<Brought>({})
  const [withDependants, setDependants] = useState(false)
  const others = [...ticked.values()].filter(({ id, motif }) => id !== item.id && motif === item.motif)
  const body = {
    decision,
    ...brought,
    ...(others.length === 0 ? {} : { aussi: others.map(({ id }) => id) }),
    ...(withDependants ? { dependants: true } : {}),
  }
  const acts = useDecision(item.id, body, raison, (ids) => {
    forget()
    lifted(ids)
  })
  const pick = (next: string) => {
    choose(next)
    bring({})
    acts.forget()
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
        <Acts acts={acts} isChosen={decision !== ''} hasReason={raison.trim() !== ''} />
      </Stack>
    </Paper>
  )
}

type ActsGiven = {
  readonly acts: ReturnType<typeof useDecision>
  readonly isChosen: boolean
  readonly hasReason: boolean
}

// The effects of a decision and its button, which is enabled once the effects have been shown.
function Acts({ acts: { trial, act, isTried, hasFailed, tryIt }, isChosen, hasReason }: ActsGiven) {
  const say = useWords(TEXTS)
  return (
    <>
      {hasFailed && <Refusal error={trial.error} />}
      {isTried && trial.data !== undefined && <Effects trial={trial.data} />}
      {act.isError && <Refusal error={act.error} />}
      <Group className={classes.acts}>
        <Button variant="default" disabled={!isChosen} loading={trial.isPending} onClick={tryIt}>
          {say('apercu')}
        </Button>
        <Button
          disabled={!isTried || !hasReason}
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
    </>
  )
}
