// A state or a category of a plot as text, with its symbol on the map.
import { Group, Text, useComputedColorScheme } from '@mantine/core'
import { useWords } from '../../desk.ts'
import { type Categorie, COLOURS, DASHES, type Etat } from './states.ts'
import { PLOTS } from './texts.ts'

/** The state of a plot. */
export function EtatMark({ etat }: { etat: Etat }) {
  const say = useWords(PLOTS)
  return <Mark name={etat} word={say(`etat_${etat}`)} dash={DASHES[etat]} />
}

/** The category of a plot. */
export function CategorieMark({ categorie }: { categorie: Categorie }) {
  const say = useWords(PLOTS)
  return <Mark name={categorie} word={say(`categorie_${categorie}`)} dash={undefined} />
}

type Props = { name: Etat | Categorie; word: string; dash: readonly [number, number] | undefined }

function Mark({ name, word, dash }: Props) {
  return (
    <Group gap={6} wrap="nowrap" component="span">
      <Swatch colour={COLOURS[useComputedColorScheme('light')][name]} dash={dash} />
      <Text span size="sm">
        {word}
      </Text>
    </Group>
  )
}

type SwatchProps = { colour: string; dash?: readonly [number, number] | undefined; isFull?: boolean }

/** A small square in the style of the map. */
export function Swatch({ colour, dash, isFull = false }: SwatchProps) {
  return (
    <svg width="18" height="14" aria-hidden style={{ flex: 'none' }}>
      <rect
        x="2"
        y="2"
        width="14"
        height="10"
        fill={colour}
        fillOpacity={isFull ? 0.7 : 0.3}
        stroke={colour}
        strokeWidth="2"
        {...(dash === undefined ? {} : { strokeDasharray: dash.map((part) => part * 2).join(' ') })}
      />
    </svg>
  )
}
