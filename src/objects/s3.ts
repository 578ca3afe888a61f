// A bucket of an S3 service. URLs are signed here (AWS Signature Version 4), without a request. The service's metadata of an object is
// not trusted: its bytes are read.
import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { measure, readAll } from './measure.ts'
import type { ObjectStore } from './port.ts'
import { foldersOf, objectsUnder } from './s3List.ts'
import { sendInParts } from './s3Parts.ts'
import { tryBucket } from './s3Trial.ts'

/** The bucket and the way to reach it. */
export type S3Settings = {
  readonly bucket: string
  /** If absent, Amazon's endpoint in the region. */
  readonly endpoint?: string | undefined
  /** The endpoint under which phones reach the same service. */
  readonly publicEndpoint?: string | undefined
  readonly region: string
  /** If absent, the credentials that the machine provides. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined
  readonly pathStyle: boolean
}

const CONNECTION_TIMEOUT_MS = 5_000
const SILENCE_MS = 10_000
// Only one retry, because the client waits, and retries itself.
const ATTEMPTS = 2
const CHECKSUM = 'x-amz-checksum-sha256'
const NOTHING = 'sante/pret'
// Headers that must be signed as headers. By default they would go into the query, which some services ignore, or stay unsigned.
const ASKED = new Set([CHECKSUM, 'if-none-match'])
const SIGNED = new Set(['host', 'content-type', 'content-length', ...ASKED])

/** Opens the bucket; sends no request yet. */
export function s3Store(settings: S3Settings): ObjectStore {
  const { bucket, bucket: Bucket, endpoint, publicEndpoint = endpoint } = settings
  const inside = clientOf(settings, endpoint)
  const outside = publicEndpoint === endpoint ? inside : clientOf(settings, publicEndpoint)
  return {
    place: `the bucket ${bucket} of ${endpoint ?? 'Amazon'} (S3_BUCKET, S3_ENDPOINT)`,
    async sendAddress({ cle, type_media, taille_octets, sha256 }, seconds) {
      const checksum = Buffer.from(sha256, 'hex').toString('base64')
      const command = new PutObjectCommand({
        Bucket,
        Key: cle,
        ContentType: type_media,
        ContentLength: taille_octets,
        ChecksumSHA256: checksum,
        IfNoneMatch: '*',
      })
      const signingDate = new Date()
      const url = await getSignedUrl(outside, command, {
        expiresIn: seconds,
        signingDate,
        signableHeaders: SIGNED,
        unhoistableHeaders: ASKED,
      })
      const entetes = { 'content-type': type_media, [CHECKSUM]: checksum, 'if-none-match': '*' }
      return { url, expire_le: expiry(signingDate, seconds), entetes }
    },
    async readAddress({ cle, type_media }, seconds) {
      const [, name = ''] = cle.split('/')
      const command = new GetObjectCommand({
        Bucket,
        Key: cle,
        ResponseContentType: type_media,
        ResponseContentDisposition: `attachment; filename="${name}"`,
      })
      const signingDate = new Date()
      const url = await getSignedUrl(outside, command, { expiresIn: seconds, signingDate })
      return { url, expire_le: expiry(signingDate, seconds) }
    },
    async put({ cle, type_media, taille_octets, sha256 }, content) {
      const command = new PutObjectCommand({
        Bucket,
        Key: cle,
        Body: content,
        ContentType: type_media,
        ContentLength: taille_octets,
        ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64'),
        IfNoneMatch: '*',
      })
      await inside.send(command).catch((error: unknown) => {
        // An existing object is not changed.
        if (!(error instanceof S3ServiceException) || error.$metadata.httpStatusCode !== 412) throw error
      })
    },
    putStream: ({ cle, type_media }, content) =>
      sendInParts(inside, { Bucket, Key: cle, ContentType: type_media }, content),
    inspect: (cle, limit) => readObject(inside, { Bucket, Key: cle }, (body) => measure(body, limit)),
    read: (cle, limit) => readObject(inside, { Bucket, Key: cle }, (body) => readAll(body, limit)),
    stream: (cle, take) => readObject(inside, { Bucket, Key: cle }, take),
    async remove(cle) {
      await inside.send(new DeleteObjectCommand({ Bucket, Key: cle }))
    },
    list: (folder) => objectsUnder(inside, Bucket, folder),
    folders: () => foldersOf(inside, Bucket),
    check: () => tryBucket(inside, settings),
    async answer() {
      // Reads an object that does not exist: a service that reports it as absent has found the bucket and accepted the access
      // key.
      await readObject(inside, { Bucket, Key: NOTHING }, async () => undefined)
    },
    embedded: null,
  }
}

function expiry(signingDate: Date, seconds: number): string {
  return new Date(Math.floor(signingDate.getTime() / 1000 + seconds) * 1000).toISOString()
}

// Reads an object with `take`; null if there is no such object.
async function readObject<T>(
  from: S3Client,
  object: { Bucket: string; Key: string },
  take: (body: Readable) => Promise<T>,
): Promise<T | null> {
  try {
    const { Body } = await from.send(new GetObjectCommand(object))
    const body = Body as Readable
    const taken = await take(body)
    body.destroy()
    return taken
  } catch (error) {
    if (error instanceof NoSuchKey) return null
    throw error
  }
}

function clientOf({ region, credentials, pathStyle }: S3Settings, endpoint: string | undefined): S3Client {
  const config: S3ClientConfig = {
    region,
    forcePathStyle: pathStyle,
    maxAttempts: ATTEMPTS,
    // Disables the client's own checksum: the signed URL would be bound to it before there is a file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECTION_TIMEOUT_MS, socketTimeout: SILENCE_MS },
  }
  if (endpoint !== undefined) config.endpoint = endpoint
  if (credentials !== undefined) config.credentials = credentials
  return new S3Client(config)
}
