import type { Breakage } from './breakage.ts'
import { CORRECTIONS } from './corrections.ts'
import { DOORS } from './doors.ts'
import { PAPERS } from './papers.ts'
import { PUBLISHER } from './publisher.ts'
import { RECORDS } from './records.ts'
import { OPENED, READING } from './requests.ts'
import { RULES } from './rules.ts'
import { WALLS } from './walls.ts'

/** All breakages, in order. */
export const BREAKAGES: readonly Breakage[] = [
  ...DOORS,
  ...OPENED,
  ...READING,
  ...WALLS,
  ...RULES,
  ...CORRECTIONS,
  ...PUBLISHER,
  ...PAPERS,
  ...RECORDS,
]
