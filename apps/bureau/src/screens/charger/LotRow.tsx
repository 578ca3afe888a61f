// A lot in stock: the masses that it gives each container, or the reasons why it does not qualify.
import { Table, Text, TextInput } from '@mantine/core'
import { useDesk, useWords } from '../../desk.ts'
import { valueWord } from '../../parts/fiche/values.ts'
import { faultWords } from '../../parts/form/faults.ts'
import { FORM } from '../../parts/form/texts.ts'
import { figureFault, KG, wholeOf } from '../../parts/form/units.ts'
import { RecordLink } from '../../parts/RecordLink.tsx'
import { mass } from '../../words/figures.ts'
import { term } from '../../words/terms.ts'
import type { Column } from './containers.ts'
import type { Judged, Reason } from './judging.ts'
import { TEXTS } from './texts.ts'

type Given = {
  readonly judged: Judged
  readonly columns: readonly Column[]
  massOf(container: number): string
  change(container: number, text: string): void
}

/** The row of a lot. */
export function LotRow({ judged: { lot, reasons }, columns, massOf, change }: Given) {
  const say = useWords(TEXTS)
  const sayFault = useWords(FORM)
  const { langue } = useDesk()
  const name = lot.numero_officiel ?? valueWord(lot.statut, langue)
  const grams = columns.map(({ key }) => wholeOf(massOf(key), KG, langue))
  const isTooMuch = grams.reduce<number>((all, one) => all + (one ?? 0), 0) > lot.quantite_g
  const faultOf = (key: number) => {
    const fault = figureFault(massOf(key), KG, langue)
    if (fault === 'illisible') return say('illisible')
    return isTooMuch && massOf(key).trim() !== '' ? say('trop') : faultWords(fault, sayFault)
  }
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={500}>
        <RecordLink genre="lot" id={lot.id}>
          {name}
        </RecordLink>
      </Table.Th>
      <Table.Td>{lot.nature}</Table.Td>
      <Table.Td ta="right">{mass(lot.quantite_g, langue)}</Table.Td>
      <Table.Td>{lot.qualites.map((one) => `${one.referentiel_code} ${one.etat_code}`).join(', ')}</Table.Td>
      {reasons.length > 0 ? (
        <Table.Td colSpan={columns.length}>
          {reasons.map((reason) => (
            <Why key={JSON.stringify(reason)} reason={reason} />
          ))}
        </Table.Td>
      ) : (
        columns.map(({ key, label }) => (
          <Table.Td key={key}>
            <TextInput
              aria-label={
                columns.length > 1
                  ? say('charger_lot_dans', { lot: name, conteneur: label })
                  : say('charger_lot', { lot: name })
              }
              inputMode="decimal"
              size="xs"
              maxLength={20}
              value={massOf(key)}
              error={faultOf(key)}
              onChange={({ currentTarget }) => change(key, currentTarget.value)}
            />
          </Table.Td>
        ))
      )}
    </Table.Tr>
  )
}

function Why({ reason }: { reason: Reason }) {
  const say = useWords(TEXTS)
  const { langue } = useDesk()
  if (reason.key === 'non_valide')
    return <Text size="sm">{say('non_valide', { statut: valueWord(reason.statut, langue) })}</Text>
  if (reason.key !== 'controle_ouvert') return <Text size="sm">{say(reason.key, reason)}</Text>
  const { referentiel, collecte_id, motifs } = reason
  const words = motifs.map((motif) => term(motif, langue)).join(', ')
  return (
    <Text size="sm">
      {say('controle_ouvert', { referentiel, motifs: words })}{' '}
      <RecordLink genre="collecte" id={collecte_id}>
        {say('la_collecte')}
      </RecordLink>
    </Text>
  )
}
