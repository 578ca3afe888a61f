-- Copies changes of a plot, or of the plot into which it was merged, to the phones.
-- Spec: replication#copies.
-- Why: a plot that is being registered is copied with its last row (`parcelle.enregistrer`).
create or replace function replica.suivre_parcelle() returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if new.id::text = current_setting('sillon.parcelle_en_cours', true) then
    return null;
  end if;
  perform replica.tenir_parcelle(new.organisation_id, coalesce(new.fusionnee_dans, new.id));
  return null;
end
$$;
grant execute on function replica.suivre_parcelle() to proprietaire;
