// Sends a file of unknown size to a bucket in parts. The file appears only after its last part arrived.
import { createHash, hash } from 'node:crypto'
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import type { Found } from './port.ts'

type Target = { readonly Bucket: string; readonly Key: string; readonly ContentType: string }

// Part size in bytes. A file has at most 10,000 parts, each except the last at least 5 MiB: 80 GB with these.
const PART_BYTES = 8_388_608

/** Sends the file; returns its size and hash. A failed upload leaves nothing behind. */
export async function sendInParts(
  to: S3Client,
  target: Target,
  content: AsyncIterable<Uint8Array>,
): Promise<Found> {
  const { Bucket, Key } = target
  const { UploadId } = await to.send(
    new CreateMultipartUploadCommand({ ...target, ChecksumAlgorithm: 'SHA256' }),
  )
  const upload = { Bucket, Key, UploadId }
  const whole = createHash('sha256')
  const Parts: CompletedPart[] = []
  let taille_octets = 0
  try {
    for await (const Body of partsOf(content)) {
      whole.update(Body)
      taille_octets += Body.length
      const PartNumber = Parts.length + 1
      const ChecksumSHA256 = hash('sha256', Body, 'base64')
      const sent = await to.send(new UploadPartCommand({ ...upload, PartNumber, Body, ChecksumSHA256 }))
      Parts.push({ PartNumber, ETag: sent.ETag, ChecksumSHA256 })
    }
    await to.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }))
  } catch (error) {
    await to.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined)
    throw error
  }
  return { taille_octets, sha256: whole.digest('hex') }
}

// Splits the content into parts. An empty file is one empty part.
async function* partsOf(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let [held, size, isFirst] = [[] as Uint8Array[], 0, true]
  for await (const piece of content) {
    held.push(piece)
    size += piece.length
    if (size < PART_BYTES) continue
    yield Buffer.concat(held)
    held = []
    size = 0
    isFirst = false
  }
  if (size > 0 || isFirst) yield Buffer.concat(held)
}
