// Persons with open lines: their payable sum, their barred sum and its reasons. Those that are ticked are paid together.
import { Anchor, Checkbox, Stack, Table, Text } from '@mantine/core'
import { useState } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import { told } from '../../parts/fiche/values.ts'
import { Obstacles } from './Obstacles.tsx'
import { type Person, payeeOf, personsOf } from './persons.ts'
import { type Due, type Names, type Payee, sumOf } from './queries.ts'
import { Together } from './Together.tsx'
import { TEXTS } from './texts.ts'

type Given = { readonly rows: readonly Due[]; readonly names: Names; choose(payee: Payee): void }

/** One row per person and currency, and the payment of several. */
export function Persons({ rows, names, choose }: Given) {
  const say = useWords(TEXTS)
  const [keys, tick] = useState<ReadonlySet<string>>(new Set())
  const persons = personsOf(rows, names)
  const payable = persons.filter(({ sum }) => sum > 0)
  const chosen = payable.filter(({ key }) => keys.has(key))
  const toggle = (key: string) =>
    tick(keys.has(key) ? new Set([...keys].filter((one) => one !== key)) : new Set([...keys, key]))
  const toggleAll = () => tick(new Set(chosen.length === payable.length ? [] : payable.map(({ key }) => key)))
  return (
    <Stack gap="md">
      {persons.length === 0 && <Text>{say('rien')}</Text>}
      {persons.length > 0 && (
        <Table.ScrollContainer minWidth={680} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
          <Table aria-label={say('personnes')} verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                <Table.Td>
                  <Checkbox
                    aria-label={say('choisir_personnes')}
                    disabled={payable.length === 0}
                    checked={payable.length > 0 && chosen.length === payable.length}
                    indeterminate={chosen.length > 0 && chosen.length < payable.length}
                    onChange={toggleAll}
                  />
                </Table.Td>
                {(['personne', 'lignes', 'payable', 'bloque', 'ce_qui_bloque'] as const).map((head) => (
                  <Table.Th key={head} scope="col" ta={FIGURES.has(head) ? 'right' : undefined}>
                    {say(head)}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {persons.map((person) => (
                <Row
                  key={person.key}
                  of={person}
                  isChosen={keys.has(person.key)}
                  toggle={() => toggle(person.key)}
                  choose={() => choose(payeeOf(person.first))}
                />
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      <Together persons={chosen} close={() => tick(new Set())} />
    </Stack>
  )
}

const FIGURES: ReadonlySet<string> = new Set(['lignes', 'payable', 'bloque'])

type RowGiven = {
  readonly of: Person
  readonly isChosen: boolean
  toggle(): void
  choose(): void
}

function Row({ of: { name, lines, first, sum, barred }, isChosen, toggle, choose }: RowGiven) {
  const say = useWords(TEXTS)
  const desk = useDesk()
  const amount = (of: number) => (of === 0 ? '—' : told('montant', of, first, desk))
  return (
    <Table.Tr>
      <Table.Td>
        <Checkbox
          aria-label={say('choisir_personne', { nom: name })}
          disabled={sum <= 0}
          checked={sum > 0 && isChosen}
          onChange={toggle}
        />
      </Table.Td>
      <Table.Th scope="row" fw={500}>
        <Anchor component="button" type="button" ta="left" fz="sm" onClick={choose}>
          {name}
        </Anchor>
      </Table.Th>
      <Table.Td ta="right">{lines.length}</Table.Td>
      <Table.Td ta="right">{amount(sum)}</Table.Td>
      <Table.Td ta="right">{amount(sumOf(barred))}</Table.Td>
      <Table.Td>
        <Obstacles codes={barred.flatMap(({ obstacles }) => obstacles)} />
      </Table.Td>
    </Table.Tr>
  )
}
