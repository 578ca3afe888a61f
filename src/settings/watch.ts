/** The settings of metrics and traces. */
import { httpUrl, oneOf, optional, setting, text, wholeNumber } from './setting.ts'

/** The rows of the settings table. */
export const WATCH_TABLE = {
  metricsPort: optional(
    'METRICS_PORT',
    wholeNumber(0, 65535),
    'TCP port of /metrics, of the service and of the worker alike; absent: nothing is counted',
  ),
  metricsHost: setting(
    'METRICS_HOST',
    '127.0.0.1',
    text,
    'address that /metrics listens on; every client that reaches it can read all metrics',
  ),
  otlpEndpoint: optional(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    httpUrl,
    'receiver of traces by OTLP over HTTP; absent: none are made. The other OTEL_ variables are OpenTelemetry’s own',
  ),
  otlpTracesEndpoint: optional(
    'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
    httpUrl,
    'full URL of that receiver; overrides OTEL_EXPORTER_OTLP_ENDPOINT',
  ),
  otelDisabled: setting('OTEL_SDK_DISABLED', 'false', oneOf('true', 'false'), 'true: no traces after all'),
}
