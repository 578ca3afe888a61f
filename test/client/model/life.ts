// Ends an application at any step, while requests and writes are open.

/** One run of the application, which can end before or after each write, request or wait. */
export type Life = {
  /** The number of steps left in the run; null for no limit. */
  left: number | null
  /** The number of steps so far. */
  steps: number
  dead: boolean
  /** Resolves when the run is killed. */
  readonly killed: Promise<'killed'>
  kill(): void
}

/** A promise that never resolves, for calls of an ended application. */
export const never = () => new Promise<never>(() => undefined)

/** Takes one more step of a run; never returns if the run is over. */
export async function step(life: Life): Promise<void> {
  if (life.left !== null && life.left <= 0) life.kill()
  if (life.dead) await never()
  life.steps += 1
  if (life.left !== null) life.left -= 1
}

/** Makes a run with that many steps. */
export function lifeOf(left: number | null): Life {
  let tell: (word: 'killed') => void = () => undefined
  const killed = new Promise<'killed'>((resolve) => {
    tell = resolve
  })
  const life: Life = {
    left,
    steps: 0,
    dead: false,
    killed,
    kill() {
      life.dead = true
      tell('killed')
    },
  }
  return life
}
