import { List, Text } from '@mantine/core'
import { useDesk, useWords } from '../../desk.ts'
import { count, day } from '../../words/figures.ts'
import { FigureLink } from './FigureLink.tsx'
import type { Figures } from './queries.ts'
import { CAMPAIGN } from './texts.ts'

type Of<Part extends 'appareils' | 'certificats'> = { of: NonNullable<Figures[Part]>; campaign: string }

/** Numbers of devices: those in use, and those without a recent synchronization. */
export function Devices({ of: { jours, muets_depuis, actifs, muets }, campaign }: Of<'appareils'>) {
  const say = useWords(CAMPAIGN)
  const { langue } = useDesk()
  const search = { campagne: campaign, liste: 'appareils' }
  return (
    <List spacing="xs" listStyleType="none">
      <List.Item>
        <FigureLink to="/campagne" search={{ ...search, muets_depuis }}>
          <Text span size="lg" fw={700}>
            {count(muets, langue)}
          </Text>{' '}
          {say('muets_mots', { n: muets, jours })}
        </FigureLink>
      </List.Item>
      <List.Item>
        <FigureLink to="/campagne" search={search}>
          {say('actifs', { n: actifs, dit: count(actifs, langue) })}
        </FigureLink>
      </List.Item>
    </List>
  )
}

/** Numbers of certificates: ending soon, and ended without a successor. */
export function Certificates({ of, campaign }: Of<'certificats'>) {
  const say = useWords(CAMPAIGN)
  const { langue } = useDesk()
  const search = { campagne: campaign, liste: 'certificats', prend_fin_jours: String(of.jours) }
  return (
    <List spacing="xs" listStyleType="none">
      <List.Item>
        <FigureLink to="/campagne" search={{ ...search, du: of.jour }}>
          <Text span size="lg" fw={700}>
            {count(of.finissent, langue)}
          </Text>{' '}
          {say('finissent_mots', { n: of.finissent, jours: of.jours })}
        </FigureLink>
        {of.prochaine_fin !== null && (
          <Text size="sm">{say('prochaine_fin', { jour: day(of.prochaine_fin, langue) })}</Text>
        )}
      </List.Item>
      <List.Item>
        <FigureLink to="/campagne" search={{ ...search, au: of.veille }}>
          {say('echus', { n: of.echus, dit: count(of.echus, langue) })}
        </FigureLink>
      </List.Item>
    </List>
  )
}
