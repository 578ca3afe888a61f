import type { KeyboardEvent } from 'react'

const rowAt = (list: HTMLElement, index: number) =>
  list.querySelector<HTMLElement>(`[data-index="${index}"] a`)

/** Moves the focus from the link of a row to the link of the next or previous row, which may not be drawn yet. */
export function walk(event: KeyboardEvent<HTMLElement>, scrollTo: (index: number) => void, count: number) {
  const list = event.currentTarget
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const row = (event.target as HTMLElement).closest<HTMLElement>('[data-index]')
  if (step === undefined || row === null) return
  const next = Number(row.dataset.index) + step
  if (next < 0 || next >= count) return
  event.preventDefault()
  // A drawn row gets the focus at once, so that fast key presses are all counted.
  rowAt(list, next)?.focus({ preventScroll: true })
  scrollTo(next)
  if (rowAt(list, next) === null) requestAnimationFrame(() => rowAt(list, next)?.focus())
}
