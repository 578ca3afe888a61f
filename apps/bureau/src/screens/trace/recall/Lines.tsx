// The lines of a recall, page by page: planned, executed, and reached since the execution.
import { Button, Group, NativeSelect, Title } from '@mantine/core'
import { useAddress } from '../../../address.ts'
import { useDesk, useWords } from '../../../desk.ts'
import { Pending } from '../../../parts/Pending.tsx'
import { called, EFFETS } from '../codes.ts'
import { type Effect, type Phase, type Recall, useLines } from '../queries.ts'
import { TRACE } from '../texts.ts'
import { LineTable } from './LineTable.tsx'

const SAID = { plan: 'plan', execution: 'execution', suite: 'suites' } as const

/** The lines of a recall. */
export function Lines({ recall: { id, statut, execute_le } }: { recall: Recall }) {
  const say = useWords(TRACE)
  const { langue } = useDesk()
  const [address, change] = useAddress()
  const phases: Phase[] = execute_le === null ? ['plan'] : ['execution', 'plan', 'suite']
  const phase = phases.find((one) => one === address.phase) ?? phases[0] ?? 'plan'
  const effet = EFFETS.find((one) => one === address.effet) as Effect | undefined
  const asked = useLines(id, phase, effet)
  const caption = say('lignes_de', { phase: say(SAID[phase]) })
  return (
    <>
      <Title order={2} size="h3">
        {caption}
      </Title>
      <Group key={statut}>
        <NativeSelect
          label={say('phase')}
          value={phase}
          data={phases.map((one) => ({ value: one, label: say(SAID[one]) }))}
          onChange={({ currentTarget }) => change({ phase: currentTarget.value })}
        />
        <NativeSelect
          label={say('effet')}
          value={effet ?? ''}
          data={[
            { value: '', label: say('tous') },
            ...EFFETS.map((one) => ({ value: one, label: called('effet', one, langue) })),
          ]}
          onChange={({ currentTarget }) => change({ effet: currentTarget.value })}
        />
      </Group>
      <Pending of={asked}>
        {({ pages }) => (
          <>
            <LineTable caption={caption} lines={pages.flatMap(({ lignes }) => lignes)} />
            {asked.hasNextPage && (
              <Button
                variant="subtle"
                loading={asked.isFetchingNextPage}
                onClick={() => void asked.fetchNextPage()}
              >
                {say('suite')}
              </Button>
            )}
          </>
        )}
      </Pending>
    </>
  )
}
