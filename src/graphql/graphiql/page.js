// Signs in, then shows GraphiQL. The token stays in this module: in no storage, no cookie, no address.
const form = document.getElementById('connexion')
const refusal = document.getElementById('refus')
const root = document.getElementById('graphiql')

/** Whether the embedded provider answers here; a token of any other provider is pasted in. */
async function hasEmbeddedProvider() {
  return (await fetch('/oidc/.well-known/openid-configuration')).ok
}

async function tokenOf({ username, password, token }) {
  if (form.dataset.mode === 'jeton') return token.trim()
  const body = new URLSearchParams({ grant_type: 'password', client_id: 'demo', username, password })
  const response = await fetch('/oidc/token', { method: 'POST', body })
  if (!response.ok) throw new Error('compte inconnu ou mot de passe faux')
  return (await response.json()).access_token
}

async function enter(members) {
  const headers = { authorization: `Bearer ${await tokenOf(members)}` }
  if (members.organisation.trim() !== '') headers['x-organisation'] = members.organisation.trim()
  const admitted = await fetch('/graphiql', { headers: { ...headers, accept: 'application/json' } })
  if (!admitted.ok) throw new Error((await admitted.json()).erreur)
  await show(headers)
}

async function show(headers) {
  const files = '/graphiql/ruru/'
  const workers = { json: 'jsonWorker.js', graphql: 'graphqlWorker.js' }
  globalThis.MonacoEnvironment = {
    getWorker: (_id, label) => new Worker(files + (workers[label] ?? 'editorWorker.js'), { type: 'module' }),
  }
  const { React, createRoot, Ruru } = await import(`${files}ruru.js`)
  const fetcher = async (params) => {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(params),
    })
    return response.json()
  }
  form.hidden = true
  createRoot(root).render(React.createElement(Ruru, { fetcher, endpoint: '/graphql', staticPath: files }))
}

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  refusal.textContent = ''
  try {
    await enter(Object.fromEntries(new FormData(form)))
  } catch (error) {
    refusal.textContent = error.message
  }
})

form.dataset.mode = (await hasEmbeddedProvider()) ? 'compte' : 'jeton'
form.hidden = false
