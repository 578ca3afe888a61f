// Finds the test that notices a breakage: the first test that fails with the breakage and passes without it.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Breakage } from '../../breakages/breakage.ts'
import { cloneDatabase, databaseAt, withClient } from '../clone.ts'
import type { TestContext } from '../context.ts'
import { loadFixtures, pgtapFiles, runPgtap } from '../runner/pgtap.ts'
import type { JudgeOrder, Verdict } from './judgeProcess.ts'

/** The tools with which tests are run against breakages. */
export type Sitting = {
  readonly context: TestContext
  /** The checkout whose files may be broken. */
  readonly root: string
  readonly ending: AbortSignal
  /** True to run only the test cases that concern a breakage. */
  readonly isQuick: boolean
  /** The results of the tests on the code without a breakage. */
  readonly unbroken: Map<string, Verdict>
}

/** The test that noticed the breakage: its file, and the command that runs it. */
export type Notice = { readonly file: string; readonly judge: string; readonly about: string | undefined }

const isSql = (judge: string) => /^sql(\/|$)/.test(judge)

/** Returns the first test that notices a breakage. Tests run in their order, first the cases that concern the breakage. */
export async function whoNotices(
  { judges, about }: Pick<Breakage, 'judges' | 'about'>,
  sitting: Sitting,
): Promise<Notice | undefined> {
  const rounds = about === undefined || sitting.isQuick ? [about] : [about, undefined]
  for (const [at, round] of rounds.entries()) {
    const isLast = at === rounds.length - 1
    for (const judge of judges.filter((one) => isLast || !isSql(one))) {
      const asked = { judge, about: isSql(judge) ? undefined : round }
      const { failed } = await ask(asked, sitting)
      if (failed !== undefined) return { ...asked, file: failed }
    }
  }
  return undefined
}

/** Says if a test passes on the code without a breakage. Runs each test only once. */
export async function isContent({ judge, about }: Notice, sitting: Sitting): Promise<boolean> {
  const key = `${judge} ${about}`
  const known = sitting.unbroken.get(key) ?? (await ask({ judge, about }, sitting))
  sitting.unbroken.set(key, known)
  return known.failed === undefined
}

type Asked = { readonly judge: string; readonly about: string | undefined }

function ask({ judge, about }: Asked, { context, root, ending }: Sitting): Promise<Verdict> {
  return isSql(judge)
    ? askPgtap(judge, context, ending)
    : judgeFile({ judge, about: about && literal(about), context }, root, ending)
}

async function askPgtap(judge: string, context: TestContext, ending: AbortSignal): Promise<Verdict> {
  const files = pgtapFiles([judge])
  if (files.length === 0) return { failed: undefined }
  const name = `${context.prefix}pgtap_brisee`
  await cloneDatabase(context.adminUrl, context.templates.vide, name)
  const said: string[] = []
  try {
    const url = databaseAt(context.adminUrl, name)
    await loadFixtures(url)
    const { failed } = await runPgtap(url, files, ending, (line) => said.push(line))
    if (failed === 0) return { failed: undefined }
    const paths = said.map((line) => /✗ (test\/\S+\.sql)/.exec(line)?.[1])
    return { failed: paths.find((path) => path !== undefined) ?? judge }
  } catch (error) {
    // With this breakage, the database refuses the fixtures of the tests.
    return { failed: (error as Error).message.split(':')[0] }
  } finally {
    await withClient(context.adminUrl, (client) =>
      client.query(`drop database if exists ${name} with (force)`),
    )
  }
}

/** Runs vitest files in a separate process. */
export function judgeFile(order: JudgeOrder, root: string, ending: AbortSignal): Promise<Verdict> {
  const script = join(root, 'test/support/breakages/judgeProcess.ts')
  const child = spawn(process.execPath, [script, JSON.stringify(order)], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const kill = () => child.kill('SIGTERM')
  ending.addEventListener('abort', kill, { once: true })
  // If the process dies before it sends a result, the change broke it.
  let verdict: Verdict = { failed: `${order.judge}, which did not run` }
  child.on('message', (message) => {
    verdict = message as Verdict
  })
  return new Promise((resolve) => {
    child.once('exit', () => {
      ending.removeEventListener('abort', kill)
      resolve(verdict)
    })
  })
}

function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
