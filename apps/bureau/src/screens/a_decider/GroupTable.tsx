// The capacities of a group that wait.
import { Box, Checkbox, List, Table, Text, Title } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import type { ColumnOf } from '../../parts/list/columns.ts'
import { RecordLink } from '../../parts/RecordLink.tsx'
import { mass, moment } from '../../words/figures.ts'
import { term } from '../../words/terms.ts'
import { Detail } from './Detail.tsx'
import type { Capacity, Names } from './queries.ts'
import { TEXTS } from './texts.ts'

type Ticking = {
  readonly ticked: ReadonlySet<string>
  tick(next: ReadonlySet<string>): void
}
type Columns = readonly ColumnOf<Capacity>[]
type Given = Ticking & {
  readonly name: string
  readonly of: readonly Capacity[]
  readonly names: Names
  readonly columns: Columns
}

/** The columns of the capacities that wait; the first one names the producer. */
export function useColumns(names: Names): Columns {
  const say = useWords(TEXTS)
  const { langue, me } = useDesk()
  const { fuseau_horaire } = me.organisation
  return [
    {
      id: 'producteur',
      head: say('producteur'),
      cell: ({ producteur_id }) => names.get(producteur_id) ?? '…',
    },
    {
      id: 'matiere',
      head: say('matiere'),
      cell: ({ matiere_code, etat_code }) => `${matiere_code} · ${term(etat_code, langue)}`,
    },
    { id: 'proposee', head: say('proposee'), isNumber: true, cell: (of) => <Proposed of={of} /> },
    { id: 'plafond', head: say('plafond'), isNumber: true, cell: ({ plafond_g }) => mass(plafond_g, langue) },
    { id: 'signatures', head: say('signatures'), cell: (of) => <Signatures of={of} names={names} /> },
    { id: 'empechements', head: say('empechements'), cell: (of) => <Obstacles of={of} /> },
    {
      id: 'proposee_le',
      head: say('proposee_le'),
      isExtra: true,
      cell: ({ proposee_le }) => moment(proposee_le, langue, fuseau_horaire),
    },
    {
      id: 'consomme',
      head: say('consomme'),
      isExtra: true,
      isNumber: true,
      cell: ({ consomme_g }) => mass(consomme_g, langue),
    },
  ]
}

/** A group with its capacities. */
export function GroupTable({ name, of, names, ticked, tick, columns }: Given) {
  const say = useWords(TEXTS)
  const ids = of.map(({ id }) => id)
  const isAll = ids.every((id) => ticked.has(id))
  const toggleAll = () => tick(isAll ? without(ticked, ids) : new Set([...ticked, ...ids]))
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
              {columns.map(({ id, head }) => (
                <Table.Th key={id} scope="col">
                  {head}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {of.map((one) => (
              <Row key={one.id} of={one} names={names} ticked={ticked} tick={tick} columns={columns} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </section>
  )
}

const without = (all: ReadonlySet<string>, ids: readonly string[]) =>
  new Set([...all].filter((id) => !ids.includes(id)))

type RowGiven = Ticking & { readonly of: Capacity; readonly names: Names; readonly columns: Columns }

function Row({ of, names, ticked, tick, columns }: RowGiven) {
  const say = useWords(TEXTS)
  const [isOpen, open] = useState(false)
  const { id, producteur_id } = of
  const name = names.get(producteur_id) ?? '…'
  const toggle = () => tick(ticked.has(id) ? without(ticked, [id]) : new Set([...ticked, id]))
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
        {columns.slice(1).map(({ id: column, cell, isNumber }) => (
          <Table.Td key={column} ta={isNumber === true ? 'right' : 'left'}>
            {cell(of, names)}
          </Table.Td>
        ))}
      </Table.Tr>
      {isOpen && (
        <Table.Tr>
          <Table.Td colSpan={columns.length + 1}>
            <Box ps="lg">
              <Detail of={of} name={name} />
            </Box>
          </Table.Td>
        </Table.Tr>
      )}
    </>
  )
}

function Proposed({ of: { capacite_g, plafond_g } }: { of: Capacity }) {
  const { langue } = useDesk()
  const change = capacite_g - plafond_g
  return (
    <>
      {mass(capacite_g, langue)}
      <Text size="xs">{`${change >= 0 ? '+' : '−'} ${mass(Math.abs(change), langue)}`}</Text>
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
