// The lines due to one person, and the payment of those that are ticked.
import { Checkbox, Group, NativeSelect, Stack, Table, Title } from '@mantine/core'
import { useState } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import { told, valueWord } from '../../parts/fiche/values.ts'
import { RecordLink } from '../../parts/RecordLink.tsx'
import { dayOf, mass } from '../../words/figures.ts'
import { Obstacles } from './Obstacles.tsx'
import { Pay } from './Pay.tsx'
import { type Due, isPayable, type Names, type Payee } from './queries.ts'
import { TEXTS } from './texts.ts'

type Given = { readonly rows: readonly Due[]; readonly names: Names; readonly payee: Payee }

/** The lines of a person; all that can be paid are ticked at first. A payment has one currency. */
export function Lines({ rows, names, payee }: Given) {
  const say = useWords(TEXTS)
  const currencies = [...new Set(rows.flatMap((row) => row.devise ?? []))]
  const [devise, setDevise] = useState(currencies[0] ?? null)
  // Lines without a price yet have no currency.
  const shown = rows.filter((row) => row.devise === null || row.devise === devise)
  const payable = shown.filter(isPayable)
  const [left, leave] = useState<ReadonlySet<string>>(new Set())
  const chosen = payable.filter(({ id }) => !left.has(id))
  const toggle = (id: string) =>
    leave(left.has(id) ? new Set([...left].filter((one) => one !== id)) : new Set([...left, id]))
  const toggleAll = () => leave(new Set(chosen.length === payable.length ? payable.map(({ id }) => id) : []))
  const nom = names.get(Object.values(payee)[0] ?? '') ?? '…'
  return (
    <Stack gap="md">
      <Group justify="space-between" align="end">
        <Title order={2} size="h4">
          {say('du', { nom })}
        </Title>
        {currencies.length > 1 && (
          <NativeSelect
            label={say('devise')}
            value={devise ?? ''}
            data={currencies}
            onChange={({ currentTarget }) => setDevise(currentTarget.value)}
          />
        )}
      </Group>
      <Table.ScrollContainer minWidth={640} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table aria-label={say('du', { nom })} verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Td>
                <Checkbox
                  aria-label={say('choisir_tout')}
                  disabled={payable.length === 0}
                  checked={payable.length > 0 && chosen.length === payable.length}
                  indeterminate={chosen.length > 0 && chosen.length < payable.length}
                  onChange={toggleAll}
                />
              </Table.Td>
              {(['ligne', 'date', 'masse', 'reste', 'ce_qui_bloque'] as const).map((head) => (
                <Table.Th key={head} scope="col" ta={FIGURES.has(head) ? 'right' : undefined}>
                  {say(head)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.map((row) => (
              <Row key={row.id} of={row} isChosen={chosen.includes(row)} toggle={() => toggle(row.id)} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Pay chosen={chosen} payee={payee} />
    </Stack>
  )
}

const FIGURES: ReadonlySet<string> = new Set(['masse', 'reste'])

type RowGiven = { readonly of: Due; readonly isChosen: boolean; toggle(): void }

function Row({ of, isChosen, toggle }: RowGiven) {
  const say = useWords(TEXTS)
  const desk = useDesk()
  const { langue, me } = desk
  const kind = valueWord(of.genre, langue)
  const date = dayOf(of.date_operation, langue, me.organisation.fuseau_horaire)
  const label = of.libelle === null ? kind : `${kind} · ${of.libelle}`
  return (
    <Table.Tr>
      <Table.Td>
        <Checkbox
          aria-label={say('choisir', { nom: `${label}, ${date}` })}
          disabled={!isPayable(of)}
          checked={isChosen}
          onChange={toggle}
        />
      </Table.Td>
      <Table.Th scope="row" fw={500}>
        <Source of={of} label={label} />
      </Table.Th>
      <Table.Td>{date}</Table.Td>
      <Table.Td ta="right">{of.masse_g === 0 ? '—' : mass(of.masse_g, langue)}</Table.Td>
      <Table.Td ta="right">{of.reste === null ? '—' : told('montant', of.reste, of, desk)}</Table.Td>
      <Table.Td>
        <Obstacles codes={of.obstacles} />
      </Table.Td>
    </Table.Tr>
  )
}

// A line leads to the record that it comes from.
function Source({ of: { collecte_id, reception_id }, label }: { of: Due; label: string }) {
  if (collecte_id !== null)
    return (
      <RecordLink genre="collecte" id={collecte_id}>
        {label}
      </RecordLink>
    )
  if (reception_id !== null)
    return (
      <RecordLink genre="reception" id={reception_id}>
        {label}
      </RecordLink>
    )
  return <>{label}</>
}
