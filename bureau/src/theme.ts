// How the workbench looks.
import {
  createTheme,
  Drawer,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  Modal,
} from '@mantine/core'

// From the lightest to the darkest; the darkest is that of the page of sign-in.
const GREEN: MantineColorsTuple = [
  '#f0fdf4',
  '#dcfce7',
  '#bbf7d0',
  '#86efac',
  '#4ade80',
  '#22c55e',
  '#16a34a',
  '#15803d',
  '#166534',
  '#14532d',
]

/** The theme. A dialog leaves the page's scroll alone, since locking it writes a style into the page. */
export const THEME = createTheme({
  colors: { sillon: GREEN },
  primaryColor: 'sillon',
  primaryShade: { light: 8, dark: 3 },
  autoContrast: true,
  // What stands on the first colour is dark where that is light: the library reckons it once, for light pages.
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input)
    const isPrimary = input.variant === 'filled' && (input.color ?? 'sillon') === 'sillon'
    return isPrimary ? { ...colors, color: 'var(--mantine-primary-color-contrast)' } : colors
  },
  luminanceThreshold: 0.35,
  cursorType: 'pointer',
  respectReducedMotion: true,
  defaultRadius: 'md',
  fontFamily: 'system-ui, sans-serif',
  headings: { fontFamily: 'system-ui, sans-serif' },
  components: {
    Modal: Modal.extend({ defaultProps: { lockScroll: false } }),
    Drawer: Drawer.extend({ defaultProps: { lockScroll: false } }),
  },
})
