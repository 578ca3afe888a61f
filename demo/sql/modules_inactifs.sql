-- Inserts modules that were active and are now read-only. $1 modules, $2 beginning and $3 end of
-- their activity.
insert into module.activation (organisation_id, module, actif_pendant)
select core.organisation_id(), m, tstzmultirange(tstzrange($2::timestamptz, $3::timestamptz))
from unnest($1::text[]) as m
