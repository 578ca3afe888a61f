// Parts of the generated tests' requests, for any route.
import type { Device, Draft } from './phones.ts'

/** A request: route, body and caller. */
export type Ask = { readonly path: string; readonly body?: unknown; readonly as: string }

/** Rows that requests are made with. */
export type Scene = {
  readonly device: Device
  readonly revoked: Device
  /** A control of agent1's command, by default one of an unknown producer, which can not be corrected yet. */
  control(payload?: Draft, motif?: string): Promise<string>
}
