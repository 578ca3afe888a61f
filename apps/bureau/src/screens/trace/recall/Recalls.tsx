// Recalls and exercises, latest first.
import { Anchor, Badge, Button, Group, Paper, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useDesk, useWords } from '../../../desk.ts'
import { Pending } from '../../../parts/Pending.tsx'
import { mass, moment } from '../../../words/figures.ts'
import { called } from '../codes.ts'
import { useRecalls } from '../queries.ts'
import { TRACE } from '../texts.ts'

/** All recalls, or the recalls that reached one record. */
export function Recalls({ objet_id }: { objet_id?: string }) {
  const say = useWords(TRACE)
  const { langue, me } = useDesk()
  const asked = useRecalls(objet_id)
  return (
    <Pending of={asked}>
      {({ pages }) => {
        const recalls = pages.flatMap(({ rappels }) => rappels)
        if (recalls.length === 0)
          return <Text>{say(objet_id === undefined ? 'rappels_aucun' : 'rappels_lot_aucun')}</Text>
        return (
          <Stack gap="xs">
            {recalls.map(({ id, raison, cree_le, statut, exercice, plan, resultat }) => (
              <Paper key={id} withBorder p="sm">
                <Group gap="xs" justify="space-between">
                  <Anchor component={Link} to="/trace" search={{ rappel: id } as never} fw={700}>
                    {say('rappel_de', { date: moment(cree_le, langue, me.organisation.fuseau_horaire) })}
                  </Anchor>
                  <Group gap={4}>
                    {exercice && (
                      <Badge variant="outline" color="gray">
                        {say('est_exercice')}
                      </Badge>
                    )}
                    <Badge variant="outline">{called('etat', statut, langue)}</Badge>
                  </Group>
                </Group>
                <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                  {raison}
                </Text>
                <Text size="sm">
                  {say('en_bref', {
                    lots: (resultat ?? plan).lots,
                    masse: mass((resultat ?? plan).quantite_g, langue),
                    non_bloquable: mass((resultat ?? plan).non_bloquable_g, langue),
                  })}
                </Text>
              </Paper>
            ))}
            {asked.hasNextPage && (
              <Button
                variant="subtle"
                loading={asked.isFetchingNextPage}
                onClick={() => void asked.fetchNextPage()}
              >
                {say('suite')}
              </Button>
            )}
          </Stack>
        )
      }}
    </Pending>
  )
}
