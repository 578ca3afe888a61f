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
  acts: 'M12 5v14M5 12h14M3 3h18v18H3z',
  member: 'M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8M4 21c0-5 4-7 8-7s8 2 8 7',
  scale: 'M4 20h16M6 20l1-8h10l1 8M12 12V8M8 4h8v4H8z',
  paper: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  truck: 'M2 6h12v11H2zM14 10h4l4 4v3h-8M6 17a2 2 0 1 0 0 4a2 2 0 1 0 0-4M18 17a2 2 0 1 0 0 4a2 2 0 1 0 0-4',
  bag: 'M6 8h12l2 13H4zM9 8a3 3 0 0 1 6 0',
  check: 'M5 3h14v18H5zM8 9l2 2 5-5M8 16h8',
  warning: 'M12 3l10 18H2zM12 10v5M12 18v.5',
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
