// Persons with open lines: their payable sum, their barred sum and its reasons. Those that are ticked are paid together.
import { Anchor, Checkbox, Group, Stack } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import { told } from '../../parts/fiche/values.ts'
import { type ColumnOf, RecordTable } from '../../parts/list/RecordTable.tsx'
import { useWhole } from '../../parts/list/records.ts'
import type { Sort } from '../../parts/list/sorting.ts'
import { Obstacles } from './Obstacles.tsx'
import { type Person, payeeOf, personsOf } from './persons.ts'
import { type Due, type Names, OPEN, type Payee, sumOf } from './queries.ts'
import { Together } from './Together.tsx'
import { TEXTS } from './texts.ts'

type Given = {
  readonly rows: readonly Due[]
  readonly names: Names
  readonly isCut: boolean
  choose(payee: Payee): void
}

/** One row per person and currency, and the payment of several. */
export function Persons({ rows, names, isCut, choose }: Given) {
  const say = useWords(TEXTS)
  const [keys, tick] = useState<ReadonlySet<string>>(new Set())
  const persons = useMemo(() => personsOf(rows, names), [rows, names])
  const of = useWhole(
    { data: persons, error: null, refetch: () => undefined },
    (all) => all,
    () => isCut,
  )
  const payable = persons.filter(({ sum }) => sum > 0)
  const chosen = payable.filter(({ key }) => keys.has(key))
  const toggle = (key: string) =>
    tick(keys.has(key) ? new Set([...keys].filter((one) => one !== key)) : new Set([...keys, key]))
  const toggleAll = () => tick(new Set(chosen.length === payable.length ? [] : payable.map(({ key }) => key)))
  const sorts: readonly Sort<Person>[] = [
    { id: 'personne', head: say('personne'), by: ({ name }) => name },
    { id: 'payable', head: say('payable'), by: ({ sum }) => sum },
    { id: 'bloque', head: say('bloque'), by: ({ barred }) => sumOf(barred) },
  ]
  return (
    <Stack gap="md">
      {payable.length > 0 && (
        <Checkbox
          label={say('choisir_personnes')}
          checked={chosen.length === payable.length}
          indeterminate={chosen.length > 0 && chosen.length < payable.length}
          onChange={toggleAll}
        />
      )}
      <RecordTable
        name={say('personnes')}
        of={of}
        columns={useColumns({ keys, toggle, choose })}
        idOf={({ key }) => key}
        counted={(n) => say('nombre_personnes', { n })}
        none={say('rien')}
        sorts={sorts}
        exported={{
          path: '/v1/creances',
          query: OPEN,
          ...(isCut ? {} : { lignes: say('nombre_lignes', { n: rows.length }) }),
        }}
        kept="/paiements/a-payer"
      />
      <Together persons={chosen} close={() => tick(new Set())} />
    </Stack>
  )
}

type Ticking = Pick<Given, 'choose'> & { readonly keys: ReadonlySet<string>; toggle(key: string): void }

function useColumns({ keys, toggle, choose }: Ticking): readonly ColumnOf<Person>[] {
  const say = useWords(TEXTS)
  const desk = useDesk()
  const amount = (of: number, first: Due) => (of === 0 ? '—' : told('montant', of, first, desk))
  return [
    {
      head: say('personne'),
      cell: ({ key, name, sum, first }) => (
        <Group gap="xs" wrap="nowrap">
          <Checkbox
            aria-label={say('choisir_personne', { nom: name })}
            disabled={sum <= 0}
            checked={sum > 0 && keys.has(key)}
            onChange={() => toggle(key)}
          />
          <Anchor component="button" type="button" ta="left" fz="sm" onClick={() => choose(payeeOf(first))}>
            {name}
          </Anchor>
        </Group>
      ),
    },
    { head: say('lignes'), cell: ({ lines }) => lines.length, isNumber: true },
    { head: say('payable'), cell: ({ sum, first }) => amount(sum, first), isNumber: true },
    { head: say('bloque'), cell: ({ barred, first }) => amount(sumOf(barred), first), isNumber: true },
    {
      head: say('ce_qui_bloque'),
      cell: ({ barred }) => <Obstacles codes={barred.flatMap(({ obstacles }) => obstacles)} />,
    },
  ]
}
