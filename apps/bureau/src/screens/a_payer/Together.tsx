// The payment of several persons: what each gets and the sums, the form that all have in common, and what came of it.
import { Alert, Anchor, List, Stack, Table, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import { told } from '../../parts/fiche/values.ts'
import { bodyOf, type Drafts } from '../../parts/form/draft.ts'
import { Form } from '../../parts/form/Form.tsx'
import { membersOf, type Schema } from '../../parts/form/schema.ts'
import { useWrite } from '../../parts/form/sending.ts'
import { Pending } from '../../parts/Pending.tsx'
import { Refusal } from '../../parts/Refusal.tsx'
import type { Person } from './persons.ts'
import type { Due } from './queries.ts'
import { TEXTS } from './texts.ts'
import { type Common, type Outcome, usePayingTogether } from './together.ts'

type Given = { readonly persons: readonly Person[]; close(): void }

/** Pays the chosen persons; it stays while their lines go, and says what came of it. */
export function Together({ persons, close }: Given) {
  const say = useWords(TEXTS)
  const { act, at } = usePayingTogether()
  const { asked } = useWrite('paiements_creer', NONE, REFINED)
  return (
    <>
      {persons.length > 0 && (
        <Stack component="section" gap="md" aria-label={say('ensemble')}>
          <Title order={2} size="h4">
            {say('ensemble')}
          </Title>
          <Preview persons={persons} />
          <Pending of={asked}>
            {({ write }) => (
              <CommonForm
                schema={commonOf(write.schema)}
                persons={persons}
                isPending={act.isPending}
                close={close}
                pay={(common) => act.mutate({ persons, common })}
              />
            )}
          </Pending>
          {act.isPending && (
            <Text role="status">{say('avancement', { n: at + 1, total: persons.length })}</Text>
          )}
        </Stack>
      )}
      {act.data !== undefined && <Came of={act.data} />}
    </>
  )
}

const NONE = {}
// A sum that cancels out is settled person by person.
const REFINED = { moyen: { enum: ['especes', 'mobile_money', 'virement', 'cheque'] } }
const COMMON: ReadonlySet<string> = new Set(['moyen', 'reference', 'date_operation'])

const commonOf = (schema: Schema): Schema => ({
  ...schema,
  properties: Object.fromEntries(membersOf(schema).filter(([name]) => COMMON.has(name))),
})

const totalsOf = (persons: readonly Person[]): readonly (readonly [Due, number])[] =>
  [...Map.groupBy(persons, ({ first }) => first.devise)].map(([, some]) => [
    (some[0] as Person).first,
    some.reduce((all, { sum }) => all + sum, 0),
  ])

function Preview({ persons }: Pick<Given, 'persons'>) {
  const say = useWords(TEXTS)
  const desk = useDesk()
  return (
    <Table.ScrollContainer minWidth={360} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table aria-label={say('apercu')} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{say('personne')}</Table.Th>
            <Table.Th scope="col" ta="right">
              {say('lignes')}
            </Table.Th>
            <Table.Th scope="col" ta="right">
              {say('recoit')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {persons.map(({ key, name, payable, sum, first }) => (
            <Table.Tr key={key}>
              <Table.Th scope="row" fw={500}>
                {name}
              </Table.Th>
              <Table.Td ta="right">{payable.length}</Table.Td>
              <Table.Td ta="right">{told('montant', sum, first, desk)}</Table.Td>
            </Table.Tr>
          ))}
          {totalsOf(persons).map(([first, sum]) => (
            <Table.Tr key={first.devise}>
              <Table.Th scope="row">{say('total')}</Table.Th>
              <Table.Td />
              <Table.Td ta="right" fw={700}>
                {told('montant', sum, first, desk)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

type FormGiven = {
  readonly schema: Schema
  readonly persons: readonly Person[]
  readonly isPending: boolean
  close(): void
  pay(common: Common): void
}

function CommonForm({ schema, persons, isPending, close, pay }: FormGiven) {
  const say = useWords(TEXTS)
  const desk = useDesk()
  const { me, langue } = desk
  const [drafts, change] = useState<Drafts>({})
  const place = { zone: me.organisation.fuseau_horaire, devise: me.organisation.devise_defaut, langue }
  const { body, faults } = bodyOf(schema, drafts, place)
  const sums = totalsOf(persons).map(([first, sum]) => told('montant', sum, first, desk))
  return (
    <Form
      schema={schema}
      title={say('payer_ensemble', { n: persons.length, somme: sums.join(' + ') })}
      drafts={drafts}
      change={change}
      clear={() => change({})}
      isBegun={false}
      found={faults}
      isUnchanged={false}
      changed={null}
      confirmation={null}
      error={null}
      isPending={isPending}
      send={() => pay(body as Common)}
      close={close}
    />
  )
}

function Came({ of: { made, refused } }: { readonly of: Outcome }) {
  const say = useWords(TEXTS)
  const desk = useDesk()
  const waiting = made.filter(({ isWaiting }) => isWaiting).length
  return (
    <Alert
      color={refused.length === 0 ? 'sillon' : 'orange'}
      role="status"
      title={say('faits', { n: made.length })}
    >
      {waiting > 0 && <Text size="sm">{say('en_attente', { n: waiting })}</Text>}
      <List size="sm">
        {made.map(({ person: { key, name, sum, first }, id }) => (
          <List.Item key={key}>
            <Anchor component={Link} to="/paiements" search={{ id } as never} inherit>
              {`${name} · ${told('montant', sum, first, desk)}`}
            </Anchor>
          </List.Item>
        ))}
      </List>
      {refused.map(({ person, error }) => (
        <div key={person.key}>
          <Text fw={600}>{person.name}</Text>
          <Refusal error={error} />
        </div>
      ))}
    </Alert>
  )
}
