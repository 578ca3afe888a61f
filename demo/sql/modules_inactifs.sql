-- Modules that were active and now only read. $1 modules, $2 since, $3 until.
insert into module.activation (organisation_id, module, actif_pendant)
select core.organisation_id(), m, tstzmultirange(tstzrange($2::timestamptz, $3::timestamptz))
from unnest($1::text[]) as m
