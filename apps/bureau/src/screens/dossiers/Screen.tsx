// Audit dossiers: the request, the progress and the archive of each.
import { Button, Stack, Table, Text } from '@mantine/core'
import { useState } from 'react'
import { useAddress } from '../../address.ts'
import { useDesk, useWords } from '../../desk.ts'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { Pending } from '../../parts/Pending.tsx'
import { RecordLink } from '../../parts/RecordLink.tsx'
import { day, moment } from '../../words/figures.ts'
import { DossierPage } from './DossierPage.tsx'
import { Progress } from './Progress.tsx'
import { type Dossier, useDossiers, useScopes } from './queries.ts'
import { Request } from './Request.tsx'
import { DOSSIERS } from './texts.ts'

/** Audit dossiers. */
export function Screen() {
  const say = useWords(DOSSIERS)
  const { holds } = useDesk()
  const [{ id, demande }, change] = useAddress()
  const [said, setSaid] = useState('')
  if (id !== undefined) return <DossierPage id={id} key={id} />
  const close = () => change({ demande: undefined, lots: undefined })
  const asked = (dossier: Dossier) => {
    setSaid(say('demande_faite'))
    change({ demande: undefined, lots: undefined, id: dossier.id })
  }
  return (
    <Stack gap="md">
      <div>
        <PageTitle>{say('titre')}</PageTitle>
        <Text size="sm">{say('quoi')}</Text>
      </div>
      {holds('audit.export') && (
        <Button style={{ alignSelf: 'flex-start' }} onClick={() => change({ demande: 'oui' })}>
          {say('demander')}
        </Button>
      )}
      <Text role="status" size="sm">
        {said}
      </Text>
      {demande === 'oui' && holds('audit.export') && <Request close={close} asked={asked} />}
      <Dossiers />
    </Stack>
  )
}

function Dossiers() {
  const say = useWords(DOSSIERS)
  const asked = useDossiers()
  const dossiers = asked.data?.pages.flatMap((page) => page.dossiers) ?? []
  return (
    <Pending of={asked}>
      {() =>
        dossiers.length === 0 ? (
          <Text>{say('aucun')}</Text>
        ) : (
          <>
            <Table>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th scope="col">{say('campagne')}</Table.Th>
                  <Table.Th scope="col" visibleFrom="sm">
                    {say('periode')}
                  </Table.Th>
                  <Table.Th scope="col">{say('etat')}</Table.Th>
                  <Table.Th scope="col" visibleFrom="sm">
                    {say('demande_le')}
                  </Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {dossiers.map((dossier) => (
                  <Row key={dossier.id} dossier={dossier} />
                ))}
              </Table.Tbody>
            </Table>
            {asked.hasNextPage && (
              <Button variant="default" onClick={() => void asked.fetchNextPage()}>
                {say('suite')}
              </Button>
            )}
          </>
        )
      }
    </Pending>
  )
}

function Row({ dossier }: { dossier: Dossier }) {
  const say = useWords(DOSSIERS)
  const { langue, me } = useDesk()
  const { campagnes } = useScopes()
  const { id, campagne_id, du, au, cree_le } = dossier
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={400}>
        <RecordLink genre="dossier_audit" id={id}>
          {campagnes.find((one) => one.id === campagne_id)?.nom ?? '…'}
        </RecordLink>
      </Table.Th>
      <Table.Td visibleFrom="sm">{say('de_a', { du: day(du, langue), au: day(au, langue) })}</Table.Td>
      <Table.Td>
        <Progress dossier={dossier} />
      </Table.Td>
      <Table.Td visibleFrom="sm">{moment(cree_le, langue, me.organisation.fuseau_horaire)}</Table.Td>
    </Table.Tr>
  )
}
