// An application that has installed both packages: an officer's client makes the enrolment code, then a phone enrols and
// captures. The test compiles, runs and bundles this file outside the repository.
import { answered, sillon } from '@sillon/client/client'
import { demoSession } from '@sillon/client/session'
import { wallClock } from '@sillon/telephone/clock'
import { estimerRecolte } from '@sillon/telephone/commandes'
import { memoryFileBox } from '@sillon/telephone/fileBox'
import { capture, enrol, openPhone } from '@sillon/telephone/phone'
import { listCampagnes, listParcelles, listProduits } from '@sillon/telephone/reference'
import { DEFAULT_RETRY } from '@sillon/telephone/retry'
import { memoryStore } from '@sillon/telephone/store'
import { synchronize } from '@sillon/telephone/sync'

/** Returns the outcome of the phone's only command. */
export async function day(url: string): Promise<readonly string[]> {
  const office = sillon({ url, session: await demoSession({ url }, 'admin') })
  const agent = await demoSession({ url }, 'agent1')
  const { utilisateur } = answered(await sillon({ url, session: agent }).GET('/v1/moi'))
  const body = { utilisateur_id: utilisateur.id }
  const { code } = answered(await office.POST('/v1/appareils/codes-enrolement', { body }))
  // @ts-expect-error: the types know every path of the contract.
  await office.GET('/v1/nulle-part')

  const phone = await openPhone({
    server: {
      url,
      fetch,
      token: () => agent.token(),
      renewToken: () => agent.token(),
      organisation: null,
      timeoutMs: 30_000,
    },
    store: memoryStore(),
    fichiers: memoryFileBox(),
    clock: wallClock(),
    retry: DEFAULT_RETRY,
    versions: { pack: '1.0.0', parametres: '1', application: '1.0.0' },
  })
  await enrol(phone, code, 'Paquet')
  const { server, retry } = phone
  const [campagne] = await listCampagnes(server, retry)
  const [parcelle] = await listParcelles(server, retry)
  const [produit] = await listProduits(server, retry)
  if (!campagne || !parcelle || !produit) throw new Error('the demo has none')
  const estimate = estimerRecolte({
    campagne_id: campagne.id,
    parcelle_id: parcelle.id,
    produit_id: produit.id,
    date_prevue: new Date().toISOString().slice(0, 10),
    quantite_g: 4_000_000,
  })
  await capture(phone, estimate)
  return (await synchronize(phone)).resultats.map(({ issue }) => issue)
}
