import { List, Text } from '@mantine/core'
import { useDesk, useWords } from '../../desk.ts'
import { RecordLink } from '../../parts/RecordLink.tsx'
import { dayOf } from '../../words/figures.ts'
import { term } from '../../words/terms.ts'
import { Part } from './Sheet.tsx'
import { PLOTS } from './texts.ts'

type Control = { readonly id: string; readonly motif: string; readonly ouvert_le: string }

/** The open controls of a record, with a link to the queue for persons who may read it. */
export function Controls({ controls }: { controls: readonly Control[] }) {
  const say = useWords(PLOTS)
  const { langue, me, holds } = useDesk()
  return (
    <Part title={say('controles')}>
      {controls.length === 0 ? (
        <Text size="sm">{say('aucun_controle')}</Text>
      ) : (
        <List size="sm" lh={2}>
          {controls.map(({ id, motif, ouvert_le }) => {
            const date = dayOf(ouvert_le, langue, me.organisation.fuseau_horaire)
            const text = say('depuis', { motif: term(motif, langue), date })
            return (
              <List.Item key={id}>
                {holds('review.resolve') ? (
                  <RecordLink genre="controle" id={id}>
                    {text}
                  </RecordLink>
                ) : (
                  text
                )}
              </List.Item>
            )
          })}
        </List>
      )}
    </Part>
  )
}
