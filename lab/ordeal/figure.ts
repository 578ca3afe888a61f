// The results of an ordeal (a destructive test): figures, verdict and text.
import { table } from '../../src/process/table.ts'

/** A negative control: the same measurement on something broken on purpose. It must notice the fault. */
export type Control = { readonly what: string; readonly isTold: boolean }

/** The result of one measurement. It passes if nothing was lost and its negative control noticed the deliberate fault. */
export type Figure = {
  readonly what: string
  readonly measured: Readonly<Record<string, number>>
  /** Records that were lost or written twice, and wrong or late responses; one sentence each. */
  readonly losses: readonly string[]
  readonly control: Control
}

/** An ordeal that this machine can not run, with the missing condition. */
export type NotRun = { readonly what: string; readonly notRun: string }

/** The results of a run. */
export type Found = Figure | NotRun

/** The verdict on a figure. A figure proves nothing unless its negative control noticed the fault. */
export type Verdict = 'passed' | 'lost' | 'unproved' | 'not run'

/** Returns the verdict on a figure. */
export function verdictOf(found: Found): Verdict {
  if ('notRun' in found) return 'not run'
  if (found.losses.length > 0) return 'lost'
  return found.control.isTold ? 'passed' : 'unproved'
}

/** Returns the exit code. Success requires no losses, no unproved figure, and at least one ordeal that ran. */
export function exitCodeOf(found: readonly Found[]): number {
  const verdicts = found.map(verdictOf)
  const isContent =
    verdicts.includes('passed') && !verdicts.includes('lost') && !verdicts.includes('unproved')
  return isContent ? 0 : 1
}

/** The figures as a table for a terminal, followed by the losses. */
export function tableOf(found: readonly Found[]): string {
  const rows = found.map((one) =>
    'notRun' in one
      ? [verdictOf(one), one.what, one.notRun, '']
      : [
          verdictOf(one),
          one.what,
          Object.entries(one.measured)
            .map(([name, value]) => `${name} ${value}`)
            .join(', '),
          `${one.control.isTold ? '' : 'not told: '}${one.control.what}`,
        ],
  )
  const lines = found.flatMap((one) =>
    'notRun' in one ? [] : one.losses.map((loss) => `✗ ${one.what}: ${loss}`),
  )
  return [table(['verdict', 'ordeal', 'measured', 'negative control'], rows), ...lines].join('\n')
}

/** The conditions under which the figures were measured. */
export type Circumstances = {
  readonly date: string
  readonly commit: string | null
  /** Says if the checkout differs from its commit. */
  readonly changed: boolean
  readonly seed: number
  readonly grandeur: string
}

/** The figures as a page. */
export function documentOf(circumstances: Circumstances, found: readonly Found[]): string {
  const figures = found.map((one) => ({ verdict: verdictOf(one), ...one }))
  return `${JSON.stringify({ ...circumstances, figures }, null, 2)}\n`
}
