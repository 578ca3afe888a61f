-- Copies the plot of a new survey, or with changed crops, to the phones.
-- Spec: replication#perimetre.
-- Why: a plot that is being registered is copied with its last row (`parcelle.enregistrer`).
create or replace function replica.suivre_releve() returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if new.parcelle_id::text = current_setting('sillon.parcelle_en_cours', true) then
    return null;
  end if;
  perform replica.tenir_parcelle(new.organisation_id, new.parcelle_id);
  return null;
end
$$;
grant execute on function replica.suivre_releve() to proprietaire;
