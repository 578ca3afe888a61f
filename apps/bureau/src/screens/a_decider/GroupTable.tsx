// The capacities of a group that wait.
import { Box, Checkbox, List, Table, Text, Title } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import { RecordLink } from '../../parts/RecordLink.tsx'
import { mass } from '../../words/figures.ts'
import { term } from '../../words/terms.ts'
import { Detail } from './Detail.tsx'
import type { Capacity, Names } from './queries.ts'
import { TEXTS } from './texts.ts'

type Ticking = {
  readonly ticked: ReadonlySet<string>
  tick(next: ReadonlySet<string>): void
}
type Given = Ticking & { readonly name: string; readonly of: readonly Capacity[]; readonly names: Names }

/** A group with its capacities. */
export function GroupTable({ name, of, names, ticked, tick }: Given) {
  const say = useWords(TEXTS)
  const ids = of.map(({ id }) => id)
  const isAll = ids.every((id) => ticked.has(id))
  const toggleAll = () => tick(isAll ? without(ticked, ids) : new Set([...ticked, ...ids]))
  const heads = ['producteur', 'matiere', 'proposee', 'plafond', 'signatures', 'empechements'] as const
  return (
    <section aria-label={name}>
      <Title order={2} size="h4" mb="xs">
        {say('du_groupement', { nom: name, n: of.length })}
      </Title>
      <Table.ScrollContainer minWidth={780} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table aria-label={name} verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Td>
                <Checkbox
                  aria-label={say('choisir_groupement', { nom: name })}
                  checked={isAll}
                  indeterminate={!isAll && ids.some((id) => ticked.has(id))}
                  onChange={toggleAll}
                />
              </Table.Td>
              {heads.map((head) => (
                <Table.Th key={head} scope="col">
                  {say(head)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {of.map((one) => (
              <Row
                key={one.id}
                of={one}
                names={names}
                ticked={ticked}
                tick={tick}
                columns={heads.length + 1}
              />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </section>
  )
}

const without = (all: ReadonlySet<string>, ids: readonly string[]) =>
  new Set([...all].filter((id) => !ids.includes(id)))

type RowGiven = Ticking & { readonly of: Capacity; readonly names: Names; readonly columns: number }

function Row({ of, names, ticked, tick, columns }: RowGiven) {
  const say = useWords(TEXTS)
  const { langue } = useDesk()
  const [isOpen, open] = useState(false)
  const { id, producteur_id, matiere_code, etat_code, capacite_g, plafond_g } = of
  const name = names.get(producteur_id) ?? '…'
  const toggle = () => tick(ticked.has(id) ? without(ticked, [id]) : new Set([...ticked, id]))
  const change = capacite_g - plafond_g
  return (
    <>
      <Table.Tr>
        <Table.Td>
          <Checkbox aria-label={say('choisir', { nom: name })} checked={ticked.has(id)} onChange={toggle} />
        </Table.Td>
        <Table.Th scope="row" fw={500}>
          <Box mb={10}>
            <RecordLink genre="producteur" id={producteur_id}>
              {name}
            </RecordLink>
          </Box>
          <details onToggle={({ currentTarget }) => open(currentTarget.open)}>
            <summary style={{ minHeight: 24 }}>{say('detail')}</summary>
          </details>
        </Table.Th>
        <Table.Td>{`${matiere_code} · ${term(etat_code, langue)}`}</Table.Td>
        <Table.Td ta="right">
          {mass(capacite_g, langue)}
          <Text size="xs">{`${change >= 0 ? '+' : '−'} ${mass(Math.abs(change), langue)}`}</Text>
        </Table.Td>
        <Table.Td ta="right">{mass(plafond_g, langue)}</Table.Td>
        <Table.Td>
          <Signatures of={of} names={names} />
        </Table.Td>
        <Table.Td>
          <Obstacles of={of} />
        </Table.Td>
      </Table.Tr>
      {isOpen && (
        <Table.Tr>
          <Table.Td colSpan={columns}>
            <Box ps="lg">
              <Detail of={of} name={name} />
            </Box>
          </Table.Td>
        </Table.Tr>
      )}
    </>
  )
}

function Signatures({ of: { validations }, names }: { of: Capacity; names: Names }): ReactNode {
  const say = useWords(TEXTS)
  if (validations.length === 0) return say('aucune_signature')
  return (
    <List size="sm" listStyleType="none">
      {validations.map(({ role, utilisateur_id, utilisateur_nom }) => (
        <List.Item key={role}>
          {say('signature', { role, nom: utilisateur_nom ?? names.get(utilisateur_id) ?? '…' })}
        </List.Item>
      ))}
    </List>
  )
}

function Obstacles({ of: { empechements } }: { of: Capacity }): ReactNode {
  const { langue } = useDesk()
  if (empechements.length === 0) return '—'
  return (
    <List size="sm" listStyleType="none">
      {empechements.map(({ controle_id, motif }) => (
        <List.Item key={controle_id}>
          <RecordLink genre="controle" id={controle_id}>
            {term(motif, langue)}
          </RecordLink>
        </List.Item>
      ))}
    </List>
  )
}
