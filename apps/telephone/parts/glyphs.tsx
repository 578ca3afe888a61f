// Icons drawn as paths, so that no icon font is loaded.
import Svg, { Path } from 'react-native-svg'

const PATHS = {
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  all: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  target: 'M12 3v4M12 17v4M3 12h4M17 12h4M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8',
  plots: 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14',
  queue: 'M12 20V6M6 11l6-6 6 6M4 21h16',
  results: 'M4 12l5 5L20 6',
  capacity: 'M4 20V10M10 20V4M16 20v-8M21 20H3',
  back: 'M15 4l-8 8 8 8',
  cross: 'M5 5l14 14M19 5L5 19',
  sync: 'M20 11a8 8 0 0 0-14-5L4 8M4 4v4h4M4 13a8 8 0 0 0 14 5l2-2M20 20v-4h-4',
} as const

/** The name of an icon. */
export type GlyphName = keyof typeof PATHS

/** An icon of 24 points. */
export function Glyph({ name, colour, size = 24 }: { name: GlyphName; colour: string; size?: number }) {
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24">
      <Path
        d={PATHS[name]}
        stroke={colour}
        strokeWidth={2.4}
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </Svg>
  )
}
