// The embedded store: files under DATA_DIR, sent to and read from the service's own address by signed addresses.
import { constants } from 'node:fs'
import { access, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Request, RequestHandler, Response } from 'express'
import { Refusal } from '../contract/errors.ts'
import { isCode } from '../process/systemErrors.ts'
import { ConfigError } from '../settings/config.ts'
import { type Grant, granted, sealed } from './addresses.ts'
import {
  filesUnder,
  foldersIn,
  inspect,
  keep,
  keepWhole,
  read,
  removeLeftBehind,
  sizeOf,
  tryFolder,
} from './files.ts'
import type { NewObject, ObjectStore, SignedAddress } from './port.ts'

/** Where the files stand and how they are reached. */
export type EmbeddedSettings = {
  readonly folder: string
  /** The service's own address. */
  readonly url: string
  readonly secret: string
  readonly now?: () => Date
  /** How long a sending may stand still. */
  readonly idleMs?: number
}

const KEY =
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[0-9a-f]{64}$/

const IDLE_MS = 60_000
const ASIDE = '.depot'
const NEEDS = 'the service must be able to write there, on a disk that knows hard links'
// Room can be made while the service runs, files be closed.
const PASSING = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EMFILE', 'ENFILE']

// What is refused without being read is read off all the same, so that the sender hears why; but not without end.
const READ_OFF_BYTES = 33_554_432

/** Lets the connection of a sending that is too large to be read off, or of no length, end with its answer. */
function leavingUnread(req: Request, res: Response): void {
  const length = Number(req.get('Content-Length') ?? Number.POSITIVE_INFINITY)
  if (length > READ_OFF_BYTES) res.set('Connection', 'close')
}

/** What is told of a file that could not be handed out; null when whoever asked went away. */
function unsent(error: unknown): unknown {
  if (!(error instanceof Error)) return null
  const { status, code, syscall } = error as { status?: number; code?: string; syscall?: string }
  if (code === 'ECONNABORTED' || syscall === 'write') return null
  if (status === 416) return new Refusal('objet_plage_impossible')
  return isCode(error, ...PASSING) ? new Refusal('service_indisponible', undefined, error) : error
}

async function putAside(path: string, aside: string, object: NewObject, content: Buffer): Promise<void> {
  const kept = await keep(path, aside, Readable.from([content]), object)
  if (kept === 'different') throw new TypeError(`${object.cle}: not the content that was announced`)
}

// What passes is worth another try; what does not, a person must set right.
function refuseFolder(folder: string, error: unknown): never {
  if (isCode(error, ...PASSING)) throw error
  const { message } = error as Error
  throw new ConfigError(`Files can not be kept under ${folder} (${message}): ${NEEDS}.`)
}

/** Opens the store on its folder, which is made when it is not there. */
export async function embeddedStore(settings: EmbeddedSettings): Promise<ObjectStore> {
  const { folder, url, secret, now = () => new Date(), idleMs = IDLE_MS } = settings
  const aside = join(folder, ASIDE)
  await removeLeftBehind(aside, now())
  const pathOf = (cle: string) => join(folder, ...cle.split('/'))
  const address = (grant: Omit<Grant, 'expire'>, seconds: number): SignedAddress => {
    const expire = Math.floor(now().getTime() / 1000) + seconds
    const query = sealed({ ...grant, expire }, secret)
    return { url: `${url}/objets/${grant.cle}?${query}`, expire_le: new Date(expire * 1000).toISOString() }
  }
  const grantOf = (methode: Grant['methode'], req: Request): Grant => {
    const { organisation, fichier, sha256 } = req.params
    const cle = `${organisation}/${fichier}/${sha256}`
    const mark = req.originalUrl.indexOf('?')
    const search = mark < 0 ? '' : req.originalUrl.slice(mark + 1)
    if (!KEY.test(cle)) throw new Refusal('objet_adresse_invalide')
    return granted(methode, cle, search, secret, now())
  }

  const receive: RequestHandler = async (req, res) => {
    leavingUnread(req, res)
    const { cle, type_media, taille_octets } = grantOf('PUT', req)
    if (taille_octets === null || req.get('Content-Length') !== String(taille_octets))
      throw new Refusal('objet_taille_differente', { taille_octets })
    if (req.get('Content-Type') !== type_media) throw new Refusal('objet_type_different', { type_media })
    if ((await sizeOf(pathOf(cle))) !== null) throw new Refusal('objet_deja_depose')
    req.setTimeout(idleMs, () => req.destroy())
    const awaited = { taille_octets, sha256: cle.slice(-64) }
    const kept = await keep(pathOf(cle), aside, req, awaited).catch((error: unknown) => {
      req.resume() // the rest is read off, as of every refusal: the connection may be used again
      // Either the sender broke off, or the disk is full or away, which is worth another try.
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
    // A file has neither tag nor date here: there is nothing that these could be compared with.
    for (const name of ['if-match', 'if-unmodified-since']) delete req.headers[name]
    const options = { etag: false, lastModified: false, cacheControl: false, dotfiles: 'allow' } as const
    res.sendFile(pathOf(cle), options, (error?: unknown) => {
      const told = unsent(error)
      if (told !== null) next(told)
    })
  }
  return {
    sendAddress: async ({ cle, type_media, taille_octets }, seconds) => ({
      ...address({ methode: 'PUT', cle, type_media, taille_octets }, seconds),
      entetes: { 'content-type': type_media },
    }),
    readAddress: async ({ cle, type_media }, seconds) =>
      address({ methode: 'GET', cle, type_media, taille_octets: null }, seconds),
    put: (object, content) => putAside(pathOf(object.cle), aside, object, content),
    putStream: ({ cle }, content) => keepWhole(pathOf(cle), aside, content),
    inspect: (cle, limit) => inspect(pathOf(cle), limit),
    read: (cle, limit) => read(pathOf(cle), limit),
    remove: (cle) => rm(pathOf(cle), { force: true }),
    list: (under) => filesUnder(folder, under),
    folders: async () => (await foldersIn(folder)).filter((name) => name !== ASIDE),
    check: async () => {
      await tryFolder(aside).catch((error: unknown) => refuseFolder(folder, error))
      return { comparesContent: true, refusesCopies: true }
    },
    answer: () => access(folder, constants.W_OK),
    embedded: { receive, handOut },
  }
}
