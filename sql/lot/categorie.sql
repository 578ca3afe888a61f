-- Returns the display category of a lot: the lowest category of its states, `conventionnel` when
-- nothing is known. The lot's initial states already include the states of its inputs.
-- Spec: lots#categorie.
-- Chosen: bio > conversion > conventionnel > hors_statut.
create or replace function lot.categorie(p_lot_id uuid) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(
      (array['hors_statut', 'conventionnel', 'conversion', 'bio'])[
        min(array_position(array['hors_statut', 'conventionnel', 'conversion', 'bio'],
                           c.categorie_affichage))], 'conventionnel')
    from lot.etats_courants(p_lot_id) as c);
end
$$;
