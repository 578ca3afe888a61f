/** Waits for the result of background work: requests it again until it arrives. */
export async function eventually<T>(
  ask: () => T | undefined | Promise<T | undefined>,
  ms = 15_000,
): Promise<T> {
  const deadline = Date.now() + ms
  for (;;) {
    const answer = await ask()
    if (answer !== undefined) return answer
    if (Date.now() > deadline) throw new Error(`nothing came within ${ms} ms`)
    await new Promise((resume) => setTimeout(resume, 25))
  }
}
