-- Returns a record that used matter, by its movement, with the route that takes it back: steps and
-- expeditions have a route of their own, other movements are reversed.
-- Spec: matiere#contrepassation.
-- Chosen: docs/decisions/0163-une-issue.md.
create or replace function matiere.dependance(p_mouvement_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'entite', m.entite, 'id', m.entite_id, 'mouvement_id', m.id,
      'acte', case m.entite
        when 'etape' then format('POST /v1/etapes/%s/devalider', m.entite_id)
        when 'expedition' then format('POST /v1/expeditions/%s/devalider', m.entite_id)
        else format('POST /v1/mouvements/%s/contrepasser', m.id) end)
    from matiere.mouvement m where m.id = p_mouvement_id);
end
$$;
