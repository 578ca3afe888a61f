// The service of the model's tests, with tokens from an issuer that knows every organization.
import { openApi } from '../../api/support/api.ts'
import { openIssuer } from '../../api/support/issuer.ts'
import type { Door } from './scene.ts'

/** Opens the service; the token of a member names the member's organization. */
export async function openDoor(): Promise<Door> {
  const issuer = await openIssuer()
  const tokens = new Map<string, Promise<string>>()
  return {
    api: await openApi({ settings: { ...issuer.settings } }),
    token({ id, identifiant, organisation_code }) {
      const claims = { sub: id, organisations: [organisation_code] }
      const token = tokens.get(id) ?? issuer.tokenOf(identifiant, { claims })
      tokens.set(id, token)
      return token
    },
  }
}
