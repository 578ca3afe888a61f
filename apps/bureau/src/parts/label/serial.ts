// A label printer at a serial port, where the browser has Web Serial.

type Port = {
  open(options: { baudRate: number }): Promise<void>
  close(): Promise<void>
  readonly writable: WritableStream<Uint8Array> | null
}
/** The browser's serial ports. */
export type Serial = { requestPort(): Promise<Port> }

const BAUD = 9600

const serial = (): Serial | undefined => (navigator as Navigator & { serial?: Serial }).serial

/** Says if the browser speaks to serial ports. */
export const hasSerial = (): boolean => serial() !== undefined

/** Sends bytes to the port that the person chooses. */
export async function sendSerial(bytes: Uint8Array, of = serial()): Promise<void> {
  const port = await openPort(of)
  try {
    const writer = port.writable?.getWriter()
    if (writer === undefined) throw new Error('the port takes no bytes')
    try {
      await writer.write(bytes)
    } finally {
      // A port whose stream is locked can not be closed, and then stays open for the next label.
      writer.releaseLock()
    }
  } finally {
    await port.close()
  }
}

async function openPort(of: Serial | undefined): Promise<Port> {
  const port = await of?.requestPort()
  if (port === undefined) throw new Error('no serial port')
  await port.open({ baudRate: BAUD })
  return port
}
