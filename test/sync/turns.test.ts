import { afterEach, describe, expect, it, vi } from 'vitest'
import { Refusal } from '../../src/contract/errors.ts'
import { runInScope } from '../../src/database/scope.ts'
import { openTurns } from '../../src/sync/turns.ts'

afterEach(() => void vi.useRealTimers())

// Lists the holders in the order in which they got a slot; each keeps its slot until the caller releases it.
function entering(atOnce: number) {
  const turns = openTurns(atOnce)
  const entered: string[] = []
  const enterWith = async (commands: number, device: string, share?: string, gone?: AbortSignal) => {
    const leave = await runInScope({ ...(share && { share }), ...(gone && { gone }) }, () =>
      turns.enter(device, commands),
    )
    entered.push(device)
    return leave
  }
  const enter = enterWith.bind(null, 1)
  return { turns, entered, enter, enterLong: enterWith.bind(null, 50) }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('the turns of batches', () => {
  it('process so many at once, and of the others whoever has fewest comes first (docs/performance.md#turns)', async () => {
    const { turns, entered, enter } = entering(2)
    const [first] = await Promise.all([enter('a1', 'a'), enter('a2', 'a')])
    void enter('a3', 'a')
    void enter('b1', 'b')
    await settled()
    expect([entered, turns.waiting()]).toEqual([['a1', 'a2'], 2])
    first()
    await settled()
    expect([entered, turns.waiting()]).toEqual([['a1', 'a2', 'b1'], 1])
  })

  it('keep the last place for short batches, which a long one never takes (docs/performance.md#turns)', async () => {
    const { turns, entered, enter, enterLong } = entering(3)
    const leaveLong = await enterLong('long 1')
    await enterLong('long 2')
    void enterLong('long 3')
    await settled()
    expect([entered, turns.waiting()]).toEqual([['long 1', 'long 2'], 1])
    const leaveShort = await enter('short')
    void enter('short 2')
    await settled()
    expect([entered, turns.waiting()]).toEqual([['long 1', 'long 2', 'short'], 2])
    leaveShort()
    leaveLong()
    await settled()
    expect([entered, turns.waiting()]).toEqual([['long 1', 'long 2', 'short', 'short 2', 'long 3'], 0])
  })

  it('are one at a time where there is one place, long batches too', async () => {
    const { entered, enter, enterLong } = entering(1)
    const leave = await enterLong('long')
    void enter('short')
    await settled()
    expect(entered).toEqual(['long'])
    leave()
    await settled()
    expect(entered).toEqual(['long', 'short'])
  })

  it('let one batch of a device in at a time, and a repeated one waits without a place (§ 13)', async () => {
    const { turns, entered, enter } = entering(2)
    const leave = await enter('a')
    void enter('a')
    await enter('b')
    expect([entered, turns.waiting()]).toEqual([['a', 'b'], 0])
    leave()
    await settled()
    expect(entered).toEqual(['a', 'b', 'a'])
  })

  it('go on when a batch does not: what waits for a lock keeps its place for a second (docs/performance.md#turns)', async () => {
    vi.useFakeTimers()
    const { turns, entered, enter } = entering(1)
    const leave = await enter('stuck')
    void enter('next')
    await vi.advanceTimersByTimeAsync(999)
    expect(entered).toEqual(['stuck'])
    await vi.advanceTimersByTimeAsync(1)
    expect(entered).toEqual(['stuck', 'next'])
    // If an ended turn is released late, no second slot becomes free.
    void enter('third')
    leave()
    await vi.advanceTimersByTimeAsync(1)
    expect([entered, turns.waiting()]).toEqual([['stuck', 'next'], 1])
  })

  it('that do not come are refused, and the device may try again at once', async () => {
    const { enter } = entering(1)
    const leave = await enter('a')
    vi.useFakeTimers()
    const gone = new AbortController()
    const turn = enter('b', 'b', gone.signal)
    gone.abort()
    await expect(turn).rejects.toEqual(new Refusal('service_indisponible'))
    leave()
    await enter('b')
  })
})
