import { CERTIFICATION_KINDS } from './certificationKinds.ts'
import type { Kind } from './kind.ts'
import { LAND_KINDS } from './landKinds.ts'
import { PEOPLE_KINDS } from './peopleKinds.ts'
import { PUBLISHER_KINDS } from './publisherKinds.ts'
import { REGISTER_KINDS } from './registerKinds.ts'
import { SETTINGS_KINDS } from './settingsKinds.ts'
import { STOCK_KINDS } from './stockKinds.ts'
import { TRADE_KINDS } from './tradeKinds.ts'

/** All kinds of record that are shown from a table. */
export const KINDS: readonly Kind[] = [
  ...STOCK_KINDS,
  ...TRADE_KINDS,
  ...LAND_KINDS,
  ...CERTIFICATION_KINDS,
  ...PEOPLE_KINDS,
  ...REGISTER_KINDS,
  ...SETTINGS_KINDS,
  ...PUBLISHER_KINDS,
]
