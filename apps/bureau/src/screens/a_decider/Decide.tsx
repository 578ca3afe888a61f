// The decision on the chosen capacities: a preview, two ways, and what came of it.
import { Alert, Button, Group, Paper, SegmentedControl, Stack, Text, Textarea, Title } from '@mantine/core'
import { useState } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import { useKept } from '../../parts/form/useKept.ts'
import { Refusal } from '../../parts/Refusal.tsx'
import { mass } from '../../words/figures.ts'
import { type Preview, previewOf } from './compare.ts'
import { type Decision, type Outcome, useDeciding } from './deciding.ts'
import type { Capacity, Names } from './queries.ts'
import { TEXTS } from './texts.ts'

const roleOf = (role: string) => (role === 'direction' || role === 'rsci' ? role : undefined)

type Given = { readonly chosen: readonly Capacity[]; readonly names: Names; done(): void }

/** Validates or refuses the chosen capacities, after a preview. */
export function Decide({ chosen, names, done }: Given) {
  const say = useWords(TEXTS)
  const { me } = useDesk()
  const [shown, show] = useState('')
  const [raison, setRaison, forget] = useKept({ operation: 'capacites_refuser', params: {} }, '')
  const [role, setRole] = useState('')
  const { act, at } = useDeciding()
  const preview = previewOf(chosen, me.utilisateur.id)
  const ids = chosen.map(({ id }) => id).join(' ')
  const isShown = shown === ids && ids !== ''
  const decide = (of: readonly Capacity[], decision: Decision) =>
    act.mutate(
      { of, decision },
      {
        onSuccess: () => {
          if (decision.genre === 'refuser') forget()
          done()
        },
      },
    )
  return (
    <Paper withBorder p="md" component="section" aria-label={say('apercu_titre')}>
      <Stack gap="sm">
        <Group gap="sm">
          <Text role="status">{say('choisies', { n: chosen.length })}</Text>
          <SegmentedControl
            size="xs"
            aria-label={say('role')}
            value={role}
            onChange={setRole}
            data={[
              { value: '', label: say('mon_role') },
              { value: 'direction', label: say('direction') },
              { value: 'rsci', label: say('rsci') },
            ]}
          />
          <Button variant="default" disabled={chosen.length === 0} onClick={() => show(ids)}>
            {say('apercu')}
          </Button>
        </Group>
        {isShown && (
          <Shown
            preview={preview}
            isPending={act.isPending}
            decide={() => decide(preview.signed, { genre: 'valider', role: roleOf(role) })}
          />
        )}
        <Textarea
          label={say('raison')}
          description={say('raison_quoi')}
          value={raison}
          maxLength={1000}
          autosize
          onChange={({ currentTarget }) => setRaison(currentTarget.value)}
        />
        <Group>
          <Button
            variant="default"
            disabled={!isShown || raison.trim() === ''}
            loading={act.isPending}
            onClick={() => decide(chosen, { genre: 'refuser', raison })}
          >
            {say('refuser', { n: chosen.length })}
          </Button>
        </Group>
        {act.isPending && <Text role="status">{say('avancement', { n: at + 1, total: chosen.length })}</Text>}
        {act.data !== undefined && <Came of={act.data} names={names} />}
      </Stack>
    </Paper>
  )
}

type ShownGiven = { readonly preview: Preview; readonly isPending: boolean; decide(): void }

function Shown({ preview: { signed, left, sum_g, seconds }, isPending, decide }: ShownGiven) {
  const say = useWords(TEXTS)
  const { langue } = useDesk()
  return (
    <>
      <Title order={2} size="h5">
        {say('apercu_titre')}
      </Title>
      <Text>{say('apercu_somme', { n: signed.length, masse: mass(sum_g, langue), secondes: seconds })}</Text>
      {left.length > 0 && <Text size="sm">{say('apercu_hors', { n: left.length })}</Text>}
      <Group>
        <Button disabled={signed.length === 0} loading={isPending} onClick={decide}>
          {say('valider', { n: signed.length })}
        </Button>
      </Group>
    </>
  )
}

function Came({ of: { done, refused }, names }: { of: Outcome; names: Names }) {
  const say = useWords(TEXTS)
  return (
    <Alert color={refused.length === 0 ? 'sillon' : 'orange'} role="status">
      <Text>{say('faites', { n: done })}</Text>
      {refused.length > 0 && <Text>{say('refusees')}</Text>}
      {refused.map(({ of, error }) => (
        <div key={of.id}>
          <Text fw={600}>{names.get(of.producteur_id) ?? '…'}</Text>
          <Refusal error={error} />
        </div>
      ))}
    </Alert>
  )
}
