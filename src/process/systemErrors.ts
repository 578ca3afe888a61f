/** Returns true if an error has one of these system codes. */
export function isCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}

const FOLDER_FAULTS: Readonly<Record<string, string>> = {
  EACCES: 'the user of this process has no right to it',
  EPERM: 'the user of this process has no right to it',
  EROFS: 'its file system is read-only',
  ENOSPC: 'its disk is full',
  EDQUOT: 'the quota of this user is used up',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'a file stands where a folder has to be',
}

/** Returns a sentence for the operator if a command ended because of an unusable file or folder; undefined for other errors. */
export function folderSentence(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code = '', syscall, path } = error as NodeJS.ErrnoException
  const fault = Object.hasOwn(FOLDER_FAULTS, code) ? FOLDER_FAULTS[code] : undefined
  if (fault === undefined || path === undefined) return undefined
  return `${path} can not be used (${syscall} ${code}): ${fault}. Mend that, or name another place (DATA_DIR).`
}
