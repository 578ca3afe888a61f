// A strict S3 service in this process: it calculates AWS Signature Version 4 from Amazon's own description, for URLs and for
// headers, and refuses as the service does.
import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { listed } from './s3List.ts'
import { isOfParts, partsOf } from './s3Parts.ts'

/** The fake: its URL, its objects and its clock. */
export type S3Double = {
  readonly url: string
  readonly objects: Map<string, { bytes: Buffer; type: string }>
  readonly requests: string[]
  now: () => Date
  /** Compares a sent checksum with the content; some services only store it. */
  checksums: boolean
  /** True if it obeys `If-None-Match`; some services ignore it. */
  conditions: boolean
  /** Refuses unsigned `x-amz-*` headers; some services obey them. */
  binds: boolean
  /** True if it refuses every request, even a correctly signed one. */
  denied: boolean
  /** Returns a response for this request only, before any other check; null for none. */
  fault(method: string): Refused | null
  close(): Promise<void>
}

type Key = { readonly accessKeyId: string; readonly secretAccessKey: string; readonly region: string }
type Refused = { status: number; code: string }

/** Starts the fake with one key. */
export async function openS3Double(key: Key): Promise<S3Double> {
  const parts = partsOf((path, kept) => double.objects.set(path, kept))
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const url = new URL(req.url ?? '/', 'http://double')
    double.requests.push(`${req.method} ${url.pathname}`)
    const asked = double.fault(req.method ?? '')
    const refusal = asked ?? (double.denied ? DENIED : signatureFault(req, url, body, key, double.now()))
    const fault = refusal ?? contentFault(req, body, double)
    if (fault === null && isOfParts(req, url)) {
      parts.take(req, url, body, res)
      return
    }
    const { status, code } = fault ?? {
      status: req.method === 'PUT' || req.method === 'GET' ? 200 : 204,
      code: '',
    }
    if (fault === null && req.method === 'PUT') {
      const type = req.headers['content-type'] ?? 'binary/octet-stream'
      double.objects.set(url.pathname, { bytes: body, type })
    }
    if (fault === null && req.method === 'DELETE') double.objects.delete(url.pathname)
    if (fault === null && req.method === 'GET' && url.searchParams.get('list-type') === '2') {
      res.writeHead(200, { 'content-type': 'application/xml' }).end(listed(double.objects, url))
      return
    }
    const kept = double.objects.get(url.pathname)
    if (fault === null && req.method === 'GET' && kept !== undefined) {
      const disposition = url.searchParams.get('response-content-disposition')
      res.setHeader('content-type', url.searchParams.get('response-content-type') ?? kept.type)
      if (disposition !== null) res.setHeader('content-disposition', disposition)
      res.writeHead(200).end(kept.bytes)
      return
    }
    res.writeHead(status, { 'content-type': 'application/xml' })
    res.end(code && `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const double: S3Double = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects: new Map(),
    requests: [],
    now: () => new Date(),
    checksums: true,
    conditions: true,
    binds: true,
    denied: false,
    fault: () => null,
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  }
  return double
}

function contentFault(req: IncomingMessage, body: Buffer, double: S3Double): Refused | null {
  const path = new URL(req.url ?? '/', 'http://double').pathname
  const isThere = double.objects.has(path)
  if (req.method === 'GET' && req.url?.includes('list-type=2') === true) return null
  if (req.method === 'GET') return isThere ? null : { status: 404, code: 'NoSuchKey' }
  if (req.method !== 'PUT') return null
  if (req.headers['x-amz-copy-source'] !== undefined)
    return double.binds ? DENIED : { status: 200, code: 'CopyObjectResult' }
  if (req.headers['content-length'] === undefined) return { status: 411, code: 'MissingContentLength' }
  const checksum = req.headers['x-amz-checksum-sha256']
  const isOther = checksum !== createHash('sha256').update(body).digest('base64')
  if (double.checksums && checksum !== undefined && isOther) return { status: 400, code: 'BadDigest' }
  const isTaken = double.conditions && req.headers['if-none-match'] === '*' && isThere
  return isTaken ? { status: 412, code: 'PreconditionFailed' } : null
}

const DENIED: Refused = { status: 403, code: 'AccessDenied' }
const MISMATCH: Refused = { status: 403, code: 'SignatureDoesNotMatch' }
const MALFORMED: Refused = { status: 400, code: 'AuthorizationQueryParametersError' }

/** Returns the reason why a request has no valid signature of the key, in its query or its header; null if it has one. */
function signatureFault(req: IncomingMessage, url: URL, body: Buffer, key: Key, now: Date): Refused | null {
  const { authorization } = req.headers
  const parts = authorization === undefined ? fromQuery(url, now) : fromHeader(authorization, req, body)
  if ('status' in parts) return parts
  const { credential, date, signed, signature, payload } = parts
  const day = date.slice(0, 8)
  const scope = `${day}/${key.region}/s3/aws4_request`
  if (credential !== `${key.accessKeyId}/${scope}`) return DENIED
  const names = signed.split(';')
  if (!names.includes('host') || [...names].sort().join(';') !== signed) return DENIED
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&')
  const headers = names.map((name) => `${name}:${String(req.headers[name] ?? '').trim()}\n`).join('')
  const path = url.pathname
    .split('/')
    .map((part) => encode(decodeURIComponent(part)))
    .join('/')
  const canonical = [req.method, path, query, headers, signed, payload].join('\n')
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')
  const signing = [day, key.region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${key.secretAccessKey}`,
  )
  return createHmac('sha256', signing).update(text).digest('hex') === signature ? null : MISMATCH
}

type Parts = { credential: string; date: string; signed: string; signature: string; payload: string }

function fromQuery(url: URL, now: Date): Parts | Refused {
  const of = (name: string) => url.searchParams.get(`X-Amz-${name}`) ?? ''
  if (of('Signature') === '') return of('Credential') === '' ? DENIED : MALFORMED
  if (of('Algorithm') !== 'AWS4-HMAC-SHA256' || !/^\d{1,6}$/.test(of('Expires'))) return MALFORMED
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(of('Date')) ?? []
  const begun = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  if (Number.isNaN(begun)) return MALFORMED
  if (now.getTime() > begun + Number(of('Expires')) * 1000) return DENIED
  return {
    credential: of('Credential'),
    date: of('Date'),
    signed: of('SignedHeaders'),
    signature: of('Signature'),
    payload: of('Content-Sha256') || 'UNSIGNED-PAYLOAD',
  }
}

function fromHeader(header: string, req: IncomingMessage, body: Buffer): Parts | Refused {
  const of = (name: string) => new RegExp(`${name}=([^,]+)`).exec(header)?.[1] ?? ''
  const payload = String(req.headers['x-amz-content-sha256'] ?? '')
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return MISMATCH
  return {
    credential: of('Credential'),
    date: String(req.headers['x-amz-date']),
    payload,
    signed: of('SignedHeaders'),
    signature: of('Signature'),
  }
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
}
