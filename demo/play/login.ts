// Signs in to the demo with the embedded provider's password grant; production has no demo account.
import { act, expectStatus, request, type Server } from '@sillon/telephone/http'
import { DEFAULT_RETRY } from '@sillon/telephone/retry'
import { Sentence } from '../../src/process/lifetime.ts'

const PASSWORD = 'demo'

/** The service as a demo account uses it: a new token is requested whenever the old one is no longer valid. */
export async function signIn(url: string, username: string, password = PASSWORD): Promise<Server> {
  let token = await passwordToken(url, username, password)
  return {
    url,
    fetch,
    token: () => Promise.resolve(token),
    renewToken: async () => {
      token = await passwordToken(url, username, password)
      return token
    },
    organisation: null,
    timeoutMs: 60_000,
  }
}

/** Requests an enrolment code for an agent, as the organization's administrator. */
export async function enrolmentCode(url: string, agent: Server): Promise<string> {
  const { utilisateur } = expectStatus(await request(agent, 'GET', '/v1/moi'), 200) as {
    utilisateur: { id: string }
  }
  const admin = await signIn(url, 'admin')
  const body = JSON.stringify({ utilisateur_id: utilisateur.id })
  const issued = expectStatus(await act(admin, DEFAULT_RETRY, '/v1/appareils/codes-enrolement', body), 201)
  return (issued as { code: string }).code
}

async function passwordToken(url: string, username: string, password: string): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'password',
    client_id: 'demo',
    username,
    password,
  })
  let response: Response
  try {
    response = await fetch(`${url}/oidc/token`, { method: 'POST', body })
  } catch {
    throw new Sentence(
      `nothing answers at ${url}; start the service with \`npm start\`, or name another address.`,
    )
  }
  const answer = (await response.json().catch(() => ({}))) as { access_token?: string; error?: string }
  if (answer.access_token !== undefined) return answer.access_token
  const reason = answer.error ?? response.status
  throw new Sentence(
    `${url} gives no token to the demo account ${username} (${reason}): it has no demo data.`,
  )
}
