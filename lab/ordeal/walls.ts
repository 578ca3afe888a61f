// Removes each policy, FORCE, guard and grant of the database in turn. The suite's check of the catalogue must report the removed
// one and no other. Changes of the service's behaviour without it are not tested here (docs/decisions/0097).
import type { Client } from 'pg'
import { lineOf, readWalls, type Wall, wallsAmiss } from '../../test/breakages/everyWall.ts'
import { breaking } from '../../test/support/breakages/apply.ts'
import { judgeFile, type Sitting } from '../../test/support/breakages/judge.ts'
import { databaseAt, withClient } from '../../test/support/clone.ts'
import { progress } from '../bench/progress.ts'
import type { Control, Figure } from './figure.ts'
import type { Given } from './part.ts'
import { sit } from './suite.ts'

/** The test file that checks policies, FORCE, guards and grants. */
const JUDGE = 'contract/walls'

/** Removes this many policies, FORCE, guards and grants, chosen by the seed. */
export async function takeWallsDown({ lifetime, verb, seed, size }: Given): Promise<readonly Figure[]> {
  const sitting = await sit(verb)
  const { context } = sitting
  return withClient(databaseAt(context.adminUrl, context.templates.vide), async (client) => {
    const walls = await readWalls(client)
    const every = Math.max(1, Math.floor(walls.length / (size.walls ?? walls.length)))
    const chosen = walls.filter((_, at) => (at + seed) % every === 0)
    const losses: string[] = []
    for (const [at, wall] of chosen.entries()) {
      lifetime.ending.throwIfAborted()
      const told = await amissWithout(client, wall.statement)
      if (told.length !== 1 || told[0] !== `gone: ${lineOf(wall)}`)
        losses.push(`without ${wall.kind} ${wall.name} it tells: ${told.join('; ') || 'nothing'}`)
      progress(`wall ${at + 1} of ${chosen.length}`)
    }
    const kinds = Object.fromEntries(
      [...Map.groupBy(chosen, ({ kind }) => kind)].map(([kind, all]) => [kind, all.length]),
    )
    return [
      {
        what: `${chosen.length} of ${walls.length} walls taken down in turn: policies, FORCEs, guards, grants, roles, views`,
        measured: { ...kinds, unnoticed: losses.length },
        losses,
        control: await control(client, walls.find(isOfTheDatabase), sitting),
      },
    ]
  })
}

async function amissWithout(client: Client, statement: string): Promise<string[]> {
  await client.query(`begin; ${statement}`)
  try {
    return wallsAmiss(await readWalls(client))
  } finally {
    await client.query('rollback')
  }
}

// Roles belong to the cluster, so concurrent work would lose their grants too.
function isOfTheDatabase({ kind }: Wall): boolean {
  return kind === 'policy'
}

// Checks that the suite's own test file passes while every policy, guard and grant is in place, and fails without one of them.
async function control(client: Client, wall: Wall | undefined, sitting: Sitting): Promise<Control> {
  const what = 'nothing is told where every wall stands, and the suite’s file fails without one'
  if (wall === undefined || wallsAmiss(await readWalls(client)).length > 0) return { what, isTold: false }
  const { context, root, ending } = sitting
  const judged = (on: typeof context) =>
    judgeFile({ judge: JUDGE, about: undefined, context: on }, root, ending)
  // A template can be cloned only while no session is connected to it.
  await client.end()
  const [whole, broken] = [
    await judged(context),
    await breaking({ statement: wall.statement }, sitting, judged),
  ]
  return { what, isTold: whole.failed === undefined && broken.failed !== undefined }
}
