// The documents, by type.
import { FIELD_LAYOUTS } from './fieldLayouts.ts'
import type { Layout } from './layout.ts'
import { OFFICE_LAYOUTS } from './officeLayouts.ts'

/** The layout of each type of document. */
export const LAYOUTS: Readonly<Record<string, Layout>> = { ...FIELD_LAYOUTS, ...OFFICE_LAYOUTS }
