// The embedded store: files under DATA_DIR, uploaded and downloaded through signed URLs of the service.
import { constants } from 'node:fs'
import { access, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Request, RequestHandler, Response } from 'express'
import { Refusal } from '../contract/errors.ts'
import { isCode } from '../process/systemErrors.ts'
import { ConfigError } from '../settings/config.ts'
import { type Grant, readGrant, signGrant } from './addresses.ts'
import {
  filesUnder,
  foldersIn,
  inspect,
  keep,
  keepWhole,
  read,
  removeLeftBehind,
  sizeOf,
  stream,
  tryFolder,
} from './files.ts'
import type { NewObject, ObjectStore, SignedAddress, Trial } from './port.ts'

/** Folder and URL of the store. */
export type EmbeddedSettings = {
  readonly folder: string
  /** URL of the service. */
  readonly url: string
  readonly secret: string
  readonly now?: () => Date
  /** Longest pause of an upload in ms. */
  readonly idleMs?: number
}

const KEY =
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[0-9a-f]{64}$/

const IDLE_MS = 60_000
const ASIDE = '.depot'
const NEEDS = 'the service must be able to write there, on a disk that knows hard links'
// Errors that may pass while the service runs: an operator makes room, or files are closed.
const PASSING = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EMFILE', 'ENFILE']

// A refused body is still read up to 32 MiB, so that the client receives the refusal.
const READ_OFF_BYTES = 33_554_432

/** Closes the connection after the response if the body is too large to read, or has no length. */
function closeIfUnread(req: Request, res: Response): void {
  const length = Number(req.get('Content-Length') ?? Number.POSITIVE_INFINITY)
  if (length > READ_OFF_BYTES) res.set('Connection', 'close')
}

/** Returns the error of a failed download; null if the client disconnected. */
function downloadError(error: unknown): unknown {
  if (!(error instanceof Error)) return null
  const { status, code, syscall } = error as { status?: number; code?: string; syscall?: string }
  if (code === 'ECONNABORTED' || syscall === 'write') return null
  if (status === 416) return new Refusal('objet_plage_impossible')
  return isCode(error, ...PASSING) ? new Refusal('service_indisponible', undefined, error) : error
}

async function putFile(path: string, aside: string, object: NewObject, content: Buffer): Promise<void> {
  const kept = await keep(path, aside, Readable.from([content]), object)
  if (kept === 'different') throw new TypeError(`${object.cle}: not the content that was announced`)
}

// Throws an error that may pass by itself unchanged, for a retry. Explains any other error, which the operator must correct.
function refuseFolder(folder: string, error: unknown): never {
  if (isCode(error, ...PASSING)) throw error
  const { message } = error as Error
  throw new ConfigError(`Files can not be kept under ${folder} (${message}): ${NEEDS}.`)
}

async function checkFolder(folder: string, aside: string): Promise<Trial> {
  await tryFolder(aside).catch((error: unknown) => refuseFolder(folder, error))
  return { comparesContent: true, refusesCopies: true }
}

/** Opens the store on its folder. Creates the folder if it is missing. */
export async function embeddedStore(settings: EmbeddedSettings): Promise<ObjectStore> {
  const { folder, url, secret, now = () => new Date(), idleMs = IDLE_MS } = settings
  const aside = join(folder, ASIDE)
  await removeLeftBehind(aside, now())
  const pathOf = (cle: string) => join(folder, ...cle.split('/'))
  const address = (grant: Omit<Grant, 'expire'>, seconds: number): SignedAddress => {
    const expire = Math.floor(now().getTime() / 1000) + seconds
    const query = signGrant({ ...grant, expire }, secret)
    return { url: `${url}/objets/${grant.cle}?${query}`, expire_le: new Date(expire * 1000).toISOString() }
  }
  const grantOf = (methode: Grant['methode'], req: Request): Grant => {
    const { organisation, fichier, sha256 } = req.params
    const cle = `${organisation}/${fichier}/${sha256}`
    const mark = req.originalUrl.indexOf('?')
    const search = mark < 0 ? '' : req.originalUrl.slice(mark + 1)
    if (!KEY.test(cle)) throw new Refusal('objet_adresse_invalide')
    return readGrant(methode, cle, search, secret, now())
  }

  const receive: RequestHandler = async (req, res) => {
    closeIfUnread(req, res)
    const { cle, type_media, taille_octets } = grantOf('PUT', req)
    if (taille_octets === null || req.get('Content-Length') !== String(taille_octets))
      throw new Refusal('objet_taille_differente', { taille_octets })
    if (req.get('Content-Type') !== type_media) throw new Refusal('objet_type_different', { type_media })
    if ((await sizeOf(pathOf(cle))) !== null) throw new Refusal('objet_deja_depose')
    req.setTimeout(idleMs, () => req.destroy())
    const awaited = { taille_octets, sha256: cle.slice(-64) }
    const kept = await keep(pathOf(cle), aside, req, awaited).catch((error: unknown) => {
      req.resume() // reads the rest, as after every refusal: the connection stays usable
      // Either the client disconnected, or the disk is full or down; then a retry may help.
      throw new Refusal(req.readableAborted ? 'corps_illisible' : 'service_indisponible', undefined, error)
    })
    if (kept === 'different') throw new Refusal('objet_sha256_different', { sha256: awaited.sha256 })
    if (kept === 'taken') throw new Refusal('objet_deja_depose')
    res.status(200).end()
  }
  const handOut: RequestHandler = async (req, res, next) => {
    const { cle, type_media } = grantOf('GET', req)
    if ((await sizeOf(pathOf(cle))) === null) throw new Refusal('objet_absent')
    const [, name = ''] = cle.split('/')
    res.set({ 'Content-Type': type_media, 'Content-Disposition': `attachment; filename="${name}"` })
    // The store sends neither ETag nor date, so these conditions have nothing to compare with.
    for (const name of ['if-match', 'if-unmodified-since']) delete req.headers[name]
    const options = { etag: false, lastModified: false, cacheControl: false, dotfiles: 'allow' } as const
    res.sendFile(pathOf(cle), options, (error?: unknown) => {
      const told = downloadError(error)
      if (told !== null) next(told)
    })
  }
  return {
    place: `the folder ${folder} (DATA_DIR)`,
    sendAddress: async ({ cle, type_media, taille_octets }, seconds) => ({
      ...address({ methode: 'PUT', cle, type_media, taille_octets }, seconds),
      entetes: { 'content-type': type_media },
    }),
    readAddress: async ({ cle, type_media }, seconds) =>
      address({ methode: 'GET', cle, type_media, taille_octets: null }, seconds),
    put: (object, content) => putFile(pathOf(object.cle), aside, object, content),
    putStream: ({ cle }, content) => keepWhole(pathOf(cle), aside, content),
    inspect: (cle, limit) => inspect(pathOf(cle), limit),
    read: (cle, limit) => read(pathOf(cle), limit),
    stream: (cle, take) => stream(pathOf(cle), take),
    remove: (cle) => rm(pathOf(cle), { force: true }),
    list: (under) => filesUnder(folder, under),
    folders: async () => (await foldersIn(folder)).filter((name) => name !== ASIDE),
    check: () => checkFolder(folder, aside),
    answer: () => access(folder, constants.W_OK),
    embedded: { receive, handOut },
  }
}
