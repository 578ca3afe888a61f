// The type of a row of the table of routes, and the functions that derive facts from it.
import type { ErrorCode } from './errors.ts'

/** The roles of the publisher's team. */
export const PUBLISHER_ROLES = ['editeur_admin', 'editeur_parametrage', 'editeur_support'] as const

/** The callers that a route admits; the database checks them. */
export type Who =
  | 'public'
  /** Any active member of the organization. */
  | 'membre'
  /** Any account of the organization, even an inactive one: each command is judged by the account's rights on its own day. */
  | 'synchronisation'
  /** An active member with an enrolment code that was made for them. */
  | 'enrolement'
  /** A caller without a token, with a draining code and the id of its device. */
  | 'vidage'
  /** A holder of the permission, or of one of these others. */
  | { permission: string; ou?: readonly string[] }
  /** A role of the publisher's team, outside all organizations; `editeur_admin` counts as every role. */
  | { editeur: (typeof PUBLISHER_ROLES)[number] }
  /** A holder of `dashboard.view`, which gives access to all reads, or of any permission of this module. */
  | { lecture: string }

/** A list as a table: the name of its sheet, and its columns in order. */
export type Table = {
  readonly title: string
  readonly columns: readonly Column[]
  /**
   * Default filters, used if the request has none of these members. They limit a table to its usual rows, while a screen shows
   * all rows.
   */
  readonly unless?: Readonly<Record<string, string>>
}

/** A column of a table: the member of a row (`a.b` if nested), and its French header. */
export type Column = {
  readonly member: string
  readonly header: string
  /** A day, an instant, or an amount in minor units; `decimales` names the member with the number of decimals. */
  readonly as?: 'jour' | 'instant' | { readonly decimales: string }
  /** The text for a null list and the text for an empty list, if they mean different things. */
  readonly without?: { readonly list: string; readonly items: string }
}

/** The media type of a workbook. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A route. An absent member means the ordinary case. */
export type Route = {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT'
  /** An Express path. */
  path: string
  name: string
  who: Who
  /** The optional module that the route writes to. While the module is inactive, the route refuses to write. */
  module?: string
  /** True if a draining token is accepted too. */
  draining?: true
  /** True if a code in the body may give the sender access: the body is then read before the permission is checked. */
  byCode?: true
  /** True if the route processes a whole imported file: its transaction may take minutes. */
  isLong?: true
  /** The status of a success; 200 if absent. */
  success?: 201
  /** True if a handler of src/handlers.ts serves the route. Otherwise the service only calls the route's database function. */
  handler?: true
  /** True if the handler reads the body itself; faults of the body then have codes of their own. */
  raw?: true
  /** Bytes for the parts of the body whose size the schema leaves open. */
  openBytes?: number
  /** True if the route rolls back its changes before it responds. No response is then stored under an Idempotency-Key. */
  trial?: true
  /** The media types, in addition to JSON, that the route's handler writes when `Accept` names them. */
  media?: readonly string[]
  /** The workbench's page for the route. A person who opens the route in a browser, without a token, is redirected there. */
  screen?: {
    readonly path: `/bureau/${string}`
    /** The path parameter that names the record. */
    readonly record: string
    /** The query parameters that the workbench's page accepts too. */
    readonly query: readonly string[]
  }
  /** The member of the response that holds the rows of a paged list; such a list is also served as a table. */
  list?: string
  /** The member of the response that holds the rows of a list without pages; such a list is also served as a table. */
  whole?: string
  /** True if the route reads much data for one response. A read replica may serve the route, as it may serve lists. */
  report?: true
  /** True if its handler sets an ETag: a client that has the current response gets 304. */
  conditional?: true
  /** The columns of the route's table, if their headers differ from the members' names; else each member of a row is a column. */
  table?: Table
  /** The codes of missing or malformed members that have codes of their own. */
  invalid?: Record<string, ErrorCode>
  /** The refusals of this route, in addition to those of every route with the same `who`. */
  refusals?: readonly ErrorCode[]
  /** One sentence about the effect of the route; the `description` in its file of schemas/routes says more. */
  summary: string
  /** The version of the contract that added the route; absent if the first contract had it. */
  since?: string
}

/** The caller and the module that a route's database function requires. */
export type Asked = Pick<Route, 'who' | 'module'>

/** A row of the table of routes, as the source has it. It gives `who` only if no permission opens the route. */
export type DeclaredRoute = Omit<Route, keyof Asked> & { who?: Extract<Who, string> }

/** The version of the first contract; a release that adds routes raises the minor number. */
export const DOCUMENTED = '1.40.0'

// Long enough for a random key; without characters that have a meaning in headers.
const KEY = '[A-Za-z0-9_.:~+/=-]{16,128}'

/** An Idempotency-Key, unquoted or as a quoted string of RFC 8941. */
export const KEY_PATTERN = `^(?:"(${KEY})"|(${KEY}))$`

const ORDINARY: readonly ErrorCode[] = ['parametre_invalide', 'erreur_interne', 'service_indisponible']
// `trop_de_requetes`: for a caller with too many failed proofs, or a device with too many requests.
const WITH_TOKEN: readonly ErrorCode[] = ['jeton_absent', 'jeton_invalide', 'trop_de_requetes']
/** The refusals of every route that belongs to one organization. */
export const IN_AN_ORGANISATION: readonly ErrorCode[] = [
  'organisation_absente',
  'organisation_inconnue',
  'organisation_non_autorisee',
  'organisation_a_preciser',
  'organisation_suspendue',
]
const WITH_BODY: readonly ErrorCode[] = ['corps_trop_grand', 'type_contenu_non_supporte']

/** Returns true if a request of this route has a body. */
export function takesBody({ method }: Route): boolean {
  return method !== 'GET'
}

/**
 * Returns true if a request of this route may have an Idempotency-Key: every request that creates a record or performs an act.
 * Commands of phones need none, because phones give them ids; a trial has no effect that could be repeated.
 */
export function takesKey(route: Route): boolean {
  return takesBody(route) && takesToken(route) && route.who !== 'synchronisation' && route.trial !== true
}

/** Returns true if a request of this route may name, in If-Match, the version of the record that it changes. */
export function takesVersion({ method }: Route): boolean {
  return method === 'PATCH' || method === 'PUT'
}

/** Returns the GET route of the same path, which shows the record that a route changes; null if the route changes no record. */
export function recordOf(route: Route, routes: readonly Route[]): Route | null {
  if (!takesVersion(route)) return null
  const found = routes.find(({ method, path }) => method === 'GET' && path === route.path)
  if (found === undefined) throw new Error(`nothing shows what ${route.name} changes`)
  return found
}

/** Returns true if a route shows a record that another route changes. */
export function showsRecord(route: Route, routes: readonly Route[]): boolean {
  return route.method === 'GET' && routes.some((one) => takesVersion(one) && one.path === route.path)
}

/** Returns the member of the response that holds the rows of a list; undefined if the route is no list. */
export const rowsMemberOf = ({ list, whole }: Route): string | undefined => list ?? whole

/** Returns true if a route requires a bearer token. */
export function takesToken({ who }: Route): boolean {
  return who !== 'public' && who !== 'vidage'
}

/** Returns true if a route is the publisher's own; its caller belongs to no organization. */
export function isPublisher(who: Who): who is Extract<Who, { editeur: string }> {
  return typeof who === 'object' && 'editeur' in who
}

/** Returns true if a read replica may serve a route: lists and reports of an organization, but no data of a phone's queue. */
export function mayReadFromReplica(route: Route): boolean {
  const { method, who, list, report } = route
  if (method !== 'GET' || (list === undefined && report !== true)) return false
  return takesToken(route) && who !== 'synchronisation' && !isPublisher(who)
}

/** Returns every code that a route can respond with. */
export function refusalsOf(route: Route): ErrorCode[] {
  const { who, module, refusals = [], invalid = {} } = route
  if (who === 'public') return [...refusals]
  const codes = new Set<ErrorCode>([...ORDINARY, ...Object.values(invalid), ...refusals])
  if (takesToken(route)) for (const code of WITH_TOKEN) codes.add(code)
  if (takesToken(route) && !isPublisher(who)) for (const code of IN_AN_ORGANISATION) codes.add(code)
  if (who === 'membre' || who === 'enrolement') codes.add('compte_inactif')
  if (typeof who === 'object') codes.add('droit_manquant')
  if (module !== undefined) codes.add('module_inactif')
  if (takesKey(route)) codes.add('cle_reutilisee')
  if (takesVersion(route)) codes.add('fiche_changee')
  if (takesBody(route)) for (const code of WITH_BODY) codes.add(code)
  if (takesBody(route) && !route.raw) codes.add('corps_illisible')
  return [...codes].sort()
}
