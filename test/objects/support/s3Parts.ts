// The multipart upload of the fake: no part of a file is visible before the file is complete.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

type Kept = { bytes: Buffer; type: string }
type Upload = { readonly type: string; readonly parts: Map<number, Buffer>; readonly hasChecksums: boolean }

const CHECKSUM = 'x-amz-checksum-sha256'

/** Says if a request belongs to a multipart upload. */
export function isOfParts(req: IncomingMessage, url: URL): boolean {
  return req.method === 'POST' || url.searchParams.has('uploadId')
}

/** Accepts parts, and returns the completed file. */
export function partsOf(keep: (path: string, kept: Kept) => void) {
  const uploads = new Map<string, Upload>()
  return {
    take(req: IncomingMessage, url: URL, body: Buffer, res: ServerResponse): void {
      const id = url.searchParams.get('uploadId')
      const upload = uploads.get(id ?? '')
      res.setHeader('content-type', 'application/xml')
      if (id === null) {
        const begun = randomUUID()
        const hasChecksums = req.headers['x-amz-checksum-algorithm'] === 'SHA256'
        uploads.set(begun, { type: req.headers['content-type'] ?? '', parts: new Map(), hasChecksums })
        res.end(
          `<InitiateMultipartUploadResult><UploadId>${begun}</UploadId></InitiateMultipartUploadResult>`,
        )
      } else if (upload === undefined) res.writeHead(404).end('<Error><Code>NoSuchUpload</Code></Error>')
      else if (isUnlike(upload, req, body))
        res
          .writeHead(400)
          .end('<Error><Code>InvalidRequest</Code><Message>Checksum Type mismatch</Message></Error>')
      else if (req.method === 'PUT') {
        upload.parts.set(Number(url.searchParams.get('partNumber')), body)
        res.setHeader('etag', `"${upload.parts.size}"`).end()
      } else if (req.method === 'DELETE') {
        uploads.delete(id)
        res.writeHead(204).end()
      } else {
        const parts = [...upload.parts].sort(([a], [b]) => a - b).map(([, bytes]) => bytes)
        keep(url.pathname, { bytes: Buffer.concat(parts), type: upload.type })
        uploads.delete(id)
        res.end('<CompleteMultipartUploadResult><ETag>"x"</ETag></CompleteMultipartUploadResult>')
      }
    },
  }
}

// A part's checksum uses the algorithm that the creation announced, and the completion repeats it.
function isUnlike({ hasChecksums, parts }: Upload, req: IncomingMessage, body: Buffer): boolean {
  if (req.method === 'PUT') return (req.headers[CHECKSUM] !== undefined) !== hasChecksums
  const told = body.toString('utf8').match(/<ChecksumSHA256>/g) ?? []
  return req.method === 'POST' && told.length !== (hasChecksums ? parts.size : 0)
}
