// Signatures of the demo: a curve like one drawn with a finger, as a PNG for any viewer.
import { crc32, deflateSync } from 'node:zlib'
import type { Commande } from '@sillon/telephone/envelope'
import { keepFile } from '@sillon/telephone/files'
import { expectStatus, request } from '@sillon/telephone/http'
import type { Phone } from '@sillon/telephone/phone'
import type { Enveloppe } from '@sillon/telephone/types'
import { Sentence } from '../../src/process/lifetime.ts'
import { signIn } from './login.ts'
import type { Captured } from './report.ts'

const WIDTH = 240
const HEIGHT = 80
const PEN = 1.6

/** Returns the command with a signature; the phone keeps the signature until the service has it. */
export async function signed(phone: Phone, planned: Commande): Promise<Commande> {
  const contenu = drawSignature(Math.random)
  const piece = await keepFile(phone, { role: 'signature', type_media: 'image/png', contenu })
  return { ...planned, pieces_jointes: [...planned.pieces_jointes, piece] }
}

/** Checks the day's signatures as the office does: each file is fetched and compared with its command. */
export async function readSignatures(url: string, day: Captured[]): Promise<number> {
  const officer = await signIn(url, 'rsci')
  const pieces = day.flatMap(({ local }) => (JSON.parse(local.texte) as Enveloppe).pieces_jointes)
  for (const { fichier_id, sha256 } of pieces) {
    const answer = expectStatus(await request(officer, 'GET', `/v1/fichiers/${fichier_id}`), 200)
    const { lecture } = answer as { lecture: { url: string } | null }
    if (lecture === null) throw new Sentence('a signature has not arrived.')
    const bytes = await (await fetch(lecture.url)).arrayBuffer()
    const digest = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
    if (digest !== sha256) throw new Sentence('a signature is not the one that its command announces.')
  }
  return pieces.length
}

/** Draws a curve of random loops, dark on white, as a greyscale PNG. */
function drawSignature(random: () => number): Buffer {
  const pixels = Buffer.alloc(HEIGHT * (WIDTH + 1), 255)
  for (let row = 0; row < HEIGHT; row++) pixels[row * (WIDTH + 1)] = 0 // each row begins with its filter type, here none
  const [loops, slant, height] = [4 + random() * 4, random() * 12, 14 + random() * 16]
  for (let t = 0; t < 1; t += 0.0005) {
    const angle = t * loops * 2 * Math.PI
    dot(pixels, 20 + t * 190 + slant * Math.cos(angle), HEIGHT / 2 + height * (1 - t / 2) * Math.sin(angle))
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(WIDTH, 0)
  header.writeUInt32BE(HEIGHT, 4)
  header[8] = 8 // bit depth; the zeros in the following bytes mean grey, deflate, adaptive filters, not interlaced
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const body = deflateSync(pixels)
  return Buffer.concat([magic, chunk('IHDR', header), chunk('IDAT', body), chunk('IEND', Buffer.alloc(0))])
}

function dot(pixels: Buffer, x: number, y: number): void {
  for (let row = Math.ceil(y - PEN); row <= y + PEN; row++)
    for (let column = Math.ceil(x - PEN); column <= x + PEN; column++)
      if (row >= 0 && row < HEIGHT && column >= 0 && column < WIDTH)
        pixels[row * (WIDTH + 1) + 1 + column] = 40
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
