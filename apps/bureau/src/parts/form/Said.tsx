// Shows a draft as text, in places without fields.
import { Text } from '@mantine/core'
import { useDesk } from '../../desk.ts'
import type { Draft } from './draft.ts'
import { useOptions } from './options.ts'
import type { Schema } from './schema.ts'
import { linesOf, type Piece } from './spoken.ts'

/** The draft of a member as text. */
export function Said({ schema, draft, devise }: { schema: Schema; draft: Draft; devise: string }) {
  const { langue } = useDesk()
  return linesOf(schema, draft, { langue, devise }).map((line, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place
    <Text key={n} size="sm">
      {line.map((piece, m) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece of a line has no other name than its place
        typeof piece === 'string' ? piece : <Named key={m} {...piece} />,
      )}
    </Text>
  ))
}

function Named({ fiche, id, par, referentiel_code }: Exclude<Piece, string>) {
  const near = referentiel_code === undefined ? NEAR : { referentiel_code }
  const { options } = useOptions(fiche, par, near, [id])
  return options.find(({ value }) => value === id)?.label ?? id
}

const NEAR = {}
