// The parts of requests that the generated tests send to any route.
import type { Device, Draft } from './phones.ts'

/** A request: route, body and caller. */
export type Ask = { readonly path: string; readonly body?: unknown; readonly as: string }

/** The rows that requests depend on. */
export type Scene = {
  readonly device: Device
  readonly revoked: Device
  /**
   * Makes a control on a command of agent1. By default the motif is an unknown producer, who does not arrive, so a correction is
   * not possible.
   */
  control(payload?: Draft, motif?: string): Promise<string>
}
