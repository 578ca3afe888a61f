// The value of a record's member: text, a figure, a link to the record that it names, a list, or a few pairs.
import { Text } from '@mantine/core'
import { useDesk } from '../../desk.ts'
import { RecordLink } from '../RecordLink.tsx'
import { UNSEEN } from './names.ts'
import { codeName, ficheOf, formKey, isNameIn, memberWord, ownName, type Row, told } from './values.ts'

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
    const seen = names.get(String(value))
    const own = ownName(name, row, desk)
    // The row may name a record that the person may not read.
    if (seen === UNSEEN[desk.langue]) return <>{own ?? seen}</>
    return (
      <RecordLink genre={fiche} id={String(value)}>
        {seen ?? own ?? '…'}
      </RecordLink>
    )
  }
  if (name === 'reponses' && isAnswers(value)) return <Answers of={value} row={row} names={names} />
  const coded = codeName(name, row, names)
  if (coded !== undefined) return <>{coded}</>
  if (Array.isArray(value)) return <>{listed(name, value, row, desk)}</>
  if (typeof value === 'object' && isNamed(value)) return <>{listed(name, [value], row, desk)}</>
  if (typeof value === 'object')
    return (
      <>
        {Object.entries(value)
          .filter(([key]) => !isNameIn(key, value as Row))
          .map(([key, one]) => (
            <Text key={key} span size="sm" display="block">
              {`${memberWord(key, desk.langue)} : `}
              {Array.isArray(one)
                ? listed(key, one, row, desk)
                : (ownName(key, value as Row, desk) ?? told(key, one, row, desk))}
            </Text>
          ))}
      </>
    )
  return <>{told(name, value, row, desk)}</>
}

const isAnswers = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// A question has its mark already.
const markQuestion = (question: string) =>
  question.trimEnd().endsWith('?') ? question : `${question}\u00a0:`

// The answers of an inspection, each with its question.
function Answers({ of, row, names }: Pick<Shown, 'row' | 'names'> & { of: Row }) {
  const desk = useDesk()
  const tellAnswer = (code: string, one: unknown) =>
    (Array.isArray(one) ? one : [one])
      .map((item) => names.get(formKey(row, code, String(item))) ?? told('commentaire', item, row, desk))
      .join(', ')
  return Object.entries(of).map(([code, one]) => (
    <Text key={code} span size="sm" display="block">
      {`${markQuestion(names.get(formKey(row, code)) ?? memberWord(code, desk.langue))} ${tellAnswer(code, one)}`}
    </Text>
  ))
}

// A record that is told by its id, code and label alone.
const isNamed = (value: object) =>
  'libelle' in value && Object.keys(value).every((member) => ['id', 'code', 'libelle'].includes(member))

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
