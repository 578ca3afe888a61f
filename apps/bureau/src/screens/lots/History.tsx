// The history of a lot, latest first: states, places and quality decisions.
import { Table, Title } from '@mantine/core'
import { useDesk, useWords } from '../../desk.ts'
import { authorOf, useNamesOf } from '../../parts/fiche/names.ts'
import { moment } from '../../words/figures.ts'
import type { Say } from '../../words/words.ts'
import { type LotSheet, useNames } from './queries.ts'
import { LOTS } from './texts.ts'

type Happened = {
  readonly le: string
  readonly what: string
  readonly raison: string | null
  readonly auteur_id: string
  readonly rang: number
}
type Words = keyof typeof LOTS.fr

/** The history of a lot. */
export function History({ lot }: { lot: LotSheet }) {
  const say = useWords(LOTS)
  const desk = useDesk()
  const { langue, me } = desk
  const { nameOf } = useNames()
  const rows = happened(lot, say, nameOf)
  const authors = useNamesOf({ rows: rows.map(({ auteur_id }) => ({ auteur_id })) })
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
            <Table.Th scope="col">{say('qui')}</Table.Th>
            <Table.Th scope="col">{say('pourquoi')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ le, what, raison, auteur_id, rang }) => (
            <Table.Tr key={`${le} ${rang}`}>
              <Table.Td>{moment(le, langue, me.organisation.fuseau_horaire)}</Table.Td>
              <Table.Td>{what}</Table.Td>
              <Table.Td>{authorOf(auteur_id, authors, desk)}</Table.Td>
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
    ...lot.historique.map(({ le, acte, raison, auteur_id }) => ({
      le,
      what: say(`acte_${acte}` as Words),
      raison,
      auteur_id,
    })),
    ...lot.deplacements.map(({ le, emplacement_id, raison, auteur_id }) => ({
      le,
      what: say('deplace', { lieu: nameOf(emplacement_id) }),
      raison,
      auteur_id,
    })),
    ...lot.historique_qualites.map(({ le, referentiel_code, etat_code, origine, raison, auteur_id }) => ({
      le,
      what: say('juge', {
        referentiel: referentiel_code,
        etat: etat_code,
        origine: say(`origine_${origine}`),
      }),
      raison,
      auteur_id,
    })),
  ].map((one, rang) => ({ ...one, rang }))
  return told.sort((one, other) => Date.parse(other.le) - Date.parse(one.le) || other.rang - one.rang)
}
