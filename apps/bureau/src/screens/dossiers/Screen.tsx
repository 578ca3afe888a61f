// Audit dossiers: the request, the progress and the archive of each.
import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useAddress } from '../../address.ts'
import { useDesk, useWords } from '../../desk.ts'
import { useOrdering } from '../../parts/fiche/ordering.ts'
import { type ColumnOf, RecordTable } from '../../parts/list/RecordTable.tsx'
import { PageTitle } from '../../parts/PageTitle.tsx'
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
  const { query, orders } = useOrdering(['-cree_le', 'cree_le'])
  return (
    <RecordTable
      name={say('titre')}
      of={useDossiers(query)}
      columns={useColumns()}
      idOf={({ id }) => id}
      none={say('aucun')}
      rowPx={60}
      exported={{ path: '/v1/dossiers-audit', query }}
      orders={orders}
      kept="/lots/dossiers"
    />
  )
}

function useColumns(): readonly ColumnOf<Dossier>[] {
  const say = useWords(DOSSIERS)
  const { langue, me } = useDesk()
  const { campagnes } = useScopes()
  return [
    {
      head: say('campagne'),
      cell: ({ id, campagne_id }) => (
        <RecordLink genre="dossier_audit" id={id}>
          {campagnes.find((one) => one.id === campagne_id)?.nom ?? '…'}
        </RecordLink>
      ),
    },
    {
      head: say('periode'),
      cell: ({ du, au }) => say('de_a', { du: day(du, langue), au: day(au, langue) }),
      visibleFrom: 'sm',
    },
    { head: say('etat'), cell: (dossier) => <Progress dossier={dossier} /> },
    {
      head: say('demande_le'),
      cell: ({ cree_le }) => moment(cree_le, langue, me.organisation.fuseau_horaire),
      visibleFrom: 'sm',
    },
  ]
}
