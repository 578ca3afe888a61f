// The report of an import: each finding with its line and column, and the cells that can be corrected here.
import { Badge, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useAddress } from '../../address.ts'
import { useDesk, useWords } from '../../desk.ts'
import { type ColumnOf, RecordTable } from '../../parts/list/RecordTable.tsx'
import { RefusalDetails } from '../../parts/Refusal.tsx'
import { Corrected } from './Corrected.tsx'
import type { Cells } from './cells.ts'
import { correctable, type Edits } from './correcting.ts'
import { type Finding, type Importation, type Model, useFindings } from './queries.ts'
import { otherDetails, readIn, useWordsOf } from './speaking.ts'
import { IMPORTS } from './texts.ts'

type Props = {
  readonly importation: Importation
  readonly model: Model
  /** The cells of the file; null if they can not be corrected here. */
  readonly sheet: Cells | null
  readonly edits: Edits
  readonly setEdits: (edits: Edits) => void
}

/** The faults and warnings of an import. */
export function Report({ importation, model, sheet, edits, setEdits }: Props) {
  const say = useWords(IMPORTS)
  const { langue } = useDesk()
  const [{ gravite = '' }, change] = useAddress()
  const of = useFindings(importation, gravite)
  const nameOf = (code: string) => model.colonnes.find((one) => one.code === code)?.noms[langue] ?? code
  const columns: readonly ColumnOf<Finding>[] = [
    { head: say('endroit'), cell: (finding) => <Place finding={finding} nameOf={nameOf} />, width: '32%' },
    {
      head: say('constat'),
      cell: (finding) => (
        <Said
          finding={finding}
          model={model}
          nameOf={nameOf}
          sheet={sheet}
          edits={edits}
          setEdits={setEdits}
        />
      ),
    },
  ]
  return (
    <>
      {sheet !== null && importation.fautives > 0 && (
        <Corrected
          importation={importation}
          model={model}
          sheet={sheet}
          edits={edits}
          clear={() => setEdits(new Map())}
        />
      )}
      <NativeSelect
        label={say('gravite')}
        maw={320}
        mb="sm"
        data={[
          { value: '', label: say('toutes') },
          { value: 'faute', label: say('fautes') },
          { value: 'avertissement', label: say('avertissement_liste') },
        ]}
        value={gravite}
        onChange={(event) => change({ gravite: event.currentTarget.value }, { replace: true })}
      />
      <RecordTable
        name={say('rapport')}
        of={of}
        columns={columns}
        idOf={({ numero, colonne, code, details }) =>
          [numero, colonne, code, JSON.stringify(details)].join(' ')
        }
        counted={(n) => say('rapport_compte', { n })}
        rowPx={120}
      />
    </>
  )
}

// The cells of this list show whole sentences, which need more width.
const WRAPPED = { overflowWrap: 'anywhere', whiteSpace: 'normal' } as const

type NameOf = (code: string) => string

function Place({ finding, nameOf }: { finding: Finding; nameOf: NameOf }) {
  const say = useWords(IMPORTS)
  const { numero, colonne, gravite } = finding
  return (
    <Stack gap={4} align="start" style={WRAPPED}>
      <Text size="sm" fw={600}>
        {say('ligne', { n: numero })}
      </Text>
      <Text size="sm">{colonne === null ? say('toute_la_ligne') : nameOf(colonne)}</Text>
      <Badge variant="default" tt="none" fw={500}>
        {say(gravite)}
      </Badge>
    </Stack>
  )
}

type SaidProps = Omit<Props, 'importation'> & {
  readonly finding: Finding
  readonly nameOf: NameOf
}

function Said({ finding, model, nameOf, sheet, edits, setEdits }: SaidProps) {
  const say = useWords(IMPORTS)
  const { numero, colonne, details } = finding
  const cell = correctable(sheet, finding)
  const read = readIn(details) ?? cell?.value ?? null
  const edit = (place: string, before: string, value: string) => {
    const next = new Map(edits)
    if (value === before) next.delete(place)
    else next.set(place, value)
    setEdits(next)
  }
  return (
    <Stack gap={4} style={WRAPPED}>
      {read !== null && <Text size="sm">{read === '' ? say('lu_vide') : say('lu', { lu: read })}</Text>}
      <Text size="sm">{useWordsOf(finding, model)}</Text>
      <RefusalDetails details={otherDetails(details)} />
      {cell !== null && (
        <TextInput
          aria-label={say('corriger', { n: numero, colonne: nameOf(colonne ?? '') })}
          size="sm"
          value={edits.get(cell.place) ?? cell.value}
          onChange={(event) => edit(cell.place, cell.value, event.currentTarget.value)}
          // Arrow keys move the cursor in the text, not the focus between rows.
          onKeyDown={(event) => event.stopPropagation()}
        />
      )}
    </Stack>
  )
}
