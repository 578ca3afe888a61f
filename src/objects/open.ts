import { randomBytes } from 'node:crypto'
import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../settings/config.ts'
import { readOrCreateSecret } from '../tokens/keyFiles.ts'
import { embeddedStore } from './embedded.ts'
import type { ObjectStore } from './port.ts'

/** Settings that choose and describe the object store. */
export type ObjectsSettings = Pick<
  Config,
  | 's3Bucket'
  | 's3Endpoint'
  | 's3PublicEndpoint'
  | 's3Region'
  | 's3AccessKeyId'
  | 's3SecretAccessKey'
  | 's3PathStyle'
  | 'objectsKey'
  | 'dataDir'
  | 'publicUrl'
>

/** Opens the configured bucket, or the embedded store under DATA_DIR. */
export async function openObjects(settings: ObjectsSettings): Promise<ObjectStore> {
  const { s3Bucket: bucket, s3AccessKeyId: accessKeyId, s3SecretAccessKey: secretAccessKey } = settings
  const { dataDir, objectsKey, publicUrl } = settings
  if (bucket === undefined) {
    const newSecret = async () => randomBytes(32).toString('base64url')
    const secret = objectsKey ?? (await readOrCreateSecret(join(dataDir, 'cle-objets'), newSecret))
    const folder = await ownFolder(join(dataDir, 'objets'))
    return embeddedStore({ folder, url: publicUrl, secret })
  }
  const { s3Store } = await import('./s3.ts') // a large library, loaded only if needed
  const hasKey = accessKeyId !== undefined && secretAccessKey !== undefined
  return s3Store({
    bucket,
    endpoint: settings.s3Endpoint,
    publicEndpoint: settings.s3PublicEndpoint,
    region: settings.s3Region,
    credentials: hasKey ? { accessKeyId, secretAccessKey } : undefined,
    pathStyle: settings.s3PathStyle === 'yes',
  })
}

// Makes the folder private, even if an earlier release created it: file names contain ids of organizations, which other operating
// system users must not list. The check of the store reports an unusable folder.
async function ownFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
    .then(() => chmod(folder, 0o700))
    .catch(() => undefined)
  return folder
}
