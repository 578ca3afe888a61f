// `npm run admin`: the operator's commands besides the API. Each command is a file of admin/.
import { operatorProgram } from './admin/verbs.ts'

const [asked] = process.argv.slice(2)
await (await operatorProgram(asked)).parseAsync()
