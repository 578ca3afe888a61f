import type { ChildProcess } from 'node:child_process'

/** GraphiQL's folder. */
export const GRAPHIQL: string
/** Says if the installed packages of a folder match its lock file. */
export function folderIsCurrent(folder: string): boolean
/** Installs the packages of a folder that has its own lock file. */
export function installFolder(
  folder: string,
  watch: (child: ChildProcess) => void,
  tell?: (line: string) => void,
): Promise<void>
