// The kinds of reminder that the person gets, each to be stopped or taken up again.
import { Table, Text } from '@mantine/core'
import { answered } from '@sillon/client/client'
import { useQuery } from '@tanstack/react-query'
import { useDesk, useWords } from '../../desk.ts'
import { RecordActs } from '../../parts/fiche/RecordActs.tsx'
import { valueWord } from '../../parts/fiche/values.ts'
import { Part, type Welcome } from './Part.tsx'
import { MOI } from './texts.ts'

/** The reminders of a person. */
export function Reminders({ welcome }: { welcome: Welcome }) {
  const say = useWords(MOI)
  const { client, langue } = useDesk()
  const asked = useQuery({
    queryKey: ['compte', 'relances'],
    queryFn: async ({ signal }) => answered(await client.GET('/v1/moi/relances', { signal })),
  })
  // A kind that was stopped stays so for a person who no longer has the permission for it.
  const former = (asked.data?.refuses ?? []).filter((kind) =>
    welcome.genres.every(({ genre }) => genre !== kind),
  )
  return (
    <Part name="rappels">
      <Table.ScrollContainer minWidth={420} w="100%" scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table aria-label={say('rappels')}>
          <Table.Thead>
            <Table.Tr>
              {(['rappel', 'jours', 'recu', 'actes'] as const).map((head) => (
                <Table.Th key={head} scope="col">
                  {say(head)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {welcome.genres.map((one) => (
              <Table.Tr key={one.genre}>
                <Table.Td>{one.titre}</Table.Td>
                <Table.Td>{one.jours}</Table.Td>
                <Table.Td>{say(one.refuse ? 'non' : 'oui')}</Table.Td>
                <Table.Td>
                  <RecordActs
                    isSmall
                    record={one}
                    acts={[
                      {
                        operation: 'moi_relances',
                        params: () => ({}),
                        refined: () => HIDDEN,
                        begun: ({ genre, refuse }) => ({ genre: String(genre), refuse: refuse !== true }),
                      },
                    ]}
                  />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {former.length > 0 && (
        <Text size="sm">
          {say('anciens', { genres: former.map((kind) => valueWord(kind, langue)).join(', ') })}
        </Text>
      )}
    </Part>
  )
}

// The row has chosen the kind.
const HIDDEN = { genre: { format: 'hidden' } }
