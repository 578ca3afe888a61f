/** Runs `work` on each item, at most `width` at a time. Throws the first error after all running work has ended. */
export async function runInLanes<T>(
  things: Iterable<T>,
  width: number,
  work: (thing: T) => Promise<void>,
): Promise<void> {
  const left = things[Symbol.iterator]()
  let hasFailed = false
  const lane = async () => {
    for (let next = left.next(); next.done !== true && !hasFailed; next = left.next())
      await work(next.value).catch((error: unknown) => {
        hasFailed = true
        throw error
      })
  }
  const ends = await Promise.allSettled(Array.from({ length: width }, lane))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}
