// The same routes with an S3 bucket as the store. The fake bucket calculates every signature itself.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openS3Double } from '../objects/support/s3Double.ts'
import { openApi } from './support/api.ts'
import { arrivedFile, askAddress, confirm, fileOf, sendTo } from './support/files.ts'
import { enrolDevice } from './support/phones.ts'

const key = { accessKeyId: 'AKIDEXEMPLE', secretAccessKey: 'secret+/exemple', region: 'eu-west-3' }
const double = await openS3Double(key)
afterAll(() => double.close())
beforeEach(() => {
  double.checksums = true
  double.denied = false
})
const api = await openApi({
  settings: {
    S3_BUCKET: 'sillon',
    S3_ENDPOINT: double.url,
    S3_REGION: key.region,
    S3_ACCESS_KEY_ID: key.accessKeyId,
    S3_SECRET_ACCESS_KEY: key.secretAccessKey,
  },
})
const device = await enrolDevice(api)

test('a file is asked for, sent to the bucket, confirmed and read from it', async () => {
  const file = await arrivedFile(api, device)
  const { fichier, lecture } = (await api.get(`/v1/fichiers/${file.fichier_id}`, 'rsci')).body
  expect(fichier.statut).toBe('arrive')
  expect(lecture.url).toMatch(`${double.url}/sillon/`)
  expect(await (await fetch(lecture.url)).text()).toBe(file.bytes.toString())
})

test('another content that the service let in is told, and removed', async () => {
  double.checksums = false
  const file = fileOf()
  const asked = await askAddress(api, device, file)
  expect(await sendTo(asked, Buffer.alloc(file.bytes.length, 'x'))).toBe(200)
  const answer = await confirm(api, device, file.fichier_id)
  expect([answer.status, answer.body.erreur]).toEqual([409, 'fichier_different'])
  expect(answer.body.details).toMatchObject({ taille_octets: file.bytes.length })
  expect([...double.objects.keys()].some((path) => path.includes(file.fichier_id))).toBe(false)
  expect(await sendTo(asked, file.bytes)).toBe(200)
  expect((await confirm(api, device, file.fichier_id)).body.statut).toBe('arrive')
})

test('a bucket that refuses or is away is a passing trouble: 503, and the file stays awaited', async () => {
  const file = fileOf()
  await sendTo(await askAddress(api, device, file), file.bytes)
  double.denied = true
  const answer = await confirm(api, device, file.fichier_id)
  expect([answer.status, answer.body.erreur]).toEqual([503, 'service_indisponible'])
  double.denied = false
  expect((await confirm(api, device, file.fichier_id)).body.statut).toBe('arrive')
})
