// How many requests this process refused for being too many, by which limit: what its metrics tell.

const COUNTS = {
  /** Of one account of an organization. */
  account: 0,
  /** Of one device, to the synchronization. */
  device: 0,
  /** Of a whole organization. */
  organization: 0,
  /** By one account, of codes that enrol a device. */
  enrolment: 0,
  /** At one address, of codes that drain a device. */
  draining: 0,
  /** Of passwords at one address, of one refresh token. */
  password: 0,
  /** Without a valid token, at one address or of one token. */
  refusals: 0,
  /** Of documents that one address verifies. */
  verification: 0,
}

/** What is limited. */
export type Limit = keyof typeof COUNTS

/** Counts one that was refused. */
export function countRefused(limit: Limit): void {
  COUNTS[limit] += 1
}

/** The refusals of this process since it started. */
export function refusedSoFar(): Readonly<Record<Limit, number>> {
  return { ...COUNTS }
}
