// Finds the items before and after the open one; behind the loaded part of the list, the next page is read.
import { type Records, rowsOf } from '../../parts/list/records.ts'
import type { Item } from './queries.ts'

/** Returns where the open item stands, the item some places further, and the first one after it that remains. */
export function useNext(queue: Records<Item>, id: string | undefined) {
  const rows = rowsOf(queue)
  const at = rows.findIndex((item) => item.id === id)
  const { hasNextPage, fetchNextPage } = queue
  const beyond = async () => {
    const known = new Set(rows.map((item) => item.id))
    const { data } = hasNextPage ? await fetchNextPage() : { data: undefined }
    return rowsOf({ data }).find((item) => !known.has(item.id))
  }
  return {
    at,
    isLast: at === rows.length - 1 && !hasNextPage,
    next: async (by: number) => rows[at + by] ?? (await beyond()),
    after: async (gone: readonly string[]) =>
      at === -1
        ? undefined
        : (rows.slice(at + 1).find((item) => !gone.includes(item.id)) ?? (await beyond())),
  }
}
