import type { Kind } from './kind.ts'
import { PEOPLE_KINDS } from './peopleKinds.ts'
import { STOCK_KINDS } from './stockKinds.ts'

/** Every kind of record with a table. */
export const KINDS: readonly Kind[] = [...STOCK_KINDS, ...PEOPLE_KINDS]
