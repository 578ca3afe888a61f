/**
 * An error of the phone. `code` is stable; `details` is for the screen or the log. `answered` is false if the service did not
 * judge the request: no response arrived, or the service is unavailable.
 */
export class PhoneError extends Error {
  readonly code: string
  readonly details: unknown
  readonly answered: boolean

  constructor(code: string, message: string, details: unknown = null, answered = true) {
    super(message)
    this.name = 'PhoneError'
    this.code = code
    this.details = details
    this.answered = answered
  }
}

/** Makes the error for a missing response, or for one that does not come from the service. */
export function unreachable(message: string, details: unknown, answered = false): PhoneError {
  return new PhoneError('reseau', message, details, answered)
}
