// The checklist of opening or closing a campaign, and the command that does it: the service has no route for it.
import { Button, Code, CopyButton, Group, List, Paper, Stack, Text, Title } from '@mantine/core'
import { useDesk, useWords } from '../../desk.ts'
import { Pending } from '../../parts/Pending.tsx'
import { count } from '../../words/figures.ts'
import { type Point, useNumbers, usePoints } from './checking.ts'
import { FigureLink } from './FigureLink.tsx'
import type { Campaign } from './queries.ts'
import { CAMPAIGN } from './texts.ts'

/** The checklist of a campaign's next step. */
export function Checklist({ campaign }: { campaign: Campaign }) {
  const say = useWords(CAMPAIGN)
  const { me } = useDesk()
  const points = usePoints(campaign)
  const { code, libelle, version } = campaign.pack
  if (campaign.statut === 'cloturee') return null
  const verb = campaign.statut === 'preparation' ? 'ouvrir' : 'cloturer'
  const command = `npm run admin -- campagne ${verb} ${me.organisation.code} ${campaign.code}`
  return (
    <Paper withBorder p="md" mt="md" component="section" aria-label={say(verb)}>
      <Title order={2} size="h4" mb="xs">
        {say(verb)}
      </Title>
      <Stack gap="sm">
        <Text size="sm">{say('pack', { pack: `${libelle} (${code}@${version})` })}</Text>
        <Numbers campaign={campaign} />
        <Pending of={points}>
          {(all) => (
            <List spacing={4} listStyleType="none">
              {all.map((point) => (
                <List.Item key={point.name}>
                  <Told {...point} />
                </List.Item>
              ))}
            </List>
          )}
        </Pending>
        <Text size="sm">{say('commande_quoi')}</Text>
        <Group gap="xs">
          <Code style={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>{command}</Code>
          <CopyButton value={command}>
            {({ copied, copy }) => (
              <Button size="xs" variant="default" onClick={copy}>
                {say(copied ? 'copiee' : 'copier')}
              </Button>
            )}
          </CopyButton>
        </Group>
      </Stack>
    </Paper>
  )
}

const CLOSED = {
  point_capacites: 'quoi_capacites',
  point_telephones: 'quoi_telephones',
  point_receptions_brouillon: 'quoi_receptions',
  point_receptions_attente: 'quoi_receptions',
  point_controles: 'quoi_controles',
} as const

function Told({ name, to, found }: Point) {
  const say = useWords(CAMPAIGN)
  const { langue } = useDesk()
  if (found === null) return <Text size="sm">{say('point_ferme', { quoi: say(CLOSED[name]) })}</Text>
  const { lignes: n, exact } = found
  const text = say(name, { n, dit: `${exact ? '' : '> '}${count(n, langue)}` })
  if (n === 0) return <Text size="sm">{`✓ ${text}`}</Text>
  const { pathname, searchParams } = new URL(to, 'http://bureau')
  return (
    <Text size="sm" component="div">
      {'• '}
      <FigureLink to={pathname} search={Object.fromEntries(searchParams)}>
        {text}
      </FigureLink>
    </Text>
  )
}

// A campaign in preparation has no model of its own yet: the latest one says what it would write.
function Numbers({ campaign }: { campaign: Campaign }) {
  const say = useWords(CAMPAIGN)
  const { data } = useNumbers(campaign)
  if (data === undefined) return null
  const isNext = campaign.statut === 'preparation'
  if (data === null) return isNext ? <Text size="sm">{say('numeros_apres')}</Text> : null
  return <Text size="sm">{say(isNext ? 'numeros_a_venir' : 'numeros', { numeros: data.join(', ') })}</Text>
}
