// The rows of a file as the service read them, and the records that they made.
import { Text } from '@mantine/core'
import { useDesk, useWords } from '../../desk.ts'
import { type ColumnOf, RecordTable } from '../../parts/list/RecordTable.tsx'
import { RecordLink } from '../../parts/RecordLink.tsx'
import { type Importation, type Line, type Model, useLines } from './queries.ts'
import { IMPORTS } from './texts.ts'

// The kind of record that a row creates, by the kind of import.
const MADE: Readonly<Record<string, string>> = {
  groupements: 'groupement',
  producteurs: 'producteur',
  parcelles: 'parcelle',
  fournisseurs: 'fournisseur',
  clients: 'client',
  comptes: 'utilisateur',
  stock: 'lot',
}

/** The rows of an import. */
export function Lines({ importation, model }: { importation: Importation; model: Model }) {
  const say = useWords(IMPORTS)
  const columns: readonly ColumnOf<Line>[] = [
    { head: say('numero'), cell: ({ numero }) => String(numero), width: '4.5rem' },
    { head: say('cellules'), cell: ({ cellules }) => <Cells cells={cellules} model={model} /> },
    {
      head: say('fiche'),
      cell: (line) => <Written line={line} genre={MADE[model.genre]} />,
      width: '7rem',
    },
  ]
  return (
    <RecordTable
      name={say('vue_lignes')}
      of={useLines(importation)}
      columns={columns}
      idOf={({ numero }) => String(numero)}
      counted={(n) => say('lignes_compte', { n })}
      none={say('lignes_vide')}
      rowPx={80}
    />
  )
}

function Cells({ cells, model }: { cells: Line['cellules']; model: Model }) {
  const { langue } = useDesk()
  const nameOf = (code: string) => model.colonnes.find((one) => one.code === code)?.noms[langue] ?? code
  return (
    <Text size="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
      {Object.entries(cells)
        .map(([code, text]) => (langue === 'fr' ? `${nameOf(code)} : ${text}` : `${nameOf(code)}: ${text}`))
        .join(' · ')}
    </Text>
  )
}

function Written({ line, genre }: { line: Line; genre: string | undefined }) {
  const say = useWords(IMPORTS)
  const { objet_id, fautes } = line
  if (objet_id === null)
    return (
      <Text size="sm" style={{ whiteSpace: 'normal' }}>
        {say('non_ecrite')} · {say('n_fautes', { n: fautes })}
      </Text>
    )
  if (genre === undefined) return <Text size="sm">{say('ecrite')}</Text>
  return (
    <RecordLink genre={genre} id={objet_id}>
      {say('fiche_ouvrir')}
    </RecordLink>
  )
}
