// The least that a read can be: an Express route that answers the text of one `select`, in a process of its own.
import express from 'express'
import pg from 'pg'

process.once('message', (connectionString: string) => {
  const pool = new pg.Pool({ connectionString, max: 4 })
  const app = express()
  app.get('/', async (request, response) => {
    const { rows } = await pool.query<{ corps: string }>(
      'select corps from public.reponse where chemin = $1',
      [request.query.chemin],
    )
    response.type('json').send(rows[0]?.corps)
  })
  const listening = app.listen(0, '127.0.0.1', () => {
    const address = listening.address()
    process.send?.(`http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`)
  })
  for (const end of ['message', 'disconnect']) process.once(end, () => process.exit(0))
})
