// The observation of a process from outside. An absent part costs nothing.
import type { Metrics } from './metrics.ts'
import type { Readiness } from './readiness.ts'
import type { Tracer } from './tracing.ts'

/** Metrics, traces and readiness of the application. */
export type Watch = {
  readonly metrics: Metrics | null
  readonly tracer: Tracer | null
  readonly readiness: Readiness
}
