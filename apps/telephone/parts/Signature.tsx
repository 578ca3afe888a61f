// The box in which a producer signs with a finger.
import { useMemo, useRef, useState } from 'react'
import { type LayoutChangeEvent, PanResponder, StyleSheet, View } from 'react-native'
import Svg, { Path } from 'react-native-svg'
import { SIGNATURE_RATIO, type Trait } from '../logic/signature.ts'
import { useTheme } from './theme.ts'

/** The strokes so far, and the handler of changes; a finger in the box does not scroll the screen. */
export function Signature({
  traits,
  onChange,
}: {
  traits: readonly Trait[]
  onChange: (traits: readonly Trait[]) => void
}) {
  const { colours, dire } = useTheme()
  const [width, setWidth] = useState(1)
  const height = width / SIGNATURE_RATIO
  const now = useRef({ traits, onChange, width, height })
  now.current = { traits, onChange, width, height }
  const touch = useMemo(() => {
    const at = ({ locationX, locationY }: { locationX: number; locationY: number }) =>
      [locationX / now.current.width, locationY / now.current.height] as const
    return PanResponder.create({
      onStartShouldSetPanResponder: () => true,
      onMoveShouldSetPanResponder: () => true,
      onPanResponderTerminationRequest: () => false,
      onPanResponderGrant: ({ nativeEvent }) =>
        now.current.onChange([...now.current.traits, [at(nativeEvent)]]),
      onPanResponderMove: ({ nativeEvent }) => {
        const { traits, onChange } = now.current
        onChange([...traits.slice(0, -1), [...(traits.at(-1) ?? []), at(nativeEvent)]])
      },
    }).panHandlers
  }, [])
  const measure = ({ nativeEvent: { layout } }: LayoutChangeEvent) => setWidth(Math.max(1, layout.width))
  const path = (trait: Trait) =>
    `M${trait.map(([x, y]) => `${(x * width).toFixed(1)} ${(y * height).toFixed(1)}`).join('L')}`
  return (
    <View
      accessibilityLabel={dire('signature')}
      onLayout={measure}
      style={[styles.box, { height, borderColor: colours.line }]}
      {...touch}
    >
      {/* Touch coordinates are relative to the touched element, so no inner element may be touched. */}
      <View style={styles.ink}>
        <Svg width={width} height={height}>
          <Path
            d={traits.map(path).join('')}
            stroke="#101010"
            strokeWidth={3}
            strokeLinecap="round"
            fill="none"
          />
        </Svg>
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  box: { borderWidth: 2, borderRadius: 12, overflow: 'hidden', backgroundColor: '#ffffff' },
  ink: { pointerEvents: 'none' },
})
