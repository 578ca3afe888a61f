-- Writes that an available statement is bound: it can be neither amended nor withdrawn any more.
-- The first reason stays.
-- Spec: eudr#delai.
-- Refuses: declaration_eudr_inconnue, transition_refusee, declaration_engagee.
-- Locks: the statement.
create or replace function eudr.engager(
  p_id uuid, p_engagement text, p_raison text, p_auteur_id uuid, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_declaration eudr.declaration := eudr.verrouiller(p_id, 'engager');
begin
  perform eudr.exiger_non_engagee(v_declaration);
  update eudr.declaration d set engagement = p_engagement, engagee_le = p_le where d.id = p_id;
  perform eudr.changer_statut(
    p_id, 'engager', p_raison, p_auteur_id, p_le,
    jsonb_build_object('engagement', p_engagement));
  return eudr.detailler(p_id, p_le);
end
$$;
