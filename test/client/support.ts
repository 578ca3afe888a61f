import type { Clock } from '@sillon/telephone/clock'
import { commande } from '@sillon/telephone/envelope'
import { type FileBox, memoryFileBox } from '@sillon/telephone/fileBox'
import { capture, enrol, openPhone, type Phone } from '@sillon/telephone/phone'
import type { CommandeLocale } from '@sillon/telephone/state'
import { memoryStore, type Store } from '@sillon/telephone/store'
import { type FakeService, fakeService } from './fakeService.ts'

/** An hour, in milliseconds. */
export const HOUR = 3_600_000
/** A day, in milliseconds. */
export const DAY = 24 * HOUR

/** A world whose time the test moves: the true time, and the error of the phone's wall clock. */
export type World = {
  time: number
  wallError: number
  boot: string
  slept: number[]
  service: FakeService
  store: Store
  fichiers: FileBox
  clock: Clock
}

/** A world on 4 May 2026 at 8 o'clock, with a phone that is not enrolled yet. */
export function newWorld(): World {
  const world: World = {
    time: Date.parse('2026-05-04T08:00:00.000Z'),
    wallError: 0,
    boot: 'boot-1',
    slept: [],
    service: fakeService(() => new Date(world.time)),
    store: memoryStore(),
    fichiers: memoryFileBox(),
    clock: {
      wall: () => new Date(world.time + world.wallError),
      sinceBoot: () => ({ amorcage: world.boot, ms: world.time - 1_000_000 }),
    },
  }
  return world
}

/** Opens the phone on this world's store; opening it again is like restarting the application. */
export function phoneOf(world: World): Promise<Phone> {
  let token = 'jeton-1'
  return openPhone({
    server: {
      url: 'http://sillon.test',
      fetch: world.service.fetch,
      token: () => Promise.resolve(token),
      renewToken: () => {
        token = 'jeton-2'
        return Promise.resolve(token)
      },
      organisation: null,
      timeoutMs: 1000,
    },
    store: world.store,
    fichiers: world.fichiers,
    clock: world.clock,
    retry: {
      attempts: 4,
      firstDelayMs: 1000,
      longestDelayMs: 60_000,
      sleep: (ms) => {
        world.slept.push(ms)
        world.time += ms
        return Promise.resolve()
      },
      random: () => 1,
    },
    versions: { pack: '1.0.0', parametres: '1', application: '1.0.0' },
  })
}

/** The phone of this world, enrolled as device A7. */
export async function enrolledPhone(world: World): Promise<Phone> {
  const phone = await phoneOf(world)
  await enrol(phone, 'ABCD-1234')
  return phone
}

/** A remark that is long enough to fill batches up to their limit in bytes. */
export function collecte(observation = ''): ReturnType<typeof commande> {
  return commande('collecte.enregistrer', 2, {
    collecte_id: 'c',
    campagne_id: 'k',
    producteur_id: 'p',
    parcelle_id: 'l',
    produit_id: 'r',
    pesees: [{ brut_g: 50_000, tare_g: 1_000 }],
    calcul_telephone: { net_g: 49_000, refaction_g: 0, net_marchand_g: 49_000 },
    qualite_declaree: { AB: 'AB' },
    observation,
  })
}

/** Captures this many collections. */
export async function captureMany(phone: Phone, count: number): Promise<CommandeLocale[]> {
  const captured: CommandeLocale[] = []
  for (let i = 0; i < count; i++) captured.push(await capture(phone, collecte()))
  return captured
}
