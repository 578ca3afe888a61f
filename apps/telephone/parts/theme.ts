// The theme: colours for bright sunlight and for darkness, the language, and the function that returns texts.
import { createContext, useContext } from 'react'
import { type Dire, type Langue, speaking } from '../logic/textes.ts'

/** The colours of a scheme: text and background have a contrast of at least 7 to 1. */
export type Colours = {
  readonly ground: string
  readonly surface: string
  readonly line: string
  readonly text: string
  readonly muted: string
  readonly primary: string
  readonly onPrimary: string
  readonly ok: string
  readonly okGround: string
  readonly warn: string
  readonly warnGround: string
  readonly bad: string
  readonly badGround: string
  readonly map: string
  readonly position: string
}

const LIGHT: Colours = {
  ground: '#f3f1ea',
  surface: '#ffffff',
  line: '#8c9688',
  text: '#10180f',
  muted: '#3d483b',
  primary: '#0a4f27',
  onPrimary: '#ffffff',
  ok: '#0a4f27',
  okGround: '#dcf2df',
  warn: '#663600',
  warnGround: '#ffe8c2',
  bad: '#8a0f14',
  badGround: '#ffe1de',
  map: '#e7ebdd',
  position: '#0b46b8',
}

const DARK: Colours = {
  ground: '#0b110c',
  surface: '#18211a',
  line: '#5d6b5e',
  text: '#f4f8f1',
  muted: '#c0ccbd',
  primary: '#84e09a',
  onPrimary: '#04200c',
  ok: '#9be8ad',
  okGround: '#113a1e',
  warn: '#ffcf8a',
  warnGround: '#432a06',
  bad: '#ffb9b3',
  badGround: '#4c1416',
  map: '#131b14',
  position: '#8ab6ff',
}

/** The values that every part of a screen needs. */
export type Theme = { readonly colours: Colours; readonly langue: Langue; readonly dire: Dire }

/** Returns the theme for a colour scheme and a language. */
export function themeOf(scheme: string | null | undefined, langue: Langue): Theme {
  return { colours: scheme === 'dark' ? DARK : LIGHT, langue, dire: speaking(langue) }
}

/** Passes the theme to all components. */
export const ThemeContext = createContext<Theme>(themeOf('light', 'fr'))

/** Returns the current theme. */
export function useTheme(): Theme {
  return useContext(ThemeContext)
}

/** Space between elements, in points; `TARGET` is the minimum height of a touch target, for use while walking. */
export const SPACE = 12
/** The minimum height of a touch target, in points. */
export const TARGET = 56
