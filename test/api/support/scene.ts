// The parts of the generated tests' requests, for any route.
import type { Device, Draft } from './phones.ts'

/** A request: route, body and caller. */
export type Ask = { readonly path: string; readonly body?: unknown; readonly as: string }

/** The rows that requests need. */
export type Scene = {
  readonly device: Device
  readonly revoked: Device
  /** Makes a control of a command of agent1. By default its motif is an unknown producer, who can not be corrected yet. */
  control(payload?: Draft, motif?: string): Promise<string>
}
