// Records the examples of the reference: for every route a successful request with its response, and one refusal for every code,
// as the tests received them. `EXEMPLES=yes npm test -- contract/responses` writes them.
import { writeFileSync } from 'node:fs'
import { EXAMPLES_FILE, type Example, type Examples } from '../../../src/contract/examples.ts'
import type { Route } from '../../../src/contract/route.ts'
import { exampleOf } from './exampleOf.ts'

/** The recorder of requests and responses. */
export type Recorder = {
  success(route: Route, asked: { readonly path: string; readonly body?: unknown }, answer: unknown): void
  refusal(answer: unknown): void
  /** Writes the file of examples. */
  end(): void
}

// The route of the contract gets no example, because its response is the contract itself. A response that is not JSON gets none
// either.
const UNSHOWN = ['openapi']

/** The recorder, if the tests run with one. */
export function recorderOf(isAsked: boolean): Recorder | null {
  if (!isAsked) return null
  const succes: Record<string, Example> = {}
  const refus: Record<string, unknown> = {}
  return {
    success(route, { path, body }, answer) {
      if (UNSHOWN.includes(route.name) || answer === undefined) return
      const [place = '', search = ''] = path.split('?')
      const query = Object.fromEntries(new URLSearchParams(search))
      const said = {
        ...(route.path.includes(':') ? { chemin: membersOf(route.path, place) } : {}),
        ...(search === '' ? {} : { query }),
        ...(body === undefined ? {} : { corps: body }),
        reponse: answer,
      }
      succes[route.name] = exampleOf(said) as Example
    },
    refusal(answer) {
      const { erreur } = answer as { erreur: string }
      refus[erreur] ??= exampleOf(answer)
    },
    end() {
      const examples: Examples = { succes: sorted(succes), refus: sorted(refus) }
      writeFileSync(EXAMPLES_FILE, `${JSON.stringify(examples, null, 1)}\n`)
    },
  }
}

function membersOf(template: string, path: string): Record<string, string> {
  const steps = path.split('/')
  return Object.fromEntries(
    template
      .split('/')
      .flatMap((step, index) =>
        step.startsWith(':') ? [[step.slice(1), decodeURIComponent(steps[index] ?? '')]] : [],
      ),
  )
}

function sorted<T>(members: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(members).sort(([a], [b]) => (a < b ? -1 : 1)))
}
