// The service, and the check that every history ends as in the model.
import fc from 'fast-check'
import type { Api } from '../../api/support/api.ts'
import { expectSound } from './afterwards.ts'
import { histoire } from './arbitraries.ts'
import { openDoor } from './door.ts'
import type { Histoire } from './history.ts'
import { live } from './run.ts'
import type { Seen } from './seen.ts'
import { openMaker } from './world.ts'

/** The service that runs histories, and their coverage so far. */
export type Stage = {
  readonly api: Api
  readonly seen: Seen
  /** Runs one history in a separate world; fails if it ends differently in the service and in the model. */
  live(one: Histoire): Promise<void>
  readonly property: fc.IAsyncProperty<[Histoire]>
}

/** Starts the service of a test file. */
export async function openStage(): Promise<Stage> {
  const door = await openDoor()
  const make = await openMaker(door.api)
  const seen: Seen = new Map()
  const liveOne = async (one: Histoire) => expectSound(await live(door, await make(one), one, seen))
  return { api: door.api, seen, live: liveOne, property: fc.asyncProperty(histoire(), liveOne) }
}
