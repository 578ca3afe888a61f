// The map: outlines of plots and the agent as vectors, because there is no network in the field.
import { useMemo, useRef, useState } from 'react'
import { type LayoutChangeEvent, PanResponder, Pressable, StyleSheet, View } from 'react-native'
import Svg from 'react-native-svg'
import {
  type Anneau,
  type Cadre,
  type Lieu,
  metresBetween,
  moved,
  projected,
  ringAt,
  type Vue,
  viewAround,
  zoomed,
} from '../logic/carte.ts'
import type { VueParcelle } from '../logic/parcelles.ts'
import { Agent, Plot, Scale } from './drawing.tsx'
import { Glyph } from './glyphs.tsx'
import { SPACE, TARGET, useTheme } from './theme.ts'

// Farther than 2 km from all fields the agent is elsewhere, so the map shows the fields.
const NEAR_M = 2_000
// A press may move by this distance, in screen points.
const STILL = 8
/** Plots on a map; the `selected` one has a thick outline. */
export function Carte({
  parcelles,
  position,
  selected,
  onSelect,
}: {
  parcelles: readonly VueParcelle[]
  position: Lieu | null
  selected: string | null
  onSelect: (id: string | null) => void
}) {
  const { colours, dire } = useTheme()
  const [cadre, setCadre] = useState<Cadre | null>(null)
  const [chosen, setChosen] = useState<Vue | null>(null)
  const rings = parcelles.map(({ anneau }) => anneau)
  const vue = chosen ?? (cadre === null ? null : firstView(rings, position, cadre))
  const press = (touch: { x: number; y: number }) => {
    if (vue === null || cadre === null) return
    onSelect(parcelles[ringAt(touch, rings, vue, cadre)]?.id ?? null)
  }
  const touch = useTouch(vue, setChosen, press)
  const measure = ({ nativeEvent: { layout } }: LayoutChangeEvent) =>
    setCadre({ largeur: layout.width, hauteur: layout.height })
  const around = cadre === null ? null : viewAround(rings, cadre)
  return (
    <View style={[styles.map, { backgroundColor: colours.map }]}>
      <View style={styles.map} accessibilityLabel={dire('carte')} onLayout={measure} {...touch}>
        {cadre === null || vue === null ? null : (
          <View style={styles.drawing}>
            <Svg width={cadre.largeur} height={cadre.hauteur}>
              {parcelles.map((one) => (
                <Plot key={one.id} {...{ one, vue, cadre }} isSelected={one.id === selected} />
              ))}
              {position === null ? null : <Agent {...projected(position, vue, cadre)} />}
              <Scale vue={vue} bottom={cadre.hauteur} />
            </Svg>
          </View>
        )}
      </View>
      <View style={styles.controls}>
        <Control label={dire('plus_pres')} glyph="plus" onPress={() => vue && setChosen(zoomed(vue, 0.6))} />
        <Control label={dire('plus_loin')} glyph="minus" onPress={() => vue && setChosen(zoomed(vue, 1.7))} />
        <Control label={dire('tout_voir')} glyph="all" onPress={() => around && setChosen(around)} />
        {position === null || vue === null ? null : (
          <Control
            label={dire('ma_position')}
            glyph="target"
            onPress={() => setChosen({ ...vue, centre: position })}
          />
        )}
      </View>
    </View>
  )
}

// Shows the six fields nearest to the agent, or to the first field: in a view of a whole district, fields would be mere dots.
function firstView(rings: readonly Anneau[], position: Lieu | null, cadre: Cadre): Vue | null {
  const surveyed = rings.filter((ring) => ring.length > 0)
  const [first] = surveyed
  const [longitude, latitude] = first?.[0] ?? [0, 0]
  const from = position ?? { longitude, latitude }
  const away = (ring: Anneau) => {
    const [east = 0, north = 0] = ring[0] ?? []
    return metresBetween(from, { longitude: east, latitude: north })
  }
  const near = surveyed.filter((ring) => away(ring) < NEAR_M).sort((a, b) => away(a) - away(b))
  return viewAround(near.length > 0 ? near.slice(0, 6) : surveyed, cadre)
}

// A moving finger drags the map; a finger that hardly moves presses the plot under it. The drawing itself handles no touches,
// because platforms differ in which element of a drawing receives a touch.
function useTouch(
  vue: Vue | null,
  look: (vue: Vue) => void,
  press: (touch: { x: number; y: number }) => void,
) {
  const now = useRef({ vue, look, press, from: vue, at: { x: 0, y: 0 } })
  now.current = { ...now.current, vue, look, press }
  return useMemo(
    () =>
      PanResponder.create({
        onStartShouldSetPanResponder: () => true,
        onPanResponderGrant: ({ nativeEvent: { locationX, locationY } }) => {
          now.current.from = now.current.vue
          now.current.at = { x: locationX, y: locationY }
        },
        onPanResponderMove: (_, { dx, dy }) => {
          const { from, look } = now.current
          if (from !== null && Math.hypot(dx, dy) > STILL) look(moved(from, dx, dy))
        },
        onPanResponderRelease: (_, { dx, dy }) => {
          if (Math.hypot(dx, dy) <= STILL) now.current.press(now.current.at)
        },
      }).panHandlers,
    [],
  )
}

function Control({
  label,
  glyph,
  onPress,
}: {
  label: string
  glyph: 'plus' | 'minus' | 'all' | 'target'
  onPress: () => void
}) {
  const { colours } = useTheme()
  const box = { backgroundColor: colours.surface, borderColor: colours.line }
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={label}
      onPress={onPress}
      style={[styles.control, box]}
    >
      <Glyph name={glyph} colour={colours.text} />
    </Pressable>
  )
}

const styles = StyleSheet.create({
  map: { flex: 1, overflow: 'hidden' },
  drawing: { pointerEvents: 'none' },
  controls: { position: 'absolute', right: SPACE, top: SPACE, gap: 8 },
  control: {
    width: TARGET - 4,
    height: TARGET - 4,
    borderRadius: 14,
    borderWidth: 1,
    alignItems: 'center',
    justifyContent: 'center',
  },
})
