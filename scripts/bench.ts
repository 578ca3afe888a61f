// `npm run bench`; the bench itself stands in bench/.
import '../bench/run.ts'
