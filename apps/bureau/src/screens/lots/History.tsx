// The history of a lot, latest first: states, places and quality decisions.
import { Table, Title } from '@mantine/core'
import { useDesk, useWords } from '../../desk.ts'
import { moment } from '../../words/figures.ts'
import type { Say } from '../../words/words.ts'
import { type LotSheet, useNames } from './queries.ts'
import { LOTS } from './texts.ts'

type Happened = {
  readonly le: string
  readonly what: string
  readonly raison: string | null
  readonly rang: number
}
type Words = keyof typeof LOTS.fr

/** The history of a lot. */
export function History({ lot }: { lot: LotSheet }) {
  const say = useWords(LOTS)
  const { langue, me } = useDesk()
  const { nameOf } = useNames()
  return (
    <section aria-labelledby="historique">
      <Title order={2} size="h4" id="historique" mb="xs">
        {say('historique')}
      </Title>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{say('quand')}</Table.Th>
            <Table.Th scope="col">{say('quoi')}</Table.Th>
            <Table.Th scope="col">{say('pourquoi')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {happened(lot, say, nameOf).map(({ le, what, raison, rang }) => (
            <Table.Tr key={`${le} ${rang}`}>
              <Table.Td>{moment(le, langue, me.organisation.fuseau_horaire)}</Table.Td>
              <Table.Td>{what}</Table.Td>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>{raison}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}

// Events of one instant keep the order of the service's response.
function happened(lot: LotSheet, say: Say<Words>, nameOf: (id: string) => string): readonly Happened[] {
  const told = [
    ...lot.historique.map(({ le, acte, raison }) => ({ le, what: say(`acte_${acte}` as Words), raison })),
    ...lot.deplacements.map(({ le, emplacement_id, raison }) => ({
      le,
      what: say('deplace', { lieu: nameOf(emplacement_id) }),
      raison,
    })),
    ...lot.historique_qualites.map(({ le, referentiel_code, etat_code, origine, raison }) => ({
      le,
      what: say('juge', {
        referentiel: referentiel_code,
        etat: etat_code,
        origine: say(`origine_${origine}`),
      }),
      raison,
    })),
  ].map((one, rang) => ({ ...one, rang }))
  return told.sort((one, other) => Date.parse(other.le) - Date.parse(one.le) || other.rang - one.rang)
}
