// Traces with OpenTelemetry, which is loaded only if its environment variables name a receiver. A request is a span named by its
// route's pattern; the stages of a batch are spans within it. The trace context of a client is ignored, because phones keep no
// traces.
import type { Span } from '@opentelemetry/api'
import type { Log } from '../contract/errors.ts'
import type { Attributes, Trace } from '../database/scope.ts'
import type { Config } from '../settings/config.ts'

/** The span of one request. */
export type RequestTrace = Trace & { end(name: string, attributes: Attributes, failed: boolean): void }

/** Starts the spans of requests. */
export type Tracer = { begin(): RequestTrace; close(): Promise<void> }

// Timeout of the last export in ms, since the process must end within eight seconds even if no receiver accepts its last spans.
const LAST_MS = 2_000

/** Opens the tracer of the settings; null without a receiver. */
export async function openTracer(
  config: Pick<Config, 'otlpEndpoint' | 'otlpTracesEndpoint' | 'otelDisabled'>,
  log: Pick<Log, 'warn'>,
): Promise<Tracer | null> {
  const { otlpEndpoint, otlpTracesEndpoint, otelDisabled } = config
  const url = otlpTracesEndpoint ?? (otlpEndpoint && `${otlpEndpoint.replace(/\/+$/, '')}/v1/traces`)
  if (url === undefined || otelDisabled === 'true') return null
  const [api, sdk, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const say = (reason: string) => log.warn({ reason }, 'traces')
  const told = { error: say, warn: say, info: say, debug: say, verbose: say }
  api.diag.setLogger(told, { logLevel: api.DiagLogLevel.WARN, suppressOverrideMessage: true })
  // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES override the name given here.
  const detected = resources.detectResources({ detectors: [resources.envDetector] })
  const provider = new sdk.BasicTracerProvider({
    resource: resources
      .defaultResource()
      .merge(resources.resourceFromAttributes({ 'service.name': 'sillon' }))
      .merge(detected),
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  })
  const tracer = provider.getTracer('sillon')
  const failed = { code: api.SpanStatusCode.ERROR }
  return {
    begin() {
      const span = tracer.startSpan('request', { kind: api.SpanKind.SERVER }, api.ROOT_CONTEXT)
      const within = api.trace.setSpan(api.ROOT_CONTEXT, span)
      const begin = (name: string, attributes: Attributes = {}) =>
        tracer.startSpan(name, { attributes }, within)
      const open: Span[] = []
      return {
        step(name, work, attributes) {
          return inSpan(begin(name, attributes), work, (one) => one.setStatus(failed))
        },
        last(name) {
          open.push(begin(name))
        },
        end(name, attributes, isFailed) {
          for (const one of open) one.end()
          span.updateName(name).setAttributes(attributes)
          if (isFailed) span.setStatus(failed)
          span.end()
        },
      }
    },
    async close() {
      const patience = new Promise((resume) => setTimeout(resume, LAST_MS).unref())
      await Promise.race([provider.shutdown().catch((error: Error) => say(error.message)), patience])
    },
  }
}

// Runs `work` in a span, which ends when the work or its promise ends.
function inSpan<T>(span: Span, work: () => T, fail: (span: Span) => void): T {
  const ending = (error: unknown) => {
    fail(span)
    span.end()
    throw error
  }
  try {
    const answer = work()
    if (answer instanceof Promise) {
      const ended = (value: unknown) => {
        span.end()
        return value
      }
      return answer.then(ended, ending) as T
    }
    span.end()
    return answer
  } catch (error) {
    return ending(error)
  }
}
