// The value of a record's member: text, a figure, a link to the record that it names, a list, or a few pairs.
import { Text } from '@mantine/core'
import { useDesk } from '../../desk.ts'
import { RecordLink } from '../RecordLink.tsx'
import { UNSEEN } from './names.ts'
import { ficheOf, memberWord, type Row, told } from './values.ts'

type Shown = {
  readonly name: string
  readonly value: unknown
  readonly row: Row
  readonly names: ReadonlyMap<string, string>
}

/** Shows a value as text. */
export function Value({ name, value, row, names }: Shown) {
  const desk = useDesk()
  if (value === null || value === undefined || value === '') return <>—</>
  const french = desk.langue === 'fr' ? row[`${name}_fr`] : undefined
  if (typeof french === 'string' && french !== '') return <>{french}</>
  const fiche = ficheOf(name)
  if (fiche !== undefined) {
    const called = names.get(String(value)) ?? '…'
    // A record that the person may not read has no link.
    if (called === UNSEEN[desk.langue]) return <>{called}</>
    return (
      <RecordLink genre={fiche} id={String(value)}>
        {called}
      </RecordLink>
    )
  }
  if (Array.isArray(value)) return <>{listed(name, value, row, desk)}</>
  if (typeof value === 'object')
    return (
      <>
        {Object.entries(value).map(([key, one]) => (
          <Text key={key} span size="sm" display="block">
            {`${memberWord(key, desk.langue)} : `}
            {Array.isArray(one) ? listed(key, one, row, desk) : told(key, one, row, desk)}
          </Text>
        ))}
      </>
    )
  return <>{told(name, value, row, desk)}</>
}

// An object inside a list is shown by its label in the language of the desk, otherwise by its code.
function listed(
  name: string,
  values: readonly unknown[],
  row: Row,
  desk: ReturnType<typeof useDesk>,
): string {
  const texts = values.map((one) => {
    if (typeof one !== 'object' || one === null) return told(name, one, row, desk)
    const { libelle, code, etat_code, [`libelle_${desk.langue}`]: own } = one as Row
    return String(libelle ?? own ?? code ?? etat_code ?? '')
  })
  return texts.length === 0 ? '—' : texts.join(', ')
}
