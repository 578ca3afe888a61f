import { Bar, BarChart, CartesianGrid, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import { useColours } from './colours.ts'

/** A column of a chart: its name and its height. */
export type Column = { readonly name: string; readonly value: number }

type Props = {
  readonly columns: readonly Column[]
  /** Formats a value for the axis and, if there is room, for the top of its column. */
  readonly say: (value: number) => string
  readonly isLabelled?: boolean
}

/** Columns side by side. */
export function Columns({ columns, say, isLabelled = false }: Props) {
  const { first, ink, grid } = useColours()
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 320, height: 200 }}>
      <BarChart
        data={[...columns]}
        accessibilityLayer={false}
        margin={{ top: 20, right: 8, bottom: 0, left: 0 }}
      >
        <CartesianGrid vertical={false} stroke={grid} />
        <XAxis dataKey="name" stroke={ink} tick={{ fill: ink, fontSize: 12 }} minTickGap={8} />
        <YAxis
          stroke={ink}
          tick={{ fill: ink, fontSize: 12 }}
          tickFormatter={say}
          width={72}
          allowDecimals={false}
        />
        <Bar dataKey="value" fill={first} isAnimationActive={false} maxBarSize={56}>
          {isLabelled && (
            <LabelList
              dataKey="value"
              position="top"
              fill={ink}
              fontSize={12}
              formatter={(value) => say(Number(value))}
            />
          )}
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  )
}
