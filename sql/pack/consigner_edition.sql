-- Stores the catalogue's present data of a referential as an edition.
-- Spec: editeur#catalogue.
create or replace function pack.consigner_edition(
  p_code text, p_auteur text, p_raison text, p_le timestamptz) returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  insert into conformite.edition (referentiel_code, rang, le, auteur, raison, contenu)
  select p_code, pack.version_referentiel(p_code) + 1,
         greatest(p_le, (select max(e.le) from conformite.edition e
                         where e.referentiel_code = p_code)),
         p_auteur, p_raison, pack.etats_referentiel(p_code)
$$;
