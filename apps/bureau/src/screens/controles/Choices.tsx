// The decisions for a motif: those that the person can take now, and the others with the service's reason against each.
import { Box, Button, Radio, Stack } from '@mantine/core'
import { answered } from '@sillon/client/client'
import { useMutation } from '@tanstack/react-query'
import { useDesk, useWords } from '../../desk.ts'
import { Refusal } from '../../parts/Refusal.tsx'
import { term } from '../../words/terms.ts'
import { type Detail, useDecisions } from './queries.ts'
import { TEXTS } from './texts.ts'

type Given = { readonly item: Detail; readonly decision: string; pick(decision: string): void }

/** The decisions for an item of the queue. */
export function Choices({ item, decision, pick }: Given) {
  const say = useWords(TEXTS)
  const { langue } = useDesk()
  const possible = new Set(item.decisions.map((one) => one.decision))
  const barred = useDecisions(item.motif).filter((one) => !possible.has(one.decision))
  const sets = (ensembles: readonly (string | null)[]) =>
    say('par', { ensembles: ensembles.map((set) => term(set ?? '', langue)).join(', ') })
  return (
    <>
      <Radio.Group label={say('decision')} value={decision} onChange={pick}>
        <Stack gap="xs" mt="xs">
          {item.decisions.map((one) => (
            <Radio
              key={one.decision}
              value={one.decision}
              label={term(one.decision, langue)}
              description={sets(one.ensembles)}
            />
          ))}
          {barred.map((one) => (
            <Radio
              key={one.decision}
              value={one.decision}
              disabled
              label={term(one.decision, langue)}
              description={`${say('pas_maintenant')} ${sets(one.ensembles)}`}
            />
          ))}
        </Stack>
      </Radio.Group>
      {barred.map((one) => (
        <Why key={one.decision} id={item.id} decision={one.decision} />
      ))}
    </>
  )
}

// The response of the service to the trial of a decision.
function Why({ id, decision }: { id: string; decision: string }) {
  const say = useWords(TEXTS)
  const { client, langue } = useDesk()
  const trial = useMutation({
    mutationFn: async () =>
      answered(
        await client.POST('/v1/controles/{id}/essayer', {
          params: { path: { id } },
          body: { decision, raison: '…' },
        }),
      ),
  })
  return (
    <Box>
      <Button size="compact-sm" variant="default" loading={trial.isPending} onClick={() => trial.mutate()}>
        {say('pourquoi', { decision: term(decision, langue) })}
      </Button>
      {trial.isError && <Refusal error={trial.error} />}
    </Box>
  )
}
