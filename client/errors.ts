/**
 * Why the phone could not do what it was asked; `code` is stable, `details` is for the screen or the log. `answered` is false where
 * nobody answered at all: what waits for the network need not wait for anything else.
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
