// The observation of a process from outside. A part that is absent costs nothing.
import type { Metrics } from './metrics.ts'
import type { Readiness } from './readiness.ts'
import type { Tracer } from './tracing.ts'

/** Metrics, traces and readiness of the application. */
export type Watch = {
  readonly metrics: Metrics | null
  readonly tracer: Tracer | null
  readonly readiness: Readiness
}
