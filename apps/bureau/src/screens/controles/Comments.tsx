// The comments of persons on an item, and a field for another one.
import { Button, Stack, Text, Textarea, Title } from '@mantine/core'
import { answered } from '@sillon/client/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDesk, useWords } from '../../desk.ts'
import { useKeys } from '../../parts/act/intention.ts'
import { useKept } from '../../parts/form/useKept.ts'
import { Refusal } from '../../parts/Refusal.tsx'
import { moment } from '../../words/figures.ts'
import type { Detail } from './queries.ts'
import { TEXTS } from './texts.ts'

const LONGEST = 2000

/** The comments on an item, oldest first. */
export function Comments({ item: { id, commentaires } }: { item: Detail }) {
  const say = useWords(TEXTS)
  const { langue, me } = useDesk()
  return (
    <section aria-label={say('commentaires')}>
      <Title order={3} size="h4" mb="xs">
        {say('commentaires')}
      </Title>
      {commentaires.length === 0 && <Text size="sm">{say('commentaires_aucun')}</Text>}
      {commentaires.map((one) => (
        <Stack key={one.id} gap={0} mb="xs">
          <Text size="sm" c="dimmed">
            {say('commentaire_de', {
              qui: one.auteur,
              le: moment(one.le, langue, me.organisation.fuseau_horaire),
            })}
          </Text>
          <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{one.texte}</Text>
        </Stack>
      ))}
      <Add id={id} n={commentaires.length} />
    </section>
  )
}

function Add({ id, n }: { id: string; n: number }) {
  const say = useWords(TEXTS)
  const { client } = useDesk()
  const queries = useQueryClient()
  const keyed = useKeys()
  const [texte, write, forget] = useKept({ operation: 'controles_commenter', params: { id } }, '')
  const act = useMutation({
    mutationFn: async () => {
      const body = { texte }
      const params = { path: { id } }
      return answered(
        await client.POST('/v1/controles/{id}/commenter', {
          params,
          headers: keyed({ ...body, rang: n }),
          body,
        }),
      )
    },
    onSuccess: async () => {
      forget()
      await queries.invalidateQueries({ queryKey: ['controle', id] })
    },
  })
  return (
    <Stack gap="xs" align="start">
      <Textarea
        w="100%"
        label={say('commentaire')}
        description={say('commentaire_quoi')}
        value={texte}
        maxLength={LONGEST}
        autosize
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
      {act.isError && <Refusal error={act.error} />}
      <Button
        variant="default"
        disabled={texte.trim() === ''}
        loading={act.isPending}
        onClick={() => act.mutate()}
      >
        {say('commenter')}
      </Button>
      <Text size="sm" role="status">
        {act.isSuccess && texte === '' ? say('commente') : ''}
      </Text>
    </Stack>
  )
}
