// What a process is watched by from outside; each of it may be absent, and costs nothing then.
import type { Metrics } from './metrics.ts'
import type { Readiness } from './readiness.ts'
import type { Tracer } from './tracing.ts'

/** What the application reports to, and what it answers of itself. */
export type Watch = {
  readonly metrics: Metrics | null
  readonly tracer: Tracer | null
  readonly readiness: Readiness
}
