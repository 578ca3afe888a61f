import { Table, Title } from '@mantine/core'
import { useWords } from '../../desk.ts'
import { wordOf } from './members.ts'
import type { Detail } from './queries.ts'
import { reasonOf } from './reasons.ts'
import { useSpeaker } from './speaking.ts'
import { TEXTS } from './texts.ts'
import { spoken } from './values.ts'

type Members = Readonly<Record<string, unknown>>
/** The value of a member on the phone and on the server. */
type Pair = { readonly member: string; readonly telephone: unknown; readonly serveur: unknown }

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
// Members that are left out: ids that another part of the screen shows as records, and values for programs.
const SILENT = new Set(['polygone_id', 'serveur', 'telephone', 'champs', 'controles'])

/** Returns, from the details, the members that have both a phone value and a server value. */
export function pairsOf(details: Members): Pair[] {
  const { serveur, telephone, champs } = details
  const pairs: Pair[] = []
  if (serveur !== undefined || telephone !== undefined) {
    const of = isMembers(serveur) ? serveur : { valeur: serveur }
    const said = isMembers(telephone) ? telephone : { valeur: telephone }
    for (const member of new Set([...Object.keys(of), ...Object.keys(said)]))
      pairs.push({ member, telephone: said[member], serveur: of[member] })
  }
  if (isMembers(champs))
    for (const [member, both] of Object.entries(champs))
      if (isMembers(both)) pairs.push({ member, telephone: both.propose, serveur: both.serveur })
  return pairs
}

/** The finding: phone and server values side by side, and its other details. */
export function Found({ item }: { item: Detail }) {
  const say = useWords(TEXTS)
  const details = (item.details ?? {}) as Members
  const by = useSpeaker(details)
  const pairs = pairsOf(details)
  const others = Object.entries(details)
    .filter(([member]) => !SILENT.has(member))
    .flatMap(([member, value]) =>
      isMembers(value)
        ? Object.entries(value).map(([inner, one]) => [`${member}.${inner}`, inner, one] as const)
        : [[member, member, value] as const],
    )
  const wording = (member: string) => (member === 'valeur' ? say('valeur') : wordOf(member, by.langue))
  if (pairs.length === 0 && others.length === 0) return null
  return (
    <section>
      <Title order={3} size="h4" mb="xs">
        {say('constate')}
      </Title>
      {pairs.length > 0 && (
        <Table withTableBorder withColumnBorders mb="sm" layout="fixed">
          <Table.Thead>
            <Table.Tr>
              <Table.Td />
              <Table.Th scope="col">{say('du_telephone')}</Table.Th>
              <Table.Th scope="col">{say('du_serveur')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {pairs.map(({ member, telephone, serveur }) => {
              const [said, known] = [telephone, serveur].map((value) => spoken(value, member, null, by))
              return (
                <Table.Tr key={member}>
                  <Table.Th scope="row">{wording(member)}</Table.Th>
                  <Table.Td fw={said === known ? undefined : 700}>{said}</Table.Td>
                  <Table.Td fw={said === known ? undefined : 700}>{known}</Table.Td>
                </Table.Tr>
              )
            })}
          </Table.Tbody>
        </Table>
      )}
      {others.length > 0 && (
        <Table withTableBorder layout="fixed">
          <Table.Tbody>
            {others.map(([place, member, value]) => (
              <Table.Tr key={place}>
                <Table.Th scope="row" w="40%">
                  {place === member
                    ? wording(member)
                    : `${wordOf(place.split('.')[0] ?? '', by.langue)} · ${wording(member)}`}
                </Table.Th>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>
                  {member === 'raison' && typeof value === 'string'
                    ? reasonOf(value, by.langue)
                    : spoken(value, member, null, by)}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </section>
  )
}
