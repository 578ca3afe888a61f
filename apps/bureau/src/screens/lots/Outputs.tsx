// Outputs of a lot (samples, losses, destructions), with the laboratory results of its samples.
import { List, Table, Text } from '@mantine/core'
import { useDesk, useWords } from '../../desk.ts'
import { dayOf, mass } from '../../words/figures.ts'
import { useOutputs } from './queries.ts'
import { Section } from './Section.tsx'
import { LOTS } from './texts.ts'

/** The outputs of a lot. */
export function Outputs({ id }: { id: string }) {
  const say = useWords(LOTS)
  const { langue, me } = useDesk()
  return (
    <Section name="sorties" none="aucune_sortie" of={useOutputs(id)}>
      {(outputs) => (
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
      )}
    </Section>
  )
}
