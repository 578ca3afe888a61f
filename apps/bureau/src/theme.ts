// The theme of the workbench.
import {
  Anchor,
  createTheme,
  Drawer,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  Modal,
  type VariantColorsResolver,
} from '@mantine/core'

// Shades from the lightest to the darkest; the sign-in page uses the darkest one.
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

// The library chooses the text colour on filled buttons for the light scheme only. In the dark scheme all shades are light and
// need black text.
const resolveVariant: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input)
  // The library's darkest orange has too little contrast with the library's pale orange background.
  if (input.variant === 'light' && input.color === 'orange')
    return { ...colors, color: 'light-dark(#7c2d12, var(--mantine-color-orange-2))' }
  // The dark red of grave acts is dark in both schemes, so its text stays white.
  return input.variant === 'filled' &&
    input.color !== 'red.9' &&
    colors.color === 'var(--mantine-color-white)'
    ? { ...colors, color: 'light-dark(var(--mantine-color-white), var(--mantine-color-black))' }
    : colors
}

/** The theme. Dialogs do not lock the page's scrolling, because the lock would write a style into the page. */
export const THEME = createTheme({
  colors: { sillon: GREEN },
  primaryColor: 'sillon',
  primaryShade: { light: 8, dark: 3 },
  autoContrast: true,
  variantColorResolver: resolveVariant,
  luminanceThreshold: 0.35,
  cursorType: 'pointer',
  respectReducedMotion: true,
  defaultRadius: 'md',
  fontFamily: 'system-ui, sans-serif',
  headings: { fontFamily: 'system-ui, sans-serif' },
  components: {
    Anchor: Anchor.extend({ defaultProps: { underline: 'always' } }),
    Modal: Modal.extend({ defaultProps: { lockScroll: false } }),
    Drawer: Drawer.extend({ defaultProps: { lockScroll: false } }),
    // The page has only one banner: the header of the frame.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    DrawerHeader: { defaultProps: { role: 'presentation' } },
  },
})
