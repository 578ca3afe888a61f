// Lists the objects of a bucket page by page, in the order of their keys.
import { ListObjectsV2Command, type ListObjectsV2CommandInput, type S3Client } from '@aws-sdk/client-s3'
import type { Listed } from './port.ts'

/** Lists the objects under a folder, in the byte order of their keys. */
export async function* objectsUnder(from: S3Client, Bucket: string, Prefix: string): AsyncGenerator<Listed> {
  for await (const { Contents = [] } of pages(from, { Bucket, Prefix }))
    for (const { Key: cle = '', Size: taille_octets = 0 } of Contents) yield { cle, taille_octets }
}

/** Returns the folders of a bucket. Objects outside of folders do not belong to the service. */
export async function foldersOf(from: S3Client, Bucket: string): Promise<string[]> {
  const names: string[] = []
  for await (const { CommonPrefixes = [] } of pages(from, { Bucket, Delimiter: '/' }))
    for (const { Prefix = '' } of CommonPrefixes) names.push(Prefix.slice(0, -1))
  return names
}

// Refuses a wrong continuation token: a list cut short would report existing files as lost, and a list that starts again would
// never end.
async function* pages(from: S3Client, asked: ListObjectsV2CommandInput) {
  for (let ContinuationToken: string | undefined; ; ) {
    const page = await from.send(new ListObjectsV2Command({ ...asked, ContinuationToken }))
    yield page
    if (page.IsTruncated !== true) return
    const { NextContinuationToken: next = '' } = page
    if (next === '' || next === ContinuationToken)
      throw new Error(`the bucket ${asked.Bucket} has more objects but gives no continuation token`)
    ContinuationToken = next
  }
}
