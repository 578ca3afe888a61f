import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isCode } from '../process/systemErrors.ts'

/** Replaces a secret file completely or not at all. Only its owner can read it. */
export function replaceSecret(file: string, content: string): void {
  const draft = writeDraft(file, content)
  try {
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

/** Reads a secret file; the first process creates it. */
export async function readOrCreateSecret(file: string, create: () => Promise<string>): Promise<string> {
  const existing = readIfPresent(file)
  if (existing !== null) return existing
  const draft = writeDraft(file, await create())
  try {
    linkSync(draft, file) // fails if another process was first: its file then counts
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(file, 'utf8')
}

function readIfPresent(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null
    throw error
  }
}

function writeDraft(file: string, content: string): string {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, content, { mode: 0o600, flag: 'wx', flush: true })
  return draft
}
