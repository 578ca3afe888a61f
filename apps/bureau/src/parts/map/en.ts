import type { fr } from './fr.ts'

/** The texts of a map. */
export const en: Record<keyof typeof fr, string> = {
  chargement: 'The map is loading…',
  sans_webgl: 'This browser can not draw a map (WebGL is missing or turned off). The list shows the same.',
  plus: 'Zoom in',
  moins: 'Zoom out',
  clavier: 'Arrow keys to move, + and − to zoom.',
  fond: 'Background: Natural Earth',
  fond_images: 'Imagery: {hote}, which sees the places looked at',
  imprimer: 'Print',
  metres: 'm',
  kilometres: 'km',
}
