// The preparation of a shipment: a sale, the lots that qualify, the container and its seals.
import { Anchor, Stack, Table, Text, Title } from '@mantine/core'
import { useAddress } from '../../address.ts'
import { useDesk, useWords } from '../../desk.ts'
import { Picker } from '../../parts/form/Picker.tsx'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { Pending } from '../../parts/Pending.tsx'
import { mass } from '../../words/figures.ts'
import { Loading } from './Loading.tsx'
import { leftOf, useLoading, useSales } from './queries.ts'
import { TEXTS } from './texts.ts'

/** The preparation of a shipment, for those who ship. */
export function Screen() {
  const say = useWords(TEXTS)
  const [{ vente }, change] = useAddress()
  const choose = (id: string | undefined) => change({ vente: id })
  return (
    <Stack gap="md">
      <PageTitle>{say('titre')}</PageTitle>
      <Text size="sm">{say('quoi')}</Text>
      {vente === undefined ? (
        <Sales choose={choose} />
      ) : (
        <>
          <Anchor component="button" type="button" size="sm" ta="left" onClick={() => choose(undefined)}>
            {say('autre')}
          </Anchor>
          <Chosen key={vente} vente={vente} />
        </>
      )}
    </Stack>
  )
}

function Chosen({ vente }: { vente: string }) {
  const asked = useLoading(vente)
  return <Pending of={asked}>{(found) => <Loading {...found} />}</Pending>
}

function Sales({ choose }: { choose: (id: string | undefined) => void }) {
  const say = useWords(TEXTS)
  const { langue } = useDesk()
  const asked = useSales()
  return (
    <>
      <Picker
        label={say('vente')}
        schema={SALE}
        draft={undefined}
        change={(draft) => choose(typeof draft === 'string' && draft !== '' ? draft : undefined)}
        isRequired={false}
        description={undefined}
        error={undefined}
        near={NEAR}
      />
      <Pending of={asked}>
        {({ sales, names }) => (
          <section aria-label={say('ventes_restantes')}>
            <Title order={2} size="h4" mb="xs">
              {say('ventes_restantes')}
            </Title>
            {sales.length === 0 && <Text>{say('aucune')}</Text>}
            {sales.length > 0 && (
              <Table aria-label={say('ventes_restantes')} verticalSpacing="xs">
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th scope="col">{say('code')}</Table.Th>
                    <Table.Th scope="col">{say('client')}</Table.Th>
                    <Table.Th scope="col" ta="right">
                      {say('reste')}
                    </Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {sales.map(({ id, code, client_id, lignes }) => (
                    <Table.Tr key={id}>
                      <Table.Th scope="row" fw={500}>
                        <Anchor component="button" type="button" ta="left" fz="sm" onClick={() => choose(id)}>
                          {code}
                        </Anchor>
                      </Table.Th>
                      <Table.Td>{names.get(client_id) ?? '…'}</Table.Td>
                      <Table.Td ta="right">{mass(leftOf(lignes), langue)}</Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            )}
          </section>
        )}
      </Pending>
    </>
  )
}

const SALE = { type: 'string', 'x-sillon': { fr: '', en: '', fiche: 'vente' } }
const NEAR = {}
