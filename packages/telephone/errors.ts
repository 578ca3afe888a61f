/**
 * Why the phone could not do what it was asked; `code` is stable, `details` is for the screen or the log. `answered` is false where
 * nothing was answered about what was asked: by nobody, or by a service that can do nothing for the moment.
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

/** Nobody answered, or somebody who is not the service. */
export function unreachable(message: string, details: unknown, answered = false): PhoneError {
  return new PhoneError('reseau', message, details, answered)
}
