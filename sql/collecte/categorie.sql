-- Returns the display category of a collection: the lowest category of its states, `conventionnel`
-- when nothing is known.
-- Spec: collectes#qualite.
create or replace function collecte.categorie(p_id uuid) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(
      (array['hors_statut', 'conventionnel', 'conversion', 'bio'])[
        min(array_position(array['hors_statut', 'conventionnel', 'conversion', 'bio'],
                           e.categorie_affichage))], 'conventionnel')
    from collecte.etats_courants(p_id) as e);
end
$$;
