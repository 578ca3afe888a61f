// The PL/pgSQL coverage, which is always printed. The suite fails if it is below the required figure.
import { mergeCoverage } from '../coverage.ts'
import { type Counts, NONE, one } from './counts.ts'

const ASKED = 0.85
const SHOWN = 12

/** Compares the counts that the databases of the run exported with the required figure. */
export function judgeCoverage(folder: string | null, say: (line: string) => void): Counts {
  if (folder === null) {
    say('  not measured: this server has not loaded plpgsql_check')
    return { ...NONE, skipped: 1 }
  }
  const { covered, total, missed } = mergeCoverage(folder)
  const isEnough = total > 0 && covered >= ASKED * total
  for (const { function: name, lines, total: own } of missed.slice(0, SHOWN)) {
    say(`    ${name}: ${lines.length} of ${own} never executed, lines ${[...new Set(lines)].join(', ')}`)
  }
  if (missed.length > SHOWN) say(`    and ${missed.length - SHOWN} functions more`)
  const share = total === 0 ? 0 : (100 * covered) / total
  const mark = isEnough ? '✓' : '✗'
  say(
    `  ${mark} ${covered} of ${total} statements executed: ${share.toFixed(1)} % (at least ${100 * ASKED} % asked)`,
  )
  return one(isEnough)
}
