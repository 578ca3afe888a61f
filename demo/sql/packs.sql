-- Returns the version id of a pack document, and publishes the document now unless it is already
-- published. $1 document, $2 the instant of publication.
select coalesce(
  (select v.id from pack.pack_version v join pack.pack p on p.id = v.pack_id
   where p.code = $1::jsonb ->> 'code' and v.version = $1::jsonb ->> 'version'),
  pack.publier($1::jsonb, $2::timestamptz)) as id
