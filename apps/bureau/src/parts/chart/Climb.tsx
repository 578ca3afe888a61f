import { CartesianGrid, Line, LineChart, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import type { Column } from './Columns.tsx'
import { useColours } from './colours.ts'

type Props = {
  readonly points: readonly Column[]
  /** A limit line and its name. */
  readonly ceiling: Column
  readonly say: (value: number) => string
}

/** A line that climbs towards a ceiling. */
export function Climb({ points, ceiling, say }: Props) {
  const { second, third, ink, grid } = useColours()
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 320, height: 200 }}>
      <LineChart
        data={[...points]}
        accessibilityLayer={false}
        margin={{ top: 24, right: 8, bottom: 0, left: 0 }}
      >
        <CartesianGrid vertical={false} stroke={grid} />
        <XAxis dataKey="name" stroke={ink} tick={{ fill: ink, fontSize: 12 }} minTickGap={8} />
        <YAxis
          stroke={ink}
          tick={{ fill: ink, fontSize: 12 }}
          tickFormatter={say}
          width={72}
          domain={[0, (highest: number) => Math.max(highest, ceiling.value)]}
        />
        <ReferenceLine
          y={ceiling.value}
          stroke={third}
          strokeWidth={2}
          strokeDasharray="8 4"
          label={{ value: ceiling.name, position: 'insideTopLeft', fill: ink, fontSize: 12, dy: -18 }}
        />
        <Line
          dataKey="value"
          stroke={second}
          strokeWidth={2}
          dot={{ r: 3, fill: second }}
          isAnimationActive={false}
        />
      </LineChart>
    </ResponsiveContainer>
  )
}
