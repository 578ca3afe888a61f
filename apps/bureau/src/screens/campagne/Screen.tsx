import { Button, Group, NativeSelect, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useAddress } from '../../address.ts'
import { useDesk, useWords } from '../../desk.ts'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { Pending } from '../../parts/Pending.tsx'
import { moment } from '../../words/figures.ts'
import { Ages } from './Ages.tsx'
import { Capacities } from './Capacities.tsx'
import { Checklist } from './Checklist.tsx'
import classes from './campagne.module.css'
import { FigureList } from './FigureList.tsx'
import { Certificates, Devices } from './Organisation.tsx'
import { type Campaign, campaigns, type Figures, figures } from './queries.ts'
import { Section } from './Section.tsx'
import { Stock } from './Stock.tsx'
import { CAMPAIGN } from './texts.ts'
import { Weeks } from './Weeks.tsx'

/** A campaign in figures, or the list behind one of them. */
export function Screen() {
  const say = useWords(CAMPAIGN)
  const desk = useDesk()
  const [{ liste }] = useAddress()
  useReturn(liste)
  const asked = useQuery({
    queryKey: ['campagnes'],
    queryFn: ({ signal }) => campaigns(desk, signal),
  })
  if (liste !== undefined) return <FigureList liste={liste} />
  return (
    <>
      <PageTitle>{say('titre')}</PageTitle>
      <Pending of={asked}>
        {(all) => (all.length === 0 ? <Text>{say('aucune_campagne')}</Text> : <Chosen all={all} />)}
      </Pending>
    </>
  )
}

function Chosen({ all }: { all: readonly Campaign[] }) {
  const say = useWords(CAMPAIGN)
  const desk = useDesk()
  const [search, change] = useAddress()
  const id = search.campagne ?? all.find(({ statut }) => statut === 'ouverte')?.id ?? all[0]?.id ?? ''
  const campaign = all.find((one) => one.id === id)
  const asked = useQuery({
    queryKey: ['campagne', id],
    queryFn: ({ signal }) => figures(desk, id, signal),
  })
  return (
    <>
      <Group align="end" mb="md">
        <NativeSelect
          label={say('choisir')}
          value={id}
          data={all.map(({ id: value, nom, statut }) => ({
            value,
            label: say('campagne_nom', { nom, statut }),
          }))}
          onChange={({ currentTarget }) => change({ campagne: currentTarget.value })}
        />
        <Button variant="default" loading={asked.isFetching} onClick={() => void asked.refetch()}>
          {say('actualiser')}
        </Button>
        <Text size="sm" role="status">
          {asked.data !== undefined &&
            say('prises_le', {
              moment: moment(asked.data.le, desk.langue, desk.me.organisation.fuseau_horaire),
            })}
        </Text>
      </Group>
      <Pending of={asked}>{(found) => <Parts figures={found} />}</Pending>
      {campaign !== undefined && <Checklist key={id} campaign={campaign} />}
    </>
  )
}

function Parts({ figures: found }: { figures: Figures }) {
  const say = useWords(CAMPAIGN)
  const { id } = found.campagne
  const part = { figures: found }
  return (
    <Stack>
      <Section {...part} part="semaines" title={say('semaines')} data={found.semaines}>
        {(weeks) => <Weeks weeks={weeks} figures={found} />}
      </Section>
      <Section {...part} part="capacites" title={say('capacites')} data={found.capacites}>
        {(capacities) => <Capacities capacities={capacities} campaign={id} />}
      </Section>
      <Section {...part} part="stock" title={say('stock')} data={found.stock}>
        {(stock) => <Stock stock={stock} campaign={id} />}
      </Section>
      <Title order={2} size="h4">
        {say('de_l_organisation')}
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} className={classes.parts}>
        <Section {...part} part="controles" title={say('controles')} data={found.controles}>
          {(ages) => <Ages ages={ages} />}
        </Section>
        <Section {...part} part="appareils" title={say('appareils')} data={found.appareils}>
          {(devices) => <Devices of={devices} campaign={id} />}
        </Section>
        <Section {...part} part="certificats" title={say('certificats')} data={found.certificats}>
          {(certificates) => <Certificates of={certificates} campaign={id} />}
        </Section>
      </SimpleGrid>
    </Stack>
  )
}

// Focus moves to the top of an opened list, and on return to the figure from which it was opened.
function useReturn(liste: string | undefined): void {
  const left = useRef<string | null>(null)
  useEffect(() => {
    const main = document.getElementById('contenu')
    if (liste !== undefined) {
      left.current = location.search
      main?.focus({ preventScroll: true })
    } else if (left.current !== null) {
      const link = [...(main?.querySelectorAll('a') ?? [])].find(({ search }) => search === left.current)
      left.current = null
      ;(link ?? main)?.focus()
    }
  }, [liste])
}
