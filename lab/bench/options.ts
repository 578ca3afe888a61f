// Parsers for the options of the benches.
import { InvalidArgumentError } from 'commander'

/** Parses a whole number of at least 1. */
export function wholeNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 1)
    throw new InvalidArgumentError('a whole number from 1 is accepted.')
  return value
}
