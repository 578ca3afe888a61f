// Progress of a dossier.
import { Badge, Progress as Bar, Text } from '@mantine/core'
import { useWords } from '../../desk.ts'
import type { Dossier } from './queries.ts'
import { DOSSIERS } from './texts.ts'

/** The state of a dossier, and its progress while it is being made. */
export function Progress({ dossier }: { dossier: Dossier }) {
  const say = useWords(DOSSIERS)
  const { statut, avancement } = dossier
  return (
    <>
      <Badge variant="default" tt="none" fw={500} style={{ minWidth: 'max-content' }}>
        {say(statut)}
      </Badge>
      {avancement !== null && <Far {...avancement} />}
    </>
  )
}

function Far({ etape, faits, prevus }: NonNullable<Dossier['avancement']>) {
  const say = useWords(DOSSIERS)
  const text = say('avancement', { etape: say(etape), faits, prevus: prevus ?? 'inconnu' })
  return (
    <>
      <Text size="xs">{text}</Text>
      {prevus !== null && prevus > 0 && (
        <Bar value={Math.min(100, (faits / prevus) * 100)} aria-label={text} />
      )}
    </>
  )
}
