// The cells of a table: exact amounts in units of their currency, and instants as local times.
import type { Column } from '../../contract/route.ts'

/** A cell: a text, a decimal number in digits, or a local date or time (`2026-11-22`, `2026-11-22 08:30:00`). */
export type Cell = { text: string } | { digits: string } | { moment: string }

/** Local times by instant. */
export type Clock = Readonly<Record<string, string>>

/** Returns the distinct instants of rows. */
export function instantsOf(columns: readonly Column[], rows: readonly unknown[]): string[] {
  const members = columns.filter(({ as }) => as === 'instant').map(({ member }) => member)
  const found = rows.flatMap((row) => members.map((member) => memberOf(row, member)))
  return [...new Set(found.filter((value) => typeof value === 'string'))]
}

/** Returns the cells of rows, one per column. */
export function cellsOf(columns: readonly Column[], rows: readonly unknown[], clock: Clock): Cell[][] {
  return rows.map((row) => columns.map((column) => cellOf(row, column, clock)))
}

function cellOf(row: unknown, { member, as, without }: Column, clock: Clock): Cell {
  const value = memberOf(row, member)
  if (value === undefined || value === null) return { text: without?.list ?? '' }
  if (as === 'jour') return { moment: String(value) }
  if (as === 'instant') return { moment: clock[String(value)] ?? String(value) }
  if (as !== undefined)
    return { digits: inUnits(BigInt(value as number), Number(memberOf(row, as.decimales))) }
  if (typeof value === 'number') return { digits: String(value) }
  if (typeof value === 'boolean') return { text: value ? 'oui' : 'non' }
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object'))
    return { text: value.length === 0 ? (without?.items ?? '') : value.join(', ') }
  return { text: typeof value === 'object' ? JSON.stringify(value) : String(value) }
}

/** Returns the member of a row by its path (`a.b` for a nested one). */
export function memberOf(row: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, step) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined,
      row,
    )
}

/** Writes an amount of minor units as an exact decimal number of units. */
export function inUnits(amount: bigint, decimales: number): string {
  const sign = amount < 0n ? '-' : ''
  const digits = String(amount < 0n ? -amount : amount).padStart(decimales + 1, '0')
  if (decimales === 0) return `${sign}${digits}`
  return `${sign}${digits.slice(0, -decimales)}.${digits.slice(-decimales)}`
}
