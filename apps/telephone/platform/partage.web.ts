// Shares a picture in a browser: as a download.

/** Saves a PNG that is given in base64. */
export async function share(base64: string, name: string): Promise<void> {
  const link = document.createElement('a')
  link.href = `data:image/png;base64,${base64}`
  link.download = name
  link.click()
}
