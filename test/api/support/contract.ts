// The OpenAPI document that the service serves; every response that a test receives is checked against it.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import erreurs from '../../../schemas/erreurs.json' with { type: 'json' }

/** A response and its request, in the form that the check reads. */
export type Judged = {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** Throws if the contract does not allow a response. */
export type Judge = (answer: Judged) => void

/** The parts of the contract that tests read. */
export type ServedContract = {
  readonly paths: Record<string, Record<string, { readonly responses: Record<string, unknown> }>>
  readonly components: {
    readonly schemas: Record<string, { readonly properties?: object }>
    readonly responses: Record<string, { readonly content: Record<string, unknown> }>
  }
}

const ID = 'urn:sillon:contract'
// Each schema is used only a few times, so it is compiled without optimization, which takes half the time.
const QUICK = {
  strict: false,
  allErrors: true,
  validateSchema: false,
  inlineRefs: false,
  code: { optimize: false },
}
/** Codes that no operation documents: no route has the path, or the path does not have the method. */
const OUTSIDE = ['route_inconnue', 'methode_non_autorisee']

type Read = { readonly contract: ServedContract; readonly judge: Judge }

// Every service of a worker serves the same document. The worker reads and compiles it once, and recognizes it by its ETag.
const read = new Map<string, Read>()

/** Returns the document that the service at that URL serves, and the check made from it. */
export async function contractOf(url: string): Promise<Read> {
  // Requests the document uncompressed, because a compressed one has another ETag for which the service sends no 304.
  const headers = { 'accept-encoding': 'identity', 'if-none-match': [...read.keys()].join(', ') || '""' }
  const response = await fetch(`${url}/v1/openapi.json`, { headers })
  const tag = response.headers.get('etag') ?? ''
  const text = await response.text()
  const known = read.get(tag)
  if (known) return known
  const contract = JSON.parse(text) as ServedContract
  const made = { contract, judge: makeJudge(contract) }
  read.set(tag, made)
  return made
}

function makeJudge(document: ServedContract): Judge {
  const ajv = new Ajv2020(QUICK)
  addFormats.default(ajv)
  ajv.addSchema(document, ID)
  const templates = Object.keys(document.paths).map((path) => ({ path, regex: regexOf(path) }))
  const compiled = new Map<string, ValidateFunction>()
  const validator = (pointer: string) => {
    const known = compiled.get(pointer) ?? ajv.compile({ $ref: `${ID}#${pointer}` })
    compiled.set(pointer, known)
    return known
  }
  return (answer) => {
    const place = `${answer.method} ${answer.path} → ${answer.status} ${answer.text.slice(0, 400)}`
    if (!answer.headers.has('x-request-id')) throw new Error(`${place}: no X-Request-Id`)
    const [pathname = ''] = answer.path.split('?')
    const template = templates.find(({ regex }) => regex.test(pathname))?.path
    const { paths } = document
    const operation = paths[template ?? '']?.[answer.method.toLowerCase()] as Operation | undefined
    const said = operation?.responses[String(answer.status)]
    const shared = said?.$ref?.slice('#/components/responses/'.length)
    const response = shared === undefined ? said : document.components.responses[shared]
    if (answer.status >= 400) judgeError(answer, place)
    if (answer.method === 'OPTIONS' || answer.method === 'HEAD' || isOutside(answer)) return
    if (response === undefined) throw new Error(`${place}: the contract documents no such answer`)
    if (answer.status === 304) return
    const type = answer.headers.get('content-type')?.split(';')[0]?.trim() ?? ''
    const schema = response.content[type]
    if (schema === undefined) throw new Error(`${place}: the contract documents no ${type}`)
    if (type !== 'application/json') return
    const stands =
      shared === undefined
        ? ['paths', template, answer.method.toLowerCase(), 'responses', answer.status]
        : ['components', 'responses', shared]
    const steps = [...stands, 'content', type]
    const validate = validator(`${steps.map((step) => `/${escapeStep(String(step))}`).join('')}/schema`)
    if (!validate(JSON.parse(answer.text)))
      throw new Error(`${place}: not the contract's: ${ajv.errorsText(validate.errors)}`)
  }
}

type Operation = { responses: Record<string, Response & { $ref?: string }> }
type Response = { content: Record<string, unknown> }

function judgeError({ text, status, headers }: Judged, place: string): void {
  const body = JSON.parse(text) as { erreur: string }
  const known = (erreurs as Record<string, { statut: number }>)[body.erreur]
  if (known?.statut !== status)
    throw new Error(`${place}: not a code of schemas/erreurs.json with this status`)
  const members = Object.keys(body).filter((name) => name !== 'erreur' && name !== 'details')
  if (members.length > 0) throw new Error(`${place}: members ${members.join(', ')} in an error body`)
  if (status === 401 && !headers.has('www-authenticate')) throw new Error(`${place}: no WWW-Authenticate`)
  if (status === 405 && !headers.has('allow')) throw new Error(`${place}: no Allow`)
  if ((status === 503 || status === 429) && !headers.has('retry-after'))
    throw new Error(`${place}: no Retry-After`)
}

function isOutside({ text, status }: Judged): boolean {
  return status >= 400 && OUTSIDE.includes((JSON.parse(text) as { erreur: string }).erreur)
}

function regexOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`)
}

function escapeStep(step: string): string {
  return encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))
}
