import { Badge } from '@mantine/core'
import { useWords } from '../../desk.ts'
import type { STATUTS } from './queries.ts'
import { LOTS } from './texts.ts'

/** The label of a lot's state. */
export function State({ statut }: { statut: (typeof STATUTS)[number] }) {
  const say = useWords(LOTS)
  return (
    <Badge variant="default" tt="none" fw={500} style={{ minWidth: 'max-content' }}>
      {say(statut)}
    </Badge>
  )
}
