// The permissions of a person on a day: the sets held then, and what each permission came from.
import { Group, Stack, Table, Text, TextInput, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useAddress } from '../../address.ts'
import { useDesk, useWords } from '../../desk.ts'
import { valueWord } from '../../parts/fiche/values.ts'
import { Picker } from '../../parts/form/Picker.tsx'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { Pending } from '../../parts/Pending.tsx'
import { RecordLink } from '../../parts/RecordLink.tsx'
import { dayOf, localOf } from '../../words/figures.ts'
import { type Held, permissionsOf } from './held.ts'
import { useHeld } from './queries.ts'
import { TEXTS } from './texts.ts'

const DAY = 'YYYY-MM-DD'.length

/** The permissions of a person on a day, for those who manage permission sets. */
export function Screen() {
  const say = useWords(TEXTS)
  const { me } = useDesk()
  const [{ utilisateur_id, le }, change] = useAddress()
  const today = localOf(new Date().toISOString(), me.organisation.fuseau_horaire).slice(0, DAY)
  const day = le ?? today
  return (
    <Stack gap="md">
      <PageTitle>{say('titre')}</PageTitle>
      <Text size="sm">{say('quoi')}</Text>
      <Group align="end" gap="sm" data-outils>
        <Picker
          label={say('personne')}
          schema={PERSON}
          draft={utilisateur_id}
          change={(draft) =>
            change({ utilisateur_id: typeof draft === 'string' && draft !== '' ? draft : undefined })
          }
          isRequired={false}
          description={undefined}
          error={undefined}
          near={NEAR}
        />
        <TextInput
          type="date"
          label={say('jour')}
          value={day}
          max={today}
          onChange={({ currentTarget: { value } }) =>
            change({ le: value === '' || value === today ? undefined : value })
          }
        />
      </Group>
      {utilisateur_id === undefined ? (
        <Text>{say('choisir')}</Text>
      ) : (
        <OnDay key={`${utilisateur_id} ${day}`} id={utilisateur_id} day={day} />
      )}
    </Stack>
  )
}

const PERSON = { type: 'string', 'x-sillon': { fr: '', en: '', fiche: 'utilisateur' } }
const NEAR = {}

function OnDay({ id, day }: { readonly id: string; readonly day: string }) {
  const say = useWords(TEXTS)
  const { langue } = useDesk()
  const asked = useHeld(id, day)
  return (
    <Pending of={asked}>
      {({ account, held, names }) => {
        const permissions = permissionsOf(held)
        return (
          <Stack gap="lg">
            <div>
              <Title order={2} size="h4">
                {account.nom_affiche}
              </Title>
              {account.statut !== 'actif' && (
                <Text size="sm">{say('compte', { statut: valueWord(account.statut, langue) })}</Text>
              )}
              <Text role="status" fw={600}>
                {held.length === 0
                  ? say('aucun')
                  : say('permissions', { n: permissions.length, ensembles: held.length })}
              </Text>
            </div>
            {held.length > 0 && (
              <>
                <Sets held={held} names={names} />
                <Permissions of={permissions} />
              </>
            )}
          </Stack>
        )
      }}
    </Pending>
  )
}

type SetsGiven = { readonly held: readonly Held[]; readonly names: ReadonlyMap<string, string> }

function Sets({ held, names }: SetsGiven) {
  const say = useWords(TEXTS)
  const { langue, me } = useDesk()
  const on = (instant: string | null, none: 'toujours' | 'sans_fin') =>
    instant === null ? say(none) : dayOf(instant, langue, me.organisation.fuseau_horaire)
  return (
    <Listed title={say('ensembles')} heads={['ensemble', 'depuis', 'jusque', 'version', 'par']}>
      {held.map(({ assignment: { id, debut, fin, attribue_par }, label, version }) => (
        <Table.Tr key={id}>
          <Table.Th scope="row" fw={500}>
            {label}
          </Table.Th>
          <Table.Td>{on(debut, 'toujours')}</Table.Td>
          <Table.Td>{on(fin, 'sans_fin')}</Table.Td>
          <Table.Td>{version}</Table.Td>
          <Table.Td>
            {attribue_par === null ? (
              '—'
            ) : (
              <RecordLink genre="utilisateur" id={attribue_par}>
                {names.get(attribue_par) ?? '…'}
              </RecordLink>
            )}
          </Table.Td>
        </Table.Tr>
      ))}
    </Listed>
  )
}

function Permissions({ of }: { readonly of: ReturnType<typeof permissionsOf> }) {
  const say = useWords(TEXTS)
  const { langue } = useDesk()
  return (
    <Listed title={say('liste')} heads={['permission', 'donnee_par']}>
      {of.map(([permission, labels]) => (
        <Table.Tr key={permission}>
          <Table.Th scope="row" fw={500}>
            {valueWord(permission, langue)}
          </Table.Th>
          <Table.Td>{labels.join(', ')}</Table.Td>
        </Table.Tr>
      ))}
    </Listed>
  )
}

type ListedGiven = {
  readonly title: string
  readonly heads: readonly (keyof typeof TEXTS.fr)[]
  readonly children: ReactNode
}

function Listed({ title, heads, children }: ListedGiven) {
  const say = useWords(TEXTS)
  return (
    <section aria-label={title}>
      <Title order={2} size="h4" mb="xs">
        {title}
      </Title>
      <Table.ScrollContainer
        minWidth={heads.length * 110}
        scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}
      >
        <Table aria-label={title} verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              {heads.map((head) => (
                <Table.Th key={head} scope="col">
                  {say(head)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>{children}</Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </section>
  )
}
