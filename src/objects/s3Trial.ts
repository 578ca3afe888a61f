// Checks a bucket with a test object at the start. Otherwise a fault would appear only with the first file. Errors are sentences
// for the operator.
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

/** The address of the bucket, for messages. */
export type Place = {
  readonly bucket: string
  readonly endpoint?: string | undefined
  readonly region: string
}

type Named = { readonly Bucket: string; readonly Key: string }

const PATIENCE_MS = 30_000
const CONTENT = Buffer.from('essai')
const OTHER = Buffer.from('autre')
// Names for an existing object, which differ between services.
const TAKEN = new Set(['PreconditionFailed', 'ConditionalRequestConflict'])

/** Checks the bucket; its test objects are removed afterwards. */
export async function tryBucket(client: S3Client, place: Place): Promise<Trial> {
  const object = { Bucket: place.bucket, Key: `essai/${randomUUID()}` }
  const absence = await refusalOf(client.send(new GetObjectCommand(object)))
  // The service reports an absent object as such only to an access key that may list objects.
  if (!(absence instanceof NoSuchKey)) throw fault(place, absence ?? 'stranger')
  return actAndRemove(client, place, object, async () => {
    const comparesContent = await tryWriting(client, place, object)
    const copy = { ...object, Key: `${object.Key}-copie` }
    return {
      comparesContent,
      refusesCopies: await actAndRemove(client, place, copy, () => tryCopying(client, object, copy)),
    }
  })
}

/** Runs an action on an object, and then removes the object. */
async function actAndRemove<T>(
  client: S3Client,
  place: Place,
  object: Named,
  act: () => Promise<T>,
): Promise<T> {
  const remove = () => refusalOf(client.send(new DeleteObjectCommand(object)))
  const done = await act().catch(async (error: unknown) => {
    await remove().catch(() => undefined)
    throw error
  })
  const refusal = await remove()
  if (refusal !== null) throw fault(place, refusal)
  return done
}

/** Writes an object, and writes it again. Returns true if the service compares content with its checksum. */
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
 * Sends a copy request through a header that the URL's signature does not cover. Returns true if the service refused it, as
 * Amazon does; false if it ignored it.
 */
async function tryCopying(client: S3Client, from: Named, to: Named): Promise<boolean> {
  const url = await getSignedUrl(client, new PutObjectCommand(to), { expiresIn: 60 })
  const headers = { 'x-amz-copy-source': `/${from.Bucket}/${from.Key}` }
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const answer = await fetch(url, { method: 'PUT', headers, body: OTHER, signal })
  return !(await answer.text()).includes('CopyObjectResult')
}

/** Returns the refusal of the service, or the missing credentials; null on success. Rejects if the service is down. */
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
  stranger: () => 'it returns an object that was never sent: S3_ENDPOINT is no S3 service',
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

/** Returns the sentence for a reason. An unexpected refusal may come from the network and pass, so it is returned unchanged. */
function fault(place: Place, reason: string | Error): Error {
  const { bucket, endpoint = 'Amazon' } = place
  const sentence = SENTENCES[typeof reason === 'string' ? reason : reason.name]?.(place)
  if (sentence === undefined && typeof reason !== 'string') return reason
  return new ConfigError(`Files can not be kept in the bucket ${bucket} of ${endpoint}: ${sentence}.`)
}
