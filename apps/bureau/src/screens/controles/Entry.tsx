// The whole entry: its current content, or the phone's payload if nothing was written, and its corrections.
import { Alert, List, Table, Text, Title } from '@mantine/core'
import { useDesk, useWords } from '../../desk.ts'
import { moment } from '../../words/figures.ts'
import { term } from '../../words/terms.ts'
import type { Step } from './leaves.ts'
import { wordOf } from './members.ts'
import type { Detail } from './queries.ts'
import { useSpeaker } from './speaking.ts'
import { TEXTS } from './texts.ts'
import { spoken } from './values.ts'

// Stands for a character that the service can not represent.
const REPLACED = '\uFFFD'

type Row = { readonly path: readonly Step[]; readonly value: unknown }

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// Each object of a list (weighings, crops) is a row; its members share one line.
function rowsOf(value: unknown, path: readonly Step[] = []): Row[] {
  if (Array.isArray(value) && value.some(isObject))
    return value.map((one, at) => ({ path: value.length === 1 ? path : [...path, at], value: one }))
  if (!isObject(value)) return [{ path, value }]
  return Object.entries(value).flatMap(([member, one]) => rowsOf(one, [...path, member]))
}

/** Returns the label of a path: member labels and line numbers. */
export const labelOf = (path: readonly Step[], word: (member: string) => string): string =>
  path
    .map((step) => (typeof step === 'number' ? String(step + 1) : word(step)))
    .join(' · ')
    .replaceAll(/ · (\d+)/g, ' $1')

/** The entry of an item. */
export function Entry({ item }: { item: Detail }) {
  const say = useWords(TEXTS)
  const said = item.dit ?? item.recu
  const by = useSpeaker({ said, auteurs: item.corrections.map(({ auteur_id }) => auteur_id) })
  if (said === null) return null
  const { type, payload } = said
  return (
    <section>
      <Title order={3} size="h4" mb="xs">
        {item.dit === null ? say('entree_recue') : say('entree')}
      </Title>
      {item.dit === null && (
        <Text size="sm" mb="xs">
          {`${term(type, by.langue)} · ${say('version', { n: said.version_schema ?? '—' })}`}
        </Text>
      )}
      {JSON.stringify(payload)?.includes(REPLACED) && (
        <Text size="sm" mb="xs">
          {say('entree_remplacee', { signe: REPLACED })}
        </Text>
      )}
      {payload === null ? (
        <Alert color="orange">{say('entree_sans_contenu')}</Alert>
      ) : (
        <Table withTableBorder layout="fixed" aria-label={say('entree')}>
          <Table.Tbody>
            {rowsOf(payload).map(({ path, value }) => (
              <Table.Tr key={path.join('.')}>
                <Table.Th scope="row" w="40%" fw={500} style={{ overflowWrap: 'anywhere' }}>
                  {labelOf(path, (member) => wordOf(member, by.langue))}
                </Table.Th>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>
                  {path.at(-1) === 'piece_identite' && value === true
                    ? say('piece_deposee')
                    : spoken(value, String(path.findLast((step) => typeof step === 'string')), null, by)}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      <Corrections item={item} name={by.name} />
    </section>
  )
}

function Corrections({ item, name }: { item: Detail; name(id: string): string | undefined }) {
  const say = useWords(TEXTS)
  const { langue, me } = useDesk()
  if (item.corrections.length === 0) return null
  return (
    <List size="sm" mt="xs" listStyleType="none">
      {item.corrections.map(({ version, le, auteur_id }) => (
        <List.Item key={version}>
          {say('corrigee', {
            le: moment(le, langue, me.organisation.fuseau_horaire),
            qui: name(auteur_id) ?? say('autrui'),
          })}
        </List.Item>
      ))}
    </List>
  )
}
