// A phone of the library whose service may change between two requests, as after a restore.
import { nodeClock } from '@sillon/telephone/adapters/node/clock'
import { memoryFileBox } from '@sillon/telephone/fileBox'
import { enrol, openPhone, type Phone } from '@sillon/telephone/phone'
import { memoryStore } from '@sillon/telephone/store'
import type { HttpClient } from '../../support/http.ts'

const NOWHERE = 'http://sillon.test'

/** Enrols a phone for an account; `service` returns the current service. */
export async function libraryPhone(service: () => HttpClient & { url: string }, as: string): Promise<Phone> {
  const phone = await openPhone({
    server: {
      url: NOWHERE,
      fetch: (input, init) => fetch(String(input).replace(NOWHERE, service().url), init),
      token: () => service().token(as),
      renewToken: () => service().token(as),
      organisation: null,
      timeoutMs: 10_000,
    },
    store: memoryStore(),
    fichiers: memoryFileBox(),
    clock: nodeClock(),
    retry: {
      attempts: 2,
      firstDelayMs: 1,
      longestDelayMs: 10,
      sleep: () => Promise.resolve(),
      random: () => 0,
    },
    versions: { pack: '1.0', parametres: '1', application: 'essai' },
  })
  const { utilisateur } = (await service().get('/v1/moi', as)).body
  const code = { utilisateur_id: utilisateur.id }
  const { body } = await service().post('/v1/appareils/codes-enrolement', code, 'admin')
  await enrol(phone, body.code, 'Téléphone d’essai')
  return phone
}
