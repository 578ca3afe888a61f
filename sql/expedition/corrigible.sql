-- Returns the members of an expedition that a correction can change.
-- Spec: ventes-et-expeditions#correction-numeros.
create or replace function expedition.corrigible(p_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'numero_coi', x.numero_coi, 'numero_conteneur', x.numero_conteneur,
      'conteneurs', expedition.contenu(x.id) -> 'conteneurs')
    from expedition.expedition x where x.id = p_id);
end
$$;
