// A bucket tried on an object of its own: what would only show at the first file is told at the start, in a sentence that a
// person can act on.
import { createHash, randomUUID } from 'node:crypto'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { ConfigError } from '../settings/config.ts'
import type { Trial } from './port.ts'

/** The bucket, as the sentences name it. */
export type Place = {
  readonly bucket: string
  readonly endpoint?: string | undefined
  readonly region: string
}

type Named = { readonly Bucket: string; readonly Key: string }

const PATIENCE_MS = 30_000
const CONTENT = Buffer.from('essai')
const OTHER = Buffer.from('autre')
// Both say «not now», each service in its own way.
const TAKEN = new Set(['PreconditionFailed', 'ConditionalRequestConflict'])

/** Tries the bucket; its objects are gone afterwards. */
export async function tryBucket(client: S3Client, place: Place): Promise<Trial> {
  const object = { Bucket: place.bucket, Key: `essai/${randomUUID()}` }
  const absence = await refusalOf(client.send(new GetObjectCommand(object)))
  // An absent object is told as such only to who may list.
  if (!(absence instanceof NoSuchKey)) throw fault(place, absence ?? 'stranger')
  return removing(client, place, object, async () => {
    const comparesContent = await tryWriting(client, place, object)
    const copy = { ...object, Key: `${object.Key}-copie` }
    return {
      comparesContent,
      refusesCopies: await removing(client, place, copy, () => tryCopying(client, object, copy)),
    }
  })
}

/** Does something with an object, and removes it. */
async function removing<T>(client: S3Client, place: Place, object: Named, act: () => Promise<T>): Promise<T> {
  const remove = () => refusalOf(client.send(new DeleteObjectCommand(object)))
  const done = await act().catch(async (error: unknown) => {
    await remove().catch(() => undefined)
    throw error
  })
  const refusal = await remove()
  if (refusal !== null) throw fault(place, refusal)
  return done
}

/** Writes, and again over what was written; answers whether a content is compared with its checksum. */
async function tryWriting(client: S3Client, place: Place, object: Named): Promise<boolean> {
  const put = (announced: Buffer) => {
    const checksum = createHash('sha256').update(announced).digest('base64')
    const said = { ContentType: 'text/plain', IfNoneMatch: '*', ChecksumSHA256: checksum }
    return refusalOf(client.send(new PutObjectCommand({ ...object, ...said, Body: CONTENT })))
  }
  const comparesContent = (await put(OTHER)) !== null
  const refusal = comparesContent ? await put(CONTENT) : null
  if (refusal !== null) throw fault(place, refusal)
  const again = await put(CONTENT)
  if (again === null || !TAKEN.has(again.name)) throw fault(place, again ?? 'unconditional')
  return comparesContent
}

/**
 * Asks for a copy by a header that the address is not signed with; answers whether it was refused, as Amazon does, or left
 * unheard.
 */
async function tryCopying(client: S3Client, from: Named, to: Named): Promise<boolean> {
  const url = await getSignedUrl(client, new PutObjectCommand(to), { expiresIn: 60 })
  const headers = { 'x-amz-copy-source': `/${from.Bucket}/${from.Key}` }
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const answer = await fetch(url, { method: 'PUT', headers, body: OTHER, signal })
  return !(await answer.text()).includes('CopyObjectResult')
}

/** What the service refused, or what is missing to ask it; null when it did what was asked. Rejects when it can not now. */
async function refusalOf(asked: Promise<unknown>): Promise<Error | null> {
  try {
    await asked
    return null
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const isRefusal = error instanceof S3ServiceException && (error.$metadata.httpStatusCode ?? 500) < 500
    if (isRefusal || Object.hasOwn(SENTENCES, error.name)) return error
    throw error
  }
}

const RIGHTS = 'S3_ACCESS_KEY_ID needs GetObject, PutObject, DeleteObject and ListBucket on it'
const CONDITIONS =
  'it does not know conditional writes (If-None-Match on PUT), which keep what arrived as it is'

const SENTENCES: Readonly<Record<string, (place: Place) => string>> = {
  CredentialsProviderError: () =>
    'there is no key: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or give this machine a role',
  stranger: () => 'it hands out an object that nobody sent: what answers at S3_ENDPOINT is no S3 service',
  unconditional: () => CONDITIONS,
  NotImplemented: () => CONDITIONS,
  NoSuchBucket: () => 'there is no such bucket: create it, or correct S3_BUCKET',
  InvalidBucketName: () => 'S3_BUCKET is no name of a bucket',
  InvalidAccessKeyId: () => 'it does not know S3_ACCESS_KEY_ID',
  SignatureDoesNotMatch: () => 'S3_SECRET_ACCESS_KEY is not the secret of S3_ACCESS_KEY_ID',
  AccessDenied: () => RIGHTS,
  RequestTimeTooSkewed: () => 'its clock and that of this machine differ: set them right',
  AuthorizationHeaderMalformed: ({ region }) => `it is in another region than S3_REGION, ${region}`,
  PermanentRedirect: ({ region }) => `it is in another region than S3_REGION, ${region}`,
}

/** The sentence of a reason; a refusal that nobody foresaw may be the way's and pass: it stays what it is. */
function fault(place: Place, reason: string | Error): Error {
  const { bucket, endpoint = 'Amazon' } = place
  const sentence = SENTENCES[typeof reason === 'string' ? reason : reason.name]?.(place)
  if (sentence === undefined && typeof reason !== 'string') return reason
  return new ConfigError(`Files can not be kept in the bucket ${bucket} of ${endpoint}: ${sentence}.`)
}
