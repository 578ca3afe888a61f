// Records that the office corrects, each with the latest values from the office: those of the first request, replaced by those of
// accepted corrections.
import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import type { Answer } from '../../support/http.ts'

/** Sends a request as an account; the caller counts the responses. */
export type Ask = (path: string, body: object, as: string) => Promise<Answer>
/** The values of a record, by member. */
export type Values = Readonly<Record<string, unknown>>

/** A record of the office, with its latest values and the number of its corrections. */
export type Paper = {
  readonly id: string
  readonly path: string
  said: Values
  corrections: number
}

/** The act that corrects the record. */
export type Correction = {
  readonly as: string
  readonly verb?: string
  /** Returns the members of the request for changed values; if absent, the values themselves are the members. */
  readonly body?: (changes: Values) => Values
}

/** The records of the office, and queues for the acts that correct them. */
export type Desk = {
  readonly papers: Map<string, Paper>
  /** Adds a new record. */
  keep(id: string, path: string, said: Values): Paper
  /** Does an act after the earlier acts of the same queue. */
  turn<T>(name: string, act: () => Promise<T>): Promise<T>
  /**
   * Corrects a record. Only a correction that changes nothing may be refused for having no effect. An accepted correction
   * replaces the record's values.
   */
  correct(paper: Paper, changes: Values, how: Correction): Promise<Answer>
}

/** Converts a value for a comparison, because the same instant can be written in many forms. */
export const plain = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? new Date(value).getTime() : value

/** Makes the records that the office corrects; their requests are sent by `ask`. */
export function openDesk(ask: Ask): Desk {
  const papers = new Map<string, Paper>()
  const turns = new Map<string, Promise<unknown>>()
  const turn = <T>(name: string, act: () => Promise<T>): Promise<T> => {
    const done = (turns.get(name) ?? Promise.resolve()).then(act)
    turns.set(
      name,
      done.catch(() => undefined),
    )
    return done
  }
  return {
    papers,
    turn,
    keep(id, path, said) {
      const paper = { id, path, said, corrections: 0 }
      papers.set(id, paper)
      return paper
    },
    correct: (paper, changes, { as, verb = 'corriger', body = (given) => given }) =>
      turn(paper.id, async () => {
        const isSame = Object.entries(changes).every(([key, value]) =>
          isDeepStrictEqual(plain(value), plain(paper.said[key])),
        )
        const request = { ...body(changes), raison: 'Mal recopié' }
        const answer = await ask(`${paper.path}/${paper.id}/${verb}`, request, as)
        if (answer.status < 300) {
          expect([paper, changes, isSame]).toEqual([paper, changes, false])
          paper.said = { ...paper.said, ...changes }
          paper.corrections += 1
        } else if (answer.body.erreur === 'correction_sans_effet')
          expect([paper, changes, isSame]).toEqual([paper, changes, true])
        return answer
      }),
  }
}
