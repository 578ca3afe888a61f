// The end of an application: at any step, and its open work stops.

/** One run of the application: it ends before or after whatever it writes, sends or waits for. */
export type Life = {
  /** Steps that are left to it; null: as many as it takes. */
  left: number | null
  /** The number of steps. */
  steps: number
  dead: boolean
  /** Comes with its death. */
  readonly killed: Promise<'killed'>
  kill(): void
}

/** The waits of a dead application. */
export const never = () => new Promise<never>(() => undefined)

/** One more step of a life; a life that is over gets no further. */
export async function step(life: Life): Promise<void> {
  if (life.left !== null && life.left <= 0) life.kill()
  if (life.dead) await never()
  life.steps += 1
  if (life.left !== null) life.left -= 1
}

/** A life of that many steps. */
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
