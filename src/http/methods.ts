// The methods of a path: told to who asks, refused to who uses another.
import type { RequestHandler } from 'express'
import { Refusal } from '../contract/errors.ts'

/** Answers OPTIONS with what the path takes. */
export function allowing(methods: string[]): RequestHandler {
  return (_req, res) => {
    res.set('Allow', allowOf(methods)).status(204).end()
  }
}

/** Refuses every other method, saying which ones the path takes. */
export function refusingMethod(methods: string[]): RequestHandler {
  return (_req, res) => {
    res.set('Allow', allowOf(methods))
    throw new Refusal('methode_non_autorisee')
  }
}

function allowOf(methods: string[]): string {
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
}
