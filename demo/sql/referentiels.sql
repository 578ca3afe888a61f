-- Inserts the referentials that an organization uses. $1 codes.
insert into conformite.referentiel_coche (organisation_id, referentiel_code)
select core.organisation_id(), code from unnest($1::text[]) as code
