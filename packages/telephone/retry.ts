/** How long to wait between attempts, and how; injectable so that tests take no time. */
export type RetryPolicy = {
  attempts: number
  firstDelayMs: number
  longestDelayMs: number
  sleep(ms: number): Promise<void>
  random(): number
}

/** Six attempts over about a minute and a half: enough for a passing cloud, short enough for somebody who waits. */
export const DEFAULT_RETRY: RetryPolicy = {
  attempts: 6,
  firstDelayMs: 2_000,
  longestDelayMs: 300_000,
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: Math.random,
}

/** The delay after attempt `n`: doubling, half of it random so that phones do not come back together, never below what the server asks. */
export function delayAfter(policy: RetryPolicy, n: number, retryAfterMs: number | null): number {
  const ceiling = Math.min(policy.longestDelayMs, policy.firstDelayMs * 2 ** (n - 1))
  const delay = ceiling / 2 + (policy.random() * ceiling) / 2
  return Math.round(Math.max(delay, retryAfterMs ?? 0))
}

/** `Retry-After` in milliseconds: seconds or a date; null when absent or unreadable. */
export function parseRetryAfter(value: string | null, now: Date): number | null {
  if (value === null) return null
  if (/^[0-9]+$/.test(value.trim())) return Number(value) * 1000
  const date = Date.parse(value)
  return Number.isNaN(date) ? null : Math.max(0, date - now.getTime())
}

/** Whether a status passes: what was too slow or too much is worth another try, like what could not be done for the moment. */
export function isPassing(status: number): boolean {
  return status === 408 || status === 429 || status >= 500
}
