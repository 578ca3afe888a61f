// The refusals of routes in the contract. A group of refusals that several routes share is written once, under `components.responses`.
import erreurs from '../../schemas/erreurs.json' with { type: 'json' }
import { type ErrorCode, statusOf } from './errors.ts'
import { IN_AN_ORGANISATION, type Route, refusalsOf } from './route.ts'
import type { Schema } from './routeSchemas.ts'

/** The refusals of a route by status: written out, or as references to shared groups. */
export type Refusals = {
  readonly of: (route: Route) => Record<string, object>
  /** The groups that several routes share, by name. */
  readonly shared: Record<string, object>
}

type Group = { readonly status: number; readonly codes: ErrorCode[]; readonly name: string }

/** Writes the refusals of these routes. */
export function refusalsIn(routes: readonly Route[]): Refusals {
  const groups = routes.flatMap(groupsOf)
  const alike = [...Map.groupBy(groups, ({ name }) => name)].filter(([, same]) => same.length > 1)
  const shared = Object.fromEntries(
    alike.flatMap(([name, [first]]) => (first ? [[name, written(first)]] : [])),
  )
  return {
    shared: Object.fromEntries(Object.entries(shared).sort(([a], [b]) => (a < b ? -1 : 1))),
    of: (route) =>
      Object.fromEntries(
        groupsOf(route).map((group) => [
          String(group.status),
          group.name in shared ? { $ref: `#/components/responses/${group.name}` } : written(group),
        ]),
      ),
  }
}

function groupsOf(route: Route): Group[] {
  return [...Map.groupBy(refusalsOf(route), statusOf)]
    .sort(([a], [b]) => a - b)
    .map(([status, codes]) => ({ status, codes, name: nameOf(status, codes) }))
}

// Returns the name of a group. The codes that occur together in the routes of every organization are represented by one word,
// `organisation`.
function nameOf(status: number, codes: readonly ErrorCode[]): string {
  const isOfOne = IN_AN_ORGANISATION.every((code) => codes.includes(code))
  const rest = isOfOne ? codes.filter((code) => !IN_AN_ORGANISATION.includes(code)) : codes
  return [status, ...(isOfOne ? ['organisation'] : []), ...rest].join('.')
}

function written({ status, codes }: Group): object {
  const description = codes.map((code) => `- \`${code}\`: ${erreurs[code].description}`).join('\n')
  const schema = codes.includes('fiche_changee') ? CHANGED : errorOf(codes)
  return {
    description,
    ...(schema === CHANGED ? { headers: { ETag: { $ref: '#/components/headers/version' } } } : {}),
    ...(status === 429 || status === 503
      ? { headers: { 'Retry-After': { $ref: '#/components/headers/revenir' } } }
      : {}),
    content: { 'application/json': { schema } },
  }
}

function errorOf(codes: readonly ErrorCode[]): Schema {
  return {
    allOf: [{ $ref: '#/components/schemas/erreur' }],
    properties: { erreur: { enum: codes } },
  }
}

const CHANGED: Schema = {
  allOf: [{ $ref: '#/components/schemas/erreur' }],
  required: ['details'],
  properties: {
    erreur: { enum: ['fiche_changee'] },
    details: {
      type: 'object',
      additionalProperties: false,
      required: ['attendues', 'actuelle', 'fiche'],
      properties: {
        attendues: { description: 'What If-Match named.', type: 'array', items: { type: 'string' } },
        actuelle: { description: 'The tag of the record as it is.', type: 'string' },
        fiche: { description: 'The record as it is: what a GET of the same path answers.' },
      },
    },
  },
}

/** The schema of the body of a refusal. */
export const ERROR_BODY: Schema = {
  type: 'object',
  additionalProperties: false,
  required: ['erreur'],
  properties: { erreur: { description: 'A stable error code.', type: 'string' }, details: {} },
}
