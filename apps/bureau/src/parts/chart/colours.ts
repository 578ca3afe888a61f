// Colours of charts: in each colour scheme, their contrast with the page is at least 3 to 1. Text next to a colour gives its
// meaning.
import { useComputedColorScheme } from '@mantine/core'

/** The colours of a chart. */
export type Colours = {
  readonly first: string
  readonly second: string
  readonly third: string
  readonly fourth: string
  /** Colours of text and axes. */
  readonly ink: string
  readonly grid: string
}

const LIGHT: Colours = {
  first: '#166534',
  second: '#1d4ed8',
  third: '#9a3412',
  fourth: '#525252',
  ink: '#343a40',
  grid: '#dee2e6',
}
const DARK: Colours = {
  first: '#86efac',
  second: '#93c5fd',
  third: '#fdba74',
  fourth: '#d4d4d4',
  ink: '#dee2e6',
  grid: '#4b5057',
}

/** Returns the colours for the current scheme. */
export function useColours(): Colours {
  return useComputedColorScheme('light') === 'dark' ? DARK : LIGHT
}
