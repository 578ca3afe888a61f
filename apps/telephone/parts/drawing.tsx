// The elements drawn on the map.
import { Platform } from 'react-native'
import { Circle, G, Line, Path, Text as SvgText } from 'react-native-svg'
import { type Cadre, pathOf, projected, scaleBar, type Vue } from '../logic/carte.ts'
import { distance } from '../logic/formats.ts'
import type { Categorie, VueParcelle } from '../logic/parcelles.ts'
import { SPACE, useTheme } from './theme.ts'

// Without this, browsers draw SVG text with a serif font.
const FONT = Platform.select({ web: 'system-ui, sans-serif', default: undefined })
// The smallest width of an outline that has room for its name, in screen points.
const ROOM_FOR_NAME = 74

function categoryColours(colours: ReturnType<typeof useTheme>['colours'], categorie: Categorie) {
  if (categorie === 'bio') return { line: colours.ok, ground: colours.okGround }
  if (categorie === 'conversion') return { line: colours.warn, ground: colours.warnGround }
  return { line: colours.muted, ground: colours.surface }
}

/** A plot: its outline, or a dot if the outline is too small, and its name if there is room. */
export function Plot({
  one,
  vue,
  cadre,
  isSelected,
}: {
  one: VueParcelle
  vue: Vue
  cadre: Cadre
  isSelected: boolean
}) {
  const { colours } = useTheme()
  const { line, ground } = categoryColours(colours, one.categorie)
  if (one.milieu === null) return null
  const { x, y } = projected(one.milieu, vue, cadre)
  const wide = Math.sqrt(one.surface_m2 ?? 0) / vue.metres_par_point
  const name = one.nom.length > 18 ? `${one.nom.slice(0, 17)}…` : one.nom
  return (
    <G>
      <Path
        d={pathOf(one.anneau, vue, cadre)}
        fill={one.pese_g > 0 ? line : ground}
        fillOpacity={one.pese_g > 0 ? 0.55 : 0.9}
        stroke={isSelected ? colours.position : line}
        strokeWidth={isSelected ? 5 : 2.5}
      />
      {wide < 10 ? <Circle cx={x} cy={y} r={5} fill={line} /> : null}
      {wide > ROOM_FOR_NAME ? (
        <SvgText
          x={x}
          y={y + 5}
          fontSize={14}
          fontFamily={FONT}
          fontWeight="700"
          textAnchor="middle"
          fill={colours.text}
          stroke={colours.map}
          strokeWidth={0.4}
        >
          {name}
        </SvgText>
      ) : null}
    </G>
  )
}

/** The agent's position. */
export function Agent({ x, y }: { x: number; y: number }) {
  const { colours } = useTheme()
  return (
    <G>
      <Circle cx={x} cy={y} r={22} fill={colours.position} fillOpacity={0.22} />
      <Circle cx={x} cy={y} r={9} fill={colours.position} stroke={colours.surface} strokeWidth={3} />
    </G>
  )
}

/** The scale bar. */
export function Scale({ vue, bottom }: { vue: Vue; bottom: number }) {
  const { colours, langue } = useTheme()
  const { metres, points } = scaleBar(vue, 110)
  const y = bottom - 14
  return (
    <G>
      <Line x1={SPACE} x2={SPACE + points} y1={y} y2={y} stroke={colours.text} strokeWidth={3} />
      <SvgText x={SPACE} y={y - 8} fontSize={14} fontFamily={FONT} fontWeight="700" fill={colours.text}>
        {distance(metres, langue)}
      </SvgText>
    </G>
  )
}
