// What a row of the table of routes may say, and what follows from it.
import type { ErrorCode } from './errors.ts'

/** Who may call a route; the database judges it. */
export type Who =
  | 'public'
  /** Any active member of the organization. */
  | 'membre'
  /** Any account of the organization, inactive ones too: what it did is judged by its day. */
  | 'synchronisation'
  /** An active member who holds an enrolment code made for them. */
  | 'enrolement'
  /** Nobody signed in: whoever holds a draining code and the id of its device. */
  | 'vidage'
  /** A holder of the permission, or of one of these others. */
  | { permission: string; ou?: readonly string[] }
  /** A role of the publisher's team, in no organization; `editeur_admin` passes for every one. */
  | { editeur: 'editeur_admin' | 'editeur_parametrage' | 'editeur_support' }
  /** A reader of everything (`dashboard.view`), or a holder of some permission of this module. */
  | { lecture: string }

/** A list as a table: the name of its sheet, and its columns in their order. */
export type Table = {
  readonly title: string
  readonly columns: readonly Column[]
  /** The filters of whoever names none of these members: what a file is for, where a screen shows all. */
  readonly unless?: Readonly<Record<string, string>>
}

/** A column of a table: the member of a row that it shows (`a.b` of a nested one), and the French words above it. */
export type Column = {
  readonly member: string
  readonly header: string
  /** A day, an instant, or an amount in minor units, of which another member says how many decimals they are. */
  readonly as?: 'jour' | 'instant' | { readonly decimales: string }
  /** What stands for a list that is null, and for one that holds nothing, where both mean something. */
  readonly without?: { readonly list: string; readonly items: string }
}

/** The media type of a workbook. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A route; what is absent is the ordinary case. */
export type Route = {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT'
  /** Express style. */
  path: string
  name: string
  who: Who
  /** The optional module that it writes: while it is not active, nothing is written. */
  module?: string
  /** A draining token opens it too. */
  draining?: true
  /** A code in the body may make its sender one of those who may: it is read before that is judged. */
  byCode?: true
  /** It works on as much as a file brought in: its transaction may take minutes. */
  isLong?: true
  /** The status of a success, 200 when absent. */
  success?: 201
  /** A handler of src/handlers.ts serves it; else its function alone does. */
  handler?: true
  /** The handler reads the body itself, whose faults have codes of their own. */
  raw?: true
  /** Bytes that its body may need where its schema leaves open what a member holds. */
  openBytes?: number
  /** What it does is taken back before it answers: nothing could be kept under an Idempotency-Key. */
  trial?: true
  /** The media types beside JSON that its handler writes when `Accept` asks for them. */
  media?: readonly string[]
  /** Where in the workbench the same is shown: a person who opens the route in a browser, without a token, is led there. */
  screen?: {
    readonly path: `/bureau/${string}`
    /** The member of its address that names the record. */
    readonly record: string
    /** The members of the query that it knows too. */
    readonly query: readonly string[]
  }
  /** The member of the answer that holds the rows of a paged list; such a list is also served as a table. */
  list?: string
  /** It reads much for one answer: a replica may answer it, as it may lists. */
  report?: true
  /** Its handler gives an ETag: who has the answer already is told so, by 304. */
  conditional?: true
  /** The columns of its table, where it has words of its own; else a column for each member of a row. */
  table?: Table
  /** The code of a member that is missing or malformed, when it has one of its own. */
  invalid?: Record<string, ErrorCode>
  /** What it refuses beside what every route of its `who` refuses. */
  refusals?: readonly ErrorCode[]
  /** What it does, in one sentence; more stands as `description` in its file of schemas/routes. */
  summary: string
  /** The version of the contract that added it; absent when the first contract had it. */
  since?: string
}

/** What the function of a route asks of whoever calls it. */
export type Asked = Pick<Route, 'who' | 'module'>

/** A route as its row says it: what its function asks is not there, but for who may call where no right opens it. */
export type DeclaredRoute = Omit<Route, keyof Asked> & { who?: Extract<Who, string> }

/** The version of the first contract; routes that are added together raise the minor. */
export const DOCUMENTED = '1.40.0'

// Long enough for a random one, and nothing that a header gives a meaning to.
const KEY = '[A-Za-z0-9_.:~+/=-]{16,128}'

/** An Idempotency-Key, bare or as a string of RFC 8941. */
export const KEY_PATTERN = `^(?:"(${KEY})"|(${KEY}))$`

const ORDINARY: readonly ErrorCode[] = ['parametre_invalide', 'erreur_interne', 'service_indisponible']
// The last one of who proves nothing too often, or of a device that asks without end.
const WITH_TOKEN: readonly ErrorCode[] = ['jeton_absent', 'jeton_invalide', 'trop_de_requetes']
/** What every route refuses that is of one organization. */
export const IN_AN_ORGANISATION: readonly ErrorCode[] = [
  'organisation_absente',
  'organisation_inconnue',
  'organisation_non_autorisee',
  'organisation_a_preciser',
  'organisation_suspendue',
]
const WITH_BODY: readonly ErrorCode[] = ['corps_trop_grand', 'type_contenu_non_supporte']

/** Whether a request of this route brings a body. */
export function takesBody({ method }: Route): boolean {
  return method !== 'GET'
}

/**
 * Whether a request of this route may bring an Idempotency-Key: every one that creates or acts. What phones send is known
 * again by ids that they made themselves; a trial does nothing twice.
 */
export function takesKey(route: Route): boolean {
  return takesBody(route) && takesToken(route) && route.who !== 'synchronisation' && route.trial !== true
}

/** Whether a request of this route may name, in If-Match, the version of the record that it changes. */
export function takesVersion({ method }: Route): boolean {
  return method === 'PATCH' || method === 'PUT'
}

/** The route that shows the record which another one changes, the GET of the same path; null of one that changes none. */
export function recordOf(route: Route, routes: readonly Route[]): Route | null {
  if (!takesVersion(route)) return null
  const found = routes.find(({ method, path }) => method === 'GET' && path === route.path)
  if (found === undefined) throw new Error(`nothing shows what ${route.name} changes`)
  return found
}

/** Whether a route shows a record that another one changes. */
export function showsRecord(route: Route, routes: readonly Route[]): boolean {
  return route.method === 'GET' && routes.some((one) => takesVersion(one) && one.path === route.path)
}

/** Whether a route asks for a bearer token. */
export function takesToken({ who }: Route): boolean {
  return who !== 'public' && who !== 'vidage'
}

/** Whether a route is the publisher's own: its caller stands in no organization. */
export function isPublisher(who: Who): who is Extract<Who, { editeur: string }> {
  return typeof who === 'object' && 'editeur' in who
}

/** Whether a replica may answer a route: lists and reports of an organization; never what a phone's queue goes by. */
export function mayReadFromReplica(route: Route): boolean {
  const { method, who, list, report } = route
  if (method !== 'GET' || (list === undefined && report !== true)) return false
  return takesToken(route) && who !== 'synchronisation' && !isPublisher(who)
}

/** Every code that a route can answer. */
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
