import { useId } from 'react'
import { Bar, BarChart, Legend, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import { useColours } from './colours.ts'

/** The parts of a stack in their order: key of the row, and name. */
export type Layer = { readonly key: string; readonly name: string }
/** A stack of a chart: its name, and its amount in each layer. */
export type Stack = { readonly name: string } & Readonly<Record<string, number | string>>

type Props = {
  readonly stacks: readonly Stack[]
  /** At most four layers: each has a colour and a hatching of its own. */
  readonly layers: readonly Layer[]
  readonly say: (value: number) => string
}

/** Horizontal stacks, one below the other, divided into layers. */
export function Stacks({ stacks, layers, say }: Props) {
  const { first, second, third, fourth, ink } = useColours()
  const id = useId().replaceAll(/[^\w-]/g, '')
  const colours = [first, second, third, fourth]
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 320, height: 200 }}>
      <BarChart
        data={[...stacks]}
        layout="vertical"
        accessibilityLayer={false}
        margin={{ top: 4, right: 16, bottom: 0, left: 0 }}
      >
        <defs>
          {layers.map(({ key }, place) => (
            <Hatching key={key} id={`${id}-${place}`} place={place} colour={colours[place] ?? ink} />
          ))}
        </defs>
        <XAxis
          type="number"
          stroke={ink}
          tick={{ fill: ink, fontSize: 12 }}
          tickFormatter={say}
          minTickGap={24}
        />
        <YAxis type="category" dataKey="name" stroke={ink} tick={{ fill: ink, fontSize: 12 }} width={96} />
        <Legend itemSorter={null} formatter={(name) => <span style={{ color: ink }}>{name}</span>} />
        {layers.map(({ key, name }, place) => (
          <Bar
            key={key}
            dataKey={key}
            name={name}
            stackId="all"
            fill={`url(#${id}-${place})`}
            stroke={colours[place] ?? ink}
            isAnimationActive={false}
            maxBarSize={32}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  )
}

// Hatching patterns (full, diagonal, dotted, crossed), which distinguish layers without colour.
function Hatching({ id, place, colour }: { id: string; place: number; colour: string }) {
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
      {place === 0 && <rect width="8" height="8" fill={colour} />}
      {(place === 1 || place === 3) && (
        <path d="M-2,2 l4,-4 M0,8 l8,-8 M6,10 l4,-4" stroke={colour} strokeWidth="2" />
      )}
      {place === 2 && <circle cx="4" cy="4" r="2" fill={colour} />}
      {place === 3 && <path d="M-2,6 l4,4 M0,0 l8,8 M6,-2 l4,4" stroke={colour} strokeWidth="2" />}
    </pattern>
  )
}
