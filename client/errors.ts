/** Why the phone could not do what it was asked; `code` is stable, `details` is for the screen or the log. */
export class PhoneError extends Error {
  readonly code: string
  readonly details: unknown

  constructor(code: string, message: string, details: unknown = null) {
    super(message)
    this.name = 'PhoneError'
    this.code = code
    this.details = details
  }
}
