// How the workbench looks.
import { createTheme, Drawer, Modal } from '@mantine/core'

/** The theme. A dialog leaves the page's scroll alone, since locking it writes a style into the page. */
export const THEME = createTheme({
  primaryColor: 'green',
  primaryShade: { light: 9, dark: 4 },
  autoContrast: true,
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
