// The quality of a lot under each referential, and the holds on it.
import { Alert, List, Stack, Table, Text, Title } from '@mantine/core'
import { useDesk, useWords } from '../../desk.ts'
import { day } from '../../words/figures.ts'
import { term } from '../../words/terms.ts'
import type { LotSheet } from './queries.ts'
import { LOTS } from './texts.ts'

/** The quality of a lot. */
export function Quality({ lot }: { lot: LotSheet }) {
  const say = useWords(LOTS)
  const { langue } = useDesk()
  return (
    <Stack component="section" aria-labelledby="qualite" gap="sm">
      <Title order={2} size="h4" id="qualite">
        {say('qualites')}
      </Title>
      {lot.qualites.length === 0 ? (
        <Text size="sm">{say('qualite_aucune')}</Text>
      ) : (
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{say('referentiel')}</Table.Th>
              <Table.Th scope="col">{say('etat')}</Table.Th>
              <Table.Th scope="col">{say('categorie')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {lot.qualites.map(({ referentiel_code, etat_code, categorie_affichage }) => (
              <Table.Tr key={referentiel_code}>
                <Table.Th scope="row" fw={400}>
                  {referentiel_code}
                </Table.Th>
                <Table.Td>{etat_code}</Table.Td>
                <Table.Td>{say(categorie_affichage)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {lot.ecarts_du_bio.map(({ collecte_id, referentiel_code, motifs }) => (
        <Alert key={`${collecte_id} ${referentiel_code}`} color="orange" title={referentiel_code}>
          {say('ecarts', { motifs: motifs.map((motif) => term(motif, langue)).join(', ') })}
        </Alert>
      ))}
      {lot.analyses_retenues.length > 0 && (
        <Alert color="red" title={say('analyses')}>
          <List size="sm">
            {lot.analyses_retenues.map(({ id, examen, laboratoire, rapport, rendu_le }) => (
              <List.Item key={id}>
                {say('analyse', { examen, laboratoire, rapport, le: day(rendu_le, langue) })}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
    </Stack>
  )
}
