// The calculation of a capacity, plot by plot, beside that of the capacity in force.
import { Alert, Table, Text } from '@mantine/core'
import { useDesk, useWords } from '../../desk.ts'
import { Pending } from '../../parts/Pending.tsx'
import { RecordLink } from '../../parts/RecordLink.tsx'
import { mass, percent, surface } from '../../words/figures.ts'
import { type Compared, compare, isSame } from './compare.ts'
import { type Capacity, type Line, type Names, useDetail } from './queries.ts'
import { TEXTS } from './texts.ts'

const WHOLE_CP = 10_000

/** The surveys and yields of a capacity, and what changed since the one in force. */
export function Detail({ of, name }: { of: Capacity; name: string }) {
  const say = useWords(TEXTS)
  const { langue } = useDesk()
  const asked = useDetail(of)
  return (
    <Pending of={asked}>
      {({ capacite, evaluation, former, names }) => (
        <>
          {!evaluation.a_jour && (
            <Alert color="orange" mb="xs">
              {say('perimee', { masse: mass(evaluation.capacite_g, langue) })}
            </Alert>
          )}
          {capacite.reprise ? (
            <Text size="sm">{say('reprise')}</Text>
          ) : (
            <Lines lines={compare(capacite.lignes, former?.lignes ?? [])} names={names} name={name} />
          )}
        </>
      )}
    </Pending>
  )
}

type LinesGiven = { readonly lines: readonly Compared[]; readonly names: Names; readonly name: string }

function Lines({ lines, names, name }: LinesGiven) {
  const say = useWords(TEXTS)
  const { langue } = useDesk()
  const told = ({ surface_m2, part_cp, rendement_g_ha, rendement_defaut }: Line) => {
    const rendement = `${mass(rendement_g_ha, langue)}/ha`
    return [
      surface(surface_m2, langue),
      percent(part_cp, WHOLE_CP, langue),
      rendement_defaut ? say('rendement_defaut', { rendement }) : rendement,
    ]
  }
  return (
    <Table.ScrollContainer minWidth={520} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table aria-label={say('detail_de', { nom: name })} fz="sm">
        <Table.Thead>
          <Table.Tr>
            {(['parcelle', 'surface', 'part', 'rendement', 'avant'] as const).map((head) => (
              <Table.Th key={head} scope="col">
                {say(head)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map(({ key, now, before }) => {
            const id = (now ?? before)?.parcelle_id ?? ''
            const cells = now === null ? [say('retiree'), '', ''] : told(now)
            return (
              <Table.Tr key={key}>
                <Table.Th scope="row" fw={400}>
                  <RecordLink genre="parcelle" id={id}>
                    {names.get(id) ?? '…'}
                  </RecordLink>
                </Table.Th>
                {cells.map((cell, n) => (
                  <Table.Td key={HEADS[n]}>{cell}</Table.Td>
                ))}
                <Table.Td>
                  {before === null
                    ? say('nouvelle')
                    : now !== null && isSame(now, before)
                      ? say('inchangee')
                      : told(before).join(' · ')}
                </Table.Td>
              </Table.Tr>
            )
          })}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

const HEADS = ['surface', 'part', 'rendement'] as const
