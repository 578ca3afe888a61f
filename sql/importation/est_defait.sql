-- Returns whether an import of a given kind made a record and was undone.
-- Spec: imports#annulation.
create or replace function importation.est_defait(p_genre text, p_id uuid) returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select exists (
    select from importation.ligne l
      join importation.importation i
        on i.organisation_id = l.organisation_id and i.id = l.importation_id
    where l.objet_id = p_id and i.genre = p_genre and i.statut = 'annule')
$$;
