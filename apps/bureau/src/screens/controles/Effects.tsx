import { Table, Text, Title } from '@mantine/core'
import { useDesk, useWords } from '../../desk.ts'
import { RecordLink } from '../../parts/RecordLink.tsx'
import { term } from '../../words/terms.ts'
import type { Trial } from './queries.ts'
import { useSpeaker } from './speaking.ts'
import { TEXTS } from './texts.ts'
import { spoken } from './values.ts'

/** The effects of a decision, record by record. */
export function Effects({ trial }: { trial: Trial }) {
  const say = useWords(TEXTS)
  const { langue } = useDesk()
  const by = useSpeaker(trial.effets)
  // Leaves out the trace of the decision itself: the person expects it.
  const effects = trial.effets.filter(
    ({ entite, id }) => entite !== 'controle' || id === null || !trial.controles.includes(id),
  )
  return (
    <section aria-live="polite">
      <Title order={4} size="h5" mb="xs">
        {say('apercu_titre')}
      </Title>
      {effects.length === 0 ? (
        <Text size="sm">{say('apercu_rien')}</Text>
      ) : (
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
                    {term(champ, langue)}
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
      )}
      {trial.autres > 0 && <Text size="sm">{say('apercu_autres', { n: trial.autres })}</Text>}
    </section>
  )
}
