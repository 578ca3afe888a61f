// The requests of other organizations to work with the person's account, and the code that joins one.
import { Table, Text } from '@mantine/core'
import { answered } from '@sillon/client/client'
import { useQuery } from '@tanstack/react-query'
import { useDesk, useWords } from '../../desk.ts'
import { RecordActs } from '../../parts/fiche/RecordActs.tsx'
import { Pending } from '../../parts/Pending.tsx'
import { moment } from '../../words/figures.ts'
import { Part } from './Part.tsx'
import { MOI } from './texts.ts'

const LIMIT = 200

/** The attachments that wait, and a button for a code. */
export function Attachments() {
  const say = useWords(MOI)
  const { client, langue, me } = useDesk()
  const asked = useQuery({
    queryKey: ['compte', 'rattachements'],
    queryFn: async ({ signal }) =>
      answered(await client.GET('/v1/moi/rattachements', { params: { query: { limite: LIMIT } }, signal })),
  })
  return (
    <Part name="rattachements">
      <Text size="sm">{say('rattachements_quoi')}</Text>
      <RecordActs isSmall record={{}} acts={[{ operation: 'moi_invitation', params: () => ({}) }]} />
      <Pending of={asked}>
        {({ rattachements }) =>
          rattachements.length > 0 && (
            <Table aria-label={say('rattachements')}>
              <Table.Thead>
                <Table.Tr>
                  {(['organisation', 'demande_le', 'actes'] as const).map((head) => (
                    <Table.Th key={head} scope="col">
                      {say(head)}
                    </Table.Th>
                  ))}
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {rattachements.map((one) => (
                  <Table.Tr key={one.id}>
                    <Table.Td>{one.organisation_nom}</Table.Td>
                    <Table.Td>{moment(one.demande_le, langue, me.organisation.fuseau_horaire)}</Table.Td>
                    <Table.Td>
                      <RecordActs isSmall record={one} acts={[{ operation: 'moi_rattachements_accepter' }]} />
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          )
        }
      </Pending>
    </Part>
  )
}
