// Outputs of a lot (samples, losses, destructions), with the laboratory results of its samples.
import { Button, List, Table, Text, Title } from '@mantine/core'
import { useDesk, useWords } from '../../desk.ts'
import { Pending } from '../../parts/Pending.tsx'
import { dayOf, mass } from '../../words/figures.ts'
import { useOutputs } from './queries.ts'
import { LOTS } from './texts.ts'

/** The outputs of a lot. */
export function Outputs({ id }: { id: string }) {
  const say = useWords(LOTS)
  const { langue, me } = useDesk()
  const asked = useOutputs(id)
  const outputs = asked.data?.pages.flatMap(({ sorties }) => sorties) ?? []
  return (
    <section aria-labelledby="sorties">
      <Title order={2} size="h4" id="sorties" mb="xs">
        {say('sorties')}
      </Title>
      <Pending of={asked}>
        {() =>
          outputs.length === 0 ? (
            <Text size="sm">{say('aucune_sortie')}</Text>
          ) : (
            <Table>
              <Table.Tbody>
                {outputs.map(
                  ({ id: key, genre, quantite_g, raison, date_operation, contrepasse_par, resultats }) => (
                    <Table.Tr key={key}>
                      <Table.Th scope="row" fw={400}>
                        {say(`sortie_${genre}`)}
                        {contrepasse_par !== null && ` (${say('contrepassee')})`}
                        <Text size="xs">{dayOf(date_operation, langue, me.organisation.fuseau_horaire)}</Text>
                      </Table.Th>
                      <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
                        {mass(quantite_g, langue)}
                      </Table.Td>
                      <Table.Td style={{ overflowWrap: 'anywhere' }}>
                        {raison}
                        <List size="sm">
                          {resultats.map((one) => (
                            <List.Item key={one.id}>
                              {say('resultat_de', {
                                examen: one.examen,
                                conclusion: say(`resultat_${one.conclusion}`),
                              })}
                            </List.Item>
                          ))}
                        </List>
                      </Table.Td>
                    </Table.Tr>
                  ),
                )}
              </Table.Tbody>
            </Table>
          )
        }
      </Pending>
      {asked.hasNextPage && (
        <Button mt="sm" variant="default" size="compact-sm" onClick={() => void asked.fetchNextPage()}>
          {say('plus')}
        </Button>
      )}
    </section>
  )
}
