import {
  chosenSecret,
  httpUrl,
  list,
  oneOf,
  optional,
  type Parser,
  secret,
  setting,
  text,
} from './setting.ts'

/** A media type without parameters, in lowercase. */
const mediaType: Parser<string> = {
  accepts: 'a media type such as image/jpeg',
  parse: (value) => (/^[a-z]{1,20}\/[a-z0-9][a-z0-9.+-]{0,80}$/.test(value) ? value : undefined),
}

const FILE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'application/pdf',
  'application/json',
  'application/geo+json',
  'application/gpx+xml',
  'application/gzip',
]

/** The rows of the settings table. */
export const OBJECTS_TABLE = {
  s3Bucket: optional('S3_BUCKET', text, 'bucket of the files; absent: they are stored under DATA_DIR/objets'),
  s3Endpoint: optional('S3_ENDPOINT', httpUrl, 'S3 service of the bucket; absent: Amazon in S3_REGION'),
  s3PublicEndpoint: optional(
    'S3_PUBLIC_ENDPOINT',
    httpUrl,
    'the same service as phones and browsers reach it; default S3_ENDPOINT',
  ),
  s3Region: setting('S3_REGION', 'us-east-1', text, 'region that requests are signed for'),
  s3AccessKeyId: secret(
    optional('S3_ACCESS_KEY_ID', text, "key of the bucket; absent: the machine's own credentials"),
  ),
  s3SecretAccessKey: chosenSecret(
    optional('S3_SECRET_ACCESS_KEY', text, 'its secret; required with S3_ACCESS_KEY_ID'),
  ),
  s3PathStyle: setting(
    'S3_PATH_STYLE',
    'yes',
    oneOf('yes', 'no'),
    'yes: the bucket is in the path; no: in the host name',
  ),
  objectsKey: chosenSecret(
    optional(
      'OBJECTS_KEY',
      text,
      'secret that signs the URLs of files under DATA_DIR; default: generated in DATA_DIR/cle-objets',
    ),
  ),
  fileTypes: setting('FILE_TYPES', FILE_TYPES.join(','), list(mediaType), 'media types that a file may have'),
  s3TestUrl: secret(
    optional(
      'S3_TEST_URL',
      httpUrl,
      'tests only: an S3 bucket to try, as https://key:secret@host/bucket, characters percent-encoded',
    ),
  ),
}

/** The values of these rows that depend on each other. */
export type ObjectsValues = {
  readonly s3Bucket: string | undefined
  readonly s3Endpoint: string | undefined
  readonly s3PublicEndpoint: string | undefined
  readonly s3AccessKeyId: string | undefined
  readonly s3SecretAccessKey: string | undefined
}

/** Returns a sentence on bucket settings that contradict each other, or null. */
export function objectsFault(values: ObjectsValues): string | null {
  const { s3Bucket, s3Endpoint, s3PublicEndpoint, s3AccessKeyId, s3SecretAccessKey } = values
  const alone = s3Endpoint ?? s3PublicEndpoint ?? s3AccessKeyId ?? s3SecretAccessKey
  if (s3Bucket === undefined && alone !== undefined)
    return 'S3_BUCKET is not set; the other settings of an S3 service need it.'
  if ((s3AccessKeyId === undefined) !== (s3SecretAccessKey === undefined))
    return 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are set together or not at all.'
  return null
}
