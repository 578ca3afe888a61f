import { Progress, Table, Text } from '@mantine/core'
import { useDesk, useWords } from '../../desk.ts'
import { count, mass, percent } from '../../words/figures.ts'
import { FigureLink } from './FigureLink.tsx'
import type { Figures } from './queries.ts'
import { Scroll } from './Scroll.tsx'
import { CAMPAIGN } from './texts.ts'

type Props = { capacities: NonNullable<Figures['capacites']>; campaign: string }

/** The ceilings by raw material and quality state, with the used share of each. */
export function Capacities({ capacities, campaign }: Props) {
  const say = useWords(CAMPAIGN)
  if (capacities.length === 0) return <Text size="sm">{say('aucune_capacite')}</Text>
  return (
    <Scroll name={say('capacites')}>
      <Table aria-label={say('capacites')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{say('matiere_etat')}</Table.Th>
            {(['capacites_en_vigueur', 'plafond', 'consomme', 'part_du_plafond'] as const).map((head) => (
              <Table.Th key={head} scope="col" ta="right">
                {say(head)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {capacities.map((line) => (
            <Line key={`${line.matiere_code} ${line.etat_code}`} line={line} campaign={campaign} />
          ))}
        </Table.Tbody>
      </Table>
    </Scroll>
  )
}

function Line({ line, campaign }: { line: Props['capacities'][number]; campaign: string }) {
  const say = useWords(CAMPAIGN)
  const { langue } = useDesk()
  const { matiere_code: matiere, etat_code: etat, plafond_g, consomme_g, sans_plafond_g } = line
  const name = `${matiere} ${etat}`
  const search = { campagne: campaign, liste: 'capacites', matiere, etat }
  const share = Number((BigInt(consomme_g) * 100n) / BigInt(Math.max(plafond_g, 1)))
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={400}>
        {name}
      </Table.Th>
      <Table.Td ta="right">
        <FigureLink
          to="/campagne"
          search={search}
          label={say('capacites_de', {
            n: line.capacites,
            dit: count(line.capacites, langue),
            nom: name,
          })}
        >
          {count(line.capacites, langue)}
        </FigureLink>
      </Table.Td>
      <Table.Td ta="right">
        <FigureLink
          to="/campagne"
          search={search}
          label={say('plafond_de', { masse: mass(plafond_g, langue), nom: name })}
        >
          {mass(plafond_g, langue)}
        </FigureLink>
      </Table.Td>
      <Table.Td ta="right">
        <FigureLink
          to="/campagne"
          search={search}
          label={say('consomme_de', { masse: mass(consomme_g, langue), nom: name })}
        >
          {mass(consomme_g, langue)}
        </FigureLink>
        {sans_plafond_g > 0 && (
          <Text size="xs">{say('sans_plafond', { masse: mass(sans_plafond_g, langue) })}</Text>
        )}
      </Table.Td>
      <Table.Td ta="right" miw={90}>
        <FigureLink
          to="/campagne"
          search={search}
          label={say('part_de_capacite', { part: percent(consomme_g, plafond_g, langue), nom: name })}
        >
          {percent(consomme_g, plafond_g, langue)}
        </FigureLink>
        <Progress value={Math.min(share, 100)} aria-hidden mt={4} size="sm" />
      </Table.Td>
    </Table.Tr>
  )
}
