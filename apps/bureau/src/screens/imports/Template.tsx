// The template of a kind of import, with an explanation of its columns.
import { Button, Group, Stack, Table, Text } from '@mantine/core'
import { answered } from '@sillon/client/client'
import { useMutation } from '@tanstack/react-query'
import { useDesk, useWords } from '../../desk.ts'
import { saveFile } from '../../parts/paper/file.ts'
import { Refusal } from '../../parts/Refusal.tsx'
import type { Model } from './queries.ts'
import { IMPORTS } from './texts.ts'

const MEDIA = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** Offers the template of a kind of import, and explains its columns. */
export function Template({ model }: { model: Model }) {
  const say = useWords(IMPORTS)
  const { client } = useDesk()
  const { genre } = model
  const taking = useMutation({
    mutationFn: async (format: keyof typeof MEDIA) => {
      const params = { path: { genre } }
      const headers = { Accept: MEDIA[format] }
      const blob: unknown = answered(
        await client.GET('/v1/imports/modeles/{genre}', { params, headers, parseAs: 'blob' }),
      )
      saveFile(blob as Blob, `${genre}.${format}`)
    },
  })
  return (
    <Stack gap="sm">
      <Group gap="xs" role="group" aria-label={say('modele')}>
        {(['csv', 'xlsx'] as const).map((format) => (
          <Button
            key={format}
            variant="default"
            size="sm"
            loading={taking.isPending && taking.variables === format}
            onClick={() => taking.mutate(format)}
          >
            {say(`modele_${format}`)}
          </Button>
        ))}
      </Group>
      {taking.error && <Refusal error={taking.error} />}
      <details>
        <summary>{say('colonnes')}</summary>
        <Columns model={model} />
      </details>
    </Stack>
  )
}

function Columns({ model: { colonnes } }: { model: Model }) {
  const say = useWords(IMPORTS)
  const { langue } = useDesk()
  return (
    <Table aria-label={say('colonnes')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{say('colonne')}</Table.Th>
          <Table.Th scope="col">{say('explication')}</Table.Th>
          <Table.Th scope="col" visibleFrom="sm">
            {say('exemple')}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {colonnes.map(({ code, noms, obligatoire, explication, exemple }) => (
          <Table.Tr key={code}>
            <Table.Th scope="row" fw={600}>
              {noms[langue]}
              {obligatoire && (
                <Text size="xs" fw={400}>
                  {say('obligatoire')}
                </Text>
              )}
            </Table.Th>
            <Table.Td>{explication[langue]}</Table.Td>
            <Table.Td visibleFrom="sm" style={{ overflowWrap: 'anywhere' }}>
              {exemple}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
