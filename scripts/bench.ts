// `npm run bench`, `npm run bench -- genealogie`; the benches themselves stand in bench/.
if (process.argv[2] === 'genealogie') await import('../bench/genealogy.ts')
else await import('../bench/run.ts')
