// The documents, by their types.
import { FIELD_LAYOUTS } from './fieldLayouts.ts'
import type { Layout } from './layout.ts'
import { OFFICE_LAYOUTS } from './officeLayouts.ts'

/** How each type of document is laid out. */
export const LAYOUTS: Readonly<Record<string, Layout>> = { ...FIELD_LAYOUTS, ...OFFICE_LAYOUTS }
