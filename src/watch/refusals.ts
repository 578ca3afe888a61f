// Counts the requests that this process refused, by limit, for its metrics.

const COUNTS = {
  /** Requests of one account of an organization. */
  account: 0,
  /** Synchronization requests of one device. */
  device: 0,
  /** Requests of a whole organization. */
  organization: 0,
  /** Enrolments by one account. */
  enrolment: 0,
  /** Wrong draining codes from one IP address. */
  draining: 0,
  /** Attempts with a password from one IP address, or renewals with one refresh token. */
  password: 0,
  /** Requests without a valid token, from one IP address or with one token. */
  refusals: 0,
  /** Documents verified from one IP address. */
  verification: 0,
}

/** The name of a limit. */
export type Limit = keyof typeof COUNTS

/** Counts a refused request. */
export function countRefused(limit: Limit): void {
  COUNTS[limit] += 1
}

/** Returns the refused requests since the start of this process. */
export function readRefusals(): Readonly<Record<Limit, number>> {
  return { ...COUNTS }
}
