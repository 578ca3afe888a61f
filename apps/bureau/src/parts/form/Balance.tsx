// The balance of a transformation while it is typed: what goes in, what comes out, and the rest.
import { Text } from '@mantine/core'
import { useDesk, useWords } from '../../desk.ts'
import { mass } from '../../words/figures.ts'
import { type Drafts, draftsOf, itemsOf } from './draft.ts'
import type { Schema } from './schema.ts'
import { FORM } from './texts.ts'
import { KG, wholeOf } from './units.ts'

const SIDES = ['entrees', 'sorties', 'pertes'] as const

/** The balance of a form with inputs, outputs and losses; of another form there is none. */
export function Balance({ schema: { properties = {} }, drafts }: { schema: Schema; drafts: Drafts }) {
  const say = useWords(FORM)
  const { langue } = useDesk()
  if (!SIDES.every((side) => side in properties)) return null
  const [entrees = 0, sorties = 0, pertes = 0] = SIDES.map((side) =>
    itemsOf(drafts[side])
      .map((item) => wholeOf(String(draftsOf(item).quantite_g ?? ''), KG, langue) ?? 0)
      .reduce((all, one) => all + one, 0),
  )
  if (entrees === 0) return null
  const reste = entrees - sorties - pertes
  const told = { entrees: mass(entrees, langue), sorties: mass(sorties + pertes, langue) }
  return (
    <Text size="sm" role="status" fw={600}>
      {say(reste < 0 ? 'bilan_exces' : 'bilan', { ...told, reste: mass(Math.abs(reste), langue) })}
    </Text>
  )
}
