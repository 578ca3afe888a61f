// The kinds of reminder that the person gets, each to be stopped or taken up again.
import { Table } from '@mantine/core'
import { useWords } from '../../desk.ts'
import { RecordActs } from '../../parts/fiche/RecordActs.tsx'
import { Part, type Welcome } from './Part.tsx'
import { MOI } from './texts.ts'

/** The reminders of a person. */
export function Reminders({ welcome }: { welcome: Welcome }) {
  const say = useWords(MOI)
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
    </Part>
  )
}

// The row has chosen the kind.
const HIDDEN = { genre: { format: 'hidden' } }
