import type { ChildProcess } from 'node:child_process'

/** GraphiQL's folder. */
export const GRAPHIQL: string
/** Says if the packages of a folder are those of its lock. */
export function folderIsCurrent(folder: string): boolean
/** Installs the packages of a folder that has a lock of its own. */
export function installFolder(
  folder: string,
  watch: (child: ChildProcess) => void,
  tell?: (line: string) => void,
): Promise<void>
