// The methods of a path: OPTIONS, and 405 for the others.
import type { RequestHandler } from 'express'
import { Refusal } from '../../contract/errors.ts'

/** Responds to OPTIONS with the methods of the path. */
export function allowMethods(methods: string[]): RequestHandler {
  return (_req, res) => {
    res.set('Allow', allowOf(methods)).status(204).end()
  }
}

/** Refuses other methods, with the allowed ones in `Allow`. */
export function refuseOtherMethods(methods: string[]): RequestHandler {
  return (_req, res) => {
    res.set('Allow', allowOf(methods))
    throw new Refusal('methode_non_autorisee')
  }
}

function allowOf(methods: string[]): string {
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
}
