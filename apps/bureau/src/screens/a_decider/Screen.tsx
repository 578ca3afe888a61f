// The capacities that wait for signatures, group by group, and the decision on many of them.
import { Group, NativeSelect, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useAddress } from '../../address.ts'
import { useWords } from '../../desk.ts'
import { useTold } from '../../parts/list/Counted.tsx'
import { useChosen } from '../../parts/list/columns.ts'
import type { Sort } from '../../parts/list/sorting.ts'
import { type Exported, Tools } from '../../parts/list/Tools.tsx'
import { useSorting } from '../../parts/list/useSorting.ts'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { Pending } from '../../parts/Pending.tsx'
import { Decide } from './Decide.tsx'
import { GroupTable, useColumns } from './GroupTable.tsx'
import { type Capacity, filtersOf, MOST, type Names, useChoices, useWaiting } from './queries.ts'
import { TEXTS } from './texts.ts'

/** The capacities that wait, for those who approve them. */
export function Screen() {
  const say = useWords(TEXTS)
  const choices = useChoices()
  return (
    <Stack gap="md">
      <PageTitle>{say('titre')}</PageTitle>
      <Text size="sm">{say('quoi')}</Text>
      <Pending of={choices}>
        {({ campagnes, groupements }) => <Chosen campagnes={campagnes} groupements={groupements} />}
      </Pending>
    </Stack>
  )
}

type Choices = NonNullable<ReturnType<typeof useChoices>['data']>

function Chosen({ campagnes, groupements }: Choices) {
  const say = useWords(TEXTS)
  const [{ campagne, groupement }, change] = useAddress()
  const open = campagnes.find(({ statut }) => statut === 'ouverte') ?? campagnes[0]
  const campagne_id = campagne ?? open?.id ?? ''
  const waiting = useWaiting({ campagne_id, groupement_id: groupement })
  return (
    <>
      <Group align="end" gap="sm">
        <NativeSelect
          label={say('campagne')}
          value={campagne_id}
          data={campagnes.map(({ id, nom }) => ({ value: id, label: nom }))}
          onChange={({ currentTarget }) => change({ campagne: currentTarget.value })}
        />
        <NativeSelect
          label={say('groupement')}
          value={groupement ?? ''}
          data={[
            { value: '', label: say('tous') },
            ...groupements.map(({ id, nom }) => ({ value: id, label: nom })),
          ]}
          onChange={({ currentTarget }) => change({ groupement: currentTarget.value })}
        />
      </Group>
      <Pending of={waiting}>
        {({ rows, isCut, names }) =>
          rows.length === 0 ? (
            <Text>{say('rien')}</Text>
          ) : (
            <Waiting
              key={`${campagne_id} ${groupement}`}
              rows={rows}
              isCut={isCut}
              names={names}
              exported={{
                path: '/v1/capacites',
                query: filtersOf({ campagne_id, groupement_id: groupement }),
              }}
            />
          )
        }
      </Pending>
    </>
  )
}

type WaitingGiven = {
  readonly rows: readonly Capacity[]
  readonly isCut: boolean
  readonly names: Names
  readonly exported: Exported
}

function Waiting({ rows: all, isCut, names, exported }: WaitingGiven) {
  const say = useWords(TEXTS)
  const sorts: readonly Sort<Capacity>[] = [
    {
      id: 'producteur',
      head: say('producteur'),
      by: ({ producteur_id }) => names.get(producteur_id) ?? null,
    },
    {
      id: 'matiere',
      head: say('matiere'),
      by: ({ matiere_code, etat_code }) => `${matiere_code} ${etat_code}`,
    },
    { id: 'proposee', head: say('proposee'), by: ({ capacite_g }) => capacite_g },
    { id: 'plafond', head: say('plafond'), by: ({ plafond_g }) => plafond_g },
  ]
  const { rows, orders } = useSorting(all, sorts)
  const tell = useTold(undefined)
  const { columns, chooser } = useChosen(useColumns(names), '/capacites/a-decider')
  const [ticked, tick] = useState<ReadonlySet<string>>(new Set())
  const groups = [...Map.groupBy(rows, ({ groupement_id }) => groupement_id ?? '')]
    .map(([id, of]) => ({ id, of, name: id === '' ? say('sans_groupement') : (names.get(id) ?? '…') }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
  return (
    <Stack gap="lg">
      <Tools
        lignes={tell({ lignes: rows.length, exact: !isCut })}
        exported={exported}
        orders={orders}
        chooser={chooser}
      />
      {isCut && <Text size="sm">{say('coupe', { n: MOST })}</Text>}
      <Decide chosen={rows.filter(({ id }) => ticked.has(id))} names={names} done={() => tick(new Set())} />
      {groups.map(({ id, of, name }) => (
        <GroupTable key={id} {...{ name, of, names, ticked, tick, columns }} />
      ))}
    </Stack>
  )
}
