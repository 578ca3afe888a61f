/** Number and delays of retries. `sleep` and `random` are arguments so that tests take no time. */
export type RetryPolicy = {
  attempts: number
  firstDelayMs: number
  longestDelayMs: number
  sleep(ms: number): Promise<void>
  random(): number
}

/** Six attempts over about 90 s: enough for a short network failure, and short enough for a person who waits. */
export const DEFAULT_RETRY: RetryPolicy = {
  attempts: 6,
  firstDelayMs: 2_000,
  longestDelayMs: 300_000,
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: Math.random,
}

/**
 * Returns the delay after attempt `n`: it doubles each time, half of it is random so that phones do not retry together, and it is never
 * below `Retry-After`.
 */
export function delayAfter(policy: RetryPolicy, n: number, retryAfterMs: number | null): number {
  const ceiling = Math.min(policy.longestDelayMs, policy.firstDelayMs * 2 ** (n - 1))
  const delay = ceiling / 2 + (policy.random() * ceiling) / 2
  return Math.round(Math.max(delay, retryAfterMs ?? 0))
}

/** Returns `Retry-After` in milliseconds, from seconds or a date; null if absent or unreadable. */
export function parseRetryAfter(value: string | null, now: Date): number | null {
  if (value === null) return null
  if (/^[0-9]+$/.test(value.trim())) return Number(value) * 1000
  const date = Date.parse(value)
  return Number.isNaN(date) ? null : Math.max(0, date - now.getTime())
}

/** Returns true if a later attempt may succeed: timeouts (408), rate limits (429) and server errors (5xx). */
export function isPassing(status: number): boolean {
  return status === 408 || status === 429 || status >= 500
}
