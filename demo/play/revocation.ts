// A lost phone: the administrator revokes it while it has no network. Later it sends its queue, then erases itself.
import { act, expectStatus } from '@sillon/telephone/http'
import { DEFAULT_RETRY } from '@sillon/telephone/retry'
import { type Bilan, synchronize } from '@sillon/telephone/sync'
import { signIn } from './login.ts'
import type { DemoPhone } from './phone.ts'
import type { Add } from './report.ts'
import { collecteFrom, plotOf, type Terrain } from './terrain.ts'

/** Two collections, one before and one after the revocation, then the phone's last synchronization. */
export async function loseAndSend(
  url: string,
  device: DemoPhone,
  add: Add,
  terrain: Terrain,
  groupementId: string,
): Promise<Bilan> {
  const plot = plotOf(terrain, groupementId)
  device.network.mode = 'down'
  await add('before the phone was lost', collecteFrom(terrain, plot, [17_800]))
  const admin = await signIn(url, 'admin')
  const path = `/v1/appareils/${device.phone.state.enrolement?.appareil_id}/revoquer`
  const body = JSON.stringify({ raison: 'Téléphone perdu au marché.' })
  expectStatus(await act(admin, DEFAULT_RETRY, path, body), 200)
  await add('by whoever found it', collecteFrom(terrain, plot, [16_200]))
  device.network.mode = 'up'
  return synchronize(device.phone)
}
