import { List, Table, Text, Title } from '@mantine/core'
import { useDesk, useWords } from '../../desk.ts'
import { RecordLink } from '../../parts/RecordLink.tsx'
import { term } from '../../words/terms.ts'
import { wordOf } from './members.ts'
import type { Trial } from './queries.ts'
import { useSpeaker } from './speaking.ts'
import { type Change, isNetKept, sumsOf } from './sums.ts'
import { TEXTS } from './texts.ts'
import { spoken } from './values.ts'

type Effect = Trial['effets'][number]

// With more rows than this, only the totals are shown at first, so that the button stays visible.
const MOST_OPEN = 12

/** The effects of a decision: the totals if it lifts several controls, then each record. */
export function Effects({ trial }: { trial: Trial }) {
  const say = useWords(TEXTS)
  // Leaves out the record of the decision itself, which the person expects.
  const effects = trial.effets.filter(
    ({ entite, id }) => entite !== 'controle' || id === null || !trial.controles.includes(id),
  )
  return (
    <section aria-live="polite" aria-label={say('apercu_titre')}>
      <Title order={4} size="h5" mb="xs">
        {say('apercu_titre')}
      </Title>
      {effects.length === 0 ? (
        <Text size="sm">{say('apercu_rien')}</Text>
      ) : (
        <>
          <Sum trial={trial} effects={effects} />
          {effects.length > MOST_OPEN ? (
            <details>
              <summary>{say('lignes', { n: effects.length })}</summary>
              <Rows effects={effects} />
            </details>
          ) : (
            <Rows effects={effects} />
          )}
        </>
      )}
      {trial.autres > 0 && <Text size="sm">{say('apercu_autres', { n: trial.autres })}</Text>}
    </section>
  )
}

function Sum({ trial, effects }: { readonly trial: Trial; readonly effects: readonly Effect[] }) {
  const say = useWords(TEXTS)
  const { langue } = useDesk()
  const by = useSpeaker(null)
  const { controles, sommes } = trial
  if (controles.length < 2 && effects.length <= MOST_OPEN) return null
  const told = ({ champ, n, avant, apres }: Change) =>
    say(avant === null || apres === null ? 'somme_champ' : 'somme_valeurs', {
      champ: wordOf(champ, langue),
      n,
      avant: avant ?? '',
      apres: apres ?? '',
    })
  return (
    <>
      <Text fw={700}>{say('somme', { n: controles.length })}</Text>
      <List mb="xs">
        {sumsOf(sommes, by).map(({ entite, n, changes }) => (
          <List.Item key={entite}>
            {say('somme_genre', {
              genre: say(`n_${entite}`, { n }),
              changements: [
                ...changes.map(told),
                ...(entite === 'collecte' && isNetKept(sommes) ? [say('net_inchange')] : []),
              ].join(', '),
            })}
          </List.Item>
        ))}
      </List>
    </>
  )
}

function Rows({ effects }: { readonly effects: readonly Effect[] }) {
  const say = useWords(TEXTS)
  const { langue } = useDesk()
  const by = useSpeaker(effects)
  return (
    <Table withTableBorder layout="fixed" horizontalSpacing={6} fz="sm" aria-label={say('apercu_titre')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col" w="42%">
            {say('fiche')}
          </Table.Th>
          <Table.Th scope="col">{say('avant')}</Table.Th>
          <Table.Th scope="col">{say('apres')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {effects.map(({ rang, entite, id, libelle, champ, unite, avant, apres }) => (
          <Table.Tr key={rang} style={{ overflowWrap: 'anywhere', hyphens: 'auto' }}>
            <Table.Th scope="row" fw={400}>
              <Text size="sm" fw={500}>
                {wordOf(champ, langue)}
              </Text>
              <Text size="xs" c="dimmed" component="div">
                {id === null ? (
                  `${term(entite, langue)} ${term(libelle ?? '', langue)} (${say('nouvelle')})`
                ) : (
                  <RecordLink genre={entite} id={id}>
                    {`${term(entite, langue)} ${term(libelle ?? '', langue)}`}
                  </RecordLink>
                )}
              </Text>
            </Table.Th>
            <Table.Td>{spoken(avant, champ, unite, by)}</Table.Td>
            <Table.Td fw={600}>{spoken(apres, champ, unite, by)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
