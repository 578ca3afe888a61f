// The lines of a sale with their lots, and the request of the shipment.
import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import type { FormEvent } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import { figureFault, KG } from '../../parts/form/units.ts'
import { useKept } from '../../parts/form/useKept.ts'
import { Refusal } from '../../parts/Refusal.tsx'
import { mass } from '../../words/figures.ts'
import { Containers } from './Containers.tsx'
import { containerOf } from './container.ts'
import {
  type Column,
  type Container,
  faultOf,
  keptOf,
  keyOf,
  requestOf,
  type Typed,
  withOneMore,
} from './containers.ts'
import { judgeAll } from './judging.ts'
import { LineLots } from './LineLots.tsx'
import { useExclusions, type useLoading, usePreparing } from './queries.ts'
import { TEXTS } from './texts.ts'

type Found = NonNullable<ReturnType<typeof useLoading>['data']>

// A shipment while it is typed; its masses are kept by line, lot and container.
type Packing = { readonly typed: Typed; readonly containers: readonly Container[]; readonly coi: string }
const NOTHING: Packing = { typed: {}, containers: withOneMore([]), coi: '' }

/** The lots and containers of a sale's shipment. */
export function Loading(found: Found) {
  const { sale, names } = found
  const say = useWords(TEXTS)
  const { langue } = useDesk()
  const [{ typed, containers, coi }, write, forget] = useKept<Packing>(
    { operation: 'charger', params: { vente: sale.id } },
    NOTHING,
  )
  const put = (some: Partial<Packing>) => write({ typed, containers, coi, ...some })
  const preparing = usePreparing()
  const judged = useJudged(found)
  const request = requestOf({ vente_id: sale.id, judged, containers, typed, coi }, langue)
  const total = request.lignes.reduce((all, { quantite_g }) => all + quantite_g, 0)
  const columns = containers.map(
    ({ key, numero }, n): Column => ({ key, label: containerOf(numero) || say('conteneur_n', { n: n + 1 }) }),
  )
  const change = (next: readonly Container[]) => put({ containers: next, typed: keptOf(typed, next) })
  const prepare = (event: FormEvent) => {
    event.preventDefault()
    // The screen of the shipment opens before this promise ends.
    preparing.mutateAsync(request).then(forget, () => undefined)
  }
  const isFaulty =
    containers.some((one) => faultOf(one, containers) !== null) ||
    Object.values(typed).some((text) => figureFault(text, KG, langue) !== undefined)
  return (
    <form onSubmit={prepare}>
      <Stack gap="lg">
        <Title order={2} size="h4">{`${sale.code} · ${names.get(sale.client_id) ?? '…'}`}</Title>
        {judged.map(({ line, lots: some }) => (
          <LineLots
            key={line.rang}
            line={line}
            product={names.get(line.produit_id) ?? '…'}
            judged={some}
            columns={columns}
            massOf={(lot, key) => typed[keyOf(line.rang, lot, key)] ?? ''}
            setMass={(some) =>
              put({
                typed: {
                  ...typed,
                  ...Object.fromEntries(some.map(([lot, key, text]) => [keyOf(line.rang, lot, key), text])),
                },
              })
            }
          />
        ))}
        <Stack gap="sm" maw={560}>
          <Containers all={containers} change={change} />
          <TextInput
            label={say('coi')}
            maxLength={60}
            value={coi}
            onChange={({ currentTarget }) => put({ coi: currentTarget.value.toUpperCase() })}
          />
          {preparing.error !== null && <Refusal error={preparing.error} />}
          <Group>
            <Button
              type="submit"
              disabled={request.lignes.length === 0 || isFaulty}
              loading={preparing.isPending}
            >
              {say('preparer', { total: mass(total, langue) })}
            </Button>
          </Group>
          <Text size="sm">{say('ensuite')}</Text>
        </Stack>
      </Stack>
    </form>
  )
}

// The lots of each line with the reasons against them. Those that a quality is sold of and that their list does not bar are asked for
// open controls.
function useJudged({ sale, lots, referentials }: Found) {
  const listed = judgeAll(sale.lignes, lots, referentials, new Map())
  const open = listed.flatMap(({ line, lots: some }) =>
    Object.keys(line.qualites).length === 0
      ? []
      : some.flatMap(({ lot, reasons }) => (reasons.length === 0 ? [lot.id] : [])),
  )
  const exclusions = useExclusions([...new Set(open)])
  return judgeAll(sale.lignes, lots, referentials, exclusions)
}
