// An inspector's own list: what is assigned and not done, and what is still open at the same producers.
import { Anchor, Stack, Table, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useDesk, useWords } from '../../desk.ts'
import { valueWord } from '../../parts/fiche/values.ts'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { Pending } from '../../parts/Pending.tsx'
import { RecordLink } from '../../parts/RecordLink.tsx'
import { day } from '../../words/figures.ts'
import { type Planned, useMine } from './queries.ts'
import { TEXTS } from './texts.ts'

/** The open inspections of the person. */
export function Screen() {
  const say = useWords(TEXTS)
  const asked = useMine()
  return (
    <Stack gap="md">
      <PageTitle>{say('titre')}</PageTitle>
      <Text size="sm">{say('quoi')}</Text>
      <Pending of={asked}>
        {({ mine, findings, names }) => (
          <Stack gap="xl">
            <div>
              <Text role="status" fw={600} mb="xs">
                {`${say('nombre', { n: mine.length })}${say('retard', { n: mine.filter(({ statut }) => statut === 'en_retard').length })}`}
              </Text>
              {mine.length === 0 ? <Text>{say('rien')}</Text> : <Due mine={mine} names={names} />}
              <Anchor component={Link} to="/plan-inspections" size="sm">
                {say('plan')}
              </Anchor>
            </div>
            {findings.length > 0 && <Findings findings={findings} names={names} />}
          </Stack>
        )}
      </Pending>
    </Stack>
  )
}

// Those who may open the sheet of a member.
const READERS = ['dashboard.view', 'review.resolve']

type Found = NonNullable<ReturnType<typeof useMine>['data']>

function Due({ mine, names }: { mine: readonly Planned[]; names: Found['names'] }) {
  const say = useWords(TEXTS)
  const { langue, holds } = useDesk()
  return (
    <Table.ScrollContainer minWidth={600} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table aria-label={say('titre')} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            {(['producteur', 'groupement', 'genre', 'echeance', 'statut', 'risque'] as const).map((head) => (
              <Table.Th key={head} scope="col" ta={head === 'risque' ? 'right' : undefined}>
                {say(head)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {mine.map((one) => (
            <Table.Tr key={one.id}>
              <Table.Th scope="row" fw={500}>
                {holds(...READERS) ? (
                  <RecordLink genre="producteur" id={one.producteur_id}>
                    {one.producteur_nom}
                  </RecordLink>
                ) : (
                  one.producteur_nom
                )}
              </Table.Th>
              <Table.Td>{names.get(one.groupement_id) ?? '…'}</Table.Td>
              <Table.Td>{valueWord(one.genre, langue)}</Table.Td>
              <Table.Td>{day(one.echeance, langue)}</Table.Td>
              <Table.Td fw={one.statut === 'en_retard' ? 700 : undefined}>
                {valueWord(one.statut, langue)}
              </Table.Td>
              <Table.Td ta="right">{one.risque}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

function Findings({ findings, names }: Pick<Found, 'findings' | 'names'>) {
  const say = useWords(TEXTS)
  const { langue } = useDesk()
  return (
    <section aria-label={say('constats')}>
      <Title order={2} size="h4" mb="xs">
        {say('constats')}
      </Title>
      <Table.ScrollContainer minWidth={480} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table aria-label={say('constats')} verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              {(['producteur', 'constat', 'statut', 'avant'] as const).map((head) => (
                <Table.Th key={head} scope="col">
                  {say(head)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {findings.map(({ id, producteur_id, constat_code, statut, a_faire_avant }) => (
              <Table.Tr key={id}>
                <Table.Th scope="row" fw={500}>
                  {names.get(producteur_id ?? '') ?? '…'}
                </Table.Th>
                <Table.Td>
                  <Anchor component={Link} to="/non-conformites" search={{ id } as never} inherit>
                    {constat_code}
                  </Anchor>
                </Table.Td>
                <Table.Td>{valueWord(statut, langue)}</Table.Td>
                <Table.Td>{a_faire_avant === null ? '—' : day(a_faire_avant, langue)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </section>
  )
}
