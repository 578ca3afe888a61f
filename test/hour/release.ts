// The release after this one, in the repository that the Debian machine clones.
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { makeNextRelease } from '../../lab/ordeal/nextRelease.ts'
import { run } from '../support/foreignTools.ts'

const AUTHOR = ['-c', 'user.name=Sillon', '-c', 'user.email=sillon@exemple.org']

/** Commits the release there; returns the commit. */
export async function publishNextRelease(repository: string): Promise<string> {
  const ending = new AbortController().signal
  const tree = (await makeNextRelease({ ending, defer: (close) => onTestFinished(() => void close()) }))
    .pathname
  const git = (...args: readonly string[]) =>
    run('git', [`--git-dir=${repository}`, `--work-tree=${tree}`, ...AUTHOR, ...args], join(tree))
  await git('add', '--all')
  await git('commit', '--quiet', '-m', 'the next release')
  return (await git('rev-parse', 'HEAD')).trim()
}
