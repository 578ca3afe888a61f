// `npm run admin`: what an operator can do beside the API. A verb is a file of admin/.
import { operatorProgram } from './admin/verbs.ts'

const [asked] = process.argv.slice(2)
await (await operatorProgram(asked)).parseAsync()
