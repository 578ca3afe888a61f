// Three versions of a record side by side: the one that the person saw, today's, and the person's own.
import { Alert, Code, Table, Text } from '@mantine/core'
import { useDesk, useWords } from '../../desk.ts'
import { FRAME } from '../../words/texts.ts'
import { type Drafts, deviseOf } from './draft.ts'
import { Said } from './Said.tsx'
import { membersOf, type Schema } from './schema.ts'
import { FORM } from './texts.ts'

const CODE = 'fiche_changee'

/** The members that another person changed. */
export function Changed({
  schema,
  before,
  now,
  own,
}: {
  schema: Schema
  before: Drafts
  now: Drafts
  own: Drafts
}) {
  const say = useWords(FORM)
  const tell = useWords(FRAME)
  const { langue, me } = useDesk()
  const here = { zone: '', devise: me.organisation.devise_defaut }
  const differs = (name: string) => JSON.stringify(before[name]) !== JSON.stringify(now[name])
  const changed = membersOf(schema).filter(([name]) => differs(name))
  return (
    <Alert color="orange" title={say('changee')} role="alert">
      <Text size="sm">{say('changee_quoi')}</Text>
      <Table aria-label={say('changee')} mt="sm">
        <Table.Thead>
          <Table.Tr>
            {(['membre', 'vue', 'actuelle', 'voulue'] as const).map((head) => (
              <Table.Th key={head} scope="col">
                {say(head)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {changed.map(([name, member]) => (
            <Table.Tr key={name}>
              <Table.Th scope="row">{member['x-sillon']?.[langue] ?? name}</Table.Th>
              {[before, now, own].map((drafts, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the three versions, in this order
                <Table.Td key={n}>
                  <Said schema={member} draft={drafts[name]} devise={deviseOf(drafts, here)} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Code mt="sm">{tell('refus_code', { code: CODE })}</Code>
    </Alert>
  )
}
