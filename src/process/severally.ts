// Work on many things, some at a time.

/** Works on each of them, `width` at a time; what fails first is thrown once nothing is under way any more. */
export async function severally<T>(
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
