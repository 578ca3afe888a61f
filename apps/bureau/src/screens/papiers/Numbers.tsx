// The models of official numbers, and the number that comes next.
import { Stack, Table, Text, Title } from '@mantine/core'
import { answered } from '@sillon/client/client'
import { useQuery } from '@tanstack/react-query'
import { useDesk, useWords } from '../../desk.ts'
import { RecordActs } from '../../parts/fiche/RecordActs.tsx'
import { SEGMENTS } from '../../parts/form/refined.ts'
import { Pending } from '../../parts/Pending.tsx'
import { moment } from '../../words/figures.ts'
import type { Language } from '../../words/words.ts'
import { type Model, NextNumber } from './NextNumber.tsx'
import { PAPIERS } from './texts.ts'

const LIMIT = 200
type Segment = { readonly type: string; readonly valeur?: string; readonly chiffres?: number }

/** The models, a form for the next one, and a preview. */
export function Numbers() {
  const say = useWords(PAPIERS)
  const { client, langue, me } = useDesk()
  const asked = useQuery({
    queryKey: ['papiers', 'modeles'],
    queryFn: async ({ signal }) =>
      answered(
        await client.GET('/v1/numerotation/modeles', { params: { query: { limite: LIMIT } }, signal }),
      ),
  })
  return (
    <section aria-label={say('numeros')}>
      <Title order={2} size="h4" mb="xs">
        {say('numeros')}
      </Title>
      <Stack gap="sm" align="stretch">
        <Text size="sm">{say('numeros_quoi')}</Text>
        <RecordActs
          isSmall
          record={{}}
          acts={[
            {
              operation: 'numerotation_definir_modele',
              params: () => ({}),
              preview: (body) => <NextNumber model={body as Model | null} />,
            },
          ]}
        />
        <Pending of={asked}>
          {({ modeles }) => (
            <Table.ScrollContainer minWidth={480} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
              <Table aria-label={say('numeros')}>
                <Table.Thead>
                  <Table.Tr>
                    {(['version', 'modele', 'campagnes', 'depuis'] as const).map((head) => (
                      <Table.Th key={head} scope="col">
                        {say(head)}
                      </Table.Th>
                    ))}
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {modeles.map(({ version, segments, campagnes, cree_le }) => (
                    <Table.Tr key={version}>
                      <Table.Td>{version}</Table.Td>
                      <Table.Td>
                        {(segments as readonly Segment[]).map((one) => told(one, langue)).join('')}
                      </Table.Td>
                      <Table.Td>{campagnes.join(', ') || '—'}</Table.Td>
                      <Table.Td>{moment(cree_le, langue, me.organisation.fuseau_horaire)}</Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </Table.ScrollContainer>
          )}
        </Pending>
        <NextNumber />
      </Stack>
    </section>
  )
}

// Fixed text and digits stand for themselves, other segments by their words.
function told({ type, valeur, chiffres }: Segment, langue: Language): string {
  if (chiffres !== undefined) return '0'.repeat(chiffres)
  return valeur ?? `[${SEGMENTS[type]?.[langue] ?? type}]`
}
