-- Returns a stored command so that it can be judged again.
-- Spec: file-de-controle#correction.
create or replace function saisie.relire(p_commande_id uuid) returns commande.contexte
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (select r.contexte from saisie.relue r where r.id = p_commande_id);
end
$$;
