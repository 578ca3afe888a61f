-- Returns the state of matter that leaves the organic referential: the best state of the display
-- category `conventionnel`, otherwise the lowest state.
-- Spec: file-de-controle#declassement.
-- Chosen: docs/decisions/0010-controles.md.
create or replace function conformite.etat_declasse(p_referentiel text) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select e.code from conformite.etat e where e.referentiel_code = p_referentiel
    order by pack.ordre_declasse(e.categorie_affichage, e.rang)
    limit 1);
end
$$;
